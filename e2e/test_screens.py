"""Every screen, looked at by axe and by a ruler: no small print, no small targets, nothing beside the screen."""

import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from catan import Game as Island
from catan.bots import BOTS as ISLAND_BOTS
from catan.table.interface import game_spec as island_spec
from citadels import Game
from citadels.bots import BOTS as CITY_BOTS
from citadels.table.interface import game_spec as city_spec
from e2e.conftest import FOLDER
from e2e.crane_page import CranePage
from e2e.game_page import READY, GamePage
from e2e.island_page import IslandPage
from e2e.saved_games import short_game, sit, take_up
from e2e.screen_checks import SIDEWAYS, Look, at_sizes, errors_at_all_sizes
from e2e.screens import phones
from e2e.taps import click, tap
from praga import Game as Crane
from praga.bots import BOTS as CRANE_BOTS
from praga.table.interface import game_spec as crane_spec
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.stored import stored

pytestmark = pytest.mark.usefixtures("warm_engine")

# While a character is chosen: words that lie over a card, and what decides but is not wholly on the screen.
HIDDEN = """() => {
    const inside = (box, frame) => ({ left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right),
        top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) });
    const boxes = query => [...document.querySelectorAll(query)].map(node => [node, node.getBoundingClientRect()]);
    const things = document.querySelector(".things").getBoundingClientRect();
    const cards = boxes(".things .card").map(([, box]) => inside(box, things));
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const words = boxes(".help-line, .decision h2, .foot .choice");
    const covering = words.filter(([, box]) => cards.some(card => over(box, card)));
    const cut = boxes(".decision h2, .foot .choice").filter(([, box]) => box.top < 0 || box.bottom > innerHeight);
    return [...covering.map(([node]) => "over a card: " + node.textContent),
        ...cut.map(([node]) => "not in sight: " + node.textContent)];
}"""
BELOW_THE_FOLD = "document.documentElement.scrollHeight - innerHeight"
FIRST_SCREENS = [(360, 640), (390, 664), (390, 844), (844, 390), (667, 375), (768, 1024), (1280, 800)]
SIZES = [(844, 390), (667, 375), (360, 640), (390, 844), (390, 600), (320, 640), (768, 1024), (1280, 800), (1920, 1080)]


@pytest.fixture
def table(page: Page) -> GamePage:
    table = GamePage(page, seed=3)
    table.open(instant=True)
    return table


def test_the_first_screen_and_its_sheets(table: GamePage, axe: Look) -> None:
    page = table.page
    assert errors_at_all_sizes(page, axe) == []
    for name in ("help", "settings", "about"):
        click(page.locator(f"main [data-do={name}]"))
        expect(page.locator("dialog #sheet-title")).to_be_visible(timeout=READY)
        assert errors_at_all_sizes(page, axe) == [], name
        click(page.locator("dialog [data-do=close-sheet]"))
        expect(page.locator("dialog[open]")).to_have_count(0)
    table.show_options()
    table.set_seats(7)
    assert errors_at_all_sizes(page, axe) == []


# A game that has just been dealt, as each page stores it: its kind, and the text.
DEALT: dict[type[GamePage], Callable[[], str]] = {
    GamePage: lambda: stored(city_spec(CITY_BOTS), short_game(["Ann", "Ben", "Cal", "Dee"], seed=1)),
    IslandPage: lambda: stored(island_spec(ISLAND_BOTS), Island.new(["Ann", "Ben", "Cal", "Dee"], seed=1)),
    CranePage: lambda: stored(crane_spec(CRANE_BOTS), Crane.new(["Ann", "Ben"], seed=1)),
}


@pytest.mark.parametrize("kind", DEALT)
def test_all_of_the_first_screen_lies_above_the_fold_and_so_do_the_links_to_other_games(
    page: Page, kind: type[GamePage]
) -> None:
    """With a game to continue, which takes the most room; 390 by 664 is a phone's browser with its bars."""
    page.add_init_script(f"localStorage['{FOLDER}{kind.name}.save.1'] ??= {json.dumps(DEALT[kind]())}")
    kind(page).open()
    expect(page.locator("[data-do=continue]")).to_be_visible()

    below = {screen: page.evaluate(BELOW_THE_FOLD) for screen in at_sizes(page, *FIRST_SCREENS)}
    assert {screen: rest for screen, rest in below.items() if rest > 0} == {}

    click(page.locator(".other-games summary"))
    for screen in at_sizes(page, *FIRST_SCREENS):
        expect(page.locator(".other-games a").first, str(screen)).to_be_in_viewport(ratio=1)
        expect(page.locator(".other-games a").last, str(screen)).to_be_in_viewport(ratio=1)


