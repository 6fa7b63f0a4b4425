"""What is said of a deal: what any game says that is set with options."""

from option_deal import actions, facts, prepare, rules

__all__ = ["actions", "facts", "prepare", "rules"]
