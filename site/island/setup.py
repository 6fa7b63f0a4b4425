"""The first screen of the island."""

from first_screen import company, foot, other_games, screen, table_facts
from option_setup import option_facts
from ui import button, say


def first_screen(start, state, aside, stage_of_engine, language):
    """The whole first screen; `aside` is how many texts could not be read."""
    facts = company(start) + option_facts(start, start.rules)
    links = foot(
        other_games(),
        button("settings", "", "link", say("settings")),
        button("about", "", "link", say("about")),
        button("aside", "", "link", say("aside", count=aside)) if aside else None,
    )
    doors = (("lessons", "lamp"), ("help", "help"), ("today", "crown"), ("games", "book"))
    return screen(start, None, state, table_facts(start, facts), doors, stage_of_engine, language, links)
