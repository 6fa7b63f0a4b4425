"""The harnesses of `tabletop.testing`: the toy passes them, and each finds the fault that it is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core import frames
from tabletop.core.errors import IllegalMove, PositionError
from tabletop.core.rulebook import Rulebook
from tabletop.core.state import GameState
from tabletop.testing import golden, leaks
from tabletop.testing.fuzz import MOST, Fuzzer
from tabletop.testing.perft import Perft, grow
from tests.tabletop import pebbles
from tests.tabletop.pebbles import MOVES, RULEBOOK, Pebbles, State
from tests.tabletop.pebbles_harness import GOLDEN_PEBBLES, PERFT_OF_PEBBLES, PebblesFuzzer, demands, features, trial

CASES = 200
SECRET = {"draw", "next"}


def watch(rulebook: Rulebook = RULEBOOK) -> set[str]:
    """The secret moves of some games that were watched."""
    return set().union(*(leaks.check_watchers(trial(seed, rulebook), SECRET.__contains__) for seed in range(6)))


def refuse(*moves: str) -> None:
    """Try moves at the decisions of some games."""
    for seed in range(6):
        leaks.check_refusals(trial(seed), moves)


# --- hidden information


def test_a_watcher_learns_nothing_about_pebbles() -> None:
    assert watch() == SECRET


def test_refusals_tell_nothing_about_pebbles() -> None:
    refuse(*MOVES, "nod")


def test_a_view_that_tells_others_pebbles_is_found() -> None:
    leaking = replace(RULEBOOK, view=lambda state, seat: {"pebbles": state.pebbles[:]})
    with pytest.raises(AssertionError, match="sees what it cannot know"):
        watch(leaking)


def test_an_event_that_tells_a_pebble_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    emit = GameState.emit
    monkeypatch.setattr(State, "emit", lambda state, event, audience=None, **args: emit(state, event, None, **args))
    with pytest.raises(AssertionError, match="hears what it cannot know"):
        watch()


def test_an_error_that_tells_others_pebbles_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    telling = replace(RULEBOOK, explain=lambda state, _: IllegalMove(str(state.pebbles), "why-not-now"))
    monkeypatch.setattr(Pebbles, "rulebook", telling)
    with pytest.raises(AssertionError, match="is refused by"):
        refuse("nod")


# --- fuzzing


def fuzz(read: Callable[[Fuzzer[Pebbles]], Callable[[int, Any], str]]) -> set[str]:
    """The outcomes of some hundred cases, always the same."""
    fuzzer = PebblesFuzzer()
    return {read(fuzzer)(seed // 64, Random(seed)) for seed in range(CASES)}


def test_links_are_refused_and_played() -> None:
    assert fuzz(lambda fuzzer: fuzzer.read_link) >= {"played", "refused as link-damaged"}


def test_positions_are_refused_and_played() -> None:
    assert fuzz(lambda fuzzer: fuzzer.read_position) == {"played", "refused"}


def test_records_are_refused_and_played() -> None:
    assert fuzz(lambda fuzzer: fuzzer.read_record) >= {"played", "refused as PositionError", "refused as IllegalMove"}


def test_saves_are_refused_and_played() -> None:
    assert fuzz(lambda fuzzer: fuzzer.read_save) >= {"played", "refused as save-damaged", "refused as save-foreign"}


def test_a_link_that_loses_a_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    links = replace(Pebbles.links, picks=lambda options, move: [(0, len(options))])
    monkeypatch.setattr(Pebbles, "links", links)
    with pytest.raises(AssertionError, match="the link is written otherwise"):
        fuzz(lambda fuzzer: fuzzer.read_link)


def test_an_error_of_another_kind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    read = RULEBOOK.read
    monkeypatch.setattr(
        Pebbles, "rulebook", replace(RULEBOOK, read=lambda data: read({**data, "marks": data["marks"]}))
    )
    with pytest.raises(KeyError):
        fuzz(lambda fuzzer: fuzzer.read_position)


def test_a_refusal_that_repeats_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def echo(data: Any) -> State:
        raise PositionError("", str(data) + "x" * MOST)

    monkeypatch.setattr(Pebbles, "rulebook", replace(RULEBOOK, read=echo))
    with pytest.raises(AssertionError, match="repeats too much"):
        fuzz(lambda fuzzer: fuzzer.read_position)


def test_a_move_that_is_played_and_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pebbles, "play", lambda game, move, **_: game)
    with pytest.raises(AssertionError, match="is played and not listed"):
        PebblesFuzzer()._check_trial(Pebbles.new(["Ann", "Bo"]), "nod")


# --- golden games


def record() -> tuple[Pebbles, str]:
    text = GOLDEN_PEBBLES.paths()[0].read_text(encoding="utf-8")
    return Pebbles.from_record(text), text


def test_another_result_is_found() -> None:
    game, text = record()
    with pytest.raises(AssertionError, match="the record says"):
        golden.check_result(game, text.replace('[Result "', '[Result "1'))


def test_another_line_is_found() -> None:
    game, text = record()
    with pytest.raises(AssertionError, match="written otherwise"):
        golden.check_record(game, text + "\n")


def test_a_game_that_goes_back_elsewhere_is_found() -> None:
    game, text = record()
    with pytest.raises(AssertionError, match="another game"):
        golden.check_undo(game, text.replace('[Seed "', '[Seed "1'))


def test_another_link_is_found() -> None:
    game, _ = record()
    with pytest.raises(AssertionError, match="the link is another"):
        golden.check_link(game, game.link() + "0")


def test_a_demand_that_no_record_meets_is_named() -> None:
    more = replace(GOLDEN_PEBBLES, demands=lambda: {*demands(), "move dance"})
    with pytest.raises(AssertionError, match="no record uses: move dance"):
        golden.check_demands(more)


def test_few_records_are_chosen_that_meet_all_demands() -> None:
    numbers = {1: {"a"}, 2: {"a", "b"}, 3: {"c"}, 4: {"b"}}
    candidates = [golden.Candidate(number, "record", uses) for number, uses in numbers.items()]
    assert [item.number for item in golden.choose(candidates, {"a", "b", "c"})] == [2, 3]


def test_a_demand_that_no_candidate_meets_is_named() -> None:
    with pytest.raises(ValueError, match="no game uses: c"):
        golden.choose([golden.Candidate(1, "record", {"a"})], {"a", "c"})


def test_records_are_stored_and_read_again(tmp_path: Path) -> None:
    games = golden.GoldenGames(Pebbles, tmp_path, ".pebbles", demands, features)
    games.store([golden.Candidate(7, record()[1], set())])
    assert [(path.name, path.read_text(encoding="utf-8")) for path in games.paths()] == [
        ("game-0007.pebbles", record()[1])
    ]


# --- perft


def test_lines_of_the_toy_are_as_many_as_counted_by_hand() -> None:
    """Five moves; after a question one, after the others five, and after the last pass none."""
    state = Pebbles.new(["Ann", "Bo"], {"rounds": 1}, 1)._state
    assert grow(state, lambda _: None).lines[:3] == [5, 2 * 5 + 1, 2 * (2 * 5 + 1) + 5]


def test_a_move_in_another_place_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(PERFT_OF_PEBBLES.positions))
    monkeypatch.setitem(frames.OPTIONS, pebbles.Bag, lambda _, __: list(reversed(MOVES)))
    with pytest.raises(AssertionError, match="as many lines"):
        PERFT_OF_PEBBLES.check(name)


def test_a_move_that_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(PERFT_OF_PEBBLES.positions))
    monkeypatch.setitem(frames.OPTIONS, pebbles.Bag, lambda _, __: list(MOVES[1:]))
    with pytest.raises(AssertionError, match="lines, not"):
        PERFT_OF_PEBBLES.check(name)


def test_counts_are_written_as_they_are_read(tmp_path: Path) -> None:
    perft = Perft(PERFT_OF_PEBBLES.positions, PERFT_OF_PEBBLES.possessions, tmp_path / "counts.json")
    perft.write()
    assert perft.counts() == PERFT_OF_PEBBLES.counts()
