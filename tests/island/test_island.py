"""The drawing of the island: every place where it belongs, and what can be tapped."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest

from catan.core.board import CORNERS, CORNERS_OF, ENDS, HEXES, PATHS
from tests.catan.positions import CITY, ROAD, moving_robber, seat, turn
from tests.catan.stored import stored
from tests.page.device import Device
from tests.page.tree import arguments, messages, props, with_class

BEGINNER = {"board": "beginner"}


def screen(device: Device) -> Any:
    """Return the page's tree."""
    return device.stage.trees["table"]


@pytest.mark.parametrize("number", range(19))
def test_a_hex_has_its_corners_around_it(app: Any, number: int) -> None:
    x, y = app.geometry.MIDDLE[HEXES[number]]

    far = [hypot(x - u, y - v) for u, v in (app.geometry.corner(CORNERS[at]) for at in CORNERS_OF[number])]

    assert [round(length) for length in far] == [40] * 6  # K1.5


def test_every_path_is_as_long_as_a_side(app: Any) -> None:
    lengths = [hypot(x - u, y - v) for (x, y), (u, v) in map(app.geometry.ends, PATHS)]

    assert {round(length) for length in lengths} == {40}  # K1.5


def test_a_path_leads_from_corner_to_corner(app: Any) -> None:
    ends = [tuple(map(app.geometry.corner, (CORNERS[start], CORNERS[end]))) for start, end in ENDS]

    assert [app.geometry.ends(path) for path in PATHS] == ends


def test_no_two_corners_are_nearer_than_a_finger(app: Any) -> None:
    points = [app.geometry.corner(word) for word in CORNERS]

    near = min(hypot(x - u, y - v) for x, y in points for u, v in points if (x, y) != (u, v))

    assert near > 2 * app.island.TARGETS["corner"]


def test_a_path_s_part_of_the_drawing_reaches_to_its_corners_and_into_both_hexes(app: Any) -> None:
    """So no two of them overlap, and a number keeps its middle."""
    for path in PATHS:
        (x, y), (u, v) = app.geometry.ends(path)
        points = [tuple(map(float, each.split(","))) for each in app.geometry.cell(path).split()]
        ends, sides = (points[0], points[3]), [points[at] for at in (1, 2, 4, 5)]
        far = [abs((px - x) * (v - y) - (py - y) * (u - x)) / hypot(u - x, v - y) for px, py in sides]

        assert [round(number) for end in ends for number in end] == [round(number) for number in (x, y, u, v)]
        assert {round(length) for length in far} == {round(app.geometry.DEEP)}


def test_a_place_alone_is_hit_from_farther_away(app: Any) -> None:
    near = app.island._reach("c5", ["c5", "c6"])

    assert (app.island._reach("c5", ["c5", "e4"]), near) == (app.island.FARTHEST, pytest.approx(20))


def test_everything_lies_on_the_drawing(app: Any) -> None:
    points = [app.geometry.away(path, 39) for path in ("a3-a4", "c11-d11", "f6-f7", "d2-e2")]

    assert all(0 < x < app.geometry.WIDTH and 0 < y < app.geometry.HEIGHT for x, y in points)


def test_each_land_is_drawn_at_its_hex(app: Any, device: Device) -> None:
    app.dealt(BEGINNER)

    lands = [props(node)["class"].split()[1] for node in with_class(screen(device), "land")]

    assert (lands[0], lands[9], lands[18]) == ("ore", "desert", "wool")  # K2.2


def test_the_robber_stands_on_the_desert(app: Any, device: Device) -> None:
    app.dealt(BEGINNER)

    assert [props(node)["data-held-by"] for node in with_class(screen(device), "robber")] == ["h10"]  # K2.5


def test_every_free_corner_can_be_tapped_when_placing(app: Any, device: Device) -> None:
    page = app.dealt(BEGINNER)

    places = arguments(with_class(screen(device), "target-place"), "aim")

    assert places == [choice["aim"] for choice in page.play.view["prompt"]["choices"]]


def test_a_tap_on_a_place_shows_the_piece_and_says_the_place(app: Any, device: Device) -> None:
    page = app.dealt(BEGINNER)
    place = page.play.view["prompt"]["choices"][0]["aim"]

    device.settle(page.act, "aim", place, "")

    assert (len(with_class(screen(device), "ghost")), len(with_class(screen(device), "place-words"))) == (1, 1)


def test_a_second_tap_on_a_place_builds_there(app: Any, device: Device) -> None:
    page = app.dealt(BEGINNER)
    place = page.play.view["prompt"]["choices"][0]["aim"]

    for _ in range(2):
        device.settle(page.act, "aim", place, "")

    assert place in page.play.view["seats"][page.play.view["viewer"]]["settlements"]


