"""Drawings that pictures of any game can hold: shapes, the parts of a head, and the faces of players."""
