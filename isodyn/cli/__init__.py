"""The command line: parse, call, show.  Files of verbs import inside functions what needs NumPy, which help does without."""
