"""Facts of a deal: those of any game that is set with options."""

from option_deal import actions, facts, prepare, rules

__all__ = ["actions", "facts", "prepare", "rules"]
