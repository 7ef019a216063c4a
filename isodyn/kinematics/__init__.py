"""Poses and Jacobians of frames, closed loops at a state, and inverse kinematics."""
