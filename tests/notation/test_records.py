"""Records: one game as text (notation §3)."""

from __future__ import annotations

import json
import random
import re

import pytest

from citadels import Game, IllegalMove, PositionError
from tests.rules.table import DARK_CITY, RANKS, cast_of, play, seat, turn

NAMES = ["Ann", "Ben", "Cal", "Dee", "Eve", "Fay", "Gus", "Hal"]
EVERYTHING = {
    "characters": cast_of([*(dark for _, dark in RANKS[:8]), "artist"]),
    "specials": sorted(DARK_CITY),
    "round_limit": 6,
}


def finished(players: int = 4, rules: dict[str, object] | None = None, seed: int = 1) -> Game:
    """A game played to its end by chance."""
    choose = random.Random(seed)
    game = Game.new(NAMES[:players], {"round_limit": 5} | (rules or {}), seed=seed)
    while not game.over:
        game.play(choose.choice(list(game.moves())))
    return game


def header(record: str) -> dict[str, str]:
    """The header lines of a record."""
    return dict(re.findall(r'^\[(\w+) "(.*)"\]$', record, re.MULTILINE))


def body(record: str) -> list[str]:
    """The moves of a record, without header and comments."""
    lines = record.split("\n\n", 1)[1].splitlines()
    moves = [line.split(";")[0].strip() for line in lines]
    return [move for move in moves if move]


def test_header_lines_come_first() -> None:
    """Notation §3: header lines `[Key "value"]`, then a blank line."""
    head = finished().record().split("\n\n", 1)[0]
    assert all(re.fullmatch(r'\[\w+ ".*"\]', line) for line in head.splitlines())


@pytest.mark.parametrize("key", ["Players", "Rules", "Seed", "Result", "Version"])
def test_header_has(key: str) -> None:
    """Notation §3: Date, Players, Rules as JSON, Seed, Result as scores by seat, Version."""
    assert key in header(finished().record())


def test_seed_is_the_one_of_the_game() -> None:
    """Notation §3: Seed."""
    assert header(finished(seed=42).record())["Seed"] == "42"


def test_players_are_named() -> None:
    """Notation §3: Players."""
    players = header(finished().record())["Players"]
    assert all(name in players for name in NAMES[:4])


def test_result_has_the_scores_by_seat() -> None:
    """Notation §3: Result as scores by seat."""
    game = finished()
    result = header(game.record())["Result"]
    assert [int(number) for number in re.findall(r"\d+", result)] == game.scores


def test_rules_are_json() -> None:
    """Notation §3: Rules as JSON."""
    rules = header(finished().record())["Rules"].replace('\\"', '"')
    assert isinstance(json.loads(rules), dict)


def test_moves_are_written_one_a_line() -> None:
    """Notation §3: then the moves, one a line."""
    game = Game.new(NAMES[:4], seed=1)
    first = str(game.moves()[0])
    second = str(play(game, first).moves()[0])
    assert body(play(game, second).record()) == [first, second]


def test_turns_begin_with_a_comment() -> None:
    """Notation §3: a comment `; R4 Ann as king` where a turn begins."""
    comments = re.findall(r"; R\d+ \w+ as \w+", finished().record())
    assert len(comments) > 5


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_record_rebuilds_the_game(players: int, seed: int) -> None:
    """Notation §3: seed, rules and moves alone rebuild the game exactly."""
    game = finished(players, seed=seed)
    assert Game.from_record(game.record()) == game


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_record_rebuilds_a_game_with_everything(seed: int) -> None:
    """Notation §3: with every Dark City card, too."""
    game = finished(5, EVERYTHING, seed=seed)
    assert Game.from_record(game.record()).position() == game.position()


def test_record_is_the_same_when_written_again() -> None:
    """Notation §3: what is read is written again."""
    record = finished(seed=9).record()
    assert Game.from_record(record).record() == record


def test_comments_do_not_matter() -> None:
    """Notation §3: the moves alone rebuild the game."""
    game = finished(seed=3)
    bare = re.sub(r"[ \t]*;.*", "", game.record())
    assert Game.from_record(bare).position() == game.position()


def test_record_of_an_unfinished_game() -> None:
    """Notation §3: it may be read at any decision."""
    game = play(Game.new(NAMES[:4], seed=1))
    game.play(game.moves()[2])
    assert Game.from_record(game.record()) == game


def test_record_of_a_game_not_begun() -> None:
    """Notation §3: without a move."""
    game = Game.new(NAMES[:4], seed=8)
    assert Game.from_record(game.record()) == game


def test_record_that_does_not_start_at_the_beginning() -> None:
    """Notation §3: `[Position "…"]` where it does not start at the beginning."""
    game = play(turn("king", seat("king", gold=5, hand="temple"), taken="resources"), "build temple", "end")
    assert ("Position" in header(game.record()), Game.from_record(game.record())) == (True, game)


def test_record_from_the_beginning_has_no_position() -> None:
    """Notation §3: only where it does not start at the beginning."""
    assert "Position" not in header(finished().record())


def test_names_with_quotes_and_umlauts() -> None:
    """Notation §3: names come back as they were."""
    names = ['Zo "Z" Ä', "國王", "a\\b", "semi;colon"]
    game = Game.from_record(Game.new(names, seed=1).record())
    assert [player["name"] for player in game.position()["players"]] == names


def test_record_with_windows_line_ends() -> None:
    """Notation §3: read on every platform."""
    game = finished(seed=4)
    assert Game.from_record(game.record().replace("\n", "\r\n")) == game


@pytest.mark.parametrize("change", ["fly to the moon", "build palace", "pick nobody"])
def test_record_with_a_move_that_cannot_be(change: str) -> None:
    """Notation §3, §2: an illegal or unreadable move is refused."""
    record = Game.new(NAMES[:4], seed=1).record()
    with pytest.raises((IllegalMove, PositionError)):
        Game.from_record(record.rstrip("\n") + f"\n\n{change}\n")


@pytest.mark.parametrize("text", ["", "nonsense", "{}", '[Seed "x"]\n\n', '[Seed "1"]\n\ngold\n'])
def test_what_is_no_record_is_refused(text: str) -> None:
    """Notation §3: errors are told, not guessed at."""
    with pytest.raises((IllegalMove, PositionError)):
        Game.from_record(text)


def test_undone_moves_are_not_recorded() -> None:
    """Notation §3, §6: the record is what was played."""
    game = Game.new(NAMES[:4], seed=1)
    before = game.record()
    play(game, game.moves()[0]).undo()
    assert game.record() == before


def test_same_seed_and_moves_same_game() -> None:
    """Notation §3, §5: the same on every platform; here: twice."""
    assert finished(seed=11).record() == finished(seed=11).record()
