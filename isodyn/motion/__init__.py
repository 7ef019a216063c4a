"""Trajectories of joints and paths in space."""
