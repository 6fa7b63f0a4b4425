"""The first screen of the island."""

from first_screen import company, foot, screen, table_facts, usual_links
from option_setup import option_facts


def first_screen(start, state, aside, stage_of_engine, language):
    """The whole first screen; `aside` is how many texts could not be read."""
    facts = company(start) + option_facts(start, start.rules)
    links = foot(
        *usual_links(aside),
    )
    doors = (("lessons", "lamp"), ("help", "help"), ("today", "crown"), ("games", "book"))
    return screen(start, None, state, table_facts(start, facts), doors, stage_of_engine, language, links)
