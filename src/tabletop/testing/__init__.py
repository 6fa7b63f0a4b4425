"""Checks that every game on this kernel must pass."""
