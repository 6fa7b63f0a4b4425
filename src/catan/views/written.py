"""The open part of positions and views as JSON (notation §2 and §7): they are written the same way."""

from __future__ import annotations

from typing import Any

from catan.core.board import CORNERS, HARBOURS, HEXES, PATHS
from catan.core.frames import Answer, Choose, Discard, FreeRoads, Offer, Place, Robber, Said, Steal, Turn
from catan.core.island import DESERT, HARBOUR_WORDS, LANDS, Island
from catan.core.resources import CARDS, NOTHING, RESOURCES, Bundle, counts, written
from catan.core.state import State
from catan.flow.options import write_rules
from catan.views.view import View

VERSION = 1
Table = State | View


def write_counts(cards: Bundle, words: tuple[str, ...] = RESOURCES) -> dict[str, int]:
    """Write how many cards of each kind there are, of every kind."""
    return dict(zip(words, counts(cards), strict=True))


def write_cards(cards: Bundle) -> list[str]:
    """Write development cards one by one, in the order of the cards."""
    return [word for word, number in zip(CARDS, counts(cards), strict=True) for _ in range(number)]


def write_table(
    table: Table, seed: dict[str, int], bank: dict[str, Any], decks: dict[str, Any], players: list[dict[str, Any]]
) -> dict[str, Any]:
    """Write a position or a view: what lies open on the table, around what each of them says in its own way."""
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
    """Write the deck, and the deck of dice where one is used (K11.1)."""
    return {"deck": deck} | ({"dice_deck": dice_deck} if table.rules.dice == "deck" else {})


def _hexes(island: Island) -> list[str]:
    """Write the hexes in their order: `ore 10`, `desert`."""
    return [
        LANDS[land] if land == DESERT else f"{LANDS[land]} {number}"
        for land, number in zip(island.lands, island.numbers, strict=True)
    ]


def _harbours(island: Island) -> dict[str, str]:
    """Write the harbours by their paths, clockwise."""
    return {PATHS[path]: HARBOUR_WORDS[kind] for path, kind in zip(HARBOURS, island.harbours, strict=True)}


def write_open(table: Table, seat: int) -> dict[str, Any]:
    """Write of a player what lies open: the cards played, and the pieces."""
    return {
        "played": write_counts(table.played[seat], CARDS),
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
        "rolled": None if turn.rolled is None else list(turn.rolled),
        "played": turn.played,
        "offers": turn.offers,
    }
    if type(top) is not Turn:
        phase["asks"] = _asks(top)
    return phase


def _asks(top: Any) -> dict[str, Any]:
    """Write the question that lies on a turn."""
    asks: dict[str, Any] = {"what": WHAT[type(top)]}
    if type(top) is Discard:
        asks["seats"] = list(top.seats)
    elif type(top) is Steal:
        asks["from"] = list(top.victims)
    elif type(top) is FreeRoads:
        asks["left"] = top.left
    elif type(top) in (Answer, Choose):
        asks["offer"] = _offer(top.offer)
        asks["said"] = [_said(answer) for answer in top.said]
    if type(top) is Answer:
        asks["seats"] = list(top.seats)
    return asks


WHAT = {Discard: "discard", Robber: "robber", Steal: "steal", FreeRoads: "roads", Answer: "answer", Choose: "choose"}


def _offer(offer: Offer) -> dict[str, Any]:
    return {"give": _side(offer.give), "get": _side(offer.get), "to": None if offer.to < 0 else offer.to}


def _side(bundle: Bundle | None) -> dict[str, int] | None:
    return None if bundle is None else written(bundle)


def _said(answer: Said) -> dict[str, Any]:
    terms = {"give": written(answer.give), "get": written(answer.get)} if answer.give != NOTHING else {}
    return {"seat": answer.seat, "says": answer.says, **terms}
