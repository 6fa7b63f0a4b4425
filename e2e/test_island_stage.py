"""The island in play is one stage: board, hand, question and others in sight at every size, with nothing to scroll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from catan import Game
from e2e.fitting import ISLAND, NAMES, faults, faults_at
from e2e.game_page import READY
from e2e.island_page import PLACE, IslandPage
from e2e.saved_islands import sit
from e2e.screen_checks import PHONE, Size, at_sizes
from e2e.screen_checks import SIDEWAYS as SIDEWAYS_SCROLL
from e2e.taps import tap
from e2e.waits import wait_until_idle
from tests.catan.positions import after_throw, before_throw, moving_robber, placing, play, seat, turn

pytestmark = pytest.mark.usefixtures("warm_island")

UPRIGHT: tuple[Size, ...] = (PHONE, (320, 568), (360, 640), (768, 1024))
SIDEWAYS: tuple[Size, ...] = ((667, 375), (844, 390), (932, 430))
DESKTOPS: tuple[Size, ...] = ((1280, 720), (1280, 800), (1366, 768), (1920, 1080))
SIZES = UPRIGHT + SIDEWAYS + DESKTOPS
# Of all decisions, as many of each kind are looked at in every size; the others in one, each size in its turn.
AT_ALL_SIZES = 1
LEAST_OF_DESKTOP, LEAST_OF_PHONE = 0.55, 0.38  # of the window's area
DIE = 36  # pixels
LINES = 3
SHARE = """() => {
  const { width, height } = document.querySelector(".island-frame").getBoundingClientRect();
  return width * height / innerWidth / innerHeight;
}"""
ROWS = """selector => {
  const line = document.createRange();
  line.selectNodeContents(document.querySelector(selector));
  return new Set([...line.getClientRects()].map(box => Math.round(box.top))).size;
}"""
# How many lines of the news are in sight, and how many of them are cut.
NEWS = """() => {
  const news = document.querySelector(".latest.signs"), area = news.getBoundingClientRect();
  const boxes = [...news.children].flatMap(line => [...line.getClientRects()]).filter(box => box.left < area.right);
  const cut = boxes.filter(box => box.top < area.top - 3 || box.bottom > area.bottom + 3);
  const middles = boxes.map(box => (box.top + box.bottom) / 2).sort((one, other) => one - other);
  return [middles.filter((middle, at) => !at || middle - middles[at - 1] > 8).length, cut.length];
}"""
TWICE = "addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')"
# Where the hand and the island are, in whole pixels.
PLACES = """() => [".hand-row", ".map .island"].map(part => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
}).join(", ")"""
# Where each button of a turn is that has a place of its own.
SLOTS = """() => [...document.querySelectorAll(".build-row .build, .in-slots > .choice")].map(node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const name = node.classList.contains("build") ? node.dataset.arg : node.dataset.arg.replace(/^bank$/, "offer");
  return [name, [x, y, width, height].map(Math.round).join(" ")];
})"""
# All places that the island has had since this was begun, in the window as it was then.
WATCH = """() => {
  window.islandPlaces = new Set();
  const look = () => {
    const island = document.querySelector(".staged .map .island");
    if (island) {
      const { x, y, width, height } = island.getBoundingClientRect();
      islandPlaces.add([x, y, width, height].map(Math.round).join(" "));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# The names that are cut, or not in sight.
NOT_WHOLE = """all => all.filter(name => name.scrollWidth > name.clientWidth
  || name.scrollHeight > name.clientHeight + 2 || name.getBoundingClientRect().width < 9)
  .map(name => name.textContent)"""
# The smallest letters on the island, in pixels.
LETTERS = """() => Math.min(...[...document.querySelectorAll(".island :is(.token, .harbour) text")]
  .filter(text => text.getBoundingClientRect().width)
  .map(text => parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getScreenCTM().a))"""
LEAST_LETTER = 10
RICH = "5 wood 4 brick 3 wool 3 grain 4 ore"
EVERY_CARD = "knight roads plenty monopoly point"
# Where the panel may scroll within itself, below hand and title.
SMALLEST = ((320, 568), (360, 640), (667, 375))
HEAD = replace(ISLAND, pieces=".hand-row .stack, #decision-title, .bar button, .island-frame")
LONGEST = NAMES[:4]
END = ".decision [data-arg=end]"
ANY_QUESTION = (
    ".decision :is(.choices, .answers, .replies) [data-do=choose], .build-row [data-do=tray], "
    ".decision :is([data-do=place-step], [data-do=compose])"
)
DECISIONS_OF_TWO = 60
ROAD, BUY = ".build-row [data-do=tray][data-arg=road]", ".build-row [data-arg=buy][data-do=choose]"
GIVE, BANK = "[data-do=form-tap][data-arg^=give]:not([aria-disabled])", ".send > .bank:not([aria-disabled])"
BEST_RATE = 2  # cards for one of the bank's
FACT_LINES = """() => Math.max(...[...document.querySelectorAll(".seats .facts")].map(facts =>
  new Set([...facts.querySelectorAll(".count")].map(node => Math.round(node.getBoundingClientRect().top / 8))).size))"""


def kind_of(page: Page) -> str:
    """The kind of a decision: the moves and forms that it offers."""
    buttons = page.locator(".decision .choices button, .build-row [data-do=tray], .decision [data-do=compose]")
    words = buttons.evaluate_all("all => all.map(({ dataset }) => `${dataset.do} ${dataset.arg.split(' ')[0]}`)")
    return " ".join(sorted(set(words)))


Places = dict[Size, set[str]]
Slots = dict[tuple[str, Size, str], set[str]]


def walk(table: IslandPage) -> tuple[dict[str, list[str]], Places, Slots]:
    """Play to the end; return the faults by decision and size, and the places of hand and island by size.

    And those of the buttons by turn, size and button. The window has one size in a turn, and another in the next.
    """
    page, listed, seen = table.page, {}, dict[tuple[str, bool], int]()
    places: Places = {size: set() for size in SIZES}
    slots: Slots = {}
    number, rounds = 0, list[str]()
    while table.wait_for_question():
        title, now = page.locator("#decision-title").inner_text(), page.locator(".round").inner_text()
        if now not in rounds:
            rounds.append(now)
            drawn_at = SIZES[len(rounds) % len(SIZES)]
            page.set_viewport_size({"width": drawn_at[0], "height": drawn_at[1]})
            wait_until_idle(page)
        # What is drawn with the log beside it is not what a phone shows.
        kind = kind_of(page), drawn_at in DESKTOPS
        seen[kind] = seen.get(kind, 0) + 1
        others = [size for size in SIZES if size != drawn_at and (size in DESKTOPS) == kind[1]]
        for size in at_sizes(page, drawn_at, *(others if seen[kind] <= AT_ALL_SIZES else ())):
            places[size].add(page.evaluate(PLACES))
            for button, place in page.evaluate(SLOTS):
                slots.setdefault((now, size, button), set()).add(place)
            wrong = faults(page, HEAD if size in SMALLEST else ISLAND)
            if wrong:
                listed[f"{number} {title} {size[0]} x {size[1]}"] = wrong
        number += 1
        table.decide()
    return listed, places, slots


def test_every_decision_of_a_whole_game_is_in_sight(page: Page) -> None:
    """In one game the hand was under the panel at 24 of 114 decisions.

    At 390 px it stood at 41 heights, and the island at 23 places. The buttons of a turn moved 14 times in 33 turns.
    """
    table = IslandPage(page, seed=5)
    table.open(instant=True)
    table.seat_people(NAMES[0])
    table.set_seed(9)
    table.deal()

    listed, places, slots = walk(table)

    moved = {button: at for button, at in slots.items() if len(at) > 1}
    assert (listed, {size: at for size, at in places.items() if len(at) > 1}, moved) == ({}, {}, {})


@pytest.mark.parametrize("size", [PHONE, (320, 568), (844, 390)], ids=str)
def test_the_island_stays_where_it_is_in_a_game_of_two_at_one_device(page: Page, size: Size) -> None:
    """Between the open table, which lists four players, and one's own turn it moved by some pixels."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = IslandPage(page, seed=5)
    table.start_quick_table(9, "Ann", "Ben")
    page.evaluate(WATCH)

    for _ in range(DECISIONS_OF_TWO):
        table.wait_for(f"[data-hold], .over, {ANY_QUESTION}")
        if page.locator("[data-hold]").count():
            table.open_curtain()
        elif not table.over:
            table.decide()

    assert page.evaluate("() => [...islandPlaces].length") == 1, page.evaluate("() => [...islandPlaces]")


def take_turn(table: IslandPage) -> None:
    """Build a road, buy a card and trade with the bank, as far as each is possible; else close the trade again."""
    page = table.page
    if page.locator(ROAD).count():
        tap(page.locator(ROAD))
        tap(page.locator(PLACE).last)
        table.decide_by(".decision .foot [data-do=choose]")
        wait_until_idle(page)
    if page.locator(BUY).count():
        table.decide_by(BUY)
        wait_until_idle(page)
    for _ in range(BEST_RATE):
        tap(page.locator(GIVE).first)
    tap(page.locator("[data-do=form-tap][data-arg='get ore']"))
    wait_until_idle(page)
    if page.locator(BANK).count():
        table.decide_by(BANK)
    else:
        tap(page.locator(".decision [data-do=untray]"))


@pytest.mark.parametrize("kind", ["turn", "three cards", "traded"])
def test_buttons_keep_their_places_in_a_turn(page: Page, kind: str) -> None:
    """After a road, a card and a trade, as far as each is possible, each of them still is where it was."""
    table = sit(page, traded() if kind == "traded" else QUESTIONS[kind][0]())
    sizes = (PHONE, (320, 568), (360, 640), (844, 390), (1280, 720), (1920, 1080))
    before = {size: page.evaluate(SLOTS) for size in at_sizes(page, *sizes)}

    take_turn(table)
    expect(page.locator(END)).to_be_visible()
    wait_until_idle(page)

    assert {size: page.evaluate(SLOTS) for size in at_sizes(page, *sizes)} == before


# Figures of a seat that stand nearer to its frame than this, and names that are cut.
AIR = """([least, whole]) => [...document.querySelectorAll(".seats .seat")].flatMap(seat => {
  const frame = seat.getBoundingClientRect();
  const near = [...seat.querySelectorAll(".count")].filter(node => {
    const box = node.getBoundingClientRect();
    return box.left < frame.left + least || box.right > frame.right - least || box.top < frame.top + 1
      || box.bottom > frame.bottom - 1;
  });
  const counts = [...seat.querySelectorAll(".count")].map(node => node.getBoundingClientRect());
  const name = seat.querySelector(".name"), letters = document.createRange();
  letters.selectNodeContents(name);
  const reach = letters.getBoundingClientRect();
  const over = counts.some(box => box.left < reach.right && box.right > reach.left && box.top < reach.bottom - 2
    && box.bottom > reach.top + 2);
  const cut = name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 4;
  const crossed = counts.some((box, at) => counts.some((other, next) => next > at && box.right > other.left + 1
    && box.left < other.right && box.top < other.bottom - 2 && box.bottom > other.top + 2));
  return [...near.map(node => node.className), over && "over a name", crossed && "figures over one another",
    whole && cut && name.textContent].filter(Boolean);
})"""
FACES = """() => [...document.querySelectorAll(".seats .seat")].map(seat => {
  const [face, frame] = [seat.querySelector(".likeness"), seat].map(node => node.getBoundingClientRect());
  return face.width >= 24 && face.height >= 24 && face.top >= frame.top - 1 && face.bottom <= frame.bottom + 1;
})"""
AIR_OF_SEAT = 3  # pixels
SIXTEEN = ["Bartholomew Feat", "Wilhelmina van d", "Alexandria Montg", "Maximilian Schwa"]


@pytest.mark.parametrize("letters", ["100%", "200%"])
def test_figures_and_names_of_the_others_lie_within_their_seats(page: Page, letters: str) -> None:
    """Held sideways they stood on the frame, and names were cut."""
    if letters == "200%":
        page.add_init_script(TWICE)
    sit(page, late(cards=""), names=SIXTEEN)

    listed = {size: page.evaluate(AIR, [AIR_OF_SEAT, True]) for size in at_sizes(page, *UPRIGHT, *SIDEWAYS)}

    assert {size: wrong for size, wrong in listed.items() if wrong} == {}


def test_every_seat_has_a_face(page: Page) -> None:
    """On phones there was none."""
    sit(page, late(cards=""))
    expect(page.locator(".seats .likeness").first).to_be_visible()

    faces = {size: page.evaluate(FACES) for size in at_sizes(page, *SIZES)}

    assert faces == {size: [True] * 3 for size in SIZES}


# How near the dice are to what belongs to the board: a harbour's circle, or the island's land.
NEAREST = """() => {
  const dice = [...document.querySelectorAll(".die")].map(node => node.getBoundingClientRect());
  const beside = (from, to, at) => Math.max(from - at, 0, at - to);
  const apart = (box, x, y) => Math.hypot(beside(box.left, box.right, x), beside(box.top, box.bottom, y));
  const far = [...document.querySelectorAll(".quay")].flatMap(quay => {
    const { left, right, top, bottom } = quay.getBoundingClientRect();
    return dice.map(box => apart(box, (left + right) / 2, (top + bottom) / 2) - (right - left) / 2);
  });
  for (const beach of document.querySelectorAll(".beach")) {
    const to = beach.getScreenCTM();
    for (const point of beach.points) {
      const { x, y } = point.matrixTransform(to);
      far.push(...dice.map(box => apart(box, x, y)));
    }
  }
  return Math.min(...far);
}"""
AIR_OF_DICE = 4  # pixels


@pytest.mark.parametrize("letters", ["100%", "200%"])
def test_the_dice_cover_nothing_of_the_board(page: Page, letters: str) -> None:
    """At 390×844 they touched a harbour."""
    if letters == "200%":
        page.add_init_script(TWICE)
    sit(page, late())

    far = {size: page.evaluate(NEAREST) for size in at_sizes(page, *SIZES, (430, 932), (412, 915))}

    assert {size: pixels for size, pixels in far.items() if pixels < AIR_OF_DICE} == {}


def late(hand: str = RICH, cards: str = EVERY_CARD, **keys: Any) -> Game:
    """A late turn of the seat 0 of four, with a hand of everything."""
    seats = [
        seat(hand, cards=cards, settlements="c5 b2", cities="e4", roads="c5-c6-c7-c8 b2-b3", played="2 knight"),
        seat("4 ore", settlements="d3", cities="c1", roads="d3-d4-d5", played="3 knight"),
        seat("3 wool", settlements="e8", roads="e8-e9"),
        seat("9 wood", settlements="f3", roads="f3-f4"),
    ]
    return turn(*seats, players=4, round=23, rolled=(6, 5), **keys)


def test_a_rich_turn_late_in_a_game_is_in_sight(page: Page) -> None:
    sit(page, late(cards="knight point"))

    assert faults_at(page, ISLAND, [size for size in SIZES if size not in SMALLEST]) == {}
    assert faults_at(page, HEAD, SMALLEST) == {}


def test_four_kinds_of_cards_to_play_are_in_sight(page: Page) -> None:
    """Eleven buttons, for which small phones and those held sideways have no room."""
    sit(page, late())

    assert faults_at(page, ISLAND, [PHONE, (768, 1024), *DESKTOPS]) == {}


def test_the_longest_names_are_whole(page: Page) -> None:
    sit(page, late(cards=""), names=LONGEST)

    assert faults_at(page, ISLAND, [size for size in SIZES if size not in SMALLEST]) == {}


def test_the_board_has_most_of_the_screen(page: Page) -> None:
    sit(page, late())

    shares = {size: page.evaluate(SHARE) for size in at_sizes(page, *UPRIGHT, *DESKTOPS)}

    least = {size: LEAST_OF_DESKTOP if size in DESKTOPS else LEAST_OF_PHONE for size in shares}
    assert {size: share for size, share in shares.items() if share < least[size]} == {}


def test_the_dice_are_large_and_on_the_board(page: Page) -> None:
    sit(page, late())

    dice = page.locator(".island-frame .die")

    assert min(box["width"] for box in (dice.nth(at).bounding_box() for at in range(2)) if box) >= DIE


def test_the_turn_ends_by_words_on_one_line(page: Page) -> None:
    sit(page, late("5 wood", cards=""))
    expect(page.locator(END)).to_be_visible()

    rows = {size: page.evaluate(ROWS, END + " span") for size in at_sizes(page, *SIZES)}

    assert set(rows.values()) == {1}, rows


@pytest.mark.parametrize(
    ("hand", "cards", "gold"),
    [
        ("2 grain 3 ore", "", "City"),
        ("1 wood 1 brick", "", "Road"),
        ("4 wood", "", "Trade"),
        ("1 wood", "", "End the turn"),
        ("1 wood", "point plenty", "End the turn"),
    ],
)
def test_the_next_step_of_a_turn_is_gold(page: Page, hand: str, cards: str, gold: str) -> None:
    sit(page, late(hand, cards=cards))

    expect(page.locator("#decision .main")).to_contain_text(gold)


def test_the_throw_is_gold_with_a_card_in_hand(page: Page) -> None:
    """Nothing was, as soon as a card could be played."""
    sit(page, before_throw(seat("1 wood", cards="roads", settlements="c5"), seat(settlements="c1"), dice=(5, 6)))

    expect(page.locator("#decision .main")).to_have_text("Throw the dice")


# The cards in hand that lie over a harbour, or over what else lies on the sea.
COVERED = """() => {
  const cards = [...document.querySelectorAll(".held-card")].map(card => card.getBoundingClientRect());
  return [...document.querySelectorAll(".quay, .dice, .piles, .zoom")].filter(thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const [x, y, radius] = [(left + right) / 2, (top + bottom) / 2, thing.matches(".quay") ? (right - left) / 2 : 0];
    return cards.some(card => radius
      ? Math.hypot(Math.max(card.left - x, 0, x - card.right), Math.max(card.top - y, 0, y - card.bottom)) < radius
      : card.left < right && card.right > left && card.top < bottom && card.bottom > top);
  }).map(thing => thing.getAttribute("class"));
}"""


def test_cards_in_hand_lie_over_nothing(page: Page) -> None:
    """At 390×844 and 320×568 the third beside another lay over a harbour."""
    sit(page, late())

    covered = {size: page.evaluate(COVERED) for size in at_sizes(page, *SIZES)}

    assert {size: things for size, things in covered.items() if things} == {}


# How many of the robber's marks lie over a piece or a number.
MARKED = """() => {
  const box = node => node.getBoundingClientRect();
  const over = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom
    && one.bottom > other.top;
  const things = [...document.querySelectorAll(".island .walls, .island .disc, .robber path")].map(box);
  return [...document.querySelectorAll(".target-place .mark rect")].filter(mark => things.some(thing =>
    over(box(mark), thing))).length;
}"""


def test_the_robber_s_marks_lie_over_no_piece_and_no_number(page: Page) -> None:
    """K5.3: two rivals beside one hex, and the viewer beside another."""
    rivals = [seat("3 ore", settlements="d3 b7"), seat("12 wool", cities="e8", settlements="a8")]
    sit(page, moving_robber(seat(RICH, settlements="c5 b2", cities="e4"), *rivals))
    expect(page.locator(".target-place .mark").first).to_be_attached()

    assert {size: page.evaluate(MARKED) for size in at_sizes(page, PHONE, (1280, 720))} == {PHONE: 0, (1280, 720): 0}


def test_the_robber_s_places_are_in_sight(page: Page) -> None:
    island = sit(page, moving_robber(seat(RICH, cards=EVERY_CARD, settlements="c5"), seat("3 ore", settlements="d3")))
    listed = faults_at(page, HEAD, SIZES)
    tap(island.place_at("h1"))

    assert (listed, faults_at(page, ISLAND, SIZES)) == ({}, {})


def test_the_list_of_the_robber_s_hexes_widens_no_page(page: Page) -> None:
    sit(page, moving_robber(seat(RICH, cards=EVERY_CARD, settlements="c5"), seat("3 ore", settlements="d3")))
    expect(page.locator(".victims")).to_be_visible()

    assert faults_at(page, HEAD, SIZES) == {}


def test_news_are_three_lines_at_most_and_none_is_cut(page: Page) -> None:
    island = sit(page, before_throw(seat("1 wood", settlements="c5"), seat(settlements="c1"), dice=(5, 6)))
    island.decide_by(".decision [data-arg=roll]")
    expect(page.locator(".latest")).to_be_visible()

    lines = {size: page.evaluate(NEWS) for size in at_sizes(page, *UPRIGHT, *SIDEWAYS)}

    assert {size: (count, cut) for size, (count, cut) in lines.items() if count > LINES or cut} == {}


def test_no_gain_of_a_throw_is_lost(page: Page) -> None:
    """At 320 x 568 and 844 x 390 the line of the third player vanished, without dots and with nothing to tap."""
    homes = ({"settlements": "c5"}, {"cities": "a9 c3"}, {"cities": "b8 d2"}, {"settlements": "c1", "cities": "a7"})
    island = sit(page, before_throw(*[seat("1 wood", **home) for home in homes], players=4, dice=(4, 5), round=9))
    island.decide_by(".decision [data-arg=roll]")
    expect(page.locator(".latest")).to_be_visible()

    lost = {size: page.locator(".latest").get_attribute("data-rest") for size in at_sizes(page, *SIZES)}

    assert {size: count for size, count in lost.items() if count} == {}


def test_news_without_room_are_counted_and_opened_by_one_tap(page: Page) -> None:
    island = sit(page, before_throw(seat("1 wood", settlements="c5"), seat(settlements="c1"), dice=(5, 6)))
    island.decide_by(".decision [data-arg=roll]")
    page.add_style_tag(content=".staged .decision > .latest { max-height: 0 !important; }")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".recap-toggle")).to_have_attribute("data-rest", "2")

    expect(page.locator(".recap-toggle .of-rest")).to_be_visible()
    tap(page.locator(".recap-toggle"))

    expect(page.locator(".recap .story")).to_contain_text("threw 11")


def test_nobody_has_acted_after_one_s_own_throw(page: Page) -> None:
    island = sit(page, before_throw(seat("1 wood", settlements="c5"), seat(settlements="c1"), dice=(5, 6)))

    island.decide_by(".decision [data-arg=roll]")

    expect(page.locator(".latest")).to_be_visible()
    expect(page.locator(".recap-toggle")).to_be_hidden()


# Words that stand on more than one line, and Chinese labels of up to four letters; without what only readers get.
BROKEN_WORDS = r"""() => {
  const walker = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
  const isHidden = node => node && (getComputedStyle(node).clipPath !== "none" || isHidden(node.parentElement));
  const broken = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (isHidden(text.parentElement)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}]+|^\p{Script=Han}{1,4}$/gu)) {
      const letters = document.createRange();
      letters.setStart(text, index);
      letters.setEnd(text, index + word.length);
      const lines = new Set([...letters.getClientRects()].map(box => Math.round(box.top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}"""
# The parts of the robber's list that are not whole within their button.
VICTIMS = """() => [...document.querySelectorAll(".victims .victim > *")].filter(node => {
  const [own, place] = [node, node.closest("button")].map(each => each.getBoundingClientRect());
  return own.width > 1 && (own.right > place.right || own.bottom > place.bottom + 1);
}).map(node => node.textContent)"""
RECAP_SIZES: tuple[Size, ...] = ((320, 568), (360, 640), PHONE, (667, 375), (844, 390))
BOXES = """() => [...document.querySelectorAll(".mine, #decision-title, .decision .choice, .island-frame")]
  .map(node => node.getBoundingClientRect().toJSON())"""
# Whether what the others did is within the window, with eight lines of it, and covers neither hand nor question.
RECAP = """() => {
  const [list, hand] = [".recap .story", ".mine"].map(part => document.querySelector(part).getBoundingClientRect());
  const apart = list.bottom <= hand.top || list.right <= hand.left;
  return apart && list.top >= 0 && list.bottom <= innerHeight && list.height >= 160;
}"""
# The first button of a question that the player has not made smaller, and the parts that it stands below.
IN_SIGHT = """() => {
  const parts = [".island-frame", ".seat:last-of-type", ".hand-row", "#decision-title"];
  const kinds = ".build, .choice, .want-row button, .counter button, .place-steps button";
  const button = document.querySelector(`.decision :is(${kinds})`);
  return [...parts.map(part => document.querySelector(part)), button].map(node => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  });
}"""
BESIDE = """() => [...document.querySelectorAll(".decision button:not(.unseen *), .hand-row .stack, .facts .count")]
  .filter(node => {
    const box = node.getBoundingClientRect();
    return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5);
  }).map(node => node.textContent)"""
# The share of the panel between its last part before the buttons at its foot, and these; and below the last part.
EMPTY = """() => {
  const panel = document.querySelector(".decision").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".decision :is(button, p, h2, .stack):not(.unseen, .unseen *)")]
    .map(node => node.getBoundingClientRect())
    .filter(box => box.height > 1 && box.top >= panel.top && box.bottom <= panel.bottom);
  boxes.sort((one, other) => one.top - other.top);
  let [end, empty] = [panel.top, 0];
  for (const { top, bottom } of boxes) {
    empty += Math.max(0, top - end);
    end = Math.max(end, bottom);
  }
  return (empty + Math.max(0, panel.bottom - end)) / panel.height;
}"""
MOST_EMPTY = 0.5
HOMES: tuple[dict[str, Any], ...] = (
    {"settlements": "c5 b2", "cities": "e4", "roads": "c5-c6-c7-c8 b2-b3", "played": "2 knight"},
    {"settlements": "d3", "cities": "c1", "roads": "d3-d4-d5", "played": "3 knight"},
    {"settlements": "e8", "roads": "e8-e9"},
    {"settlements": "f3", "roads": "f3-f4"},
)


def four(*hands: str) -> list[dict[str, Any]]:
    """Four seats late in a game, with these hands."""
    return [seat(hand, **home) for hand, home in zip(hands, HOMES, strict=True)]


def offered() -> Game:
    """An offer to the seat 0."""
    bank = "9 wood 9 brick 9 wool 9 grain 9 ore"
    game = turn(*four("1 ore 1 brick 1 grain 1 wool", "3 wood", "2 wool", "1 brick"), players=4, by=1, bank=bank)
    return game.play("offer 1 wood for 1 ore to 0")


def replied() -> Game:
    """Two players agree to an offer of the seat 0, and a third asks for more."""
    game = turn(*four("2 wood 1 brick", "3 ore 2 wool", "2 ore", "1 ore"), players=4)
    return play(game, "offer 1 wood for 1 ore", "accept", "bid 1 ore for 2 wood", "accept")


def traded() -> Game:
    """A turn in which cards can be traded."""
    return turn(*four("4 wood 1 brick 2 grain", "3 ore 2 wool", "2 wool", "1 brick"), players=4)


def discarded() -> Game:
    """A seven, at which the seat 0 discards half of 16 cards."""
    hands = ("4 wood 3 brick 3 wool 2 grain 4 ore", "4 ore", "3 wool", "3 wood")
    return after_throw(*four(*hands), players=4, dice=(3, 4))


def robbing() -> Game:
    """The robber moves."""
    return turn(*four("2 wood", "4 ore", "3 wool", "9 wood"), players=4, rolled=(3, 4), asks={"what": "robber"})


def robbing_three() -> Game:
    """The robber may go where three rivals have cards to lose."""
    homes = ("settlements", "c5"), ("settlements", "c3"), ("settlements", "d4"), ("settlements", "d6")
    hands = ("2 wood 1 ore", "4 ore", "3 wool 2 ore", "9 wood")
    return moving_robber(*[seat(hand, **dict([home])) for hand, home in zip(hands, homes, strict=True)], players=4)


def three_cards() -> Game:
    """A turn with development cards of three kinds."""
    seats = four("1 wood 1 brick 3 wool 3 grain 4 ore", "4 ore", "3 wool", "3 wood")
    seats[0]["cards"] = ["knight", "roads", "plenty"]
    return turn(*seats, players=4, rolled=(6, 5), round=12)


def replied_with_two_kinds() -> Game:
    """Two players ask for cards of two kinds, a third agrees."""
    game = turn(*four("2 wood 1 brick 1 grain", "3 ore 2 wool", "2 ore 1 wool", "1 ore 1 wool"), players=4)
    return play(
        game, "offer 1 wood for 1 ore", "bid 1 ore for 1 wood 1 brick", "bid 1 ore for 2 wood 1 grain", "accept"
    )


def robbed() -> Game:
    """The seat 0 throws with many cards of all kinds, after two others have robbed it."""
    seats = four("5 wood 4 brick 3 wool 3 grain 4 ore", "4 ore", "3 wool", "3 wood")
    seats[0]["cards"] = ["knight", "roads", "plenty", "monopoly", "point"]
    seats[1]["cards"] = seats[2]["cards"] = ["knight"]
    game = play(turn(*seats, players=4, round=9, seed=8), "end")  # no seven is thrown
    for place in ("h5", "h4"):
        play(game, "play knight", f"robber {place}", "roll", "end")
    return play(game, "roll", "end")


QUESTIONS: dict[str, tuple[Callable[[], Game], tuple[str, ...]]] = {
    "turn": (lambda: late(cards="knight point"), ()),
    "offer": (offered, ()),
    "switches": (offered, (".answers [data-do=more]",)),
    "bid": (offered, (".answers [data-arg=bid]",)),
    "replies": (replied, ()),
    "trade": (traded, ("[data-do=form-tap][data-arg='give wood']", "[data-do=form-tap][data-arg='get ore']")),
    "discard": (discarded, ()),
    "robber": (robbing, (".target-place[data-arg=h1]",)),
    "placing": (lambda: placing(players=4), (".target-place[data-arg=c5]",)),
    "robbing three": (robbing_three, ()),
    "three cards": (three_cards, ()),
    "replies of two kinds": (replied_with_two_kinds, ()),
    "robbed": (robbed, ()),
    "robbed and thrown": (robbed, (".decision [data-arg=roll]",)),
}


def ask(page: Page, kind: str, names: Sequence[str] = ()) -> None:
    """Come to a question of a kind, with what it takes to see its buttons, and perhaps with names for the players."""
    game, taps = QUESTIONS[kind]
    sit(page, game(), history=kind.startswith("robbed"), names=names)
    for selector in taps:
        tap(page.locator(selector))
    wait_until_idle(page)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_large_letters_leave_board_and_buttons_in_sight(page: Page, kind: str) -> None:
    """A question showed no button, the third opponent was out of sight, and the dice lay over a hex."""
    page.add_init_script(TWICE)

    ask(page, kind)

    assert (page.evaluate(IN_SIGHT), page.evaluate(BESIDE), page.evaluate(SIDEWAYS_SCROLL)) == ([True] * 5, [], 0)


# Eleven buttons, for which large letters, small phones and those held sideways have no room.
MOST = "robbed and thrown"


@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind != MOST])
def test_large_letters_fit_a_question_beside_the_island(page: Page, kind: str) -> None:
    """The panel scrolled within itself, and the answers to an offer were out of sight."""
    page.add_init_script(TWICE)

    ask(page, kind)

    assert faults_at(page, ISLAND, [(667, 375), (844, 390), (1280, 720)]) == {}


@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind not in (MOST, "robbing three", "three cards")])
def test_large_letters_fit_a_question_on_small_phones(page: Page, kind: str) -> None:
    """At 320 px an offer had no answer in sight, and a place not the button that settles there."""
    page.add_init_script(TWICE)

    ask(page, kind)

    assert faults_at(page, ISLAND, [(320, 568), (360, 640), PHONE]) == {}


def test_the_list_of_the_robber_s_hexes_is_whole_with_long_names(page: Page) -> None:
    """At 390 px the last of two names was out of sight, and held sideways "mountai-ns" was broken."""
    sit(page, robbing(), names=LONGEST)

    looks = {
        size: (page.evaluate(VICTIMS), page.evaluate(BROKEN_WORDS)) for size in at_sizes(page, *UPRIGHT, *SIDEWAYS)
    }

    assert {size: wrong for size, wrong in looks.items() if wrong != ([], [])} == {}


def test_what_others_did_lies_over_the_sea_and_moves_no_question(page: Page) -> None:
    """On a small phone four lines of it were in sight, and the question was pushed out."""
    island = IslandPage(page, seed=5)
    island.start_quick_table(3)
    toggle = page.locator("[data-do=recap]:not(.spare)")  # of turns of others, not of lines without room
    while island.wait_for_question() and not toggle.count():
        island.decide()
    before = {size: page.evaluate(BOXES) for size in at_sizes(page, *RECAP_SIZES)}
    tap(toggle)

    looks = {size: (page.evaluate(BOXES), page.evaluate(RECAP)) for size in at_sizes(page, *RECAP_SIZES)}

    assert looks == {size: (boxes, True) for size, boxes in before.items()}


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_no_word_is_broken_on_a_small_phone(page: Page, kind: str, language: str) -> None:
    """Players' names were, as "Wilhel-mina" without a hyphen."""
    page.add_init_script(f"localStorage.setItem('citadels.language', '{language}')")
    ask(page, kind, LONGEST)
    page.locator(".prices").evaluate("prices => { prices.open = true; }")

    broken = {size: page.evaluate(BROKEN_WORDS) for size in at_sizes(page, (320, 568), PHONE, (667, 375))}

    assert {size: words for size, words in broken.items() if words} == {}


