"""Positions that cannot be: each is refused by the key that is wrong (notation §2)."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game, PositionError
from tests.catan.board import BEGINNER, HARBOURS
from tests.catan.notation.examples import BARE, SEVEN, TURN, offer
from tests.catan.positions import Json, seat

ROADS_OF_FIVE = "c1-c2-c3-c4-c5-c6"
TWO: list[Json] = [seat(), seat()]
SIDES = {"offer": offer("1 wood", "1 ore")}
HOLDING = [seat("2 wood"), seat("1 ore"), seat("1 ore")]


def asking(what: str, **keys: Any) -> Json:
    return {"phase": SEVEN | {"played": True, "offers": 1, "asks": {"what": what, **keys}}}


def answering(replies: list[Json], seats: list[int] | None = None, what: str = "answer", **keys: Any) -> Json:
    asks = {**SIDES, **keys, "said": replies} | ({} if seats is None else {"seats": seats})
    return {"players": HOLDING, **asking(what, **asks)}


def offering(**sides: Any) -> Json:
    return {"players": HOLDING, **asking("answer", offer=offer("1 wood", "1 ore") | sides)}


def hexes(*keys: tuple[int, object]) -> Json:
    return {"hexes": [dict(keys).get(at, land) for at, land in enumerate(BEGINNER)]}


def harbours(**keys: object) -> Json:
    return {"harbours": {**HARBOURS, **{path.replace("_", "-"): kind for path, kind in keys.items()}}}


CASES: list[tuple[str, Json]] = [
    ("catan", {"catan": 2}),
    ("catan", {"catan": True}),
    ("cantan", {"cantan": 1}),
    ("players", {"players": [{}]}),
    ("players", {"players": [{}] * 5}),
    ("players", {"players": "Ann, Bo"}),
    ("players[1]", {"players": [{}, 7]}),
    ("players[0].gold", {"players": [{"gold": 1}, {}]}),
    ("players[0].name", {"players": [{"name": ""}, {}]}),
    ("rules.board", {"rules": {"board": "large"}}),
    ("rules.numbers", {"rules": {"numbers": 7}}),
    ("rules.points", {"rules": {"points": 2}}),
    ("rules.points", {"rules": {"points": 21}}),
    ("rules.discard_limit", {"rules": {"discard_limit": 3}}),
    ("rules.friendly_robber", {"rules": {"friendly_robber": 1}}),
    ("rules.calm_rounds", {"rules": {"calm_rounds": 6}}),
    ("rules.offers", {"rules": {"offers": 11}}),
    ("rules.round_limit", {"rules": {"round_limit": 0}}),
    ("rules.smithy", {"rules": {"smithy": 2}}),
    ("round", {"round": 0}),
    ("round", {"round": 1.5}),
    ("round", {"round": True}),
    ("round", {"round": 4, "rules": {"round_limit": 3}}),
    ("round", {"round": 1, "phase": {"name": "place"}}),
    ("first", {"first": 2}),
    ("seed", {"seed": -1}),
    ("seed", {"seed": 2**64}),
    ("robber", {"robber": "h20"}),
    ("robber", {"robber": None}),
    # hexes and harbours
    ("hexes", {"hexes": list(BEGINNER[:-1])}),
    ("hexes[0]", hexes((0, "ore"))),
    ("hexes[0]", hexes((0, "gold 10"))),
    ("hexes[0]", hexes((0, "ore 7"))),
    ("hexes[0]", hexes((0, "ore 010"))),
    ("hexes[0]", hexes((0, 10))),
    ("hexes[9]", hexes((9, "desert 5"))),
    ("hexes[13]", hexes((9, "ore 2"), (1, "desert"))),
    ("hexes[13]", hexes((1, "ore 2"))),
    ("hexes[3]", hexes((1, "wool 12"))),
    ("harbours.a4-a5", harbours(a4_a5="any")),
    ("harbours.a3-a4", harbours(a3_a4="gold")),
    ("harbours.f3-f4", harbours(a6_a7="any")),
    ("harbours.b9-b10", harbours(a3_a4="ore")),
    ("harbours.a4-a3", harbours(a4_a3="any")),
    ("harbours.a6-a7", {"harbours": {"a3-a4": "any"}}),
    ("harbours", {"harbours": ["any"] * 9}),
    # cards
    ("players[0].hand.gold", {"players": [{"hand": {"gold": 1}}, {}]}),
    ("players[0].hand.ore", {"players": [{"hand": {"ore": -1}}, {}]}),
    ("players[0].hand.ore", {"players": [{"hand": {"ore": True}}, {}]}),
    ("players[0].hand.ore", {"players": [{"hand": {"ore": 20}}, {}]}),
    ("players[1].hand.ore", {"players": [{"hand": {"ore": 10}}, {"hand": {"ore": 10}}]}),
    ("bank.ore", {"players": [{"hand": {"ore": 10}}, {}], "bank": {"ore": 10}}),
    ("players[0].cards[0]", {"players": [{"cards": ["soldier"]}, {}]}),
    ("players[0].cards[2]", {"players": [{"cards": ["plenty"] * 3}, {}]}),
    ("players[1].played.roads", {"players": [{"cards": ["roads"]}, {"played": {"roads": 2}}]}),
    ("deck[0]", {"players": [{"played": {"monopoly": 2}}, {}], "deck": ["monopoly"]}),
    ("players[1].new", {"players": [{}, {"new": ["knight"]}]}),
    ("players[0].new", {"players": [{"new": ["knight"]}, {}], "phase": {"name": "place"}}),
    ("dice_deck", {"dice_deck": ["11"]}),
    ("dice_deck[0]", {"rules": {"dice": "deck"}, "dice_deck": ["17"]}),
    ("dice_deck[0]", {"rules": {"dice": "deck"}, "dice_deck": [11]}),
    ("dice_deck[1]", {"rules": {"dice": "deck"}, "dice_deck": ["11", "11"]}),
    # pieces
    ("players[0].settlements[0]", {"players": [{"settlements": ["c12"]}, {}]}),
    ("players[0].cities[0]", {"players": [{"settlements": ["c5"], "cities": ["c5"]}, {}]}),
    ("players[1].settlements[0]", {"players": [{"settlements": ["c5"]}, {"settlements": ["c5"]}]}),
    ("players[1].cities[0]", {"players": [{"settlements": ["c5"]}, {"cities": ["d5"]}]}),
    ("players[0].settlements", {"players": [{"settlements": ["a3", "a5", "a7", "a9", "b10", "c1"]}, {}]}),
    ("players[0].cities", {"players": [{"cities": ["a3", "a5", "a7", "a9", "c1"]}, {}]}),
    ("players[0].roads[0]", {"players": [{"roads": ["c5-c7"]}, {}]}),
    ("players[1].roads[0]", {"players": [{"roads": ["c5-c6"]}, {"roads": ["c6-c5"]}]}),
    ("players[0].roads", {"players": [seat(roads="c1-c2-c3-c4-c5-c6-c7-c8-c9-c10-c11-d11-d10-d9-d8-d7-d6"), {}]}),
    # prizes
    ("longest_road", {"longest_road": 0}),
    ("longest_road", {"longest_road": 2}),
    ("longest_road", {"players": [seat(roads=ROADS_OF_FIVE), {}], "longest_road": None}),
    ("longest_road", {"players": [seat(roads=ROADS_OF_FIVE), {}], "longest_road": 1}),
    ("largest_army", {"players": [seat(played="2 knight"), {}], "largest_army": 0}),
    ("largest_army", {"players": [seat(played="3 knight"), {}], "largest_army": None}),
    ("largest_army", {"players": [seat(played="3 knight"), seat(played="4 knight")], "largest_army": 0}),
    ("largest_army", {"players": [seat(played="3 knight"), seat(played="3 knight")]}),
    # the phase
    ("phase", {"phase": "turn"}),
    ("phase.name", {"phase": {"seat": 0}}),
    ("phase.seat", {"phase": {"name": "turn"}}),
    ("phase.seat", {"phase": {"name": "over", "seat": 2}}),
    ("phase.rolled", {"phase": {"name": "over", "seat": 0, "rolled": None}}),
    ("phase.rolled", {"phase": TURN | {"rolled": [1]}}),
    ("phase.rolled[1]", {"phase": TURN | {"rolled": [1, 7]}}),
    ("phase.played", {"phase": TURN | {"played": 0}}),
    ("phase.offers", {"phase": TURN | {"offers": 6}}),
    ("phase.seat", {"players": [seat(cities="a3 a5 a7 a9", settlements="c1 c3"), {}]}),
    ("phase", {"players": [seat(settlements="c5 e4"), {}], "phase": {"name": "place"}}),
    ("phase", {"players": [seat(), seat(settlements="c5")], "phase": {"name": "place"}}),
    ("phase", {"players": [seat(settlements=f"{line}3 {line}5", roads=f"{line}3-{line}4 {line}5-{line}6")
                           for line in "af"], "phase": {"name": "place"}}),
    ("phase", {"players": [seat(roads="c5-c6"), {}], "phase": {"name": "place"}}),
    ("phase", {"players": [seat(settlements="e4", roads="c1-c2"), seat(settlements="c9 c1", roads="c1-d1")],
               "phase": {"name": "place"}}),
    ("phase.seat", {"phase": {"name": "place", "seat": 1}}),
    ("players[0].cities", {"players": [{"cities": ["c5"]}, {}], "phase": {"name": "place"}}),
    # what is asked
    ("phase.asks", {"phase": SEVEN | {"asks": "robber"}}),
    ("phase.asks.what", {"phase": SEVEN | {"asks": {}}}),
    ("phase.asks.left", {"phase": SEVEN | {"asks": {"what": "robber", "left": 1}}}),
    ("phase.asks.what", {"phase": TURN | {"asks": {"what": "robber"}}}),
    ("phase.asks.what", {"players": [seat("8 ore"), {}],
                         "phase": TURN | {"rolled": [4, 4], "asks": {"what": "discard"}}}),
    ("phase.asks.seats", {"phase": SEVEN | {"asks": {"what": "discard"}}}),
    ("phase.asks.seats[0]", {"players": [seat("7 ore"), {}], **asking("discard", seats=[0])}),
    ("phase.asks.seats[0]", {"players": [seat("8 ore"), {}], **asking("discard", seats=[2])}),
    ("phase.asks.seats", {"players": [seat("8 ore"), seat("8 wool")], **asking("discard", seats=[1, 0])}),
    ("phase.asks.seats", {"players": [seat("8 ore"), seat("8 wool")], **asking("discard", seats=[0])}),
    ("phase.asks.from[0]", {"players": HOLDING, **asking("steal", **{"from": [1, 2]})}),
    ("phase.asks.what", {"players": [seat(), seat("1 ore", settlements="c5")], **asking("steal")}),
    ("phase.asks.from", {"players": [seat(), seat("1 ore", settlements="c5"), seat("1 ore", cities="d6")],
                         **asking("steal", **{"from": [2, 1]})}),
    ("phase.asks.left", {"players": [seat(roads="c5-c6"), {}], **asking("roads")}),
    ("phase.asks.left", {"players": [seat(roads="c5-c6"), {}], **asking("roads", left=3)}),
    ("phase.asks.what", asking("roads", left=1)),
    ("phase.asks.what", {"players": [seat(roads="c5-c6"), {}],
                         "phase": SEVEN | {"asks": {"what": "roads", "left": 1}}}),
    # offers
    ("phase.offers", {"players": HOLDING, "phase": SEVEN | {"asks": {"what": "answer", **SIDES}}}),
    ("phase.asks.what", {"players": HOLDING, "phase": TURN | {"offers": 1, "asks": {"what": "answer", **SIDES}}}),
    ("phase.asks.offer", {"players": HOLDING, **asking("answer")}),
    ("phase.asks.offer", offering(give=None, get=None)),
    ("phase.asks.offer", offering(give={"ore": 1})),
    ("phase.asks.offer.give", offering(give={"wood": 3})),
    ("phase.asks.offer.give", offering(give={})),
    ("phase.asks.offer.give.wood", offering(give={"wood": 4})),
    ("phase.asks.offer.give", offering(give={"wood": 2, "brick": 2})),
    ("phase.asks.offer.give.wood", offering(give={"wood": 0})),
    ("phase.asks.offer.get.gold", offering(get={"gold": 1})),
    ("phase.asks.offer.get", offering(give=None, get={"wood": 1})),
    ("phase.asks.offer.to", offering(to=0)),
    ("phase.asks.offer.to", offering(to=3)),
    ("phase.asks.offer.to", {"players": HOLDING[:2], **asking("answer", offer=offer("1 wood", "1 ore", 1))}),
    ("phase.asks.offer.to", {"players": [seat("1 wood"), seat()], **asking("answer", **SIDES)}),
    ("phase.asks.said[0].seat", answering([{"seat": 2, "says": "refuse"}])),
    ("phase.asks.said[0].says", answering([{"seat": 1, "says": "perhaps"}])),
    ("phase.asks.said[0].says", answering([{"seat": 1, "says": "accept"}], offer=offer("1 wood", "2 ore"))),
    ("phase.asks.said[0].says", answering([{"seat": 1, "says": "accept"}], offer=offer("1 wood", None))),
    ("phase.asks.said[0].give", answering([{"seat": 1, "says": "accept", "give": {"ore": 1}}])),
    ("phase.asks.said[0].give", answering([{"seat": 1, "says": "bid"}])),
    ("phase.asks.said[0]", answering([{"seat": 1, "says": "bid", "give": {"ore": 1}, "get": {"wood": 1}}])),
    ("phase.asks.said[0]", answering([{"seat": 1, "says": "bid", "give": {"ore": 2}, "get": {"wood": 1}}])),
    ("phase.asks.said", answering([{"seat": seat, "says": "refuse"} for seat in (1, 2, 0)])),
    ("phase.asks.seats", answering([{"seat": 1, "says": "refuse"}], seats=[1, 2])),
    ("phase.asks.seats", answering([{"seat": seat, "says": "refuse"} for seat in (1, 2)])),
    ("phase.asks.said", answering([{"seat": 1, "says": "accept"}], what="choose")),
    ("phase.asks.said", answering([{"seat": seat, "says": "refuse"} for seat in (1, 2)], what="choose")),
]  # fmt: skip


@pytest.mark.parametrize(("key", "keys"), CASES)
def test_an_impossible_position_is_refused_by_key(key: str, keys: Json) -> None:
    with pytest.raises(PositionError) as error:
        Game.from_position(BARE | keys)
    assert error.value.key == key


@pytest.mark.parametrize("key", ["catan", "players", "phase"])
def test_three_keys_must_be_there(key: str) -> None:
    with pytest.raises(PositionError) as error:
        Game.from_position({name: value for name, value in BARE.items() if name != key})
    assert error.value.key == key
