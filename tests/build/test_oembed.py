"""The oEmbed answers: what the specification asks of a rich answer, in the frame of docs/embedding.md."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from build import games, oembed
from build.games import Game
from build.page import HERE

ADDRESS = "https://example.org/play/"


def pages(folder: Path) -> Path:
    """A folder with an empty page for each game."""
    for game in games.ALL:
        (folder / game.pages[0]).write_text("<head>\n</head>", encoding="utf-8")
    return folder


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_an_answer_has_what_a_rich_one_must_have(game: Game) -> None:
    """oEmbed 1.0, 2.3.4.4: `html`, `width` and `height`, the sizes as numbers."""
    answer = oembed.answer(game, ADDRESS)
    assert {key: answer[key] for key in ("version", "type", "width", "height")} == {
        "version": "1.0", "type": "rich", "width": 720, "height": 576,
    }  # fmt: skip


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_the_frame_shows_the_poster_of_the_game(game: Game) -> None:
    assert f'<iframe src="{ADDRESS}{game.poster}"' in oembed.answer(game, ADDRESS)["html"]


def test_each_page_names_its_answer(tmp_path: Path) -> None:
    oembed.make(pages(tmp_path), ADDRESS)
    for game in games.ALL:
        assert oembed.link(game, ADDRESS) in (tmp_path / game.pages[0]).read_text(encoding="utf-8")


def test_the_answer_lies_where_the_page_says(tmp_path: Path) -> None:
    oembed.make(pages(tmp_path), ADDRESS)
    text = (tmp_path / "oembed" / f"{games.PLAYED.name}.json").read_text(encoding="utf-8")
    assert json.loads(text) == oembed.answer(games.PLAYED, ADDRESS)


def test_without_the_address_of_the_site_there_is_none(tmp_path: Path) -> None:
    oembed.make(pages(tmp_path), HERE)
    assert not (tmp_path / "oembed").exists()
