"""The steps of the build know no game but by its record (build/games.py)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from build import games, packs, paths, stdlib
from build.games import Game
from build.say import BuildError
from tests import words_of_games

OWN_STEPS = [name for game in games.ALL for name in game.steps]
RECORDED = ("games", *OWN_STEPS)
STEPS = [path for path in paths.files_under(paths.ROOT / "build") if path.suffix == ".py" and path.stem not in RECORDED]


def test_no_step_names_what_a_game_is_made_of() -> None:
    assert words_of_games.in_files(STEPS, words_of_games.WORDS) == {}


def test_a_word_of_a_game_would_be_found(tmp_path: Path) -> None:
    """The test above would hold for words that nothing is compared with."""
    (tmp_path / "step.py").write_text("def hasCrown(seat): ...\n", encoding="utf-8")

    assert words_of_games.in_files([tmp_path / "step.py"], words_of_games.WORDS) == {"step.py": ["crown"]}


@pytest.mark.parametrize("name", OWN_STEPS)
def test_a_step_that_a_game_has_to_itself_is_there(name: str) -> None:
    assert (paths.ROOT / "build" / f"{name}.py").exists()


def test_a_title_that_is_not_translated_is_the_english_one() -> None:
    assert replace(games.BY_NAME["island"], translated={}).titles()["zh-Hant"] == games.BY_NAME["island"].title


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_the_scripts_know_each_game_by_its_name_its_poster_and_its_replay(game: Game) -> None:
    """So that what a host's page hears of one game in a frame (e2e/test_embed.py) it hears of each."""
    expected = {f'--define:GAME="{game.name}"', f'--define:POSTER="{game.poster}"', f'--define:REPLAY="{game.replay}"'}

    assert expected - set(game.definitions()) == set()


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_the_element_of_each_game_shows_its_poster(game: Game) -> None:
    prefix = "--define:ELEMENTS="
    listed = next(text for text in games.PLAYED.definitions() if text.startswith(prefix)).removeprefix(prefix)

    assert [game.name, game.poster, game.titles(), game.pages[0]] in json.loads(listed)


def test_an_engine_holds_what_its_door_leads_to_and_of_other_games_nothing() -> None:
    own, _ = stdlib.reachable(games.PLAYED)

    assert {name.split(".")[0] for name in own} == set(games.PLAYED.packages)


def test_a_page_s_modules_are_looked_for_in_the_folders_of_its_game(tmp_path: Path) -> None:
    first = tmp_path / "toy.py"
    first.write_text("import ui\n", encoding="utf-8")
    toy = Game("toy", "Toy", (), "toy.worker", (), (games.TABLE, tmp_path), {}, (), ())

    assert [path.name for path in packs.reachable(first, toy)] == ["toy.py", "ui.py"]


@pytest.mark.parametrize(("change", "words"), [({"pags": []}, r"\['pags'\]"), ({"title": None}, r"\['title'\]")])
def test_a_record_with_a_wrong_key_is_refused_by_its_name(change: dict[str, object], words: str) -> None:
    whole = {"order": 9, "title": {"en": "Toy"}, "package": "toy", "layers": [], "chapters": []} | change

    with pytest.raises(BuildError, match=words):
        games.read("toy", {key: value for key, value in whole.items() if value is not None})


def test_two_games_may_not_have_one_place_in_the_order(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text("order = 1\n", encoding="utf-8")

    with pytest.raises(BuildError, match="order"):
        games.read_all(tmp_path)
