"""Short pictures of what happens in Crown and Crane: which events have one, and for how long."""

from __future__ import annotations

from typing import Any

from praga.table import sheets
from praga.table.worker import Table
from tests.page.tree import drawn_signs, messages

Json = dict[str, Any]
BOTS = [{"name": name, "kind": "bot", "bot": "casual"} for name in ("Ben", "Cem", "Dora")]
TURNS = 400  # decisions after which a game that has no era II is a fault


def pictures(app: Any, event: str, *, own: bool = False) -> list[Json]:
    """The pictures of the first event of a kind in a game: of a bot's or nobody's, or of the reader's `own`."""
    table = Table()
    answer: Any = table.answer(
        {"do": "new", "seats": [{"name": "Anna", "kind": "person"}, *BOTS], "seed": 7, "rules": {}}
    )
    for _ in range(TURNS):
        view = answer["view"]
        wanted = [entry for entry in view["news"] if entry["id"] == event]
        wanted = [entry for entry in wanted if (entry["args"].get("player") == "Anna") == own]
        if wanted:
            weight = app.crane_game.CraneGame(sheets.setup_sheet()).weight
            return [scene for scene in app.scenes.scenes(wanted[:1], None, view, weight) if scene["tree"]]
        if view["waiting"] == "bot":
            answer = table.answer({"do": "tick"})
        else:
            choices = [choice["move"] for choice in view["prompt"]["choices"] if choice["enabled"]]
            answer = table.answer({"do": "choose", "move": choices[0]})
    raise AssertionError(f"there is no {event}")


def test_a_tile_that_is_taken_has_a_picture_with_its_two_actions(app: Any) -> None:
    (scene,) = pictures(app, "take")

    assert [name for _, name in drawn_signs(scene["tree"])][:2] == ["do-upgrade", "do-road"]


def test_a_tile_is_gone_from_the_crane_after_its_picture(app: Any) -> None:
    (scene,) = pictures(app, "take")

    assert (scene["ms"], scene["beneath"]) == (600, False)


def test_an_own_tile_has_no_picture(app: Any) -> None:
    assert pictures(app, "take", own=True) == []


def test_an_era_has_a_picture(app: Any) -> None:
    (scene,) = pictures(app, "era")

    assert (scene["ms"], "did-era" in messages(scene["tree"])) == (1400, True)


def test_a_building_is_shown_on_the_board(app: Any) -> None:
    assert pictures(app, "build") == []


def test_a_plaza_has_a_picture(app: Any) -> None:
    (scene,) = pictures(app, "plaza")

    assert (scene["ms"], "did-plaza" in messages(scene["tree"])) == (900, True)
