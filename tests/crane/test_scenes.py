"""Short pictures of what happens in Crown and Crane: which events have one, and for how long."""

from __future__ import annotations

from typing import Any

from praga.table import sheets
from praga.table.worker import Table
from tests.page.tree import args_of, drawn_signs, messages

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

    assert (scene["ms"], scene["beneath"]) == (900, False)


def test_an_own_tile_has_no_picture(app: Any) -> None:
    assert pictures(app, "take", own=True) == []


def successes(app: Any, *entries: Json) -> list[Json]:
    """The pictures of what the reader did in one decision."""
    view: Any = Table().answer(
        {"do": "new", "seats": [{"name": "Anna", "kind": "person"}, *BOTS], "seed": 7, "rules": {}}
    )["view"]
    news = [
        {"n": at, "yours": False, "anchor": {"seat": 0}, **entry, "args": {"player": "Anna", **entry["args"]}}
        for at, entry in enumerate(entries, 1)
    ]
    weight = app.crane_game.CraneGame(sheets.setup_sheet()).weight
    return [scene for scene in app.scenes.scenes(news, None, view, weight) if scene["tree"]]


def points(count: int) -> Json:
    """The entry of so many points."""
    return {"id": "gain", "args": {"goods": {"id": "good-points", "args": {"count": count}}}}


REWARD: Json = {"id": "reward", "args": {"place": {"id": "place-z", "args": {"number": 6}}}}
BUILT: Json = {"id": "build", "args": {"tile": {"id": "tile-building", "args": {}}, "space": REWARD["args"]["place"]}}


def test_an_own_reward_of_a_plaza_has_a_picture_with_its_points(app: Any) -> None:
    (scene,) = successes(app, REWARD, points(7), points(5))

    assert (scene["ms"], args_of(scene["tree"], "scene-success")[0]["points"]["args"]["count"]) == (1200, 12)


def test_of_several_own_successes_the_greatest_has_a_picture(app: Any) -> None:
    (scene,) = successes(app, BUILT, points(6), REWARD)

    assert "did-reward" in messages(scene["tree"])


def test_an_own_building_has_a_picture_where_it_brings_many_points(app: Any) -> None:
    assert [len(successes(app, BUILT, points(count))) for count in (4, 5)] == [0, 1]


def test_an_own_picture_stands_as_long_as_one_of_a_bot(app: Any) -> None:
    least = min(time for _, _, time in app.scenes.SUCCESSES)

    assert least >= pictures(app, "plaza")[0]["ms"]


def test_an_era_has_a_picture(app: Any) -> None:
    (scene,) = pictures(app, "era")

    assert (scene["ms"], "did-era" in messages(scene["tree"])) == (1400, True)


def test_a_building_is_shown_on_the_board(app: Any) -> None:
    assert pictures(app, "build") == []


def test_a_plaza_has_a_picture(app: Any) -> None:
    (scene,) = pictures(app, "plaza")

    assert (scene["ms"], "did-plaza" in messages(scene["tree"])) == (900, True)
