"""Positions, records and links (notation-praga.md)."""
