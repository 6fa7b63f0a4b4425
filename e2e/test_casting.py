"""Setting a table with the Dark City: characters rank by rank, its districts, and eight at the table."""

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.game_page import GamePage
from e2e.screen_checks import SIDEWAYS, Look, errors_at_all_sizes
from e2e.taps import tap

pytestmark = pytest.mark.usefixtures("warm_engine")


def come(page: Page, screen: tuple[int, int] = (390, 844)) -> GamePage:
    """Open the page on a screen of this size, with bots that do not wait."""
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    table = GamePage(page)
    table.open(instant=True)
    return table


def simple_bots(page: Page) -> None:
    """Let bots play that need no time to think."""
    for who in page.locator(".who-plays").all():
        if who.input_value() != "person":
            who.select_option("newcomer")


def part(rank: int, role: str) -> str:
    return f"input[name=rank-{rank}][value={role}]"


def choose(page: Page, rank: int, role: str) -> None:
    """Tap a character of a rank."""
    tap(page.locator(".part", has=page.locator(part(rank, role))))
    expect(page.locator(part(rank, role))).to_be_checked()


def unfold(page: Page) -> None:
    """Lay characters and districts open."""
    GamePage(page).set_up()
    tap(page.locator("[data-do=fold-cast]"))
    tap(page.locator("[data-do=fold-specials]"))
    expect(page.locator(".special-list")).to_be_visible()


# --- setting the table


def test_a_set_of_one_s_own_is_set_by_tapping(page: Page) -> None:
    table = come(page)
    table.set_seats(5)
    simple_bots(page)
    unfold(page)
    for rank, role in ((1, "witch"), (4, "emperor"), (8, "diplomat"), (9, "queen")):
        choose(page, rank, role)
    for special in ("museum", "bell_tower", "park", "quarry"):
        tap(page.locator(".special-list .part", has=page.locator(f"[data-arg={special}]")))
    expect(page.locator(".said")).to_contain_text("4 is more than 3")
    table.deal()
    expect(page.locator(".medal-button")).to_have_count(9)
    roles = page.locator(".medal-button").evaluate_all("all => all.map(one => one.dataset.arg.replace('role:', ''))")
    assert roles == ["witch", "thief", "magician", "emperor", "bishop", "merchant", "architect", "diplomat", "queen"]


def test_what_was_chosen_is_there_the_next_time(page: Page) -> None:
    table = come(page)
    unfold(page)
    choose(page, 3, "wizard")
    tap(page.locator(".special-list .part", has=page.locator("[data-arg=park]")))
    table.deal()
    table.open()
    unfold(page)
    expect(page.locator(part(3, "wizard"))).to_be_checked()
    expect(page.locator(".special-list input:checked")).to_have_count(1)


@pytest.mark.parametrize(
    ("players", "rank", "role", "reason"),
    [
        (2, 9, "artist", "not with 2 players"),
        (2, 4, "emperor", "3 or more players"),
        (4, 9, "queen", "5 or more players"),
        (8, 9, "none", "needed with 8 players"),
    ],
)
def test_a_character_that_cannot_be_says_why(page: Page, players: int, rank: int, role: str, reason: str) -> None:
    """R2.1, R6.4E, R11.26."""
    table = come(page)
    table.set_seats(players)
    unfold(page)
    label = page.locator(".part", has=page.locator(part(rank, role)))
    expect(label).to_contain_text(reason)
    expect(label.locator("input")).to_be_disabled()


def test_the_set_that_was_taken_fits_the_number_of_players(page: Page) -> None:
    table = come(page)
    unfold(page)
    tap(page.locator("[data-do=set][data-arg=intrigue]"))
    expect(page.locator(part(9, "artist"))).to_be_checked()
    table.set_seats(5)
    expect(page.locator(part(9, "queen"))).to_be_checked()


def test_a_surprise_can_be_dealt(page: Page) -> None:
    table = come(page)
    table.set_seats(8)
    simple_bots(page)
    unfold(page)
    for _ in range(5):
        tap(page.locator("[data-do=surprise]"))
    table.deal()
    expect(page.locator(".medal-button")).to_have_count(9)


def test_characters_are_chosen_before_the_engine_is_there(page: Page) -> None:
    routes: list[Route] = []

    def hold(route: Route) -> None:
        routes.append(route)

    page.route("**/pyodide.asm.wasm", hold)
    table = GamePage(page)
    table.open()
    unfold(page)
    tap(page.locator("[data-do=set][data-arg=dark]"))
    expect(page.locator(part(1, "witch"))).to_be_checked()
    expect(page.locator("#progress.ready")).to_have_count(0)
    for route in routes:
        route.abort()
    page.unroute_all(behavior="ignoreErrors")


def test_both_characters_of_a_rank_are_explained(page: Page) -> None:
    come(page)
    unfold(page)
    tap(page.locator("[data-do=explain][data-arg='1']"))
    expect(page.locator("dialog .compared li")).to_have_count(2)


def test_the_choice_of_characters_and_districts_is_sound(page: Page, axe: Look) -> None:
    table = come(page)
    table.set_seats(8)
    unfold(page)
    tap(page.locator("[data-do=set][data-arg=dark]"))
    expect(page.locator(part(1, "witch"))).to_be_checked()
    assert errors_at_all_sizes(page, axe) == []


# --- eight at the table


def test_eight_players_fit_the_smallest_phone(page: Page) -> None:
    table = come(page, (320, 640))
    table.set_seats(8)
    simple_bots(page)
    table.deal()
    table.wait_for_question()
    assert page.evaluate(SIDEWAYS) <= 0
    for _ in range(3):
        table.decide()
        table.wait_for_question()
    assert page.evaluate(SIDEWAYS) <= 0
