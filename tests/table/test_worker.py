"""The worker: one request, one answer, both JSON text, whatever comes (docs/protocol.md §1)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels import Game, __version__
from citadels.table import worker
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import Desk, Json, desk, seats

TWO = seats(["Ann", "Ben"], (0,))


def ask(do: Any, **rest: Any) -> Json:
    """Ask the worker itself, as the page does: text in, text out."""
    answer: Json = json.loads(worker.answer(json.dumps({"do": do, **rest})))
    return answer


@pytest.fixture(autouse=True)
def put_away() -> Iterator[None]:
    yield
    ask("quit")


def error(answer: Json) -> str:
    return str(answer["error"]["id"])


def test_where_it_broke_off_is_told_to_whoever_repairs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(worker.Table, "answer", lambda *_: 1 / 0)

    ask("hello")

    assert "worker.py" in capsys.readouterr().err


def test_hello() -> None:
    assert ask("hello") == {"version": __version__}


def test_a_whole_game_of_one_person_and_bots() -> None:
    answer = ask("new", seats=seats(["Ann", "Ben", "Cem", "Dora"], (0,), "casual"), rules={}, seed=11)
    while answer["view"]["waiting"] != "over":
        if answer["view"]["waiting"] == "bot":
            answer = ask("tick")
        else:
            possible = [
                choice for choice in answer["view"]["prompt"]["choices"] if choice["enabled"] and choice["move"]
            ]
            answer = ask("choose", move=possible[0]["move"])
    assert answer["view"]["result"]["winners"] != []


def test_a_whole_game_of_two_people_behind_the_curtain() -> None:
    answer = ask("new", seats=seats(["Ann", "Ben", "Cem"], (0, 1), "casual"), rules={}, seed=12)
    while answer["view"]["waiting"] != "over":
        view = answer["view"]
        if view["waiting"] == "bot":
            answer = ask("tick")
        elif view["waiting"] == "curtain":
            answer = ask("open", seat=view["curtain"]["seat"])
        else:
            possible = [choice for choice in view["prompt"]["choices"] if choice["enabled"] and choice["move"]]
            answer = ask("choose", move=possible[-1]["move"])
    assert [len(seat["lines"]) > 0 for seat in answer["view"]["result"]["seats"]] == [True] * 3


def test_one_seed_is_one_game() -> None:
    assert ask("new", seats=TWO, rules={}, seed=5) == ask("new", seats=TWO, rules={}, seed=5)


# --- the save


@pytest.mark.parametrize("do", ["new", "choose", "tick", "undo"])
def test_a_save_comes_with_every_change(do: str) -> None:
    table = desk(turn("king", sits("king", city="manor"), sits("warlord")), 0).choose("income", "gold")
    if do == "tick":
        table = desk(turn("king", sits("king"), sits("warlord")), 1)
    assert table.ask(do, seats=TWO, rules={}, seed=1, move="end")["save"]


@pytest.mark.parametrize("do", ["look", "open", "close", "load", "quit"])
def test_no_save_comes_without_a_change(do: str) -> None:
    desk = Desk()
    save = desk.ask("new", seats=TWO, rules={}, seed=1)["save"]
    assert desk.ask(do, save=save, seat=0).get("save") is None


def test_what_was_saved_can_be_loaded() -> None:
    desk = Desk()
    desk.ask("new", seats=seats(["Ann", "Ben", "Cem"], (0, 1, 2)), rules={}, seed=3)
    desk.choose(*["pick king"] if "king" in str(desk.view["prompt"]) else [])
    again = Desk()
    again.ask("load", save=desk.save)
    assert again.record == desk.record


@pytest.mark.parametrize(
    ("save", "why"),
    [("", "save-foreign"), ("hello", "save-foreign"), (None, "save-foreign"), (17, "save-foreign"),
     ("{}", "save-foreign"), ('{"format":"citadels","version":1}', "save-damaged"),
     ('{"format":"citadels","version":99}', "save-version"), ('{"format":"citadels","vers', "save-damaged")],
)  # fmt: skip
def test_other_saves_are_refused(save: Any, why: str) -> None:
    assert error(ask("load", save=save)) == why


def test_a_refused_save_leaves_the_game_as_it_was() -> None:
    before = ask("new", seats=TWO, rules={}, seed=5)["view"]["prompt"]
    assert ask("load", save="x")["view"]["prompt"] == before


# --- refusals


@pytest.mark.parametrize("do", ["choose", "tick", "open", "close", "undo", "look", "log", "record"])
def test_without_a_game_it_says_so(do: str) -> None:
    assert error(ask(do, move="gold", seat=0)) == "illegal-no-game"


@pytest.mark.parametrize("do", [None, 7, "", "dance", "__init__", ["new"], {"do": "new"}, True])
def test_an_unknown_request_is_refused_in_words(do: Any) -> None:
    assert error(ask(do)) == "bad-request"


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "7", '"new"', "[" * 100_000, "x" * 2_000_000, "NaN", "\ud800"])
def test_what_is_no_request_is_refused_in_words(text: str) -> None:
    assert error(json.loads(worker.answer(text))) == "bad-request"


@pytest.mark.parametrize("text", [None, 7, b"\xff", {"do": "hello"}])
def test_what_is_no_text_is_refused_in_words(text: Any) -> None:
    assert error(json.loads(worker.answer(text))) == "bad-request"


@pytest.mark.parametrize(
    "wrong",
    [{"seats": None}, {"seats": []}, {"seats": TWO[:1]}, {"seats": TWO * 5}, {"seats": [{"kind": "person"}] * 2},
     {"seats": [{"name": "A\nB", "kind": "person"}] * 2}, {"seats": [{"name": "x" * 99, "kind": "person"}] * 2},
     {"rules": None}, {"rules": []}, {"rules": {"city_size": 99}}, {"rules": {"unknown": 1}},
     {"rules": {"characters": ["king"]}}, {"seed": None}, {"seed": -1}, {"seed": 1.5}, {"seed": True}, {"seed": 2**64},
     {"seed": "1"}],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_in_words(wrong: Json) -> None:
    assert error(ask("new", **{"seats": TWO, "rules": {}, "seed": 1, **wrong})) == "illegal-setup"


def test_the_rule_that_cannot_be_is_named() -> None:
    answer = ask("new", seats=TWO, rules={"city_size": 99}, seed=1)
    assert answer["error"]["args"]["key"] == "rules.city_size"


@pytest.mark.parametrize(
    ("move", "why"),
    [("end", "why-not-now"), ("build palace", "why-gather-first"), ("dance", "illegal-verb"),
     ("", "illegal-unreadable"), ("build", "illegal-form"), (None, "illegal-unreadable"), (7, "illegal-unreadable"),
     (["gold"], "illegal-unreadable"), ("gold " * 999, "illegal-unreadable")],
)  # fmt: skip
def test_an_impossible_move_is_refused_in_words(move: Any, why: str) -> None:
    table = desk(turn("king", sits("king", hand="palace")), 0)
    assert error(table.ask("choose", move=move)) == why


def test_an_impossible_move_changes_nothing() -> None:
    table = desk(turn("king", sits("king")), 0)
    before = table.ask("record")
    table.ask("choose", move="end")
    assert table.ask("record") == before


def test_the_reason_names_players() -> None:
    """R6.5B."""
    table = desk(turn("warlord", sits("warlord"), sits("bishop", city="market"), taken="resources"), 0)
    assert table.ask("choose", move="destroy 1 market")["error"]["args"] == {"player": "Seat 1"}


def test_nobody_chooses_through_the_curtain() -> None:
    table = desk(turn("king", sits("king")))
    assert error(table.ask("choose", move="gold")) == "illegal-not-asked"


@pytest.mark.parametrize("seat", [1, 9, -1, None, "0", True])
def test_the_curtain_opens_for_nobody_else(seat: Any) -> None:
    table = desk(turn("king", sits("king")))
    assert error(table.ask("open", seat=seat)) == "illegal-curtain"


def test_an_undo_says_why_not() -> None:
    table = desk(turn("king", sits("king"), deck="docks harbor"), 0).choose("draw")
    assert error(table.ask("undo")) == "undo-card-drawn"


# --- the curtain


def hidden(characters: str, hand: str, deck: str) -> Game:
    """The King's turn is another's: what seats 0 and 1 hold is nobody's business yet."""
    first, second = characters.split()
    return turn(
        "thief", sits(first, hand=hand), sits(second, hand="tavern tavern"), sits("thief"), deck=deck, cast="bishop"
    )


