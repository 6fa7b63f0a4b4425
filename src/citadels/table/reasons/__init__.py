"""Reasons for a move as a teacher gives them: from one's own cards and what lies on the table, read off a view."""
