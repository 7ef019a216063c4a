"""Kinds of trajectories: laws of motion, limits, paths in space, and how they are read, written and drawn."""
