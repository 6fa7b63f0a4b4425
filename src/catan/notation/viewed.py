"""Reading a view that a game wrote as JSON (notation §7), for bots that are handed no more than that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan.core.board import CORNER, HEX, PATH
from catan.core.frames import TO_ALL, Answer, Choose, Discard, FreeRoads, Offer, Place, Robber, Said, Steal, Turn
from catan.core.pieces import renew
from catan.core.resources import CARDS, RESOURCES, Bundle, bundle
from catan.core.state import State
from catan.flow.options import read_rules
from catan.notation.land import read_island
from catan.views.view import View, observe
from tabletop.frames import Frame


def as_view(seen: View | Mapping[str, Any]) -> View:
    """Take a view as the program has it, or as JSON."""
    return seen if isinstance(seen, View) else read_view(seen)


def read_view(written: Mapping[str, Any]) -> View:
    """Read a view that a game wrote; whose it is, is told by whose hand is written card by card.

    What is wrong with a view that no game wrote is not asked.
    """
    players = written["players"]
    view = observe(_open_part(written), None)
    view.me = next((seat for seat, player in enumerate(players) if type(player["hand"]) is dict), None)
    view.bank = None if None in written["bank"].values() else _counts(written["bank"], RESOURCES)
    view.deck, view.dice_deck = written["deck"], written.get("dice_deck", 0)
    view.hands = [_counts(one["hand"], RESOURCES) if type(one["hand"]) is dict else None for one in players]
    view.hand_sizes = [sum(one["hand"].values()) if type(one["hand"]) is dict else one["hand"] for one in players]
    view.cards, view.card_counts = _held(players, "cards")
    view.new, view.new_counts = _held(players, "new")
    return view


def _held(players: list[Any], name: str) -> tuple[list[Bundle | None], list[int]]:
    """Return everybody's development cards of a kind, None where they are hidden, and how many they are."""
    held: list[Bundle | None] = []
    sizes = []
    for player in players:
        cards = player[name]
        held.append(bundle([cards.count(card) for card in CARDS]) if type(cards) is list else None)
        sizes.append(len(cards) if type(cards) is list else cards)
    return held, sizes


def _open_part(written: Mapping[str, Any]) -> State:
    """Return a state with all that lies open, and nothing else."""
    players, phase = written["players"], written["phase"]
    island = read_island(written["hexes"], written["harbours"])
    state = State(read_rules(written["rules"]), tuple([player["name"] for player in players]), island, 0)
    state.round, state.first, state.robber = written["round"], written["first"], HEX[written["robber"]]
    state.longest_road, state.largest_army = written["longest_road"], written["largest_army"]
    for seat, player in enumerate(players):
        state.played[seat] = _counts(player["played"], CARDS)
        state.settlements[seat] = tuple([CORNER[name] for name in player["settlements"]])
        state.cities[seat] = tuple([CORNER[name] for name in player["cities"]])
        state.roads[seat] = tuple([PATH[name] for name in player["roads"]])
    renew(state)
    state.turn_of = phase["seat"]
    state.stack = _stack(state, phase)
    return state


def _counts(written: Mapping[str, int], words: tuple[str, ...]) -> Bundle:
    return bundle([written.get(word, 0) for word in words])


def _stack(state: State, phase: Mapping[str, Any]) -> list[Frame]:
    if phase["name"] == "over":
        return []
    seat = phase["seat"]
    if phase["name"] == "place":
        return [Place(seat, sum(map(len, (*state.settlements, *state.roads))))]
    rolled = phase["rolled"]
    turn = Turn(seat, None if rolled is None else (rolled[0], rolled[1]), phase["played"], phase["offers"])
    return [turn, *_asked(seat, phase["asks"])] if "asks" in phase else [turn]


def _asked(seat: int, asks: Mapping[str, Any]) -> list[Frame]:
    """Return what lies on a turn."""
    what = asks["what"]
    if what == "discard":
        return [Robber(seat), Discard(tuple(asks["seats"]))]
    if what == "robber":
        return [Robber(seat)]
    if what == "steal":
        return [Steal(seat, tuple(asks["from"]))]
    if what == "roads":
        return [FreeRoads(seat, asks["left"])]
    to = asks["offer"]["to"]
    offer = Offer(_side(asks["offer"]["give"]), _side(asks["offer"]["get"]), TO_ALL if to is None else to)
    said = tuple([_said(answer) for answer in asks["said"]])
    return [Answer(seat, offer, said, tuple(asks["seats"]))] if what == "answer" else [Choose(seat, offer, said)]


def _side(written: Mapping[str, int] | None) -> Bundle | None:
    return None if written is None else _counts(written, RESOURCES)


def _said(written: Mapping[str, Any]) -> Said:
    give, get = _counts(written.get("give", {}), RESOURCES), _counts(written.get("get", {}), RESOURCES)
    return Said(written["seat"], written["says"], give, get)
