"""The verbs of the command line: parse, call, show.  NumPy is imported only when a verb runs, never for its help."""
