"""Short pictures of what happens: what ends them, and what they never cover (site/js/scene.js).

Which come, and for how long: tests/page/test_scenes.py.
"""

from __future__ import annotations

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY
from e2e.saved_games import sit
from e2e.screen_checks import at_sizes
from e2e.taps import tap
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

SCENE = "#scene > .scene"
SHOW = """window.stage.scene(JSON.stringify({
  tree: ["div", { class: "scene" }, ["p", null, "long"]], to: null,
}), 600000)"""
# In the second frame it has its place.
LONG = f"""() => {{
  {SHOW};
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}}"""
SHOW_IN_A_FRAME = f"""() => new Promise(done => requestAnimationFrame(() => {{
  {SHOW};
  done(getComputedStyle(document.querySelector("{SCENE}")).visibility);
}}))"""
CARD = '["div", { class: "scene-middle" }, ["div", { class: "scene-card" }]], '
FAN = """["div", { class: "fan" }, ["div", { class: "scene-card" }, ["b", { class: "struck-by" }]],
  ["div", { class: "scene-card" }, ["div", { class: "scene-sides" }, ["div", { class: "scene-face" }]]]], """
# Whether the right half of a part of a picture is covered by nothing; pictures themselves take no taps.
ON_TOP = """node => {
  const scene = node.closest("#scene");
  for (const part of [scene, ...scene.querySelectorAll("*")]) part.style.pointerEvents = "auto";
  const { left, top, width, height } = node.getBoundingClientRect();
  return document.elementFromPoint(left + width * 0.75, top + height / 2) === node;
}"""

# A called character, and six characters whom nobody answers for, of whom the third was murdered.
CALL = """["div", { class: "scene-middle" }, ["div", { class: "scene-card turns" },
  ["div", { class: "scene-sides" }, ["div", { class: "scene-face" }]]]], """
BACK = """["div", { class: "scene-card down" }, ["div", { class: "scene-sides" },
  ["div", { class: "scene-back" }, ["b", null, "3"]]]]"""
BACKS = f"""["div", {{ class: "scene-middle" }}, ["div", {{ class: "fan" }}, {BACK}, {BACK},
  ["div", {{ class: "scene-card down" }}, ["div", {{ class: "scene-sides" }}], ["b", {{ class: "struck-by" }}]],
  {BACK}, {BACK}, {BACK}]], """
SIZES = (
    (320, 568), (360, 640), (390, 664), (390, 844), (844, 390), (667, 375), (768, 1024), (1024, 700), (1280, 720),
    (1280, 800), (1440, 900), (1920, 1080),
)  # fmt: skip
# Parts of the picture that lie beyond the window, or under something else at one of their ends.
CUT = """() => {
  const scene = document.getElementById("scene");
  for (const part of [scene, ...scene.querySelectorAll("*")]) part.style.pointerEvents = "auto";
  return [...scene.querySelectorAll(".scene-card, p")].flatMap(part => {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [`${part.className} beyond`];
    const ends = [[left + width / 2, top + 3], [left + width / 2, bottom - 3]];
    return ends.every(at => scene.contains(document.elementFromPoint(...at))) ? [] : [`${part.className} covered`];
  });
}"""
SMALLEST = 0.65  # of its size, in which a picture can be read


def show_scene(page: Page) -> None:
    """Show a picture that ends at a tap alone."""
    page.evaluate(LONG)
    expect(page.locator(SCENE)).to_have_count(1)


DEED = [["assassin", "by"], ["king", "on"]]
FACES_COVERED = """() => {
  const boxes = css => [...document.querySelectorAll(css)].map(one => one.getBoundingClientRect());
  const [sign] = boxes("#scene .deed-sign");
  return boxes("#scene .deed-face").filter(face => {
    const [left, right] = [face.left + face.width / 4, face.right - face.width / 4]; // hat to chin, without its margins
    return sign.left < right && sign.right > left && sign.top < face.top + face.height * 0.72;
  }).length;
}"""


