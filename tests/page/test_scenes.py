"""Short pictures of what happens: which come in a round, and for how long."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from citadels import Game
from citadels.table import sheets
from tests.page.english import text_of
from tests.page.table_of_citadels import TableOfCitadels, sit
from tests.page.tree import messages
from tests.rules.table import seat as sits
from tests.rules.table import select, turn
from tests.table.desk import desk, entries

HIT = {"n": 2, "id": "hit-robbed", "hit": True, "grave": False}  # a line of the story
GAME = Game.new(["Ann", "Ben", "Cem", "Dora"], seed=3)
MOST = 12  # entries of the log that one answer brings here at most


def play_a_round(app: Any, pace: str) -> TableOfCitadels:
    """Play at a pace until the second round is on."""
    table = sit(app, GAME)
    app.device.stage.done.clear()  # bots that were to play before the pace was set
    table.page.settings["pace"] = pace
    while table.page.play.view["round"] == 1:
        table.decide()
    return table


def test_a_called_character_has_its_picture(app: Any) -> None:
    play_a_round(app, "normal")

    texts = [text for text, _ in app.device.stage.calls("scene")]
    assert "event-called" in {name for text in texts for name in messages(json.loads(text))}


def pictures(app: Any, pace: str) -> list[tuple[set[str], int]]:
    """The pictures of a round at a pace: the ids of the messages in each, and its milliseconds."""
    play_a_round(app, pace)
    return [(set(messages(json.loads(text))), length) for text, length in app.device.stage.calls("scene")]


def test_a_call_stands_for_900_ms_at_normal_pace(app: Any) -> None:
    assert {length for names, length in pictures(app, "normal") if "event-called" in names} == {900}


def test_the_pace_scales_a_call(app: Any) -> None:
    assert {length for names, length in pictures(app, "quick") if "event-called" in names} == {450}


def test_there_are_none_at_once(app: Any) -> None:
    play_a_round(app, "instant")

    assert app.device.stage.calls("scene") == []


def seen(app: Any, game: Game, *moves: str, viewer: int = 1) -> list[dict[str, Any]]:
    """The pictures that a seat sees when these moves are made, all in one answer, over the table before them."""
    before = desk(game, viewer).view
    for move in moves:
        game.play(move)
    table = desk(game, viewer)
    weight = app.citadels_game.CitadelsGame(sheets.setup_sheet()).weight
    listed = app.scenes.scenes(entries(table)[-MOST:], before, table.view, weight)
    return [scene for scene in listed if scene["tree"]]


def ids(scene: dict[str, Any]) -> set[str]:
    """The ids of the messages in a picture."""
    return set(messages(scene["tree"]))


def test_a_murder_by_another_stands_for_1400_ms(app: Any) -> None:
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"))

    scenes = seen(app, game, "assassinate thief")

    assert [scene["ms"] for scene in scenes if "event-assassinate" in ids(scene)] == [1400]


def test_an_own_murder_stands_for_900_ms(app: Any) -> None:
    """The murderer knows it."""
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"))

    scenes = seen(app, game, "assassinate thief", viewer=0)

    assert [scene["ms"] for scene in scenes if "did-assassinate" in ids(scene)] == [900]


def faces(tree: Any) -> list[str]:
    """The characters whose faces are drawn in a part of a picture."""
    if not isinstance(tree, list):
        return []
    own = [tree[1]["name"]] if tree[0] == "icon" and tree[1]["file"].startswith("faces") else []
    return own + [name for kid in tree[2:] for name in faces(kid)]


@pytest.mark.parametrize(
    ("deed", "doer"), [("assassinate", "assassin"), ("rob", "thief"), ("bewitch", "witch")], ids=str
)
def test_a_deed_against_a_character_shows_both_faces(app: Any, deed: str, doer: str) -> None:
    game = turn(doer, sits(doer), sits("king"), sits("bishop"), taken="resources" if doer == "witch" else "")

    (scene, *_) = seen(app, game, f"{deed} bishop")

    assert faces(scene["tree"]) == [doer, "bishop"]


def test_a_murder_of_the_reader_stands_for_2100_ms(app: Any) -> None:
    """Its sentence is longer."""
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"))

    (scene,) = seen(app, game, "assassinate king")

    assert scene["ms"] == 2100


def test_a_murder_that_comes_out_shows_both_faces_again(app: Any) -> None:
    game = select(3, "warlord architect", sits("assassin"), sits("king"), sits("bishop"), sits())
    for move in ("pick warlord", "assassinate king", "gold", "end", "gold", "end", "gold"):
        game.play(move)

    scenes = seen(app, game, "end", viewer=3)

    assert [faces(scene["tree"]) for scene in scenes if "event-unmasked" in ids(scene)] == [["assassin", "king"]]


@pytest.mark.parametrize(("known", "drawn"), [(True, ["assassin", "king"]), (False, ["king"])], ids=["", "forgotten"])
def test_who_is_murdered_reads_it_below_both_faces(app: Any, known: bool, drawn: list[str]) -> None:
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"))
    game.play("assassinate king")
    view = desk(game, 1).view
    line = {"id": "hit-silenced", "args": {"role": "king"}}

    tree = app.scenes.moment(view if known else {**view, "story": []}, line)

    assert faces(tree) == drawn


def test_no_other_line_that_must_be_read_has_a_picture(app: Any) -> None:
    assert app.scenes.moment({}, {"id": "hit-robbed", "args": {}}) is None


def test_an_own_deed_is_said_to_the_reader(app: Any) -> None:
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"))

    (scene,) = seen(app, game, "assassinate thief", viewer=0)

    assert text_of(scene["tree"][-1], "citadels").strip() == "You murdered the Thief"


@pytest.mark.parametrize(("viewer", "pictures"), [(0, 1), (1, 0)], ids=["another", "the murdered"])
def test_a_murdered_character_is_revealed_to_all_others(app: Any, viewer: int, pictures: int) -> None:
    """R4.9; the murdered have confirmed that they miss their turn."""
    game = turn("warlord", sits("warlord"), sits("bishop"), sits("king"), taken="resources", assassinated="bishop")

    scenes = seen(app, game, "end", viewer=viewer)

    assert len([scene for scene in scenes if "event-unmasked" in ids(scene)]) == pictures


def test_a_swap_of_hands_stands_for_1400_ms(app: Any) -> None:
    game = turn("magician", sits("magician", hand="temple"), sits("king", hand="manor castle"), sits("bishop"))

    scenes = seen(app, game, "swap 1", viewer=2)

    assert [scene["ms"] for scene in scenes if "event-swap" in ids(scene)] == [1400]


def test_several_that_nobody_answers_for_are_one_picture(app: Any) -> None:
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"), taken="resources")

    scenes = seen(app, game, "end")

    assert [ids(scene) for scene in scenes if "scene-nobody" in ids(scene)] == [
        {"scene-nobody", "role-thief", "role-magician"},
    ]  # fmt: skip


def test_several_that_nobody_answers_for_stand_for_900_ms(app: Any) -> None:
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"), taken="resources")

    scenes = seen(app, game, "end")

    assert [scene["ms"] for scene in scenes if "scene-nobody" in ids(scene)] == [900]


def test_a_character_that_lies_face_up_is_not_called(app: Any) -> None:
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"), taken="resources", up="thief magician")

    scenes = seen(app, game, "end")

    assert [scene for scene in scenes if "scene-nobody" in ids(scene)] == []


def test_what_hits_the_reader_waits_for_a_tap(app: Any) -> None:
    view = {"viewer": 0, "seats": [{"kind": "person"}], "waiting": "bot", "story": [{"n": 1, "lines": [HIT]}]}

    assert app.news.moment(view, 0, (), ("hit-robbed",)) == [HIT]


def test_what_hits_the_reader_stands_beside_their_own_question(app: Any) -> None:
    view = {"viewer": 0, "seats": [{"kind": "person"}], "waiting": "person", "story": [{"n": 1, "lines": [HIT]}]}

    assert app.news.moment(view, 0, (), ("hit-robbed",)) == []


def test_an_own_call_is_short(app: Any) -> None:
    """The panel says who is called."""
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"), taken="resources")

    scenes = seen(app, game, "end")

    assert [scene["ms"] for scene in scenes if "scene-own-call" in ids(scene)] == [600]


def load_late(app: Any, turns: int) -> None:
    """Have chapters arrive only after so many turns of the loop; a pause ends early only if the page hurries."""
    stage, chapter, hurried = app.device.stage, app.device.stage.chapter, asyncio.Event()

    async def arrive(name: str) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await chapter(name)

    async def beat() -> None:
        hurried.clear()
        for _ in range(MOST):
            if not hurried.is_set():
                await asyncio.sleep(0)

    stage.chapter, stage.beat, stage.hurry = arrive, lambda _: asyncio.ensure_future(beat()), hurried.set


def choose_first(app: Any) -> list[set[str]]:
    """Make the first decision since the page was opened, which ends a turn; return the messages of each picture."""
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"), taken="resources")
    table = sit(app, game)
    table.page.settings["pace"] = "normal"
    table.page.play.table.ending = True
    table.act("choose", "end")
    return [set(messages(json.loads(text))) for text, _ in app.device.stage.calls("scene")]


@pytest.mark.parametrize(("turns", "pictures"), [(5, True), (1000, False)], ids=["late", "not at all"])
def test_the_first_call_waits_for_its_picture_and_not_for_ever(app: Any, turns: int, pictures: bool) -> None:
    load_late(app, turns)

    scenes = choose_first(app)

    assert any("scene-nobody" in names for names in scenes) == pictures


def test_without_the_chapter_the_game_goes_on(app: Any) -> None:
    app.device.stage.missing.add("log")

    assert choose_first(app) == []


@pytest.mark.parametrize("way", ["leave", "lock"])
def test_pictures_end_where_the_table_is_left_or_covered(app: Any, way: str) -> None:
    table = sit(app, GAME)
    play, scene = table.page.play, {"tree": ["p"], "ms": 900, "sound": "", "to": None, "beneath": False}
    table.page.settings["pace"], texts = "normal", []

    async def show(text: str, _: int) -> None:
        texts.append(text)
        play.leave() if way == "leave" else setattr(play, "covered", True)

    app.device.stage.scene = show
    play.display.news = SimpleNamespace(scenes=lambda *_: [scene, scene])

    app.device.settle(lambda: app.ui.create_task(play.show_scenes({"view": play.view})))

    assert len(texts) == 1


def test_the_next_bot_decides_while_a_picture_stands(app: Any) -> None:
    engine, requests = app.device.window.engine, []

    async def stand() -> None:
        before = len(engine.requests)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        requests.append([request["do"] for request in engine.requests[before:]])

    app.device.stage.scene = lambda *_: asyncio.ensure_future(stand())
    play_a_round(app, "normal")

    assert ["tick"] in requests


def test_the_table_goes_on_beneath_a_call(app: Any) -> None:
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"), taken="resources")

    scenes = seen(app, game, "end", viewer=2)

    assert [scene["beneath"] for scene in scenes if "event-called" in ids(scene)] == [True]


def test_a_robbery_is_shown_before_the_gold_is_gone(app: Any) -> None:
    game = turn("thief", sits("thief"), sits("king", gold=2), sits("bishop"))

    scenes = seen(app, game, "rob king", "gold", "end", viewer=2)

    assert [scene["beneath"] for scene in scenes if "event-robbed" in ids(scene)] == [False]


def test_the_question_does_not_wait_for_the_picture_of_an_own_call(app: Any) -> None:
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"), taken="resources")

    scenes = seen(app, game, "end")

    assert [scene["beneath"] for scene in scenes if "scene-own-call" in ids(scene)] == [True]
