"""The story of a table of Catan for its viewer."""

from __future__ import annotations

from tests.catan.positions import before_throw, moving_robber, seat, turn
from tests.catan.table.desk import Desk

HOME = {"settlements": "c5", "roads": "c5-c6"}


def ids(desk: Desk) -> list[str]:
    """The ids of the lines of the story."""
    return [name for name, _ in desk.lines()]


def test_a_throw_tells_first_what_it_brought_you() -> None:
    desk = Desk(before_throw(seat(**HOME), dice=(2, 4)))  # hills 6 at c5 (K2.2)

    desk.ask("choose", move="roll")

    assert desk.lines()[:2] == [
        ("did-roll", {"player": {"id": "you"}, "dice": [2, 4], "sum": 6}),
        ("did-yield", {"player": {"id": "you"}, "cards": [{"id": "cards-brick", "args": {"count": 1}}], "count": 1}),
    ]


def test_a_theft_is_told_to_its_victim_as_a_hit() -> None:
    desk = Desk(moving_robber(seat(), seat("1 ore", settlements="c3")), people=(1,))

    desk.ask("tick")
    while "hit-steal-own" not in ids(desk) and desk.view["waiting"] == "bot":
        desk.ask("tick")

    assert dict(desk.lines())["hit-steal-own"]["resource"] == "ore"  # K12.4


def test_what_was_stolen_is_not_told_to_others() -> None:
    desk = Desk(moving_robber(seat(), seat("1 ore", settlements="c3"), seat()), people=(0, 2))
    desk.ask("open", seat=0)
    desk.ask("choose", move="robber h9")
    desk.ask("close")

    desk.ask("open", seat=2)

    assert "ore" not in str(desk.view["story"])  # K12.4


def test_a_monopoly_tells_each_loser_the_loss() -> None:
    desk = Desk(turn(seat(cards="monopoly"), seat("3 ore")), people=(0, 1))
    desk.ask("open", seat=0)
    desk.ask("choose", move="play monopoly ore")
    desk.ask("choose", move="end")
    desk.ask("close")

    desk.ask("open", seat=1)

    assert dict(desk.lines())["hit-monopoly"]["lost"] == 3  # K12.9


def test_a_lost_longest_road_is_told_to_its_holder_as_a_hit() -> None:
    mine, other = {"roads": "a3-a4-a5-a6-a7-a8"}, {"roads": "f3-f4-f5-f6-f7-f8", "settlements": "f3"}
    desk = Desk(turn(seat("1 wood 1 brick", **other), seat(**mine), longest_road=1), people=(0, 1))
    desk.ask("open", seat=0)
    desk.ask("choose", move="road f8-f9")
    desk.ask("choose", move="end")
    desk.ask("close")

    desk.ask("open", seat=1)

    assert dict(desk.lines())["hit-longest-road"]["length"] == 6  # K9.3


def test_a_lost_largest_army_is_told_to_its_holder_as_a_hit() -> None:
    first, second = seat(cards="knight", played="3 knight"), seat(played="3 knight")
    desk = Desk(turn(first, second, largest_army=1), people=(0, 1))
    desk.ask("open", seat=0)
    for move in ("play knight", "robber h1", "end"):
        desk.ask("choose", move=move)
    desk.ask("close")

    desk.ask("open", seat=1)

    assert dict(desk.lines())["hit-largest-army"]["knights"] == 4  # K9.4


def test_a_prize_that_nobody_had_hits_nobody() -> None:
    desk = Desk(turn(seat(cards="knight", played="2 knight"), seat()), people=(0, 1))
    desk.ask("open", seat=0)
    for move in ("play knight", "robber h1", "end"):
        desk.ask("choose", move=move)
    desk.ask("close")

    desk.ask("open", seat=1)

    assert "hit-largest-army" not in ids(desk)


def test_a_place_is_told_in_words() -> None:
    desk = Desk(turn(seat("1 wood 1 brick", **HOME)))

    say = desk.ask("choose", move="road c6-c7")["view"]["news"]

    assert say[0]["args"]["path"]["id"] == "path-of"


def test_what_is_read_aloud_is_a_line_of_the_story() -> None:
    desk = Desk(before_throw(seat(**HOME), dice=(2, 4)))

    say = desk.ask("choose", move="roll")["view"]["say"]

    assert say[0]["args"]["what"]["id"] == "did-roll"


def test_throws_are_counted_by_their_sum() -> None:
    desk = Desk(before_throw(seat(), dice=(2, 4)))

    desk.ask("choose", move="roll")

    assert desk.view["throws"][6 - 2] == 1


def test_a_throw_of_the_number_under_the_robber_is_counted() -> None:
    desk = Desk(before_throw(seat(), dice=(2, 4), robber="h5"))  # brick 6

    desk.ask("choose", move="roll")

    assert desk.view["blocked"] == 1  # K4.2


def test_a_throw_of_another_number_is_not_blocked() -> None:
    desk = Desk(before_throw(seat(), dice=(2, 4)))

    desk.ask("choose", move="roll")

    assert desk.view["blocked"] == 0


