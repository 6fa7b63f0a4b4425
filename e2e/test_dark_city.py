"""The Dark City on a phone: a set of one's own, its questions, and eight at the table."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from citadels import Game
from citadels.table.terms import SAVE_VERSION
from e2e.hand import READY, Hand
from e2e.test_screens import SIDEWAYS, faults
from tabletop.saves import Saved, write_save
from tests.rules.table import seat, turn
from tests.table.desk import seats

Look = Callable[[], list[str]]
SCREENS = pytest.mark.parametrize(
    "screen", [(390, 844), (320, 640), (1280, 800)], ids=lambda size: str(size[0]) if isinstance(size, tuple) else None
)


def come(page: Page, screen: tuple[int, int] = (390, 844)) -> Hand:
    """Open the page on a screen of this size, with bots that do not wait."""
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    hand = Hand(page)
    hand.come()
    hand.hurry()
    return hand


def sit(page: Page, game: Game, screen: tuple[int, int] = (390, 844)) -> Hand:
    """Take up a kept game at its first seat, bots that do not wait at the others."""
    text = write_save("citadels", SAVE_VERSION, Saved(game.record(), seats(game.names, (0,)), 1))
    kept = {"save": text, "names": game.names, "round": 1, "over": False}
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    page.add_init_script(f"localStorage['citadels.settings'] ??= {json.dumps(json.dumps({'pace': 'instant'}))}")
    page.add_init_script(f"localStorage['citadels.save'] = {json.dumps(json.dumps(kept))}")
    hand = Hand(page)
    hand.come()
    page.locator("[data-do=continue]").tap()
    expect(page.locator(".decision [data-do=choose], .decision [data-do=tray]").first).to_be_visible(timeout=READY)
    return hand


def simple_bots(page: Page) -> None:
    """Let bots play that need no time to think."""
    for who in page.locator(".who-plays").all():
        if who.input_value() != "person":
            who.select_option("random")


def part(rank: int, role: str) -> str:
    return f"input[name=rank-{rank}][value={role}]"


def choose(page: Page, rank: int, role: str) -> None:
    """Tap a character of a rank."""
    page.locator(".part", has=page.locator(part(rank, role))).tap()
    expect(page.locator(part(rank, role))).to_be_checked()


def cast(page: Page) -> list[str]:
    """The characters chosen, by rank."""
    return [
        str(one) for one in page.locator(".rank-row input:checked").evaluate_all("all => all.map(one => one.value)")
    ]


def unfold(page: Page) -> None:
    """Lay characters and districts open."""
    page.locator("[data-do=fold-cast]").tap()
    page.locator("[data-do=fold-specials]").tap()
    expect(page.locator(".special-list")).to_be_visible()


def witch() -> Game:
    """The Witch's turn: seat 2 is the Alchemist."""
    return turn(
        "witch",
        seat("witch", gold=4, hand="temple keep market castle", city="manor docks+ tavern"),
        seat("king", gold=3, hand="palace tavern", city="temple prison castle"),
        seat("alchemist", gold=5, hand="docks", city="museum:tavern,market watchtower"),
        seat("diplomat", gold=2, hand="manor", city="bell_tower church"),
        cast="artist tax_collector",
    )


def diplomat() -> Game:
    """The Diplomat's turn after the resource action."""
    return turn(
        "diplomat",
        seat("diplomat", gold=4, hand="temple keep", city="manor docks+ tavern fortress"),
        seat("king", gold=3, city="temple prison castle keep palace"),
        seat("alchemist", gold=5, city="museum:tavern,market watchtower great_wall"),
        seat("bishop", gold=2, city="bell_tower church"),
        cast="artist",
        taken="resources",
    )


def wizard() -> Game:
    """The Wizard's turn before the resource action."""
    king = seat("king", hand="palace tavern museum")
    return turn("wizard", seat("wizard", gold=4, hand="lighthouse", city="armory"), king)


def builder() -> Game:
    """The Artist may build the Lighthouse."""
    return turn("artist", seat("artist", gold=6, hand="lighthouse temple", city="manor"), taken="resources")


