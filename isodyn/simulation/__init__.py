"""The motion of a robot under torques: one at a time with any integrator, or many at once."""