@pytest.mark.parametrize("kind", ["offer", "trade", "discard", "robber", "placing"])
def test_the_panel_reserves_no_more_than_a_turn_needs(page: Page, kind: str) -> None:
    """One height serves all questions: robber, placing and offers fill at least half of it."""
    ask(page, kind)

    assert page.evaluate(EMPTY) < MOST_EMPTY


# Whether the whole lines of what the others did are in sight, by the number of lines; none is longer than its place.
DIGEST = """() => [...document.querySelectorAll(".digest li")].map(line => {
  const [own, panel] = [line, line.closest(".decision")].map(node => node.getBoundingClientRect());
  const reach = Math.max(...[...line.children].map(node => node.getBoundingClientRect().right));
  return own.top >= panel.top && own.bottom <= panel.bottom && own.right <= panel.right && reach <= own.right + 1;
})"""


def test_what_the_others_did_is_in_sight_when_the_turn_begins(page: Page) -> None:
    """Seeing it took a tap."""
    ask(page, "robbed")

    lines = {size: page.evaluate(DIGEST) for size in at_sizes(page, *UPRIGHT, *SIDEWAYS) if size not in SMALLEST}

    assert lines == {size: [True] * LINES for size in lines}


def test_what_the_others_did_is_whole_with_long_names(page: Page) -> None:
    game = turn(*four("1 wood", "4 ore", "3 wool", "3 wood"), players=4, seed=1)  # no seven is thrown
    sit(page, play(game, "end", "roll", "end", "roll", "end", "roll", "end"), history=True, names=LONGEST)

    lines = {size: page.evaluate(DIGEST) for size in at_sizes(page, *UPRIGHT, *SIDEWAYS)}

    assert lines == {size: [True] * LINES for size in lines}


