"""The page of Crown and Crane from the first screen to the end of a game."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from build import games, other_games, paths
from praga import Game
from praga.core.tables import TILES
from tests.crane.conftest import PLAYED
from tests.crane.table_of_crane import SPEC, sit
from tests.missing_words import require_none
from tests.page.device import Device
from tests.page.game_app import screen, tables_before_and_after_reloads, unknown
from tests.page.tree import args_of, arguments, doing, drawn_signs, messages, nodes, props, with_class
from tests.praga.positions import player, turn
from tests.stored import stored

RULES: tuple[dict[str, Any], ...] = (
    {},
    {"tiles": "B"},
    {"crane_order": "fixed", "road_tiles": "all"},
    {"tokens": "by_players", "road_tiles": "chance"},
)
RELOADS = 12


def decide(page: Any, device: Device, dice: random.Random, kind: str = "") -> None:
    """Make one of the possible choices, of a kind if there is one."""
    if page.play.table.reading.moment:
        device.settle(page.act, "go-on", "", "")
        return
    page.play.table.ending = True  # the question whether to end the turn is another test's
    choices = [choice for choice in page.play.view["prompt"]["choices"] if choice["enabled"]]
    likely = [choice for choice in choices if choice["kind"] == kind]
    likely = likely or [choice for choice in choices if choice["kind"] not in ("refresh", "end")]
    device.settle(page.act, "choose", dice.choice(likely or choices)["move"], "")


@pytest.mark.parametrize("rules", RULES, ids=["start", "other tiles", "order", "tokens"])
def test_a_whole_game_comes_to_its_end_with_words_for_all(app: Any, device: Device, rules: dict[str, Any]) -> None:
    dice, page, missing = random.Random(5), app.dealt(rules), set[str]()
    while not page.play.view["result"]:
        for tab in app.crane_table.TABS:
            device.settle(page.act, "tab", tab, "")
            missing |= unknown(device, games.BY_NAME["crane"])
        decide(page, device, dice)

    require_none(missing | unknown(device, games.BY_NAME["crane"]), "site/locales/en/crane/")


def test_every_sign_of_the_page_is_in_its_file(app: Any, device: Device) -> None:
    art = paths.PAGE / "art"
    texts = {
        "signs": other_games.signs_of(games.BY_NAME["crane"], (art / "signs.svg").read_text(encoding="utf-8")),
        "crane": (art / "crane" / "crane.svg").read_text(encoding="utf-8"),
    }
    drawn = set(drawn_signs(list(device.stage.trees.values())))
    dice, page = random.Random(3), app.dealt()
    while not page.play.view["result"]:
        for tab in app.crane_table.TABS:
            device.settle(page.act, "tab", tab, "")
            drawn |= set(drawn_signs(list(device.stage.trees.values())))
        decide(page, device, dice)

    assert [(file, name) for file, name in sorted(drawn) if f'id="{name}"' not in texts[file]] == []


def test_what_is_not_drawn_again_is_as_if_it_were(app: Any, device: Device) -> None:
    """A cached part names all that it shows (docs/adr/0032)."""
    dice, page = random.Random(5), app.dealt()
    stale = []
    while not page.play.view["result"]:
        for tab in app.crane_table.TABS:
            device.settle(page.act, "tab", tab, "")
            before, drawn, parts = device.stage.trees["table"], dict(app.ui.drawn), dict(device.stage._parts)
            app.ui.drawn.clear()
            page.play.draw()
            stale += [tab] if device.stage.trees["table"] != before else []
            app.ui.drawn.update(drawn)
            device.stage._parts.update(parts)
        decide(page, device, dice)

    assert stale == []


@pytest.mark.parametrize("name", sorted(TILES))
def test_a_tile_is_drawn_with_its_signs_at_its_edges(app: Any, name: str) -> None:
    app.open()

    signs = [node for node in nodes(app.tiles.alone(name)) if node[0] == "icon"]

    assert [node[1]["name"] for node in signs if node[1].get("css") == "edge"] == [
        edge for edge in TILES[name].edges if edge
    ]


@pytest.mark.parametrize("turn", range(6))
def test_a_turned_tile_has_its_corners_turned(app: Any, turn: int) -> None:
    """Edges and corners are counted counter-clockwise from the east (notation §1)."""
    app.open()
    here = with_class(app.tiles.alone("w1n01", turn), "corner")
    tips = [app.geometry.corner(0, 0, 48 * app.tiles.INNER, (at + turn) % 6) for at in TILES["w1n01"].corners]

    assert [props(node)["d"].partition("L")[0] for node in here] == [f"M{x:.1f} {y:.1f}" for x, y in tips]


# --- placing a tile


def placing(app: Any, device: Device, kind: str) -> Any:
    """A page on which a tile of a kind is placed."""
    dice, page = random.Random(8), app.dealt()
    while not (page.play.table.laying() and TILES[page.play.table.laying()].kind == kind):
        decide(page, device, dice, kind)
    return page


@pytest.mark.parametrize(("kind", "tab"), [("upgrade", "boards"), ("wall", "boards"), ("building", "city")])
def test_where_a_tile_is_placed_is_shown(app: Any, device: Device, kind: str, tab: str) -> None:
    assert placing(app, device, kind).play.table.tab == tab


@pytest.mark.parametrize("kind", ["wall", "building"])
def test_a_tile_that_was_just_placed_has_a_ring(app: Any, device: Device, kind: str) -> None:
    page = placing(app, device, kind)
    device.settle(page.act, "place-step", "1", "")

    device.settle(page.act, "choose", page.play.table.move(), "")
    device.settle(page.act, "tab", "city" if kind == "building" else "boards", "")

    assert len(with_class(screen(device), "fresh-tile")) == 1


@pytest.mark.parametrize("kind", ["wall", "building"])
def test_each_place_is_one_target(app: Any, device: Device, kind: str) -> None:
    """A place with its turns is one thing to tap (docs/praga/page.md)."""
    page = placing(app, device, kind)
    places = {choice["aim"] for choice in page.play.view["prompt"]["choices"] if choice["kind"] == "at"}

    assert sorted(arguments(screen(device), "place")) == sorted(places)


def test_the_tile_lies_at_the_marked_place(app: Any, device: Device) -> None:
    page = placing(app, device, "wall")

    device.settle(page.act, "place-step", "1", "")

    assert len(with_class(screen(device), "ghost")) == 1


def test_a_second_tap_on_a_place_turns_the_tile(app: Any, device: Device) -> None:
    page = placing(app, device, "wall")
    place = page.play.table.places[0]
    device.settle(page.act, "place", place, "")
    before, turns = page.play.table.turn, page.play.table.turns()

    device.settle(page.act, "place", place, "")

    assert page.play.table.turn == turns[(turns.index(before) + 1) % len(turns)]


def test_what_the_tile_brings_is_shown_before_it_is_placed(app: Any, device: Device) -> None:
    page = placing(app, device, "upgrade")
    note = next(choice["note"] for choice in page.play.view["prompt"]["choices"] if choice["kind"] == "at")

    preview = with_class(screen(device), "preview")[0]

    assert note["args"]["goods"][0] in list(all_values(preview))


def all_values(tree: Any) -> Any:
    """Everything in a tree."""
    yield tree
    for kid in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from all_values(kid)


def test_the_button_places_the_tile(app: Any, device: Device) -> None:
    page = placing(app, device, "upgrade")
    move = props(doing(with_class(screen(device), "foot"), "choose")[0])["data-arg"]

    device.settle(page.act, "choose", move, "")

    assert not page.play.table.laying()


# --- refreshing a row (P15.1)


def refreshed(app: Any, device: Device, row: str, tiles: int) -> list[str]:
    """The tiles of a row that can be refreshed; so many of them are chosen."""
    page = app.dealt()
    device.settle(page.act, "tray", "refresh", "")
    device.settle(page.act, "refresh-row", row, "")
    names = arguments(with_class(screen(device), "tray"), "refresh-tile")
    for name in names[:tiles]:
        device.settle(page.act, "refresh-tile", name, "")
    return names


def refreshes(device: Device) -> list[str]:
    """The moves that can be made."""
    return arguments(with_class(screen(device), "tray"), "choose")


@pytest.mark.parametrize("row", ["upgrade", "wall", "building"])
def test_two_tiles_of_a_row_are_refreshed_for_a_gold_or_a_stone(app: Any, device: Device, row: str) -> None:
    first, second, *_ = refreshed(app, device, row, 2)

    assert refreshes(device) == [f"refresh {row} {first} {second} {price}" for price in ("gold", "stone")]


@pytest.mark.parametrize("tiles", [0, 1])
def test_nothing_is_refreshed_before_two_tiles_are_chosen(app: Any, device: Device, tiles: int) -> None:
    refreshed(app, device, "wall", tiles)

    assert refreshes(device) == []


def test_a_third_tile_takes_the_place_of_the_first(app: Any, device: Device) -> None:
    _, second, third, *_ = refreshed(app, device, "wall", 3)

    assert refreshes(device)[0] == f"refresh wall {second} {third} gold"


# --- what others change


def after_another_turn(app: Any) -> Any:
    """A page on the crane's tab after somebody has moved along the road."""
    page = app.dealt()
    view = copy.deepcopy(page.play.view)
    view["seats"][1]["road"] += 1
    page.play.table.take(view)
    return page


