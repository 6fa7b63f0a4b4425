"""The log, the news, what is said aloud, and what can be taken back."""

from __future__ import annotations

import pytest

from citadels import Game
from tests.rules.table import seat as sits
from tests.rules.table import select, turn
from tests.table.desk import Desk, Json, desk, entries, opened


def last(desk: Desk, name: str) -> Json:
    """The latest entry of one id."""
    return [entry for entry in entries(desk) if entry["id"] == name][-1]


def ids(lines: list[Json]) -> list[str]:
    return [item["id"] for item in lines]


def test_a_new_game_begins_with_the_round_and_what_was_set_aside() -> None:
    assert ids(entries(desk(Game.new(["A", "B", "C", "D"], {}, 1)))) == ["round", "aside"]


def test_nothing_face_up_is_nothing_to_tell() -> None:
    assert ids(entries(desk(Game.new(["A", "B", "C", "D", "E", "F"], {}, 1)))) == ["round"]


def test_seats_are_told_by_name() -> None:
    desk = opened(turn("king", sits("king"))).choose("gold")
    assert last(desk, "gold")["args"] == {"player": "Seat 0", "gold": 2}


def test_both_are_named() -> None:
    desk = opened(turn("abbot", sits("abbot"), sits(gold=5))).choose("tithe")
    assert last(desk, "tithe")["args"] == {"player": "Seat 0", "other": "Seat 1", "gold": 1}


def test_what_a_player_does_to_a_city_of_their_own_is_told_so() -> None:
    """The line would name them twice (R6.8W)."""
    desk = opened(turn("warlord", sits("warlord", gold=3, city="temple"))).choose("gold", "destroy 0 temple")
    assert last(desk, "destroyed")["args"]["to_own"] is True


def test_an_entry_has_its_round() -> None:
    table = desk(Game.new(["A", "B"], {"round_limit": 3}, 5), 0)
    while table.view["round"] < 2:
        if table.view["waiting"] == "bot":
            table.ask("tick")
        else:
            table.choose(next(choice["move"] for choice in table.choices if choice["enabled"] and choice["move"]))
    assert {entry["round"] for entry in entries(table)} == {1, 2}


def test_one_s_own_pick_is_told_to_oneself() -> None:
    desk = opened(select(0, "assassin thief king bishop warlord", up="merchant architect")).choose("pick king")
    desk.ask("open", seat=1)
    assert "picked-own" not in ids(entries(desk))


def test_the_fuller_entry_takes_the_public_one_s_place() -> None:
    table = desk(select(0, "assassin thief king bishop warlord", up="merchant architect"), 0).choose("pick king")
    assert ids(entries(table)) == ["round", "aside", "picked-own"]


def test_the_robbed_hand_s_owner_hears_which_card_went() -> None:
    """R6.3W."""
    game = turn("wizard", sits("wizard"), sits(hand="temple"))
    table = desk(game.play("peek 1"), 0)
    table.choose("take temple")
    assert last(table, "took-own")["args"]["card"] == "temple"


def test_others_hear_that_a_card_went() -> None:
    """R6.3W."""
    table = desk(turn("wizard", sits("wizard"), sits(hand="temple")), 2)
    for _ in range(12):
        table.ask("tick")
    assert "temple" not in str([entry for entry in entries(table) if entry["id"].startswith(("took", "peek", "lost"))])


@pytest.mark.parametrize(
    ("game", "move", "anchor"),
    [
        (turn("king", sits("king")), "gold", {"to": 0, "gold": 2}),
        (turn("king", sits("king", gold=3, hand="temple"), taken="resources"), "build temple",
         {"seat": 0, "card": "temple", "gold": 1}),
        (turn("abbot", sits("abbot"), sits(gold=5)), "tithe", {"seat": 1, "to": 0, "gold": 1}),
        (turn("assassin", sits("assassin")), "assassinate king", {"seat": 0, "role": "king"}),
        (turn("warlord", sits("warlord", gold=4), sits(city="market"), taken="resources"), "destroy 1 market",
         {"seat": 0, "city": 1, "card": "market", "gold": 1}),
    ],
)  # fmt: skip
def test_anchors_say_where_things_go(game: Game, move: str, anchor: Json) -> None:
    desk = opened(game).choose(move)
    assert entries(desk)[-1]["anchor"] == anchor