def test_a_table_tells_nothing_of_throws_before_the_first() -> None:
    assert Desk(before_throw(seat())).view["throws"] == [0] * 11


def test_what_it_brought_you_stands_before_what_it_brought_others() -> None:
    desk = Desk(before_throw(seat(settlements="d4"), seat(**HOME), dice=(2, 4), by=1), people=(1,))

    desk.ask("choose", move="roll")

    yields = [args["player"] for name, args in desk.lines() if name == "did-yield"]
    assert yields[0] == {"id": "you"}


def test_the_longest_road_is_told_with_its_holder() -> None:
    roads = "c5-c6-c7-c8-c9"
    desk = Desk(turn(seat("1 wood 1 brick", settlements="c5", roads=roads)))

    desk.ask("choose", move="road c9-c10")

    entries = {entry["id"]: entry["args"] for entry in desk.view["news"]}
    assert entries["longest-road"]["length"] == 5  # C-12


def test_a_line_that_is_no_yield_stays_in_its_place() -> None:
    desk = Desk(before_throw(seat("1 wood 1 brick", settlements="c5", roads="c5-c6"), dice=(2, 4)))
    desk.ask("choose", move="roll")
    desk.ask("choose", move="road c6-c7")

    answer = desk.ask("log", most=40)

    lines = [line["id"] for block in answer["log"] for line in block["lines"]]
    assert lines[-1] == "did-road"


def test_a_bot_says_why_it_refuses() -> None:
    """K7.6: Bo has no ore."""
    desk = Desk(turn(seat("1 wood", **HOME), seat("3 brick", settlements="a4"), rules={"counters": False}))
    desk.ask("choose", move="offer 1 wood for 1 ore")

    desk.ask("tick")

    assert "did-refuse-needs" in ids(desk)


def test_a_reload_keeps_the_reasons_of_bots() -> None:
    """K7.6."""
    desk = Desk(turn(seat("1 wood", **HOME), seat("3 brick", settlements="a4"), rules={"counters": False}))
    desk.ask("choose", move="offer 1 wood for 1 ore")
    desk.ask("tick")

    assert desk.table.session is not None
    desk.ask("load", save=desk.table.session.save())

    assert "did-refuse-needs" in [line["id"] for block in desk.ask("log", most=40)["log"] for line in block["lines"]]


def test_one_s_own_monopoly_says_from_whom_the_cards_came() -> None:
    desk = Desk(turn(seat(cards="monopoly"), seat("3 ore"), seat("2 ore"), seat("1 wood"), players=4))

    desk.ask("choose", move="play monopoly ore")

    losses = dict(desk.lines())["did-monopoly"]["losses"]
    assert [tuple(loss["args"].values()) for loss in losses] == [("Casual 2", 3), ("Casual 3", 2)]


def test_one_s_own_trade_with_the_bank_is_told() -> None:
    desk = Desk(turn(seat("4 wood")))

    desk.ask("choose", move="bank 4 wood for 1 ore")

    assert ids(desk) == ["did-bank"]


def decide(desk: Desk, seat: int, *moves: str) -> None:
    """Make choices as one of several people at the device."""
    desk.ask("open", seat=seat)
    for move in moves:
        desk.ask("choose", move=move)
    desk.ask("close")


def test_a_trade_that_one_closed_is_told() -> None:
    desk = Desk(turn(seat("1 wood"), seat("1 ore"), seat()), people=(0, 1))
    decide(desk, 0, "offer 1 wood for 1 ore")
    decide(desk, 1, "accept")

    desk.ask("open", seat=0)
    desk.ask("choose", move="confirm 1")

    assert "did-trade" in ids(desk)


def test_several_who_refuse_alike_have_one_line() -> None:
    desk = Desk(turn(seat("1 wood"), seat("1 ore"), seat("1 ore"), seat("1 ore"), players=4), people=(0, 1, 2, 3))
    decide(desk, 0, "offer 1 wood for 1 ore")
    for other in (1, 2, 3):
        decide(desk, other, "refuse")

    desk.ask("open", seat=0)

    refusals = [line for block in desk.view["story"] for line in block["lines"] if line["id"] == "did-refuse"]
    assert [line["player"] for line in refusals] == [["Seat 1", "Seat 2", "Seat 3"]]


def test_an_answer_to_an_offer_is_no_turn_since_which_is_told() -> None:
    """The recap then began with the answer: of the turn in which it was given it told nothing, under its heading."""
    game = turn(seat("1 ore"), seat("1 wood"), seat(), seed=1, round=2)  # no seven is thrown
    desk = Desk(game, people=(0, 1, 2))
    decide(desk, 0, "end")
    decide(desk, 1, "roll", "offer 1 wood for 1 ore to 0")
    decide(desk, 0, "refuse")
    decide(desk, 1, "end")
    decide(desk, 2, "roll", "end")

    desk.ask("open", seat=0)

    firsts = [(block["seat"], [line["id"] for line in block["lines"]][:1]) for block in desk.view["story"]]
    assert [block for block in firsts if block[0] in (1, 2)] == [(1, ["did-roll"]), (2, ["did-roll"])]
