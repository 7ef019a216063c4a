"""Agreement of the methods, comparison, speed, stability, significance."""
