"""The casual bot: decisions that it must get right."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from catan.bots.tiers import casual
from catan.core.board import CORNER
from catan.core.island import BEGINNERS
from catan.core.moves import ACCEPT, REFUSE
from tests.catan.bots.tables import EMPTY, bot_move, hand, position

# Two settlements and their roads, far from one another: Ann's on brick, wood and wool, Bo's on grain and wood.
ANN = {**EMPTY, "settlements": ["c5", "d8"], "roads": ["c5-c6", "d8-d9"]}
BO = {**EMPTY, "settlements": ["b9", "e4"], "roads": ["b9-b10", "e4-e5"]}
# A Bo who has nine points, and one more than anybody wants him to have.
NEARLY: dict[str, Any] = {**EMPTY, "cities": ["b9", "e4", "a4", "f6"], "roads": ["b9-b10"]}


def asks(**question: Any) -> dict[str, Any]:
    """The first seat's turn with a pending decision."""
    return {"name": "turn", "seat": 0, "rolled": [3, 4], "asks": question}


def test_builds_a_city_when_it_can_pay() -> None:
    """K6.5."""
    assert bot_move("casual", position({**ANN, "hand": hand("2 grain 3 ore")}, BO)).startswith("city")


def test_builds_the_last_point() -> None:
    """K10.3."""
    nine = {**EMPTY, "cities": ["c5", "d8", "a4", "f6"], "settlements": ["b3"], "roads": ["c5-c6", "c6-c7"]}
    assert bot_move("casual", position({**nine, "hand": hand("1 wood 1 brick 1 wool 1 grain")}, BO)) == "settle c7"


def test_does_not_end_with_more_cards_than_the_limit_where_the_bank_gives_a_city() -> None:
    """K5.1."""
    assert bot_move("casual", position({**ANN, "hand": hand("6 wood 1 grain 3 ore")}, BO)) == "bank 4 wood for 1 grain"


def test_settles_on_a_corner_with_many_pips() -> None:
    """K1.3, K2.6: no corner of the beginner's board has more than 12 pips, and most have far less."""
    _, corner = bot_move("casual", position(EMPTY, EMPTY, phase={"name": "place"}, round=0)).split()
    assert BEGINNERS.pips[CORNER[corner]] >= 10


@pytest.mark.parametrize(
    ("corner", "road"), [("c2", "c2-c3"), ("d3", "d3-d4"), ("c8", "c8-c9"), ("f5", "e5-f5"), ("a7", "a7-b7")]
)
def test_the_first_road_leads_to_the_better_corner(corner: str, road: str) -> None:
    """K2.6: a corner of 10 or 11 pips lies two roads that way, and of at most 8 every other way."""
    start = position({**EMPTY, "settlements": [corner]}, EMPTY, phase={"name": "place"}, round=0)
    assert bot_move("casual", start) == f"road {road}"


def test_robs_another_and_not_itself() -> None:
    """K5.2."""
    of_ann = {"robber h5", "robber h9", "robber h10", "robber h11", "robber h15", "robber h16"}
    assert bot_move("casual", position(ANN, {**BO, "hand": hand("3 ore")}, phase=asks(what="robber"))) not in of_ann


def test_takes_a_card_from_the_leader() -> None:
    """K5.3."""
    leader = {**EMPTY, "cities": ["e4", "a4"], "hand": hand("2 wood")}
    last = {**EMPTY, "settlements": ["d5"], "hand": hand("2 wood")}
    start = position({**EMPTY, "settlements": ["c9"]}, leader, last, robber="h14", phase=asks(what="steal"))
    assert bot_move("casual", start) == "steal 1"


def test_keeps_a_city_when_it_discards() -> None:
    """K5.1."""
    start = position({**ANN, "hand": hand("4 wood 2 grain 3 ore")}, BO, phase=asks(what="discard"))
    assert bot_move("casual", start) == "discard 4 wood"


def test_plays_a_knight_before_the_dice_if_the_robber_is_on_its_hex() -> None:
    """K3.3, K8.4."""
    turn = {"name": "turn", "seat": 0, "rolled": None}
    start = position({**ANN, "cards": ["knight"]}, {**BO, "hand": hand("1 ore")}, robber="h5", phase=turn)
    assert bot_move("casual", start) == "play knight"


