"""Devices: back-ends that compile or interpret graphs."""
