"""The faces of the characters: one portrait for each, put together from parts."""