def test_throws_first_if_no_knight_is_needed() -> None:
    """K3.3."""
    turn = {"name": "turn", "seat": 0, "rolled": None}
    assert bot_move("casual", position({**ANN, "cards": ["knight"]}, BO, robber="h1", phase=turn)) == "roll"


def test_names_the_kind_that_others_hold_for_a_monopoly() -> None:
    """K8.7: the bank shows that the others hold ore, and ore is what a city lacks."""
    mine = {**ANN, "cards": ["monopoly"], "hand": hand("2 grain")}
    assert bot_move("casual", position(mine, {**BO, "hand": hand("4 ore")})) == "play monopoly ore"


# --- trade


def answering(give: str, get: str, mine: str, owner: dict[str, Any]) -> dict[str, Any]:
    """Bo, at seat 0, offers something; Ann, at seat 1, answers."""
    question = {"what": "answer", "offer": {"give": hand(give), "get": hand(get), "to": None}, "said": [], "seats": [1]}
    turn = {"name": "turn", "seat": 0, "rolled": [1, 2], "offers": 1, "asks": question}
    rules = {"board": "beginner", "counters": False}
    return position({**owner, "hand": hand(give)}, {**ANN, "hand": hand(mine)}, phase=turn, rules=rules)


def test_accepts_what_completes_a_city() -> None:
    """K7.6."""
    assert bot_move("casual", answering("1 ore", "1 wood", "2 wood 2 grain 2 ore", BO)) == "accept"


def test_is_no_bank() -> None:
    """K7.6: what it saves for is not given away."""
    assert bot_move("casual", answering("1 wood", "1 ore", "2 grain 3 ore", BO)) == "refuse"


def test_does_not_trade_with_a_player_close_to_winning() -> None:
    """K7.6, K10.3."""
    assert bot_move("casual", answering("1 ore", "1 wood", "2 wood 2 grain 2 ore", NEARLY)) == "refuse"


def reason(start: dict[str, Any]) -> str | None:
    """Return the casual bot's reason to refuse."""
    game = Game.from_position(start)
    view = game.observe(game.to_move)
    return casual().explain(view, REFUSE)


@pytest.mark.parametrize(
    ("start", "why"),
    [
        pytest.param(answering("1 ore", "1 wood", "2 wood 2 grain 2 ore", NEARLY), "near-end", id="a leader"),
        pytest.param(answering("1 wood", "1 ore", "2 grain 3 ore", BO), "needs", id="what it saves"),
        pytest.param(answering("1 ore", "1 wood", "3 brick", BO), "needs", id="what it has not"),
        pytest.param(answering("1 ore", "1 wood", "2 wood 2 grain 2 ore", BO), None, id="by mistake"),
    ],
)
def test_says_why_it_refuses(start: dict[str, Any], why: str | None) -> None:
    """K7.6; what a hand lacks is secret (K12.4), so it has no word of its own."""
    assert reason(start) == why


def test_other_moves_are_not_explained() -> None:
    """K7.6."""
    assert ACCEPT not in casual().explains


def offering(*rivals: dict[str, Any], mine: str = "2 wood 2 grain 2 ore") -> str:
    """Return Ann's move with her hand, offers included."""
    return bot_move("casual", position({**ANN, "hand": hand(mine)}, *rivals, rules={"board": "beginner"}))


def test_asks_the_player_who_can_and_would() -> None:
    """K7.4: ore is all that a city lacks; Bo has three, and Cy the same without a use for anything."""
    assert offering({**BO, "hand": hand("3 ore")}, {**EMPTY, "hand": hand("3 ore")}).endswith("for 1 ore to 1")


def test_asks_nobody_who_would_refuse() -> None:
    """K7.6: ore is all that Ann's city lacks, but Bo saves its own for one."""
    assert offering({**BO, "hand": hand("1 grain 3 ore")}, EMPTY, mine="2 brick 2 grain 2 ore") == "end"


