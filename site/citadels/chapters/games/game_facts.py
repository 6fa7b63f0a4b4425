"""Facts of a game of Citadels in the list of saved games and the statistics."""

from editions import ready
from pieces import BUILDINGS, FIRST, known, role_known
from saves import saves
from ui import el, icon, say

# What the summary of a person's seat counts, by character (docs/protocol.md 7).
COUNTS = ("held", "struck")


async def prepare(page, redraw):
    """Load the cards of the editions with which saved games were played, and redraw the list after each."""
    editions = [saves.load(name).get("edition") for name in saves.names()]
    for edition in page.start.sheet["editions"]:
        if edition in editions and edition not in known and await ready(edition, page.trouble):
            redraw()


def kind_of_game(entry):
    """The edition of a game, or whether it was played with the Dark City; None if this version cannot say."""
    cast = _cast(entry)
    if not cast:
        return None
    if entry.get("edition", FIRST) != FIRST:
        return say("edition", year=entry["edition"])
    dark = [role for role in cast if role_known(role)["edition"] != "classic"]
    return say("games-dark" if dark else "games-classic")


def street(entry):
    """The city of a game as a small street; None without a building that this version knows."""
    districts = known.get(entry.get("edition", FIRST), {}).get("districts", {})
    cards = [card for card in entry.get("city", []) if type(card) is str and card in districts]
    if not cards:
        return None
    drawn = [icon(card, BUILDINGS, "building kind-" + districts[card]["kind"]) for card in cards]
    return el("span", {"class": "street", "aria-hidden": "true"}, *drawn)


def facts(entry):
    """Further facts of a game, each with the id of its heading."""
    cast = _cast(entry)
    return [("games-cast", say("games-roles", roles=cast) if cast else None)]


def _cast(entry):
    """The characters in play that this version knows."""
    return [role for role in entry.get("cast", []) if type(role) is str and role_known(role)]


def label(count, key):
    """Name a bar of the statistics."""
    return say("role-" + key)
