"""Formats of robot models: each one's reader and writer in one file."""
