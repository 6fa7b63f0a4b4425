"""Facts of a deal of Citadels, and the files they need."""

from editions import edition_of, ready
from pieces import FIRST, medal, play
from ui import chapter, el, hidden, say

# Rules that the facts tell, or that only say which cards are in the box.
TOLD = ("edition", "characters", "specials", "removed", "city_size")


async def prepare(page, deal):
    """Load the words of the options and the cards of the deal's edition, and speak of them; whether they are here."""
    edition = edition_of(deal["rules"])
    here = await chapter("setting", page.trouble) is not None and await ready(edition, page.trouble)
    if here:
        play(edition)
    return here


def facts(deal):
    """List the facts of the table: characters, special districts, the size of a city."""
    medals = [medal(role) for role in deal["roles"]]
    return [
        el("p", {"class": "link-cast", "key": "cast"}, hidden(say("link-roles", roles=deal["roles"])), *medals),
        el("p", {"key": "specials"}, say("link-specials", cards=deal["specials"])) if deal["specials"] else None,
        el("p", {"key": "size"}, say("link-size", size=deal["city_size"])),
    ]


def rules(start, deal):
    """Its edition, and the options that it sets."""
    from seating import value_words  # noqa: PLC0415 - the replay's page has no use for it

    edition = edition_of(deal["rules"])
    listed = [
        el("li", {"key": id}, say("option-" + id), ": ", value_words(id, deal["rules"][id]))
        for id in deal["rules"]
        if id not in TOLD
    ]
    return [
        el("p", None, say("edition-" + edition)) if edition != FIRST else None,
        el("ul", {"class": "quiet"}, *listed) if listed else None,
    ]


def actions(page):
    """Return what else this chapter can do: nothing."""
    return {}
