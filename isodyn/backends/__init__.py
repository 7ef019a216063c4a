"""Devices: graphs into something that computes them."""