def test_a_board_that_another_player_changed_is_marked(app: Any, device: Device) -> None:
    page = after_another_turn(app)

    page.play.draw()

    assert len(with_class(screen(device), "changed")) == 1


def test_the_mark_of_a_changed_board_goes_when_it_is_opened(app: Any, device: Device) -> None:
    page = after_another_turn(app)

    device.settle(page.act, "tab", "road", "")

    assert with_class(screen(device), "changed") == []


def others_build(app: Any, chosen: str = "") -> Any:
    """The page after another player has built in the city, while nobody here is asked."""
    page = app.dealt()
    view = copy.deepcopy(page.play.view)
    view["prompt"] = None
    page.play.table.take(view)
    if chosen:
        app.device.settle(page.act, "tab", chosen, "")
    later = copy.deepcopy(view)
    later["city"]["s1"] = {"tile": "b1n01", "turn": 0, "claim": 1}
    page.play.table.take(later)
    return page


def test_the_board_that_another_player_changes_is_shown(app: Any) -> None:
    page = others_build(app)

    assert page.play.table.tab == "city"


def test_a_board_that_was_chosen_meanwhile_stays(app: Any) -> None:
    page = others_build(app, "road")

    assert page.play.table.tab == "road"


@pytest.mark.parametrize(("sign", "word"), [("egg - ", "sign-of-egg"), ("coin 2 ", "sign-of-gold")])
def test_a_sign_that_is_held_says_what_it_is(app: Any, device: Device, sign: str, word: str) -> None:
    page = app.dealt()

    device.settle(page.act, "sign", sign, "")

    assert word in messages(device.stage.trees["sheet"])