@pytest.mark.parametrize("kind", ["robbing three", "three cards", "replies of two kinds", "robbed", MOST])
def test_rare_questions_are_in_sight_with_long_names(page: Page, kind: str) -> None:
    ask(page, kind, LONGEST)

    assert faults_at(page, ISLAND, [PHONE, (768, 1024), *DESKTOPS]) == {}
    assert faults_at(page, HEAD, SIZES) == {}


def test_the_island_stays_where_it_is_when_the_panel_grows(page: Page) -> None:
    ask(page, "trade")
    before = page.locator(".map .island").bounding_box()

    tap(page.locator(".decision [data-do=untray]"))
    wait_until_idle(page)

    assert page.locator(".map .island").bounding_box() == before


@pytest.mark.parametrize("size", [(320, 568), PHONE, (667, 375)], ids=str)
def test_what_a_card_loses_stands_beside_its_sign(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})

    ask(page, "trade")

    over = page.evaluate("""() => [...document.querySelectorAll(".change")].filter(node => {
      const [sign, own] = [node.parentElement.querySelector(".icon"), node].map(one => one.getBoundingClientRect());
      return own.left < sign.right - 1;
    }).map(node => node.textContent)""")
    assert over == []


@pytest.mark.parametrize("kind", ["discard", "turn"])
def test_small_phones_show_a_question_whole(page: Page, kind: str) -> None:
    ask(page, kind)

    assert faults_at(page, ISLAND, SMALLEST) == {}