def faults_of_question(page: Page, axe: Look, checked: set[str]) -> list[str]:
    """List faults of the question, and of each of its trays, of a kind that has not been looked at."""
    faults = []
    for kind in page.locator("#decision [data-do=tray]").evaluate_all("all => all.map(one => one.dataset.arg)"):
        if kind in checked:
            continue
        checked.add(kind)
        click(page.locator(f"#decision [data-do=tray][data-arg={kind}]"))
        expect(page.locator(".tray")).to_be_visible()
        faults += [f"{kind}: {fault}" for fault in errors_at_all_sizes(page, axe)]
        click(page.locator("#decision [data-do=untray]"))
        expect(page.locator(".tray")).to_have_count(0)
    title = CHARACTER.sub("", page.locator("#decision-title").inner_text())
    if title not in checked:
        checked.add(title)
        faults += [f"{title}: {fault}" for fault in errors_at_all_sizes(page, axe)]
    return faults


# Whose turn it is, in the words of a question.
CHARACTER = re.compile(r"you are the \w+", re.IGNORECASE)
CITY = sits("king", gold=3, hand="palace tavern", city="temple prison castle")


def keep() -> Game:
    """A question which of two cards is kept."""
    game = turn("king", CITY)
    game.play("draw")
    return game


# Positions whose questions and trays a single round does not bring by itself.
POSITIONS: tuple[Callable[[], Game], ...] = (
    lambda: turn("thief", sits("thief", gold=4, hand="temple"), CITY),
    keep,
    lambda: turn("warlord", sits("warlord", gold=4, hand="temple"), CITY, taken="resources"),
)


def test_every_question_of_a_game_and_its_end(page: Page, axe: Look) -> None:
    checked: set[str] = set()
    faults = []
    for position in POSITIONS:
        take_up(page, position()).wait_for_question()
        faults += faults_of_question(page, axe, checked)
    table = take_up(page, short_game(["Ann", "Ben", "Cal", "Dee"], seed=1, rounds=1))
    while table.wait_for_question():
        faults += faults_of_question(page, axe, checked)
        table.decide()
    faults += errors_at_all_sizes(page, axe)

    assert faults == []
    assert checked >= {"rob", "destroy", "build"}


def test_the_sheets_of_the_table(table: GamePage, axe: Look) -> None:
    page = table.page
    table.deal()
    table.wait_for_question()
    click(page.locator("[data-do=look]"))  # the characters to choose from cover one's hand
    for opener in (".own-hand .card", ".medal-button[data-do=role]", ".bar [data-do=menu]", ".bar [data-do=help]"):
        click(page.locator(opener).first)
        expect(page.locator("dialog"), opener).to_be_visible()
        assert errors_at_all_sizes(page, axe) == [], opener
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator("dialog")).to_be_visible()
    assert errors_at_all_sizes(page, axe) == []


def test_the_way_of_phones_to_a_table(table: GamePage, axe: Look) -> None:
    for screen in phones(table):
        assert errors_at_all_sizes(table.page, axe) == [], screen