def deed(scene_faces: list[list[str]]) -> str:
    """The tree of a deed between these faces, as JavaScript (scenes.py)."""
    sides = [
        [
            "div",
            {"class": f"deed-side deed-{css} kind-none"},
            ["icon", {"file": "faces", "name": role, "css": "deed-face"}],
        ]
        for role, css in scene_faces
    ]
    sign = ["icon", {"file": "signs", "name": "dagger", "css": "deed-sign"}]
    return json.dumps(["div", {"class": "scene-middle"}, ["div", {"class": "deed mark-dagger"}, *sides, sign]]) + ", "


@pytest.fixture
def table(page: Page) -> Page:
    """A table at which the style of the pictures is loaded: after a decision."""
    table = sit(page, turn("king", seat("king", gold=2), seat("bishop")))
    table.decide()
    table.wait_for_question()
    expect(page.locator("#scene")).to_have_css("pointer-events", "none", timeout=READY)
    return page


def test_a_tap_a_key_and_a_closed_curtain_each_end_a_picture(table: Page) -> None:
    show_scene(table)
    tap(table.locator(".bar .round"))
    expect(table.locator(SCENE)).to_have_count(0)

    show_scene(table)
    table.keyboard.press("Shift")
    expect(table.locator(SCENE)).to_have_count(0)

    show_scene(table)
    table.evaluate("() => window.stage.screen('curtain')")
    expect(table.locator(SCENE)).to_have_count(0)


def test_a_picture_takes_no_tap_and_is_not_read_aloud(table: Page) -> None:
    """The live region says the same sentence."""
    show_scene(table)

    expect(table.locator("#scene")).to_have_css("pointer-events", "none")
    expect(table.locator("#scene")).to_have_attribute("aria-hidden", "true")


def test_a_picture_moves_where_motion_is_wanted(table: Page) -> None:
    names = {}
    motions: list[Literal["reduce", "no-preference"]] = ["reduce", "no-preference"]
    for motion in motions:
        table.emulate_media(reduced_motion=motion)
        show_scene(table)
        names[motion] = table.locator(SCENE).evaluate("node => getComputedStyle(node).animationName")

    assert names["reduce"] == "none"
    assert names["no-preference"] != "none"


def test_a_picture_that_the_table_goes_on_beneath_leaves_the_question_free(table: Page) -> None:
    table.evaluate(LONG.replace("to: null", "to: null, beneath: true"))
    expect(table.locator(SCENE)).to_have_count(1)

    picture, question = (table.locator(place).bounding_box() for place in (SCENE, "#decision"))

    assert picture
    assert question
    assert picture["y"] + picture["height"] <= question["y"]


def test_a_question_that_was_answered_steps_back_behind_a_picture(table: Page) -> None:
    content = table.locator("#decision > *").first
    show_scene(table)
    expect(content).to_have_css("opacity", "0.25")

    table.evaluate("() => window.stage.endScene()")

    expect(content).to_have_css("opacity", "1")


def test_the_sentence_of_a_picture_lies_over_the_own_city(table: Page) -> None:
    """On a desktop, where the own city stays below the others and the picture is as high as both of them need."""
    table.set_viewport_size({"width": 1280, "height": 800})
    table.evaluate(LONG.replace("to: null", "to: null, beneath: true").replace('["p"', CARD + '["p"'))
    sentence, city = table.locator(f"{SCENE} p"), table.locator(".mine")
    expect(sentence).to_have_count(1)
    placed, below = sentence.bounding_box(), city.bounding_box()
    assert placed
    assert below
    assert placed["y"] + placed["height"] > below["y"], "they overlap"

    assert sentence.evaluate(ON_TOP)


def test_the_dagger_on_a_card_lies_over_the_next_card(table: Page) -> None:
    table.evaluate(LONG.replace('["p"', FAN + '["p"'))
    dagger = table.locator(f"{SCENE} .struck-by")
    expect(dagger).to_have_count(1)

    assert dagger.evaluate(ON_TOP)


