"""Benchmarks: `python -m benchmarks` prints one table, ours beside the peers', measured in one process run."""
