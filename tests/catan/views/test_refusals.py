"""Refusals of moves: a reason of its own for each rule, in words that name the rule."""

from __future__ import annotations

import pytest

from catan import Game, IllegalMove, Move
from catan.core import moves
from catan.core.bundles import SIDES
from catan.views.refusals import why_not
from tabletop.core.rng import Dice
from tests.catan.positions import CARD, CITY, ROAD, SETTLEMENT, Json, over, placing, seat, turn

HOME = {"settlements": "c5", "roads": "c5-c6"}


def offer(give: Json | None, get: Json | None) -> Json:
    return {"give": give, "get": get, "to": None}


def answering(hand: str, give: Json | None, get: Json | None, rules: Json | None = None) -> Game:
    """A game in which seat 1 answers an offer of seat 0."""
    asks = {"what": "answer", "offer": offer(give, get)}
    return turn(seat("3 wood"), seat(hand), players=2, offers=1, asks=asks, rules=rules)


def choosing(*replies: Json) -> Game:
    """A game in which seat 0, who holds one wood, chooses among the answers of seats 1 and 2."""
    asks = {"what": "choose", "offer": offer({"wood": 1}, {"ore": 1}), "said": list(replies)}
    return turn(seat("1 wood"), seat("2 ore"), seat("2 ore"), offers=1, asks=asks)


def rich(**pieces: str) -> Game:
    """A turn of seat 0 with all the cards that anything costs."""
    return turn(seat("5 wood 5 brick 5 wool 5 grain 5 ore", **pieces))


def friendly() -> Game:
    return turn(seat(), seat(settlements="c5"), rolled=(3, 4), asks={"what": "robber"}, rules={"friendly_robber": True})


BID: Json = {"seat": 1, "says": "bid", "give": {"ore": 1}, "get": {"wood": 2}}
REFUSE: Json = {"seat": 1, "says": "refuse"}
ACCEPT: Json = {"seat": 2, "says": "accept"}
ALL_ROADS = "c1-c2-c3-c4-c5-c6-c7-c8-c9-c10-c11-d11-d10-d9-d8-d7"
ALL_BUT_ONE = "c1-c2-c3-c4-c5-c6-c7-c8-c9-c10-c11-d11-d10-d9-d8"
NO_ROADS_LEFT = turn(seat(cards="roads", roads=ALL_ROADS))

