"""The robots that come with isodyn: one small module each, numbers with their source, nothing read from disk."""
