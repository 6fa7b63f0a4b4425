"""Facts in the list of saved games and the statistics: nothing but what any game has."""

from plain_facts import COUNTS, facts, kind_of_game, label, prepare, street

__all__ = ["COUNTS", "facts", "kind_of_game", "label", "prepare", "street"]
