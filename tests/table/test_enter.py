"""A game that a person enters at a step, with bots at the other seats (protocol §5)."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

from build import games
from citadels.game import Game
from citadels.table.worker import Table
from tabletop.core.rng import Dice
from tabletop.table.worker import GameWorker
from tests.envs.tables import TABLES
from tests.rules.table import seat, turn

NAMES = ["Ann", "Ben", "Cal"]
STEP = 8
Json = dict[str, Any]


def play(kind: Any, count: int = STEP + 6) -> Any:
    """A game of three after some moves."""
    game = kind.new(NAMES, seed=3)
    for _ in range(count):
        game.play(game.moves()[0])
    return game


GAME = play(Game)


def ask(worker: GameWorker, do: str, **rest: Any) -> Json:
    """Ask as the page does."""
    return dict(json.loads(worker.handle_json(json.dumps({"do": do, **rest}))))


def enter(worker: GameWorker, game: Any = GAME, **rest: Any) -> Json:
    """Go on with a game from its step 8, as the player who decides there."""
    wanted = {"link": game.link(), "names": NAMES, "at": STEP, "bot": "random", "seed": 1}
    return ask(worker, "enter", **{key: value for key, value in {**wanted, **rest}.items() if value is not None})


@pytest.mark.parametrize("package", [game.package for game in games.ALL])
def test_the_player_who_decides_is_asked_first(package: str) -> None:
    game = play(import_module(f"{package}.game").Game)
    worker = import_module(f"{package}.table.worker").Table()

    view = enter(worker, game)["view"]

    assert (view["waiting"], view["viewer"]) == ("person", game.at(STEP).to_move)


def test_the_choices_are_those_of_the_step() -> None:
    prompt = enter(Table())["view"]["prompt"]

    assert {choice["move"] for choice in prompt["choices"]} - {None} == {str(move) for move in GAME.at(STEP).moves()}


def test_a_seat_that_waits_is_played_up_to_by_bots() -> None:
    worker = Table()
    other = next(seat for seat in range(3) if seat != GAME.at(STEP).to_move)
    view = enter(worker, seat=other)["view"]
    while view["waiting"] == "bot":
        view = ask(worker, "tick")["view"]

    assert view["prompt"]["seat"] == other


def test_the_game_goes_on_by_other_moves_than_it_went() -> None:
    worker = Table()
    move = next(move for move in GAME.at(STEP).moves() if move != GAME.history[STEP])
    enter(worker)

    assert ask(worker, "choose", move=str(move)).get("error") is None


def test_a_record_is_played_on_like_a_link() -> None:
    by_record = enter(Table(), link=None, record=GAME.record())

    assert by_record["view"]["prompt"] == enter(Table())["view"]["prompt"]


def test_a_position_is_played_on_from_its_beginning() -> None:
    """Notation §3: a record may begin from a position."""
    record = Game.from_position(GAME.at(STEP).position()).record()

    view = enter(Table(), link=None, record=record, at=0)["view"]

    assert view["viewer"] == GAME.at(STEP).to_move


def test_the_save_is_taken_up() -> None:
    worker = Table()
    answer = enter(worker)

    assert ask(Table(), "load", save=answer["save"])["view"]["seats"] == answer["view"]["seats"]


def test_what_was_played_before_is_no_news() -> None:
    assert enter(Table())["view"]["news"] == []


def test_nothing_is_known_that_the_seat_does_not_know() -> None:
    """Notation §4: the view is the seat's, whatever the link holds."""
    worker = Table()
    seat = enter(worker)["view"]["viewer"]
    session = worker.session

    assert session is not None
    assert session.game.view(seat) == GAME.at(STEP).view(seat)


@pytest.mark.parametrize("step", [14, 20])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_what_the_seat_cannot_know_changes_no_answer(table: Any, step: int) -> None:
    """Everything hidden is dealt anew: neither the view nor the log may tell the difference."""
    game = play(table.spec.game, step)
    state = game.rulebook.read(game.position())
    worlds = [game, table.spec.game(table.reshuffle(state, game.to_move, Dice(5)))]
    texts = []
    for world in worlds:
        record = table.spec.game.from_position(world.position()).record()
        worker = import_module(f"{table.spec.game.__module__.partition('.')[0]}.table.worker").Table()
        answer = enter(worker, link=None, record=record, at=0, along=99)
        texts.append({key: answer[key] for key in answer if key != "save"})

    assert worlds[0].position() != worlds[1].position()
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"at": "8"}, "bad-request"),
        ({"at": 999, "seat": 7}, "illegal-setup"),
        ({"seat": -1}, "illegal-setup"),
        ({"seat": "0"}, "illegal-setup"),
        ({"bot": "nobody"}, "illegal-setup"),
        ({"link": "no link"}, "link-foreign"),
        ({"link": GAME.link()[:-2]}, "link-damaged"),
    ],
)
def test_what_cannot_be_played_on_is_refused(wrong: Json, reason: str) -> None:
    assert enter(Table(), **wrong)["error"]["id"] == reason


@pytest.mark.parametrize("seat", [None, GAME.to_move])
def test_a_step_of_any_size_after_the_last_is_the_last(seat: int | None) -> None:
    """Protocol §5."""
    view = enter(Table(), at=10**30, seat=seat)["view"]

    assert view["viewer"] == GAME.to_move


def test_a_refusal_leaves_the_table_as_it_was() -> None:
    worker = Table()
    before = enter(worker)["view"]

    enter(worker, bot="nobody")

    assert ask(worker, "look")["view"] == before


def test_answers_that_can_be_played_are_taken() -> None:
    """Protocol §5."""
    answers = [str(move) for move in GAME.at(STEP).moves()[:2]]

    assert enter(Table(), answers=answers)["answers"] == answers


def test_an_answer_comes_back_as_records_write_it() -> None:
    """Notation §2: the cards of an exchange are sorted, and so a reader's tap gives them."""
    game = turn("magician", seat("magician", hand="temple keep"), seat(hand="manor"), deck="tavern market")

    answer = enter(Table(), link=None, record=game.record(), at=0, answers=["redraw temple keep"])

    assert answer["answers"] == ["redraw keep temple"]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"answers": ["no move"]}, "illegal-verb"),
        ({"answers": "end"}, "bad-request"),
        ({"answers": [7]}, "bad-request"),
        ({"answers": ["end"], "seat": (GAME.at(STEP).to_move + 1) % 3}, "illegal-setup"),
    ],
)
def test_answers_that_cannot_be_given_are_refused(wrong: Json, reason: str) -> None:
    assert enter(Table(), **wrong)["error"]["id"] == reason


def test_a_game_is_not_played_on_from_its_end() -> None:
    game = Game.new(NAMES, {"round_limit": 1}, seed=3)
    while not game.over:
        game.play(game.moves()[0])

    assert enter(Table(), game, at=len(game.history), seat=0)["error"]["id"] == "illegal-setup"