@pytest.mark.parametrize("look", ["dark", "light"])
def test_nothing_of_the_table_shines_through_a_sentence(table: Page, look: str) -> None:
    """On a phone it lies over the own name, and in the light look had no edge there."""
    table.evaluate("look => window.look.apply(look)", look)
    show_scene(table)

    colour = table.locator(f"{SCENE} p").evaluate("node => getComputedStyle(node).backgroundColor")

    assert colour.startswith("rgb("), colour


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("picture", [CALL, BACKS], ids=["call", "fan"])
def test_a_picture_is_whole_at_every_size_over_a_tall_question(page: Page, players: int, picture: str) -> None:
    """The head of the Caller's picture was under the row of the ranks, where the draft took most of a phone."""
    last = turn("warlord", seat("warlord"), players=players, crown=0, taken="resources")
    table = sit(page, last)
    while not page.locator(".draft").count():
        table.decide()
        table.wait_for_question()
    expect(page.locator("#scene")).to_have_css("pointer-events", "none", timeout=READY)  # the style is loaded
    page.evaluate(LONG.replace("to: null", "to: null, beneath: true").replace('["p"', picture + '["p"'))
    expect(page.locator(SCENE)).to_have_count(1)
    cut, scales = {}, []

    for size in at_sizes(page, *SIZES):
        cut[size] = page.evaluate(CUT)
        scales.append(page.locator(SCENE).evaluate("node => node.getBoundingClientRect().height / node.offsetHeight"))

    assert ({size: parts for size, parts in cut.items() if parts}, min(scales) >= SMALLEST) == ({}, True), scales


def test_the_dagger_in_a_fan_is_on_its_own_card_alone(table: Page) -> None:
    """Standing between two cards, it did not say which of the two was murdered."""
    table.evaluate(LONG.replace('["p"', BACKS + '["p"'))
    dagger = table.locator(f"{SCENE} .struck-by")
    expect(dagger).to_have_count(1)

    beside = dagger.evaluate(
        """node => {
          const card = node.parentElement;
          const [own, around, next] = [node, card, card.nextElementSibling].map(one => one.getBoundingClientRect());
          return [around.left - own.left, own.right - next.left, own.bottom - around.bottom];
        }"""
    )

    assert max(beside) <= 1


def test_a_picture_is_not_painted_before_it_has_its_place(table: Page) -> None:
    """A busy machine painted the first one in the middle of the window, and then over the table beside the question."""
    first = table.evaluate(SHOW_IN_A_FRAME)

    assert first == "hidden"


def test_no_card_of_a_fan_lies_over_the_number_of_another(table: Page) -> None:
    table.evaluate(LONG.replace('["p"', BACKS + '["p"'))
    numbers = table.locator(f"{SCENE} .scene-back b")
    expect(numbers).to_have_count(5)

    assert [numbers.nth(at).evaluate(ON_TOP) for at in range(5)] == [True] * 5


def test_a_picture_of_no_length_stands_until_a_tap(table: Page) -> None:
    table.evaluate(LONG.replace("600000", "0"))
    table.evaluate("() => new Promise(done => setTimeout(done))")  # a timer of no length would have ended by then
    expect(table.locator(SCENE)).to_have_count(1)

    tap(table.locator(".bar .round"))

    expect(table.locator(SCENE)).to_have_count(0)


def test_a_deed_is_whole_and_its_sign_lies_on_no_face_at_every_size(table: Page) -> None:
    table.evaluate(LONG.replace("to: null", "to: null, beneath: true").replace('["p"', deed(DEED) + '["p"'))
    expect(table.locator(f"{SCENE} .deed-face")).to_have_count(2)
    wrong = {}

    for size in at_sizes(table, *SIZES):
        wrong[size] = [*table.evaluate(CUT.replace(".scene-card", ".deed")), *[""] * table.evaluate(FACES_COVERED)]

    assert {size: faults for size, faults in wrong.items() if faults} == {}


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 720)], ids=str)
def test_whose_character_was_murdered_sees_it_whole_above_the_button(page: Page, size: tuple[int, int]) -> None:
    both = turn("thief", seat("thief king"), seat("assassin bishop"), players=2, taken="resources", assassinated="king")
    table = sit(page, both, size)
    table.decide()
    table.wait_for_question()
    expect(page.locator("#scene")).to_have_css("pointer-events", "none", timeout=READY)  # the pictures are loaded

    page.evaluate("() => stage.onact('choose', 'end', '')")

    expect(page.locator(".moment .deed")).to_be_in_viewport(ratio=1, timeout=READY)
    expect(page.locator("[data-do=go-on]")).to_be_in_viewport(ratio=1)
