"""The public part of positions and views as JSON (notation §2 and §7)."""

from __future__ import annotations

from typing import Any

from catan.core.board import CORNERS, HARBOURS, HEXES, PATHS
from catan.core.frames import Answer, Choose, Discard, FreeRoads, Offer, Place, Reply, Robber, Steal, Turn
from catan.core.island import DESERT, HARBOUR_WORDS, LANDS, Island
from catan.core.resources import CARDS, NOTHING, RESOURCES, Bundle, counts, to_dict
from catan.core.state import State
from catan.flow.options import write_rules
from catan.views.view import View

VERSION = 1
Table = State | View


def write_counts(cards: Bundle, words: tuple[str, ...] = RESOURCES) -> dict[str, int]:
    """Return the number of cards of every kind, zeros included."""
    return dict(zip(words, counts(cards), strict=True))


def write_cards(cards: Bundle) -> list[str]:
    """Return development cards as a sorted list of names."""
    return [word for word, number in zip(CARDS, counts(cards), strict=True) for _ in range(number)]


def write_table(
    table: Table, seed: dict[str, int], bank: dict[str, Any], decks: dict[str, Any], players: list[dict[str, Any]]
) -> dict[str, Any]:
    """Return a position or a view: the public table, with the given parts that differ between the two."""
    return {
        "catan": VERSION,
        "rules": write_rules(table.rules),
        "round": table.round,
        "first": table.first,
        **seed,
        "hexes": _hexes(table.island),
        "harbours": _harbours(table.island),
        "robber": HEXES[table.robber],
        "bank": bank,
        **decks,
        "players": players,
        "longest_road": table.longest_road,
        "largest_army": table.largest_army,
        "phase": _phase(table),
    }


def write_decks(table: Table, deck: Any, dice_deck: Any) -> dict[str, Any]:
    """Return the deck, and the dice deck if the game uses one (K11.1)."""
    return {"deck": deck} | ({"dice_deck": dice_deck} if table.rules.dice == "deck" else {})


def _hexes(island: Island) -> list[str]:
    """Return the hexes in order, as `ore 10` or `desert`."""
    return [
        LANDS[land] if land == DESERT else f"{LANDS[land]} {number}"
        for land, number in zip(island.lands, island.numbers, strict=True)
    ]


def _harbours(island: Island) -> dict[str, str]:
    """Return the kinds of harbours by path, clockwise."""
    return {PATHS[path]: HARBOUR_WORDS[kind] for path, kind in zip(HARBOURS, island.harbours, strict=True)}


def write_open(table: Table, seat: int) -> dict[str, Any]:
    """Return a player's public data: played cards and pieces."""
    return {
        "played": write_counts(table.played_cards[seat], CARDS),
        "settlements": [CORNERS[corner] for corner in table.settlements[seat]],
        "cities": [CORNERS[corner] for corner in table.cities[seat]],
        "roads": [PATHS[path] for path in table.roads[seat]],
    }


def _phase(table: Table) -> dict[str, Any]:
    if not table.stack:
        return {"name": "over", "seat": table.turn_of}
    top = table.stack[-1]
    if type(top) is Place:
        return {"name": "place", "seat": top.seat}
    turn: Turn = next(frame for frame in table.stack if type(frame) is Turn)
    phase: dict[str, Any] = {
        "name": "turn",
        "seat": turn.seat,
        "rolled": None if turn.dice is None else list(turn.dice),
        "played": turn.card_played,
        "offers": turn.offers,
    }
    if type(top) is not Turn:
        phase["asks"] = _asks(top)
    return phase


def _asks(top: Any) -> dict[str, Any]:
    """Return the pending decision within a turn."""
    asks: dict[str, Any] = {"what": WHAT[type(top)]}
    if type(top) is Discard:
        asks["seats"] = list(top.seats)
    elif type(top) is Steal:
        asks["from"] = list(top.victims)
    elif type(top) is FreeRoads:
        asks["left"] = top.left
    elif type(top) in (Answer, Choose):
        asks["offer"] = _offer(top.offer)
        asks["said"] = [_reply(reply) for reply in top.replies]
    if type(top) is Answer:
        asks["seats"] = list(top.seats)
    return asks


WHAT = {Discard: "discard", Robber: "robber", Steal: "steal", FreeRoads: "roads", Answer: "answer", Choose: "choose"}


def _offer(offer: Offer) -> dict[str, Any]:
    return {"give": _side(offer.give), "get": _side(offer.get), "to": None if offer.to < 0 else offer.to}


def _side(bundle: Bundle | None) -> dict[str, int] | None:
    return None if bundle is None else to_dict(bundle)


def _reply(reply: Reply) -> dict[str, Any]:
    terms = {"give": to_dict(reply.give), "get": to_dict(reply.get)} if reply.give != NOTHING else {}
    return {"seat": reply.seat, "says": reply.verb, **terms}
