"""Graphs as LLVM text, for every target that LLVM has."""
