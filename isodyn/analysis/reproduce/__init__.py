"""Every example, table and figure of the sources that the software can regenerate, beside what the source prints."""
