"""Catan at a table: what a session needs of it."""
