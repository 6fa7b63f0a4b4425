"""The first screen of Crown and Crane."""

from first_screen import company, foot, screen, table_facts, usual_links
from option_setup import option_facts
from pieces import pieces
from ui import say


def first_screen(start, state, aside, stage_of_engine, language):
    """The whole first screen; `aside` is how many texts could not be read."""
    facts = company(start) + option_facts(start, start.rules)
    if start.count == 1:
        facts.append(say("alone-goal", good=pieces["good_alone"]))
    links = foot(
        *usual_links(aside),
    )
    doors = (("lesson-first", "flag"), ("lessons", "lamp"), ("help", "help"), ("today", "crown"), ("games", "book"))
    return screen(start, None, state, table_facts(start, facts), doors, stage_of_engine, language, links)