def test_games_that_differ_in_hidden_cards_look_the_same_before_the_curtain() -> None:
    table = desk(hidden("king warlord", "temple keep", "palace docks"))
    other = desk(hidden("merchant bishop", "palace docks", "temple keep"))
    assert table.view == other.view


def test_closed_by_hand_it_hides_everything_again() -> None:
    game = hidden("king warlord", "temple keep", "palace docks")
    table = desk(game)
    before = table.view
    table.ask("open", seat=2)
    table.ask("close")
    assert table.view == before


# --- whatever comes

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEYS = st.sampled_from(["seats", "rules", "seed", "save", "move", "seat"])


@given(st.sampled_from(sorted(worker.Table().handlers)), st.dictionaries(KEYS, JSON, max_size=6), st.booleans())
def test_it_never_raises_and_never_stops(do: str, rest: Json, playing: bool) -> None:
    if playing:
        ask("new", seats=TWO, rules={}, seed=1)
    answer = ask(do, **rest)
    assert answer.get("error", {}).get("id") != "engine-stopped"


@given(st.text(max_size=60))
def test_any_text_is_answered(text: str) -> None:
    assert error(json.loads(worker.answer(text))) == "bad-request"


def test_people_at_one_device_share_no_game_that_goes_on() -> None:
    """Protocol §5: a link holds every hand."""
    table = desk(Game.new(["Ann", "Ben"], seed=1))
    assert error(table.ask("share")) == "share-early"


