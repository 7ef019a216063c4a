"""Every example, table and figure of the sources that can be regenerated, beside what the source prints."""
