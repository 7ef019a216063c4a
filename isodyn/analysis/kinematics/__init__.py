"""Inverse kinematics from the inside: chains, compiled steps, closed forms, searches."""