def tucker() -> Game:
    """The owner of the Museum after the resource action."""
    owner = seat("king", gold=1, hand="temple keep", city="museum:tavern manor")
    return turn("king", owner, seat("bishop"), taken="resources")


def emperor() -> Game:
    """The Emperor's turn: seat 4 has the Crown."""
    return turn("emperor", seat("emperor", gold=3), seat("bishop", gold=2), seat("merchant", gold=2), crown=3)


def crowned() -> Game:
    """The Emperor has crowned seat 1, which now thanks him."""
    game = turn("emperor", seat("warlord", gold=2, hand="temple keep"), seat("emperor"), crown=2)
    game.play("crown 0")
    return game


def artist() -> Game:
    """The Artist with two gold."""
    return turn("artist", seat("artist", gold=2, city="manor temple keep"), taken="resources")


# --- setting the table


def test_a_set_of_one_s_own_is_set_by_tapping(page: Page) -> None:
    hand = come(page)
    hand.seats(5)
    simple_bots(page)
    unfold(page)
    for rank, role in ((1, "witch"), (4, "emperor"), (8, "diplomat"), (9, "queen")):
        choose(page, rank, role)
    for special in ("museum", "bell_tower", "park", "quarry"):
        page.locator(".special-list .part", has=page.locator(f"[data-arg={special}]")).tap()
    expect(page.locator(".said")).to_contain_text("4 are more than 3")
    hand.deal()
    dealt = page.locator(".medal-button").evaluate_all("all => all.map(one => one.dataset.arg.replace('role:', ''))")
    assert dealt == ["witch", "thief", "magician", "emperor", "bishop", "merchant", "architect", "diplomat", "queen"]


def test_what_was_chosen_is_there_the_next_time(page: Page) -> None:
    hand = come(page)
    unfold(page)
    choose(page, 3, "wizard")
    page.locator(".special-list .part", has=page.locator("[data-arg=park]")).tap()
    hand.deal()
    page.reload()
    expect(page.locator("[data-do=fold-cast]")).to_be_visible(timeout=READY)
    unfold(page)
    assert (cast(page)[2], page.locator(".special-list input:checked").count()) == ("wizard", 1)


@pytest.mark.parametrize(
    ("players", "rank", "role", "reason"),
    [
        (2, 9, "artist", "not with 2 players"),
        (2, 4, "emperor", "from 3 players"),
        (4, 9, "queen", "from 5 players"),
        (8, 9, "none", "8 players need nine"),
    ],
)
def test_a_character_that_cannot_be_says_why(page: Page, players: int, rank: int, role: str, reason: str) -> None:
    """R2.1, R6.4E, R11.26."""
    hand = come(page)
    hand.seats(players)
    unfold(page)
    label = page.locator(".part", has=page.locator(part(rank, role)))
    expect(label).to_contain_text(reason)
    expect(label.locator("input")).to_be_disabled()


def test_the_set_that_was_taken_fits_the_number_of_players(page: Page) -> None:
    hand = come(page)
    unfold(page)
    page.locator("[data-do=set][data-arg=intrigue]").tap()
    four = cast(page)[8]
    hand.seats(5)
    assert (four, cast(page)[8]) == ("artist", "queen")


def test_a_surprise_can_be_dealt(page: Page) -> None:
    hand = come(page)
    hand.seats(8)
    simple_bots(page)
    unfold(page)
    for _ in range(5):
        page.locator("[data-do=surprise]").tap()
    hand.deal()
    assert page.locator(".medal-button").count() == 9