def test_facts_of_a_player_stand_on_two_lines(page: Page) -> None:
    """On a phone held sideways the knights stood on a line of their own."""
    sit(page, late(cards=""))

    lines = {size: page.evaluate(FACT_LINES) for size in at_sizes(page, *UPRIGHT, *SIDEWAYS)}

    assert {size: count for size, count in lines.items() if count > 2} == {}


# Whether the place that a hint advises is in the window, apart from the hint, as are the hand and the way to do it.
APART = """() => {
  const parts = [".advised-place", "dialog", ".hand-row", "dialog .choice.main"];
  const [place, hint, hand, way] = parts.map(part => document.querySelector(part).getBoundingClientRect());
  const apart = [place, hand].every(box => box.right <= hint.left || box.bottom <= hint.top + 1);
  return apart && way.bottom <= innerHeight + 1
    && place.left >= 0 && place.top >= 0 && hint.right <= innerWidth && hint.bottom <= innerHeight + 1;
}"""


def test_a_hint_marks_its_place_and_does_not_cover_it(page: Page) -> None:
    """The sheet lay over the island that it spoke of, and over the hand."""
    sit(page, late(cards="knight point"))

    tap(page.locator("[data-do=hint]"))
    expect(page.locator("dialog .reasons")).to_be_visible(timeout=READY)

    seen = {size: page.evaluate(APART) for size in at_sizes(page, *SIZES)}
    assert seen == dict.fromkeys(SIZES, True)


