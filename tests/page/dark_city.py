"""Positions of the Dark City in which the page has something of its own to ask."""

from __future__ import annotations

from citadels import Game
from tests.rules.table import seat, turn


def witch() -> Game:
    """The Witch's turn: seat 2 is the Alchemist."""
    return turn(
        "witch",
        seat("witch", gold=4, hand="temple keep market castle", city="manor docks+ tavern"),
        seat("king", gold=3, hand="palace tavern", city="temple prison castle"),
        seat("alchemist", gold=5, hand="docks", city="museum:tavern,market watchtower"),
        seat("diplomat", gold=2, hand="manor", city="bell_tower church"),
        cast="artist tax_collector",
    )


def diplomat() -> Game:
    """The Diplomat's turn after the resource action."""
    return turn(
        "diplomat",
        seat("diplomat", gold=4, hand="temple keep", city="manor docks+ tavern fortress"),
        seat("king", gold=3, city="temple prison castle keep palace"),
        seat("alchemist", gold=5, city="museum:tavern,market watchtower great_wall"),
        seat("bishop", gold=2, city="bell_tower church"),
        cast="artist",
        taken="resources",
    )


def wizard() -> Game:
    """The Wizard's turn before the resource action."""
    king = seat("king", hand="palace tavern museum")
    return turn("wizard", seat("wizard", gold=4, hand="lighthouse", city="armory"), king)


def builder() -> Game:
    """The Artist may build the Lighthouse."""
    return turn("artist", seat("artist", gold=6, hand="lighthouse temple", city="manor"), taken="resources")


def tucker() -> Game:
    """The owner of the Museum after the resource action."""
    owner = seat("king", gold=1, hand="temple keep", city="museum:tavern manor")
    return turn("king", owner, seat("bishop"), taken="resources")


def emperor() -> Game:
    """The Emperor's turn: seat 4 has the Crown."""
    return turn("emperor", seat("emperor", gold=3), seat("bishop", gold=2), seat("merchant", gold=2), crown=3)


def crowned() -> Game:
    """The Emperor has crowned seat 1, which now thanks him."""
    game = turn("emperor", seat("warlord", gold=2, hand="temple keep"), seat("emperor"), crown=2)
    game.play("crown 0")
    return game


def artist() -> Game:
    """The Artist with two gold."""
    return turn("artist", seat("artist", gold=2, city="manor temple keep"), taken="resources")
