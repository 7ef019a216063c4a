"""The catalogue robots, by family: numbers with their sources; nothing is read from disk."""
