"""Positions, records and links as text (docs/notation.md)."""