def test_what_is_no_sign_says_nothing(app: Any, device: Device) -> None:
    page = app.dealt()

    device.settle(page.act, "sign", "hex-action - ", "")

    assert page.sheet is None


def test_the_scripts_are_told_which_signs_have_words(app: Any, device: Device) -> None:
    """A press on any other is a tap, however long it is (site/js/sign-press.js)."""
    app.dealt()
    (board,) = with_class(screen(device), "crane-board")

    assert set(props(board)["data-signs"].split(" ")) == {*app.rules.SIGNS, *app.explanations.DRAWN_AS}


def test_every_sign_of_the_legend_is_in_its_file(app: Any) -> None:
    app.open()
    text = (paths.PAGE / "art" / "crane" / "crane.svg").read_text(encoding="utf-8")

    assert [name for name in app.rules.SIGNS if f'id="{name}"' not in text] == []


def test_another_player_s_boards_are_shown_by_a_tap_on_the_name(app: Any) -> None:
    table = sit(app, turn(player(), player(gold=5)))

    table.tap("boards-of", "1")

    row = with_class(table.part("stage"), "goods-row")
    assert [args["count"] for args in args_of(row, "good-gold")] == [5]


# --- a stored game that the list on another game's page leads to


def test_an_address_shows_the_stored_game_that_it_names(app: Any, device: Device) -> None:
    device.window.storage.write("crane.save.3", stored(SPEC, Game.new(["Ann", "Ben"], seed=4)))
    device.window.location.hash = "#game=3"

    app.open()

    assert arguments(screen(device), "games-play") == ["crane.save.3"]


def test_the_first_screen_leads_to_the_other_games(app: Any, device: Device) -> None:
    app.open()

    links = [props(node)["href"] for node in nodes(with_class(screen(device), "other-games")) if node[0] == "a"]
    assert links == ["./index.html", "./island.html"]


# --- the chapter that draws a table


def test_on_the_first_screen_a_missing_chapter_is_no_trouble(app: Any, device: Device) -> None:
    device.stage.missing.add("boards")

    app.open()

    assert doing(device.stage.trees["table"], "deal")


def test_at_the_deal_a_missing_chapter_is_told(app: Any, device: Device) -> None:
    page = app.open()
    device.stage.missing.add("boards")

    device.settle(page.act, "deal", "", "")

    assert "chapter-missing" in messages(device.stage.trees["sheet"])


def test_a_page_opened_anew_shows_the_same_table_at_every_decision(
    app: Any, device: Device, modules_folder: Path
) -> None:
    page, dice = app.dealt(), random.Random(8)

    before, after = tables_before_and_after_reloads(
        PLAYED, device, modules_folder, lambda _: decide(page, device, dice), RELOADS
    )

    assert after == before
