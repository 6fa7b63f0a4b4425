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


def test_the_key_that_is_written_otherwise_is_named() -> None:
    game, text = record()
    with pytest.raises(AssertionError, match=r"\n  head.seed: \d+, not 1\d+\n"):
        golden.check_record(game, text.replace('[Seed "', '[Seed "1'))


def test_a_game_that_goes_back_elsewhere_is_found() -> None:
    game, text = record()
    with pytest.raises(AssertionError, match=r"another game:\n  seed: \d+, not 1\d+"):
        golden.check_undo(game, text.replace('[Seed "', '[Seed "1'))


def test_a_link_to_other_moves_is_found() -> None:
    game, _ = record()
    link = game.link()
    game.undo()
    with pytest.raises(AssertionError, match=r"the link leads to other moves:\n  the whole: \d+ items, not "):
        golden.check_linked_game(game, link)


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


@pytest.fixture
def stored(tmp_path: Path) -> golden.GoldenGames:
    """Golden games of one record and its link."""
    (tmp_path / "links.json").write_text('{"game-0001": "link"}', encoding="utf-8")
    games = golden.GoldenGames(Pebbles, tmp_path, ".pebbles", demands, features)
    games.store([golden.Candidate(7, record()[1], set())])
    return games


def test_records_are_added_to_those_there_are(stored: golden.GoldenGames) -> None:
    before = stored.paths()
    stored.store([golden.Candidate(8, record()[1], set())])
    assert [path.name for path in stored.paths() if path not in before] == ["game-0008.pebbles"]
    assert set(before) < set(stored.paths())


def test_links_are_added_to_those_there_are(stored: golden.GoldenGames) -> None:
    assert [*stored.links()] == ["game-0001", "game-0007"]


def test_a_record_whose_number_is_taken_gets_another_name(stored: golden.GoldenGames) -> None:
    stored.store([golden.Candidate(7, record()[1], set())])
    assert [path.name for path in stored.paths()] == ["game-0007-2.pebbles", "game-0007.pebbles"]


def test_lines_of_the_manifest_stay_when_a_record_is_added(stored: golden.GoldenGames) -> None:
    before = (stored.folder / "manifest.txt").read_text(encoding="utf-8")
    stored.store([golden.Candidate(8, record()[1], set())])
    after = (stored.folder / "manifest.txt").read_text(encoding="utf-8")
    assert after.startswith(before)
    assert after != before


def test_only_what_no_record_uses_is_searched_for(tmp_path: Path) -> None:
    games = golden.GoldenGames(Pebbles, tmp_path, ".pebbles", set, features)
    assert games.search(lambda _: pytest.fail("a game was played"), 1) == []


def test_what_is_replaced_is_named_before_it_is_deleted(
    stored: golden.GoldenGames, capsys: pytest.CaptureFixture[str]
) -> None:
    games = golden.GoldenGames(Pebbles, stored.folder, ".pebbles", set, features)
    golden.add_records(games, lambda _: None, 1, replace=True)
    assert "game-0007.pebbles" in capsys.readouterr().out
    assert games.paths() == []


@pytest.mark.parametrize("change", ["delete", "edit", "add", "lose link"])
def test_stored_games_that_do_not_fit_their_manifest_are_found(stored: golden.GoldenGames, change: str) -> None:
    path = stored.folder / "game-0007.pebbles"
    if change == "delete":
        path.unlink()
    elif change == "edit":
        path.write_text("another", encoding="utf-8")
    elif change == "add":
        (stored.folder / "game-0009.pebbles").write_text(record()[1], encoding="utf-8")
    else:
        (stored.folder / "links.json").write_text("{}", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"game-000[79]"):
        golden.check_only_added(stored)


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
