"""Examples, tables and figures of the sources, recomputed and compared with the published values."""