def test_characters_are_chosen_before_the_engine_is_there(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/vendor/pyodide/*.wasm", hold)
    hand = Hand(page)
    hand.come()
    unfold(page)
    page.locator("[data-do=set][data-arg=dark]").tap()
    assert (cast(page)[0], page.locator("#progress.ready").count()) == ("witch", 0)
    for route in held:
        route.abort()
    page.unroute_all(behavior="ignoreErrors")


def test_both_characters_of_a_rank_are_explained(page: Page) -> None:
    come(page)
    unfold(page)
    page.locator("[data-do=explain][data-arg='1']").tap()
    expect(page.locator("dialog .compared li")).to_have_count(2)


@SCREENS
def test_the_choice_of_characters_and_districts_is_sound(page: Page, axe: Look, screen: tuple[int, int]) -> None:
    hand = come(page, screen)
    hand.seats(8)
    unfold(page)
    page.locator("[data-do=set][data-arg=dark]").tap()
    assert faults(page, axe) == []


# --- the Witch


def bewitch(page: Page, role: str) -> None:
    """Take gold and bewitch."""
    page.locator(".choices [data-do=choose]").first.tap()
    page.locator("[data-do=tray][data-arg=bewitch]").tap()
    page.locator(f".things [data-arg='role:{role}']").tap()
    page.locator(".foot [data-do=choose]").tap()


def test_the_witch_goes_on_as_the_bewitched(page: Page) -> None:
    """R5.3."""
    sit(page, witch())
    bewitch(page, "alchemist")
    expect(page.locator("#decision-title")).to_contain_text(
        "the Witch: go on with your turn, as the Alchemist", timeout=READY
    )


def test_a_held_turn_hangs_before_its_seat(page: Page) -> None:
    """R5.3."""
    hand = sit(page, witch())
    page.evaluate("localStorage.setItem('citadels.settings', JSON.stringify({ pace: 'calm' }))")
    page.reload()
    page.locator("[data-do=continue]").tap()
    expect(page.locator(".choices [data-do=choose]").first).to_be_visible(timeout=READY)
    bewitch(hand.page, "alchemist")
    expect(page.locator(".mine .badge.held")).to_be_visible()


def test_the_bewitched_rank_is_marked(page: Page) -> None:
    """R5.3."""
    sit(page, witch())
    bewitch(page, "alchemist")
    expect(page.locator(".medal-button[data-arg$=alchemist]")).to_have_accessible_name(re.compile("bewitched"))


def test_the_bell_tower_s_goal_is_explained(page: Page) -> None:
    """R7.19."""
    sit(page, witch())
    expect(page.locator(".lowered")).to_contain_text("7 districts end the game, not 8")


# --- the Diplomat


def bargain(page: Page) -> None:
    """Ask for the Palace and offer the Manor."""
    page.locator("[data-do=tray][data-arg=exchange]").tap()
    page.locator(".things [data-arg='built:1:palace']").tap()
    page.locator(".things [data-do=own]", has_text="Manor").tap()


def test_the_exchange_says_what_changes_hands(page: Page) -> None:
    """R6.8D."""
    sit(page, diplomat())
    bargain(page)
    assert [" ".join(text.split()) for text in page.locator(".bargain .tile-name, .between").all_inner_texts()] == [
        "Palace", "You pay 2 gold Another one", "Manor",
    ]  # fmt: skip


def test_the_exchange_is_made(page: Page) -> None:
    """R6.8D."""
    hand = sit(page, diplomat())
    bargain(page)
    hand.settle(page.locator(".foot [data-do=choose]"))
    names = page.locator(".own-city .tile-name").all_inner_texts()
    assert ("Palace" in names, "Manor" in names) == (True, False)


def test_another_district_can_be_asked_for(page: Page) -> None:
    sit(page, diplomat())
    bargain(page)
    page.locator(".bargain .link").tap()
    expect(page.locator(".exchange .of")).to_have_text(["Seat 1", "Seat 2", "Seat 3"])


def test_a_district_out_of_reach_says_why(page: Page) -> None:
    """R6.8D, R7.9."""
    sit(page, diplomat())
    page.locator("[data-do=tray][data-arg=exchange]").tap()
    expect(page.locator(".things [data-arg='built:1:keep']")).to_contain_text("The Keep holds")


# --- the Museum, the Crown, the gift, the Artist's coins


def point(page: Page, kind: str, aim: str) -> None:
    """Open a tray and point at one of its things."""
    page.locator(f"[data-do=tray][data-arg={kind}]").tap()
    page.locator(f".things [data-arg='{aim}']").tap()


def test_a_card_goes_under_the_museum(page: Page) -> None:
    """R7.13."""
    hand = sit(page, tucker())
    point(page, "museum", "hand:keep")
    hand.settle(page.locator(".foot [data-do=choose]"))
    expect(page.locator(".own-city .tile", has_text="Museum").locator(".mark b")).to_have_text("2")


def test_the_crown_goes_to_whom_the_emperor_points_at(page: Page) -> None:
    """R6.4E."""
    hand = sit(page, emperor())
    point(page, "crown", "seat:2")
    hand.settle(page.locator(".foot [data-do=choose]"))
    expect(page.locator("[data-crown]")).to_have_attribute("data-crown", "2")


def test_the_crown_is_not_offered_to_its_holder(page: Page) -> None:
    """R6.4E."""
    sit(page, emperor())
    page.locator("[data-do=tray][data-arg=crown]").tap()
    assert page.locator(".things button").evaluate_all("all => all.map(one => one.dataset.arg)") == ["seat:1", "seat:2"]


def test_a_card_is_given_for_the_crown(page: Page) -> None:
    """R6.4E."""
    hand = sit(page, crowned())
    page.locator(".things [data-arg='hand:keep']").tap()
    hand.settle(page.locator(".foot [data-do=choose]"))
    expect(page.locator(".own-hand .card-name")).to_have_text(["Temple"])


def test_gold_is_given_for_the_crown(page: Page) -> None:
    """R6.4E."""
    hand = sit(page, crowned())
    hand.settle(page.get_by_role("button", name="Give 1 gold"))
    expect(page.locator(".mine .facts .count b").first).to_have_text("1")


def test_the_artist_lays_a_coin_on_a_district(page: Page) -> None:
    """R6.9A."""
    hand = sit(page, artist())
    point(page, "beautify", "built:0:temple")
    hand.settle(page.locator(".foot [data-do=choose]"))
    expect(page.locator(".own-city .tile", has=page.locator(".mark"))).to_contain_text("Temple")


# --- every new question, looked at


@SCREENS
def test_the_new_questions_are_sound(page: Page, axe: Look, screen: tuple[int, int]) -> None:
    sit(page, diplomat(), screen)
    page.locator("[data-do=tray][data-arg=exchange]").tap()
    assert faults(page, axe) == [], "their district"
    page.locator(".things [data-arg='built:1:palace']").tap()
    page.locator(".things [data-do=own]", has_text="Manor").tap()
    assert faults(page, axe) == [], "one's own"
    hand = sit(page, witch(), screen)
    bewitch(page, "alchemist")
    hand.asked()
    assert faults(page, axe) == [], "the Witch"
    sit(page, wizard(), screen)
    page.locator("[data-do=tray][data-arg=peek]").tap()
    page.locator(".things [data-arg='seat:1']").tap()
    hand.settle(page.locator(".foot [data-do=choose]"))
    page.locator(".things .thing").first.tap()
    assert faults(page, axe) == [], "the Wizard"


def test_the_deck_lies_open_by_kind(page: Page, axe: Look) -> None:
    """R7.11."""
    hand = sit(page, builder())
    page.locator("[data-do=tray][data-arg=build]").tap()
    page.locator(".things [data-arg='hand:lighthouse']").tap()
    hand.settle(page.locator(".foot [data-do=choose]"))
    assert faults(page, axe) == []
    kinds = page.locator(".of-kind").all_inner_texts()
    assert [text.split()[-2] for text in kinds] == ["noble", "religious", "trade", "military", "special"]


def test_a_card_too_dear_for_the_wizard_says_so(page: Page) -> None:
    """R6.3W."""
    hand = sit(page, wizard())
    page.locator("[data-do=tray][data-arg=peek]").tap()
    page.locator(".things [data-arg='seat:1']").tap()
    hand.settle(page.locator(".foot [data-do=choose]"))
    page.locator(".things .thing").first.tap()
    expect(page.locator(".foot .why")).to_have_text("First take gold or cards")


# --- eight at the table


def test_eight_players_fit_the_smallest_phone(page: Page) -> None:
    hand = come(page, (320, 640))
    hand.seats(8)
    simple_bots(page)
    hand.deal()
    hand.asked()
    assert page.evaluate(SIDEWAYS) <= 0
    for _ in range(3):
        hand.decide()
        hand.asked()
    assert page.evaluate(SIDEWAYS) <= 0
