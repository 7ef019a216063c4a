"""Simulation: one motion with any integrator, or many at once; what came out, drawn, saved and animated."""
