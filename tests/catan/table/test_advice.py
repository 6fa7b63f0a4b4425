"""Hints at a table of Catan: a legal move, from what the seat may know, with reasons."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catan import Game
from catan.bots import BOTS
from catan.bots.policy.weights import TUNED
from catan.bots.weighted import Weighted
from catan.core.moves import END
from catan.table.advice import Adviser
from catan.table.judgement import Judgement, listener
from catan.table.places import of_bundle
from catan.table.reasons import aim
from catan.table.reasons import reasons as reasons_for
from catan.table.review import look_back
from tabletop.bots.protocol import UNLIMITED, Budget
from tabletop.core.lazy import in_memory
from tabletop.core.rng import Dice
from tests.catan.positions import CITY, SETTLEMENT, bundle, legal, moving_robber, placing, play, seat, turn
from tests.catan.table.desk import Desk

HOME = {"settlements": "c5", "roads": "c5-c6-c7"}


def hint(game: Game) -> dict[str, Any]:
    """The hint for the player to move."""
    return dict(Desk(game).ask("hint")["hint"])


def reasons(game: Game) -> list[str]:
    """The ids of the reasons of the hint."""
    return [reason["id"] for reason in hint(game)["reasons"]]


# A decision of each kind on which a hint is given.
ADVISED = pytest.mark.parametrize(
    "game",
    [
        placing(),
        turn(seat(CITY, **HOME), seat("1 ore")),
        moving_robber(seat(), seat("1 ore", settlements="c3")),
        turn(seat("4 wood 4 ore 4 wool"), rolled=(3, 4), asks={"what": "discard", "seats": [0]}),
    ],
    ids=["placing", "turn", "robber", "discard"],
)


@ADVISED
def test_a_hint_is_a_legal_move(game: Game) -> None:
    assert legal(game, hint(game)["options"][0]["move"])


@ADVISED
def test_what_a_hint_advises_loses_nothing(game: Game) -> None:
    move = Adviser().think(game, UNLIMITED)["options"][0]["move"]

    assert look_back(play(game, move), 0, UNLIMITED)["cost"] == 0


def test_a_place_is_advised_for_how_often_it_yields() -> None:
    assert reasons(placing())[0] == "hint-pips"  # K1.3


def test_kinds_that_are_new_are_a_reason() -> None:
    assert "hint-kinds" in reasons(placing())


def test_the_robber_is_advised_where_it_stops_somebody() -> None:
    assert "hint-blocks" in reasons(moving_robber(seat(), seat("1 ore", settlements="c3")))  # K4.2


LEADER = {"cities": "c3 e4", "hand": "1 ore"}


def test_the_robber_at_the_leaders_hex_is_advised_for_that() -> None:
    assert "hint-leader" in reasons(moving_robber(seat(settlements="c5"), seat(**LEADER)))  # K5.2


def test_one_who_leads_oneself_hears_of_no_leader() -> None:
    ahead = seat(cities="c5 d8 a4", settlements="f6")
    assert "hint-leader" not in reasons(moving_robber(ahead, seat(**LEADER)))  # K5.2


def test_the_next_best_place_is_named() -> None:
    assert {"hint-better", "hint-alike"} & {*reasons(placing())}  # K2.6


def test_in_a_turn_the_choices_have_a_chance_each() -> None:
    advice = hint(turn(seat(f"{CITY} {SETTLEMENT}", **HOME)))

    assert all(0 <= option["chance"] <= 100 for option in advice["options"])
    assert advice["worlds"] > 0


def test_a_city_that_wins_is_advised_for_winning() -> None:
    """K10.3."""
    game = turn(seat(CITY, settlements="c5 d8", roads="c5-c6-c7"), rules={"points": 3})

    assert reasons(game)[0] == "hint-wins"


def test_a_trade_with_the_bank_says_what_the_hand_pays_for_then() -> None:
    """K7.2: four wood for the ore that a city lacks."""
    game = turn(seat("4 wood 2 grain 2 ore", **HOME))

    assert (hint(game)["options"][0]["move"], reasons(game)) == ("bank 4 wood for 1 ore", ["hint-pays"])


def test_a_hand_that_pays_for_nothing_is_the_reason_to_end() -> None:
    """K6.1: it was "nothing that you can pay for is worth your cards"."""
    game = turn(seat("2 wool", **HOME), seat("1 ore", settlements="c1"))

    assert reasons(game) == ["hint-too-few"]


def test_a_refusal_says_what_one_needs_oneself() -> None:
    """K7.6."""
    offer = {"give": {"wool": 1}, "get": {"ore": 1}, "to": None}
    asks = {"what": "answer", "offer": offer, "said": [], "seats": [1]}
    game = turn(seat("1 wool", settlements="a4"), seat("2 grain 3 ore", **HOME), asks=asks, offers=1)

    advice = Adviser().think(game, Budget())

    assert (advice["options"][0]["move"], [reason["id"] for reason in advice["reasons"]]) == ("refuse", ["hint-needs"])


def test_a_hint_knows_no_more_than_its_seat() -> None:
    hints = [json.dumps(hint(turn(seat(CITY, **HOME), seat(cards), bank="9 wood"))) for cards in ("2 ore", "2 wool")]

    assert hints[0] == hints[1]


def test_a_discard_is_said_by_its_cards() -> None:
    game = turn(seat("4 wood 4 ore"), rolled=(3, 4), asks={"what": "discard", "seats": [0]})

    assert hint(game)["options"][0]["id"] == "hint-discard"


def answering(give: str, get: str, hand: str) -> Game:
    """The second seat is asked by the first for `get`, and would have `give`."""
    offer = {"give": bundle(give), "get": bundle(get), "to": None}
    asks = {"what": "answer", "offer": offer, "said": [], "seats": [1]}
    return turn(seat(give, settlements="a4"), seat(hand, **HOME), asks=asks, offers=1)


@pytest.mark.parametrize("hand", ["1 wool 4 ore", "2 ore", "1 wood 1 brick 1 wool 4 ore", "3 wood 3 ore"])
def test_a_hint_on_an_offer_has_a_reason(hand: str) -> None:
    """K7.6: the values of the answers differ, so not any one is fine."""
    advice = Adviser().think(answering("1 grain", "1 ore", hand), Budget())

    assert [reason["id"] for reason in advice["reasons"]] not in ([], ["hint-even"])


@pytest.mark.parametrize(("victim", "reasons"), [(1, []), (2, ["hint-holds"])])
def test_the_smaller_hand_is_no_reason_to_steal(victim: int, reasons: list[str]) -> None:
    """K5.3: one victim has two cards, the other four."""
    victims = seat("2 ore", settlements="c5"), seat("4 ore", settlements="d6")
    game = turn(seat(settlements="a4 e3"), *victims, rolled=(3, 4), asks={"what": "steal"})
    view = game.observe(0)
    robbed = next(move for move in game.moves() if move.at == victim)

    listed = reasons_for(view, listener(game, 0).position(view), robbed)

    assert [reason["id"] for reason in listed] == reasons


def test_any_choice_is_fine_only_where_all_are_worth_the_same() -> None:
    """K5.3: both victims have one card of which nothing is known, and as many points."""
    victims = seat("1 ore", settlements="c5"), seat("1 ore", settlements="d6")
    game = turn(seat(), *victims, rolled=(3, 4), asks={"what": "steal"})

    judgement = Judgement(game, Budget())

    assert judgement.is_even(0.05)


def test_not_any_choice_is_fine_where_one_is_worth_more() -> None:
    assert not Judgement(turn(seat(CITY, **HOME)), Budget()).is_even(0.05)  # K6.5


@pytest.mark.parametrize("offer", ["1 wood for 1 ore", "1 wood for any", "any for 1 ore"])
@pytest.mark.parametrize("hand", ["2 ore 1 wool", "1 ore", "3 brick 3 ore 3 grain"])
def test_every_counter_offer_has_a_reason(offer: str, hand: str) -> None:
    """K7.6, even where all that can be built is far."""
    game = turn(seat("3 wood 2 wool"), seat(hand, **HOME)).play(f"offer {offer}")
    expert, view = listener(game, 1), game.observe(1)
    position = expert.position(view)

    bids = [move for move in game.moves() if move.verb == "bid"]

    assert [str(bid) for bid in bids if not reasons_for(view, position, bid)] == []
    assert bids != []


def turns_of_a_game(seed: int) -> list[tuple[Any, Any, list[Any]]]:
    """The turns of a game of casual bots: what the seat knows, as the policy sees it, and its options but offers."""
    game, bots, dice = Game.new(["Ann", "Ben", "Cal"], {}, seed=seed), [BOTS["casual"]() for _ in range(3)], Dice(seed)
    turns: list[tuple[Any, Any, list[Any]]] = []
    while game.to_move is not None:
        view, moves = game.observe(game.to_move), game.moves()
        plain = list(in_memory(moves))
        if END in plain:
            turns.append((view, Weighted(TUNED).position(view), plain))
        game.play(moves[bots[game.to_move].choose(view, moves, dice, UNLIMITED)])
    return turns


def test_the_end_of_a_turn_is_not_said_to_change_the_hand() -> None:
    """ "Then you lack only 1 brick" belongs to a trade."""
    listed = [reason["id"] for view, position, _ in turns_of_a_game(2) for reason in reasons_for(view, position, END)]

    assert listed
    assert not {"hint-pays", "hint-lacks"} & set(listed)


def test_a_trade_is_praised_only_for_what_it_changes() -> None:
    idle = [
        str(move)
        for view, position, moves in turns_of_a_game(2)
        for move in moves
        if move.verb == "bank" and aim(position, position.hand) == aim(position, position.hand - move.give + move.get)
        for reason in reasons_for(view, position, move)
        if reason["id"] in ("hint-pays", "hint-lacks")
    ]

    assert idle == []


def test_no_trade_is_praised_for_what_it_gives_away() -> None:
    """ "Then you lack only 1 brick" was said of four that were sold."""
    sold = [
        str(move)
        for view, position, moves in turns_of_a_game(2)
        for move in moves
        if move.verb == "bank"
        for reason in reasons_for(view, position, move)
        if reason["id"] == "hint-lacks"
        and any(f"cards-{kind}'" in str(reason["args"]["cards"]) for kind in of_bundle(move.give) or ())
    ]

    assert sold == []
