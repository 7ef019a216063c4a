"""Where frames are, how they can be moved, and inverse kinematics."""
