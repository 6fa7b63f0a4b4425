"""The story and the log: a block for each turn, told to whoever looks (docs/protocol.md 2)."""

from __future__ import annotations

import pytest

from citadels import Game
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import Desk, Json, desk, entries, opened


def lines(desk: Desk) -> list[Json]:
    """Return the lines of the view's story."""
    return [line for block in desk.view["story"] for line in block["lines"]]


def logged(desk: Desk, **request: int) -> list[Json]:
    """Return the lines of the log."""
    return [line for block in desk.ask("log", **request)["log"] for line in block["lines"]]


def of(lines: list[Json], name: str) -> Json:
    """The one line with this id."""
    result = [line for line in lines if line["id"] == name]
    assert len(result) == 1, [line["id"] for line in lines]
    return result[0]


def played(game: Game, *moves: str, seat: int) -> Desk:
    """The game after these moves, whoever they were of, as the one person at this seat sees it."""
    for move in moves:
        game.play(move)
    return desk(game, seat)


def merchant() -> Desk:
    """The person at seat 1 was called as the Merchant and took gold, and that of two trade districts."""
    game = turn("king", sits("king"), sits("merchant", city="tavern market"))
    return played(game, "gold", "end", "gold", "income", seat=1)


def test_what_comes_into_a_purse_is_counted_together() -> None:
    """R4.2, R6.6M: 2 gold, 1 as the Merchant, 2 of the districts."""
    assert of(logged(merchant())[1:], "did-gold")["args"]["gold"] == 5


def test_ones_own_doings_are_no_news() -> None:
    assert [line for line in lines(merchant()) if line["own"]] == []


def test_the_log_has_ones_own_doings() -> None:
    assert [line["own"] for line in logged(merchant()) if line["id"] == "did-gold"] == [False, True]


def test_a_block_says_whose_turn_it_is() -> None:
    """R4.1."""
    desk = played(turn("assassin", sits("assassin"), sits("king")), "gold", "end", seat=1)
    assert [(item["player"], item["role"]) for item in desk.ask("log")["log"]][-1] == ({"id": "you-first"}, "king")


def test_who_has_chosen_stands_in_one_line() -> None:
    """R3.2."""
    game = Game.new(["A", "B", "C", "D"], {}, 1)
    for _ in range(3):
        game.play(game.moves()[0])
    assert of(lines(desk(game, 0)), "did-picked")["args"]["names"] == ["B", "C", "D"]


def murder(*moves: str, seat: int = 1) -> Desk:
    """Seat 0 murders the Thief, whom seat 1 holds, and these moves follow."""
    game = turn("assassin", sits("assassin"), sits("thief"), sits("king"))
    return played(game, "assassinate thief", *moves, seat=seat)


def hits(desk: Desk) -> list[str]:
    return [line["id"] for line in lines(desk) if line["hit"]]


def test_a_murder_is_told_to_whom_it_hits_at_once() -> None:
    """R5.1."""
    assert hits(murder("gold")) == ["hit-assassinate"]


def test_a_lost_turn_is_told() -> None:
    """R5.1."""
    assert hits(murder("gold", "end")) == ["hit-assassinate", "hit-silenced"]


def test_nobody_else_is_hit() -> None:
    """R5.1."""
    assert hits(murder("gold", "end", seat=2)) == []


def test_nobody_answers_is_left_to_the_track() -> None:
    """R5.1."""
    assert "did-nobody" not in [line["id"] for line in logged(murder("gold", "end", seat=2))]


def test_a_robbery_is_told_with_what_it_cost() -> None:
    """R5.2."""
    game = turn("thief", sits("thief"), sits("king", gold=4))
    message = of(lines(played(game, "rob king", "gold", "end", seat=1)), "hit-robbed")
    assert (message["args"]["player"], message["args"]["gold"]) == ("Seat 0", 4)


def test_a_destroyed_district_is_told_to_its_owner() -> None:
    """R6.8W."""
    game = turn("warlord", sits("warlord", gold=5), sits("king", city="tavern"), taken="resources")
    assert of(lines(played(game, "destroy 1 tavern", seat=1)), "hit-destroyed")["args"]["card"] == "tavern"


def test_to_others_it_is_what_the_warlord_did() -> None:
    """R6.8W."""
    game = turn("warlord", sits("warlord", gold=5), sits("king", city="tavern"), sits("bishop"), taken="resources")
    assert of(lines(played(game, "destroy 1 tavern", seat=2)), "did-destroyed")["args"]["other"] == "Seat 1"


def test_whoever_pays_the_tax_is_told() -> None:
    """R5.4."""
    seats = [sits("tax_collector"), sits("king", gold=5, hand="temple")]
    game = turn("king", *seats, cast="tax_collector")
    assert of(logged(played(game, "gold", "build temple", "end", seat=1)), "hit-tax")["args"]["other"] == "Seat 0"


def test_what_hits_stays_until_ones_own_turn_is_over() -> None:
    """Losses stay with the next question, and after its answer."""
    game = turn("thief", sits("thief"), sits("king", gold=4))
    assert hits(played(game, "rob king", "gold", "end", "gold", seat=1)) == ["hit-rob", "hit-robbed"]


def test_after_ones_turn_the_story_begins_anew() -> None:
    game = turn("thief", sits("thief"), sits("king", gold=4), sits("bishop"))
    assert hits(played(game, "rob king", "gold", "end", "gold", "end", seat=1)) == []


def test_an_undo_takes_nothing_else_out_of_the_story() -> None:
    game = turn("thief", sits("thief"), sits("king", gold=4))
    desk = played(game, "rob king", "gold", "end", seat=1)
    before = desk.view["story"]

    desk.choose("gold").ask("undo")

    assert desk.view["story"] == before


def test_another_s_answer_in_a_turn_has_a_name() -> None:
    """R6.4E: the Emperor's turn, and what is given in return."""
    game = turn("assassin", sits("assassin"), sits("emperor"), sits("merchant", gold=1), cast="emperor", crown=0)
    desk = played(game, "gold", "end", "gold", "crown 2", "give gold", seat=0)
    assert of(lines(desk), "did-gave-gold")["player"] == "Seat 2"


def test_where_several_share_the_device_all_go_by_name() -> None:
    desk = opened(turn("king", sits("king"), sits("bishop"))).choose("gold", "end")
    desk.ask("open", seat=1)
    assert [item["player"] for item in desk.ask("log")["log"] if item["seat"] == 1] == ["Seat 1"]


def test_of_a_long_log_the_newest_are_told() -> None:
    desk = merchant()
    assert [line["n"] for line in logged(desk, most=1)] == [max(line["n"] for line in logged(desk))]


def test_it_says_how_many_were_told_before() -> None:
    desk = merchant()
    assert desk.ask("log", most=1)["earlier"] == len(entries(desk)) - 1


def test_what_was_told_before_a_number_is_told() -> None:
    desk = merchant()
    last = entries(desk)[-1]["n"]
    assert max(line["n"] for line in logged(desk, before=last)) < last


def test_the_log_comes_along_with_another_answer() -> None:
    desk = merchant()
    assert desk.ask("look", along=1)["log"] == desk.ask("log", most=1)["log"]


@pytest.mark.parametrize("limits", [{"most": 0}, {"most": "5"}, {"before": -1}, {"before": 2.5}])
def test_numbers_that_are_none_are_refused(limits: Json) -> None:
    assert merchant().ask("log", **limits)["error"]["id"] == "bad-request"