def test_the_curtain(table: GamePage, axe: Look) -> None:
    table.seat_people("Ann", "Ben")
    table.deal()
    expect(table.page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
    assert errors_at_all_sizes(table.page, axe) == []


def cities(game: Game) -> list[Any]:
    """The districts of each player."""
    return [player["city"] for player in game.view(None)["players"]]


@cache
def grown_cities() -> Game:
    """A game of four in which each has built twice, before Ann decides something in her turn."""
    game, dice = Game.new(["Ann", "Ben", "Cal", "Dee"], seed=6), random.Random(6)
    while not ("end" in game.moves() and game.to_move == 0 and min(map(len, cities(game))) > 1):
        moves = game.moves()
        game.play(next((move for move in moves if move.startswith("build")), dice.choice(moves)))
    return game


def test_all_cities_are_on_one_screen_of_a_phone(page: Page) -> None:
    sit(page, grown_cities())
    page.evaluate("scrollTo(0, 0)")
    prompt = page.locator(".decision").bounding_box()
    assert prompt is not None
    for part in page.locator(".bar, .ranks, .seat").all():
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= prompt["y"]


def test_nothing_moves_for_those_who_want_stillness(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = GamePage(page)
    table.open(instant=True)
    table.deal()
    for _ in range(4):
        table.wait_for_question()
        table.decide()
    table.wait_for_question()
    assert page.evaluate("document.getAnimations().length") == 0


def test_one_s_own_hand_is_in_sight_among_seven_on_a_phone(page: Page) -> None:
    sit(page, turn("king", sits("king", hand="temple castle market manor"), players=7))
    page.evaluate("scrollTo(0, 0)")
    card, prompt = page.locator(".own-hand .card").first.bounding_box(), page.locator(".decision").bounding_box()
    assert card is not None
    assert prompt is not None
    assert card["y"] + card["height"] <= prompt["y"]


def test_a_seat_is_heard_once_and_in_words(page: Page) -> None:
    GamePage(page).start_table()
    pattern = re.compile(
        r": \d gold, \d cards? in hand, \d of 8 districts\.( Is the \w+\.)?( Built: .+\.)? \d points so far\.$"
    )
    expect(page.locator(".seat .who").first).to_have_accessible_name(pattern)


def at_the_first_choice(page: Page, seats: int, seed: int) -> GamePage:
    """A hand whose player is to choose a character, one of which is pointed at."""
    table = GamePage(page)
    table.open(instant=True)
    table.set_seats(seats)
    table.set_seed(seed)
    table.deal()
    table.wait_for_question()
    tap(table.things().first)
    expect(page.locator(".foot .choice")).to_be_visible()
    return table


@pytest.mark.parametrize("seats", [4, 8])
def test_at_every_size_words_lie_beside_the_cards_and_choices_in_sight(page: Page, seats: int) -> None:
    at_the_first_choice(page, seats, seed=6)
    faults = []
    for width, height in at_sizes(page, *SIZES):
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        beside = page.evaluate(SIDEWAYS)
        faults += [f"{width} x {height}: {fault}" for fault in page.evaluate(HIDDEN)]
        faults += [f"{width} x {height}: {beside} px beside the screen"] if beside > 0 else []
    assert faults == []


def test_the_characters_stay_in_sight_below_a_long_table(page: Page) -> None:
    at_the_first_choice(page, 8, seed=6)
    for width, height in at_sizes(page, (390, 600), (360, 640), (844, 390)):
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(page.locator(".track"), f"{width} x {height}").to_be_in_viewport(ratio=0.99)


def test_the_question_is_put_aside_to_look_at_one_s_hand(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 600})
    at_the_first_choice(page, 4, seed=6)
    tap(page.get_by_role("button", name="Hide this to look at the table"))
    expect(page.locator(".own-hand")).to_be_in_viewport(ratio=1)
    expect(page.locator(".things")).to_be_hidden()
    tap(page.get_by_role("button", name="Hide this to look at the table"))
    expect(page.locator(".things")).to_be_visible()


def test_what_a_card_says_is_told_beside_it_and_to_the_keyboard(page: Page) -> None:
    """Beside the panel in which one chooses, of which it covers nothing (ux3, finding 10); Escape puts it away."""
    page.set_viewport_size({"width": 1280, "height": 800})
    at_the_first_choice(page, 4, seed=6)
    page.locator(".things .card").last.hover()
    tooltip = page.locator(".glance")
    expect(tooltip).to_be_visible()
    box, panel = tooltip.bounding_box(), page.locator("#decision").bounding_box()
    assert box is not None
    assert panel is not None
    assert box["x"] + box["width"] <= panel["x"]
    page.get_by_role("button", name=re.compile("^5 Bishop:")).hover()
    expect(tooltip).to_contain_text("your city is safe from rank 8")
    tooltip.hover()
    expect(tooltip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tooltip).to_have_count(0)
    page.locator(".bar button").last.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".medal-button").first).to_have_accessible_description(re.compile("skips their turn"))


def test_the_coins_of_a_dear_card_leave_its_name_free(page: Page) -> None:
    """ux3, finding 25."""
    sit(page, turn("king", sits("king", gold=9, hand="university", city="temple"), taken="resources"))
    coin, name = page.locator(".own-hand .edge .icon").last, page.locator(".own-hand .card-name")
    for size in at_sizes(page, (844, 390), (390, 844), (1280, 800)):
        boxes = coin.bounding_box(), name.bounding_box()
        assert boxes[0] is not None
        assert boxes[1] is not None
        # above the letters, whose line has a margin
        assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"] + 2, size


def test_seats_are_equally_high_with_and_without_a_character(page: Page) -> None:
    """ux3, finding 25."""
    others = [sits("witch", city="tavern"), sits("bishop", city="market"), sits("", city="prison")]
    sit(page, turn("king", sits("king"), *others, cast="witch", taken="resources"), (1280, 800))
    heights = page.locator(".seat").evaluate_all("all => all.map(seat => seat.offsetHeight)")
    assert len(set(heights)) == 1