def test_in_a_turn_a_tap_on_a_place_says_what_is_built(app: Any, device: Device) -> None:
    page = app.resume(stored(turn(seat(CITY, settlements="c5"))))

    for _ in range(2):
        device.settle(page.act, "aim", "c5", "")

    assert page.play.view["seats"][0]["cities"] == ["c5"]


def test_in_a_turn_all_that_can_be_built_can_be_tapped(app: Any, device: Device) -> None:
    app.resume(stored(turn(seat(f"{ROAD} {CITY}", settlements="c5"))))

    places = arguments(with_class(screen(device), "target-place"), "aim")

    assert set(places) == {"c4-c5", "c5-c6", "c5-d5", "c5"}


def test_the_arrows_step_through_the_places_from_the_best_on(app: Any, device: Device) -> None:
    page = app.dealt(BEGINNER)
    places = page.play.table.ranked_aims()

    for by in ("1", "1", "-1"):
        device.settle(page.act, "place-step", by, "")

    assert page.play.table.selected == places[0]


def robber_at(app: Any, device: Device) -> Any:
    """The page where the robber moves, with the hex of the city selected."""
    page = app.resume(stored(moving_robber(seat(settlements="c5"), seat("7 ore", cities="c3"))))
    choice = next(choice for choice in page.play.view["prompt"]["choices"] if choice["hits"] == ["c3"])
    device.settle(page.act, "aim", choice["aim"], "")
    return page


def test_whom_the_robber_hits_is_said_before_it_moves(app: Any, device: Device) -> None:
    robber_at(app, device)

    assert "choice-robber-hits" in messages(with_class(screen(device), "place-words"))  # K5.2


def before_the_robber(app: Any) -> Any:
    """The page where the robber moves, with a rival's city and a settlement of one's own, and nothing selected."""
    return app.resume(stored(moving_robber(seat(settlements="c5"), seat("7 ore", cities="c3"))))


def test_each_hex_shows_who_stands_there_before_it_is_chosen(app: Any, device: Device) -> None:
    """K5.3: one mark each; the city at c3 touches three hexes, the settlement at c5 one of these and one more."""
    before_the_robber(app)
    marks = with_class(screen(device), "mark")

    rivals = [node for node in marks if "own" not in props(node)["class"].split()]

    assert (len(rivals), len(marks) - len(rivals)) == (2, 2)


def test_a_mark_counts_the_cards_of_a_rival(app: Any, device: Device) -> None:
    before_the_robber(app)

    assert {node[-1][-1] for node in with_class(screen(device), "mark") if "own" not in props(node)["class"]} == {"7"}


def test_a_mouse_on_a_hex_is_told_who_would_be_robbed(app: Any, device: Device) -> None:
    page = before_the_robber(app)
    choices = page.play.view["prompt"]["choices"]

    labels = [props(node)["aria-label"] for node in with_class(screen(device), "target-place")]
    robs = [label["args"]["robber"] if label["id"] == "robber-target" else label for label in labels]

    assert robs == [{"id": choice["id"], "args": choice["args"]} for choice in choices]  # site/js/tooltip.js shows it


def test_a_number_below_the_robber_s_places_says_who_gains_by_it(app: Any, device: Device) -> None:
    """K4.1: a place of the robber lies over the number, and answers a long press in its stead."""
    before_the_robber(app)
    targets = with_class(screen(device), "target-place")

    pressed = [props(node)["data-press"] for node in targets if "data-press" in props(node)]

    assert len(pressed) == len(targets) - ("hex-desert" in messages(targets))


def test_the_hexes_that_cost_rivals_most_are_listed(app: Any, device: Device) -> None:
    page = before_the_robber(app)
    choices = sorted(page.play.view["prompt"]["choices"], key=lambda choice: -choice["blocks"])

    listed = arguments(with_class(screen(device), "victims"), "aim")

    assert listed == [choice["aim"] for choice in choices[:3] if choice["blocks"] > 0]


def test_the_buildings_that_the_robber_hits_have_a_ring(app: Any, device: Device) -> None:
    robber_at(app, device)

    assert len(with_class(screen(device), "hit-piece")) == 1


def test_a_number_says_who_gains_by_it(app: Any, device: Device) -> None:
    page = app.resume(stored(turn(seat(settlements="c5"), seat(cities="c3"))))
    number = next(int(number) for number, rows in page.play.view["gains"].items() if rows)

    device.settle(page.act, "press", str(number), "")

    assert "gains" in messages(device.stage.trees["sheet"])  # K4.1