CASES: list[tuple[str, str, Game]] = [
    # placing (K2.6)
    ("settle c5", "corner-taken", placing(seat(settlements="c5", roads="c5-c6"))),
    ("settle c6", "too-near", placing(seat(settlements="c5", roads="c5-c6"))),
    ("road a3-a4", "not-at-settlement", placing(seat(settlements="c5"))),
    ("road c5-c6", "not-now", placing()),
    ("settle c5", "not-now", placing(seat(settlements="c5"))),
    ("roll", "not-now", placing()),
    # the turn (K3)
    ("roll", "thrown", turn()),
    ("end", "throw-first", turn(rolled=None)),
    ("buy", "throw-first", turn(seat(CARD), rolled=None)),
    ("road c5-c6", "throw-first", turn(seat(ROAD, settlements="c5"), rolled=None)),
    ("settle a3", "throw-first", turn(rolled=None)),
    ("city c5", "throw-first", turn(seat(CITY, settlements="c5"), rolled=None)),
    ("bank 4 wood for 1 ore", "throw-first", turn(seat("4 wood"), rolled=None)),
    ("offer 1 wood for 1 ore", "throw-first", turn(seat("1 wood"), seat("1 ore"), rolled=None)),
    ("robber h1", "not-now", turn()),
    # what is built, K6
    ("road c5-c6", "path-taken", rich(**HOME)),
    ("road a3-a4", "not-reached", rich(**HOME)),
    ("road d7-d6", "no-pieces", rich(roads=ALL_ROADS)),
    ("road c6-c7", "not-held", turn(seat("1 wood", **HOME))),
    ("settle a3", "not-reached", rich(**HOME)),
    ("settle c5", "corner-taken", rich(**HOME)),
    ("settle c6", "too-near", rich(**HOME)),
    ("settle c3", "no-pieces", rich(settlements="a3 a5 a7 a9 b10", roads="c3-c4")),
    ("settle c3", "not-held", turn(seat(ROAD, roads="c3-c4"))),
    ("city c6", "no-settlement", rich(**HOME)),
    ("city c1", "no-pieces", rich(cities="a3 a5 a7 a9", settlements="c1")),
    ("city c5", "not-held", turn(seat(SETTLEMENT, settlements="c5"))),
    # development cards: K8
    ("buy", "not-held", turn(seat("1 ore"))),
    ("buy", "deck-empty", turn(seat(CARD), deck="")),
    ("play knight", "no-card", turn()),
    ("play knight", "bought-now", turn(seat(new="knight"))),
    ("play knight", "played", turn(seat(cards="knight"), played=True)),
    ("play roads", "no-place", NO_ROADS_LEFT),
    ("play plenty ore ore", "bank-lacks", turn(seat(cards="plenty"), bank="1 ore 3 wood")),
    ("play plenty ore", "take-two", turn(seat(cards="plenty"))),
    ("play plenty ore", "bank-lacks", turn(seat(cards="plenty"), bank="")),
    ("play plenty ore ore", "bank-lacks", turn(seat(cards="plenty"), bank="1 ore")),
    # trade with the bank (K7.2, K12.19)
    ("bank 4 wood for 1 wood", "same-kind", turn(seat("4 wood"))),
    ("bank 3 wood for 1 ore", "rate", turn(seat("4 wood"))),
    ("bank 4 wood for 1 ore", "rate", turn(seat("4 wood", settlements="a3"))),
    ("bank 4 wood for 1 ore", "not-held", turn(seat("3 wood"))),
    ("bank 4 wood for 1 ore", "bank-lacks", turn(seat("4 wood"), bank="4 wool")),
    # offers (K7.4 to K7.8)
    ("offer 1 wood for 1 ore", "no-more-offers", turn(seat("1 wood"), seat("1 ore"), offers=5)),
    ("offer 1 wood for 1 ore", "no-more-offers", turn(seat("1 wood"), seat("1 ore"), rules={"offers": 0})),
    ("offer 1 wood for 1 wood", "same-kind", turn(seat("1 wood"), seat("1 ore"))),
    ("offer 4 wood for 1 ore", "side", turn(seat("4 wood"), seat("1 ore"))),
    ("offer 2 wood for 1 ore", "not-held", turn(seat("1 wood"), seat("1 ore"))),
    ("offer any for 1 wood", "nothing-to-give", turn(seat("1 wood"), seat("1 ore"))),
    ("offer 1 wood for 1 ore to 0", "to-nobody", turn(seat("1 wood"), seat("1 ore"))),
    ("offer 1 wood for 1 ore to 3", "to-nobody", turn(seat("1 wood"), seat("1 ore"))),
    ("offer 1 wood for 1 ore to 1", "to-nobody", turn(seat("1 wood"), seat("1 ore"), players=2)),
    ("offer 1 wood for 1 ore to 2", "no-cards", turn(seat("1 wood"), seat("1 ore"))),
    ("offer 1 wood for 1 ore", "no-cards", turn(seat("1 wood"))),
    # answers (K7.6)
    ("accept", "not-held", answering("1 wool", {"wood": 1}, {"ore": 1})),
    ("accept", "open-offer", answering("1 ore", {"wood": 1}, None)),
    ("bid 1 ore for 2 wood", "no-counters", answering("1 ore", {"wood": 1}, {"ore": 1}, rules={"counters": False})),
    ("bid 1 wool for 1 wood", "not-held", answering("1 ore", {"wood": 1}, {"ore": 1})),
    ("bid 1 ore for 1 wood", "not-kept", answering("1 ore", {"wood": 1}, {"ore": 1})),
    ("bid 1 ore for 1 wool", "not-kept", answering("1 ore", {"wood": 1}, None)),
    ("bid 1 ore for 1 ore", "same-kind", answering("1 ore", {"wood": 1}, None)),
    ("bid 4 ore for 1 wood", "side", answering("5 ore", {"wood": 1}, None)),
    ("end", "not-now", answering("1 ore", {"wood": 1}, None)),
    # closing (K7.7)
    ("confirm 1", "not-held", choosing(BID, ACCEPT)),
    ("confirm 1", "no-answer", choosing(REFUSE, ACCEPT)),
    ("confirm 0", "no-answer", choosing(REFUSE, ACCEPT)),
    # the seven (K5)
    ("discard 3 ore", "half", turn(seat("8 ore"), rolled=(3, 4), asks={"what": "discard"})),
    ("discard 4 wood", "not-held", turn(seat("8 ore"), rolled=(3, 4), asks={"what": "discard"})),
    ("robber h10", "robber-stays", turn(rolled=(3, 4), asks={"what": "robber"})),
    ("robber h5", "spared", friendly()),
    ("steal 0", "no-victim", turn(seat(), seat("1 ore", settlements="c5"), seat("1 ore", settlements="d6"),
                                  rolled=(3, 4), asks={"what": "steal"})),
    ("road a3-a4", "not-reached", turn(seat(**HOME), played=True, asks={"what": "roads", "left": 1})),
    ("city c5", "not-now", turn(seat(CITY, **HOME), played=True, asks={"what": "roads", "left": 1})),
]  # fmt: skip