def test_the_draw_itself_is_not_read_aloud() -> None:
    desk = opened(turn("king", sits("king"), deck="docks harbor")).choose("draw")
    assert [item["id"] for item in desk.view["say"]] == ["event-draw-own"]


def test_nobody_s_cards_are_read_aloud_to_others() -> None:
    table = desk(turn("king", sits("king"), deck="docks harbor"), 1)
    table.ask("tick")
    assert "docks" not in str(table.view["say"])


def test_in_shared_play_everybody_goes_by_name() -> None:
    game = turn("king", sits("king", gold=1, city="manor"), sits(), sits(), sits())
    desk = opened(game, 0, 1).choose("income", "gold")
    assert {entry["args"]["player"] for entry in entries(desk)} == {"Seat 0"}


# --- what can be taken back


UNDONE = [
    (select(0, "assassin thief king bishop warlord", up="merchant architect"), "pick king"),
    (turn("king", sits("king", city="manor")), "gold"),
    (turn("king", sits("king", city="manor")), "income"),
    (turn("king", sits("king", gold=3, hand="temple"), taken="resources"), "build temple"),
    (turn("assassin", sits("assassin")), "assassinate king"),
    (turn("thief", sits("thief")), "rob king"),
    (turn("artist", sits("artist", gold=1, city="manor")), "beautify manor"),
    (turn("king", sits("king", city="laboratory", hand="temple")), "lab temple"),
    (turn("warlord", sits("warlord", gold=4), sits(city="market"), taken="resources"), "destroy 1 market"),
    (turn("king", sits("king"), deck="docks harbor").play("draw"), "keep docks"),
    (turn("navigator", sits("navigator"), taken="resources"), "navigate gold"),
]
SEEN = [
    (turn("king", sits("king")), "draw", "undo-card-drawn"),
    (turn("architect", sits("architect")), "gold", "undo-card-drawn"),
    (turn("magician", sits("magician", hand="temple")), "redraw temple", "undo-card-drawn"),
    (turn("king", sits("king", gold=2, city="smithy")), "smithy", "undo-card-drawn"),
    (turn("king", sits("king", gold=3, hand="lighthouse"), taken="resources"), "build lighthouse", "undo-card-drawn"),
    (turn("navigator", sits("navigator"), taken="resources"), "navigate cards", "undo-card-drawn"),
    (turn("magician", sits("magician"), sits(hand="temple")), "swap 1", "undo-revealed"),
    (turn("wizard", sits("wizard"), sits(hand="temple")), "peek 1", "undo-revealed"),
    (turn("king", sits("king"), sits("warlord"), taken="resources"), "end", "undo-revealed"),
]


@pytest.mark.parametrize(("game", "move"), UNDONE)
def test_what_gave_nothing_away_can_be_taken_back(game: Game, move: str) -> None:
    table = desk(game, game.to_move or 0)
    table.choose(move)
    assert table.view["can"]["undo"] is True


@pytest.mark.parametrize(("game", "move"), UNDONE)
def test_taken_back_it_is_as_before(game: Game, move: str) -> None:
    table = desk(game, game.to_move or 0)
    before = table.view["prompt"]
    table.choose(move)
    table.ask("undo")
    assert table.view["prompt"] == before


@pytest.mark.parametrize(("game", "move", "why"), SEEN)
def test_what_was_seen_cannot_be_unseen(game: Game, move: str, why: str) -> None:
    table = desk(game, game.to_move or 0)
    table.choose(move)
    assert table.view["can"]["undo"] == {"id": why, "args": {}}
