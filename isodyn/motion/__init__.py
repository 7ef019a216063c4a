"""Joint trajectories and Cartesian paths."""
