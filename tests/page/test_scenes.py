"""Short pictures of what happens: which come in a round, and for how long."""

from __future__ import annotations

import json
from typing import Any

from citadels import Game
from tests.page.table_of_citadels import TableOfCitadels, sit
from tests.page.tree import messages


def play_a_round(app: Any, pace: str) -> TableOfCitadels:
    """Play at a pace until the second round is on."""
    table = sit(app, Game.new(["Ann", "Ben", "Cem", "Dora"], seed=3))
    app.device.stage.done.clear()  # bots that were to play before the pace was set
    table.page.settings["pace"] = pace
    while table.page.play.view["round"] == 1:
        table.decide()
    return table


def test_a_called_character_has_its_picture(app: Any) -> None:
    play_a_round(app, "normal")

    texts = [text for text, _ in app.device.stage.calls("scene")]
    assert "event-called" in {name for text in texts for name in messages(json.loads(text))}


def test_pictures_take_400_ms_at_most_at_normal_pace(app: Any) -> None:
    play_a_round(app, "normal")

    assert 0 < max(length for _, length in app.device.stage.calls("scene")) <= 400


def test_there_are_none_at_once(app: Any) -> None:
    play_a_round(app, "instant")

    assert app.device.stage.calls("scene") == []
