"""Formulations: one file per paper, the code that they share, and the registry of methods."""
