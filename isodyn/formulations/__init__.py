"""One paper, one file; what they share; the registry of methods."""