def test_asks_nobody_when_it_is_about_to_win() -> None:
    """K7.6, K10.3: nobody would trade with it."""
    mine, rich = {**NEARLY, "hand": hand("1 wood 1 grain 3 ore")}, {**ANN, "hand": hand("1 wool 2 grain")}
    assert not bot_move("casual", position(mine, rich, EMPTY, rules={"board": "beginner"})).startswith("offer")


# --- two builds ahead


PAIR = "2 wood 2 brick 1 wool 1 grain"


def test_builds_a_road_to_the_settlement_that_it_can_pay_as_well() -> None:
    """K6.2, K6.4: c9 has 11 pips, and the road from d9 reaches it."""
    assert bot_move("casual", position({**ANN, "hand": hand(PAIR)}, EMPTY)) == "road c9-d9"


def test_settles_at_the_end_of_that_road() -> None:
    """K6.4."""
    built = {**ANN, "roads": [*ANN["roads"], "c9-d9"], "hand": hand("1 wood 1 brick 1 wool 1 grain")}
    assert bot_move("casual", position(built, EMPTY)) == "settle c9"


@pytest.mark.parametrize("name", ["newcomer", "learner", "improver", "casual", "strong"])
@pytest.mark.parametrize("mine", [PAIR, "2 grain 3 ore", "1 wood 1 brick 1 wool 3 grain 3 ore"])
def test_does_not_end_a_turn_that_can_build(name: str, mine: str) -> None:
    """K6.3, K6.5."""
    ends = [seed for seed in range(30) if bot_move(name, position({**ANN, "hand": hand(mine)}, BO), seed) == "end"]
    assert ends == []


def test_does_not_sell_what_it_bought_in_this_turn() -> None:
    """K7.2: the bank takes three or four ore, of which one was wood before."""
    game = Game.from_position(position({**ANN, "hand": hand("4 wood 3 ore")}, BO))
    bot, events = casual(), game.listen()
    game.play("bank 4 wood for 1 ore")
    view, moves = game.observe(0), game.moves()
    bot.hear(view, events)
    among = bot.reasonable(view, bot.position(view), moves)
    assert [moves[at] for at in among if moves[at].verb == "bank"] == []


def test_makes_no_third_offer_in_a_turn() -> None:
    """K7.8."""
    mine = {**ANN, "hand": hand("2 wood 2 grain 2 ore")}
    turn = {"name": "turn", "seat": 0, "rolled": [1, 2], "offers": 2}
    start = position(mine, {**BO, "hand": hand("3 ore")}, rules={"board": "beginner"}, phase=turn)
    assert not bot_move("casual", start).startswith("offer")


def closing(*replies: dict[str, Any]) -> dict[str, Any]:
    """Ann has offered wood for ore, and all have answered."""
    offer = {"give": hand("1 wood"), "get": hand("1 ore"), "to": None}
    turn = {"name": "turn", "seat": 0, "rolled": [1, 2], "offers": 1,
            "asks": {"what": "choose", "offer": offer, "said": list(replies)}}  # fmt: skip
    mine, rich = {**ANN, "hand": hand("2 wood 2 grain 2 ore")}, {**BO, "hand": hand("3 ore")}
    return position(mine, rich, {**EMPTY, "hand": hand("3 ore")}, phase=turn, rules={"board": "beginner"})


def test_confirms_the_seat_that_accepted() -> None:
    """K7.7."""
    replies = [{"seat": 1, "says": "refuse"}, {"seat": 2, "says": "accept"}]
    assert bot_move("casual", closing(*replies)) == "confirm 2"


def test_withdraws_from_a_bid_that_asks_too_much() -> None:
    """K7.7, K12.24."""
    bid = {"seat": 1, "says": "bid", "give": hand("1 ore"), "get": hand("2 grain")}
    assert bot_move("casual", closing(bid, {"seat": 2, "says": "refuse"})) == "withdraw"


def test_throws_first_by_any_dice() -> None:
    """K3.3: it errs with its cards, not with a knight that is not needed."""
    turn = {"name": "turn", "seat": 0, "rolled": None}
    start = position({**ANN, "cards": ["knight"]}, BO, robber="h1", phase=turn)
    assert {bot_move("casual", start, seed) for seed in range(20)} == {"roll"}
