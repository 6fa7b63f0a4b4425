"""Reading a view from JSON (notation §7), for bots that get only JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan.core.board import CORNER, HEX, PATH
from catan.core.frames import TO_ALL, Answer, Choose, Discard, FreeRoads, Offer, Place, Reply, Robber, Steal, Turn
from catan.core.pieces import recompute
from catan.core.resources import CARDS, RESOURCES, Bundle, bundle
from catan.core.state import State
from catan.flow.options import read_rules
from catan.notation.land import read_island
from catan.views.view import View, observe
from tabletop.core.frames import Frame


def as_view(view: View | Mapping[str, Any]) -> View:
    """Return a View as it is, or read it from JSON."""
    return view if isinstance(view, View) else read_view(view)


def read_view(data: Mapping[str, Any]) -> View:
    """Read a view that was written by a game. The viewer is the seat whose hand is a dict.

    The input is trusted and not validated.
    """
    players = data["players"]
    view = observe(_open_part(data), None)
    view.me = next((seat for seat, player in enumerate(players) if type(player["hand"]) is dict), None)
    view.bank = None if None in data["bank"].values() else _counts(data["bank"], RESOURCES)
    view.deck, view.dice_deck = data["deck"], data.get("dice_deck", 0)
    view.hands = [_counts(player["hand"], RESOURCES) if type(player["hand"]) is dict else None for player in players]
    view.hand_sizes = [
        sum(player["hand"].values()) if type(player["hand"]) is dict else player["hand"] for player in players
    ]
    view.cards, view.card_counts = _development_cards(players, "cards")
    view.new, view.new_counts = _development_cards(players, "new")
    return view


def _development_cards(players: list[Any], name: str) -> tuple[list[Bundle | None], list[int]]:
    """Return the development cards at a key by seat, None if hidden, and their numbers."""
    hands: list[Bundle | None] = []
    sizes = []
    for player in players:
        cards = player[name]
        hands.append(bundle([cards.count(card) for card in CARDS]) if type(cards) is list else None)
        sizes.append(len(cards) if type(cards) is list else cards)
    return hands, sizes


def _open_part(data: Mapping[str, Any]) -> State:
    """Return a state with only the public information."""
    players, phase = data["players"], data["phase"]
    island = read_island(data["hexes"], data["harbours"])
    state = State(read_rules(data["rules"]), tuple([player["name"] for player in players]), island, 0)
    state.round, state.first, state.robber = data["round"], data["first"], HEX[data["robber"]]
    state.longest_road, state.largest_army = data["longest_road"], data["largest_army"]
    for seat, player in enumerate(players):
        state.played_cards[seat] = _counts(player["played"], CARDS)
        state.settlements[seat] = tuple([CORNER[name] for name in player["settlements"]])
        state.cities[seat] = tuple([CORNER[name] for name in player["cities"]])
        state.roads[seat] = tuple([PATH[name] for name in player["roads"]])
    recompute(state)
    state.turn_of = phase["seat"]
    state.stack = _stack(state, phase)
    return state


def _counts(data: Mapping[str, int], words: tuple[str, ...]) -> Bundle:
    return bundle([data.get(word, 0) for word in words])


def _stack(state: State, phase: Mapping[str, Any]) -> list[Frame]:
    if phase["name"] == "over":
        return []
    seat = phase["seat"]
    if phase["name"] == "place":
        return [Place(seat, sum(map(len, (*state.settlements, *state.roads))))]
    dice = phase["rolled"]
    turn = Turn(seat, None if dice is None else (dice[0], dice[1]), phase["played"], phase["offers"])
    return [turn, *_question(seat, phase["asks"])] if "asks" in phase else [turn]


def _question(seat: int, asks: Mapping[str, Any]) -> list[Frame]:
    """Return the frames on top of a turn."""
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
    replies = tuple([_reply(reply) for reply in asks["said"]])
    return [Answer(seat, offer, replies, tuple(asks["seats"]))] if what == "answer" else [Choose(seat, offer, replies)]


def _side(data: Mapping[str, int] | None) -> Bundle | None:
    return None if data is None else _counts(data, RESOURCES)


def _reply(data: Mapping[str, Any]) -> Reply:
    give, get = _counts(data.get("give", {}), RESOURCES), _counts(data.get("get", {}), RESOURCES)
    return Reply(data["seat"], data["says"], give, get)
