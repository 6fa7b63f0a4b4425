"""Positions, moves, records and views: the public notation, clause by clause."""
