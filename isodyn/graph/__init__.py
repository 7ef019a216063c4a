"""The operation graph: what array code makes when it runs on symbols."""