@pytest.mark.parametrize(("move", "reason", "game"), CASES, ids=lambda part: part if isinstance(part, str) else "")
def test_a_move_that_cannot_be_played_is_refused_with_its_reason(move: str, reason: str, game: Game) -> None:
    with pytest.raises(IllegalMove) as error:
        game.play(move)
    assert error.value.reason == f"why-{reason}"


def test_nothing_is_played_when_the_game_is_over() -> None:
    with pytest.raises(IllegalMove) as error:
        over().play("roll")
    assert error.value.reason == "illegal-over"


def test_a_refusal_changes_nothing() -> None:
    game = turn(seat("3 wood"))
    before = game.position()
    with pytest.raises(IllegalMove):
        game.play("bank 4 wood for 1 ore")
    assert game.position() == before


def test_a_missing_cost_is_explained_with_its_rule() -> None:
    with pytest.raises(IllegalMove, match=r"you are 1 wool 1 grain short \(K6\.1\)"):
        turn(seat("1 ore")).play("buy")


def test_a_wrong_rate_is_explained_with_the_right_one() -> None:
    with pytest.raises(IllegalMove, match="your rate for wood is 3 for 1"):
        turn(seat("4 wood", settlements="a3")).play("bank 4 wood for 1 ore")


EVERY_MOVE: tuple[Move, ...] = (
    moves.ROLL, moves.BUY, moves.END, moves.KNIGHT, moves.ROADS, moves.ACCEPT, moves.REFUSE, moves.WITHDRAW,
    *moves.SETTLE, *moves.ROAD, *moves.CITY, *moves.ROBBER, *moves.STEAL, *moves.CONFIRM, *moves.MONOPOLY,
    *moves.PLENTY_ONE, *moves.PLENTY_TWO,
    *[move for rate in moves.BANK.values() for row in rate for move in row if move],
    *[moves.offer(give, get, to) for give in SIDES[::7] for get in (None, *SIDES[::9]) for to in (-1, 0, 2, 3)],
    *[moves.offer(None, get) for get in SIDES[::3]],
    *[moves.bid(give, get) for give in SIDES[::5] for get in SIDES[::4]],
    *[moves.discard(side) for side in SIDES],
)  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
def test_there_is_a_reason_against_a_move_where_and_only_where_it_is_not_legal(seed: int) -> None:
    options = {"round_limit": 5, "friendly_robber": True}
    game, dice = Game.new(["Ann", "Bo", "Cy"], options, seed), Dice(seed)
    while not game.over:
        legal = game.moves()
        assert [str(move) for move in EVERY_MOVE if (why_not(game._state, move) is None) != (move in legal)] == []
        game.play(legal[dice.below(len(legal))])


@pytest.mark.parametrize(("limit", "reasons"), [(5, ["no-more-offers"]), (0, [])])
def test_why_no_offer_can_be_made_is_said_where_offers_are_played(limit: int, reasons: list[str]) -> None:
    """K7.8: five have been made in this turn; a table without offers has no such move."""
    game = turn(seat("1 wood"), seat("1 ore"), offers=limit, rules={"offers": limit})
    assert [why.id for kind, why in game.refused() if kind == "offer"] == reasons