# How long and how wide the parts of the screen are that select a path, in pixels.
HITS = """() => [...document.querySelectorAll(".target-place.at-path polygon.hit")].flatMap(node => {
  const [points, { a: scale }] = [node.points, node.getScreenCTM()];
  const apart = (one, other) => scale * Math.hypot(points[one].x - points[other].x, points[one].y - points[other].y);
  return [apart(0, 3), apart(1, 5)];
})"""
LEAST_HIT = 22  # pixels, which the neighbours of a path leave on the smallest phone


def test_a_path_can_be_hit_on_the_smallest_phone(page: Page) -> None:
    """A circle of 19 px was all of it."""
    page.set_viewport_size({"width": 320, "height": 568})

    sit(page, late(cards=""))
    expect(page.locator(".target-place.at-path").first).to_be_attached()

    assert min(page.evaluate(HITS)) >= LEAST_HIT


@pytest.mark.parametrize("kind", ["replies", "replies of two kinds"])
def test_replies_name_their_players(page: Page, kind: str) -> None:
    """On phones a shield alone stood for each."""
    ask(page, kind, SIXTEEN)

    cut = {size: page.locator(".replies .name").evaluate_all(NOT_WHOLE) for size in at_sizes(page, *UPRIGHT, *SIDEWAYS)}

    assert {size: names for size, names in cut.items() if names} == {}


@pytest.mark.parametrize("size", [*UPRIGHT, *SIDEWAYS], ids=str)
def test_numbers_and_rates_of_the_island_can_be_read(page: Page, size: Size) -> None:
    """At 320×568 they had 8 pixels."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, late())
    expect(page.locator(".island .token text").first).to_be_visible()

    assert page.evaluate(LETTERS) >= LEAST_LETTER


@pytest.mark.parametrize("size", [(320, 568), (667, 375), (844, 390)], ids=str)
def test_the_throw_is_told_where_cards_are_discarded(page: Page, size: Size) -> None:
    """Low screens hid the news below any form, whatever room there was."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    game = before_throw(*four("4 wood 3 brick 3 wool 2 grain 4 ore", "4 ore", "", ""), players=4, dice=(3, 4))
    table = sit(page, game)
    table.decide_by(".decision [data-arg=roll]")
    expect(page.locator(".decision .form")).to_be_visible()

    assert page.evaluate(NEWS) == [1, 0]
