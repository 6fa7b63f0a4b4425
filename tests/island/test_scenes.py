"""Short pictures of what happens on the island: which events have one, and for how long."""

from __future__ import annotations

from typing import Any

from catan import Game
from catan.table import sheets
from tests.catan.positions import before_throw, moving_robber, seat, turn
from tests.catan.table.desk import Desk, Json
from tests.island.table_of_island import sit
from tests.page.tree import drawn_signs, messages

ROBBED = {"settlements": "c3", "roads": "c3-c2"}
# The next road makes five (K9.3).
ROADS = {"settlements": "c5", "roads": "c5-c6-c7 c7-c8 c8-c9"}


def seen(app: Any, game: Game, *moves: str, viewer: int = 1) -> list[Json]:
    """The pictures that a seat sees when the first seat makes these moves and ends its turn."""
    desk, news = Desk(game, people=(0, 1)), []
    desk.ask("open", seat=0)
    for move in moves:
        assert "error" not in desk.ask("choose", move=move)
        news += desk.view["news"]
    if viewer:
        desk.ask("choose", move="end")
        desk.ask("close")
        desk.ask("open", seat=viewer)
        news = desk.view["news"]
    weight = app.island_game.IslandGame(sheets.setup_sheet()).weight
    return [scene for scene in app.scenes.scenes(news, None, desk.view, weight) if scene["tree"]]


def of(scenes: list[Json], message: str) -> Json:
    """The one picture with a message."""
    (scene,) = [scene for scene in scenes if message in messages(scene["tree"])]
    return scene


def test_a_seven_has_a_picture_with_its_dice(app: Any) -> None:
    scenes = seen(app, before_throw(seat(), seat(), dice=(3, 4)), "roll", "robber h9")

    assert [name for _, name in drawn_signs(of(scenes, "did-roll")["tree"])][:3] == ["die-3", "die-4", "robber"]


def test_another_number_is_shown_where_the_dice_are(app: Any) -> None:
    assert seen(app, before_throw(seat(), seat(), dice=(2, 4)), "roll") == []


def test_a_robbery_stands_for_1400_ms_before_the_card_is_gone(app: Any) -> None:
    game = moving_robber(seat(), seat(), seat("1 ore", **ROBBED), seat())

    scene = of(seen(app, game, "robber h9"), "did-steal")

    assert (scene["ms"], scene["beneath"], scene["yours"]) == (1400, False, False)


def test_the_picture_of_a_robbery_does_not_show_others_the_card(app: Any) -> None:
    """Only the two know what was stolen (K12.4)."""
    game = moving_robber(seat(), seat(), seat("1 ore", **ROBBED), seat())

    scene = of(seen(app, game, "robber h9"), "did-steal")

    assert "ore" not in str(scene)


def test_the_victim_of_a_robbery_is_told_what_was_taken(app: Any) -> None:
    scene = of(seen(app, moving_robber(seat(), seat("1 ore", **ROBBED)), "robber h9"), "hit-steal-own")

    assert (scene["yours"], "ore" in str(scene["tree"])) == (True, True)


def test_an_own_robbery_stands_for_900_ms(app: Any) -> None:
    scenes = seen(app, moving_robber(seat(), seat("1 ore", **ROBBED)), "robber h9", viewer=0)

    assert of(scenes, "scene-own-steal")["ms"] == 900


def test_a_monopoly_has_a_picture(app: Any) -> None:
    scenes = seen(app, turn(seat(cards="monopoly"), seat(), seat("3 ore")), "play monopoly ore")

    assert of(scenes, "did-monopoly")["ms"] == 1400


def test_a_prize_has_a_picture(app: Any) -> None:
    scenes = seen(app, turn(seat("1 wood 1 brick", **ROADS), seat()), "road c9-c10")

    assert of(scenes, "did-longest-road")["ms"] == 1400


def test_a_prize_that_changes_hands_shows_both_players(app: Any) -> None:
    mine, other = {"roads": "a3-a4-a5-a6-a7-a8"}, {"roads": "f3-f4-f5-f6-f7-f8", "settlements": "f3"}
    game = turn(seat("1 wood 1 brick", **other), seat(**mine), longest_road=1)

    scene = of(seen(app, game, "road f8-f9"), "hit-longest-road")

    assert [name for _, name in drawn_signs(scene["tree"])][:3] == ["shield-1", "road", "shield-0"]


def test_what_is_built_is_shown_on_the_board(app: Any) -> None:
    assert seen(app, turn(seat("2 grain 3 ore", settlements="c5"), seat()), "city c5") == []


def test_a_new_piece_has_a_ring(app: Any) -> None:
    table = sit(app, turn(seat("1 wood 1 brick", settlements="c5", roads="c5-c6"), seat()))

    table.build("road", "c6-c7")

    assert len(table.parts("fresh-piece")) == 1


def test_the_ring_about_a_piece_goes_with_the_next_decision(app: Any) -> None:
    table = sit(app, turn(seat("1 wood 1 brick", settlements="c5", roads="c5-c6"), seat()))
    table.build("road", "c6-c7")

    table.play("end")

    assert table.parts("fresh-piece") == []


def test_dice_that_were_just_thrown_are_marked(app: Any) -> None:
    table = sit(app, before_throw(seat(), seat(), dice=(2, 4)))
    table.play("roll")

    assert len(table.parts("dice fresh")) == 1
