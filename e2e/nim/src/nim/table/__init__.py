"""The engine of Nim for its page."""
