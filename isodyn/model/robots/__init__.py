"""The robots that come with isodyn, by family: numbers with their source, nothing read from disk."""