def test_one_person_alone_shares_at_any_time() -> None:
    """Protocol §5."""
    table = desk(Game.new(["Ann", "Ben"], seed=1), 0)
    assert table.ask("share")["hidden"] is True


# --- the same table once more (docs/protocol.md 1, `again`)

SET = {"edition": "2016", "city_size": 7}


def test_played_again_the_same_people_and_bots_sit_there() -> None:
    first = ask("new", seats=seats(["Ann", "Ben", "Cem", "Dora"], (0, 2), "strong"), rules=SET, seed=11)

    second = ask("again", seed=12)

    who = [
        [(seat["name"], seat["kind"], seat["bot"]) for seat in answer["view"]["seats"]] for answer in (first, second)
    ]
    assert who[0] == who[1]


def test_played_again_the_table_has_the_same_rules() -> None:
    ask("new", seats=TWO, rules=SET, seed=11)

    ask("again", seed=12)

    assert Game.from_record(ask("record")["record"]).setup == {"players": ["Ann", "Ben"], "rules": SET, "seed": 12}


def test_a_game_that_began_from_a_position_is_played_again_by_its_rules() -> None:
    table = desk(turn("king", sits("king"), sits("bishop"), cast="tax_collector", specials="museum"))

    table.ask("again", seed=12)

    cast = [rank["role"] for rank in table.view["centre"]["ranks"]]
    assert (cast[1], "museum" in table.view["centre"]["specials"]) == ("tax_collector", True)


def test_without_a_game_there_is_none_to_play_again() -> None:
    assert error(ask("again", seed=12)) == "illegal-no-game"


@pytest.mark.parametrize("seed", [None, "12", 1.5, True])
def test_what_is_no_seed_changes_nothing(seed: object) -> None:
    before = ask("new", seats=TWO, rules={}, seed=11)["view"]

    answer = ask("again", seed=seed)

    assert (error(answer), answer["view"]["seats"]) == ("illegal-setup", before["seats"])
