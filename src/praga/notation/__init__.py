"""Positions, records and links (docs/praga/notation.md)."""
