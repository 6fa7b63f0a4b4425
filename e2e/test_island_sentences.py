"""Each sentence of the source text, C-01 to C-45, as a player sees it (table: docs/catan/sentences.md)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.island_page import IslandPage
from e2e.saved_islands import sit
from e2e.taps import click, tap
from tests.catan.positions import CARD, CITY, ROAD, SETTLEMENT, before_throw, moving_robber, placing, seat, turn

pytestmark = pytest.mark.usefixtures("warm_island")

# On the beginner's board c5 lies between brick 6 (h5), wood 11 (h9) and the desert (h10).
HOME: dict[str, Any] = {"settlements": "c5", "roads": "c5-c6"}


def press(island: IslandPage, name: str) -> None:
    """Tap a button of the question by what it begins with."""
    tap(island.page.locator(".decision").get_by_role("button", name=name).first)


def build(island: IslandPage, kind: str, place: str) -> None:
    """Build something at a place: by the building panel, the island and the button."""
    row = island.page.locator(f".build-row [data-arg={kind}]")
    if row.count():
        tap(row)
    tap(island.place_at(place))
    island.decide_by(".decision .foot [data-do=choose]")


def held(page: Page, kind: str) -> Locator:
    """The number of cards of a kind in one's hand."""
    return page.locator(f".mine .hand-row .{kind} b")


def fact(page: Page, name: str, of: str = ".mine") -> Locator:
    """A number on a player's panel: points, cards, development, road or knight."""
    return page.locator(f"{of} .facts .{name} b")


def question(page: Page) -> Locator:
    """What is asked."""
    return page.locator("#decision-title")


def test_c01_five_resources(page: Page) -> None:
    sit(page, turn(seat("1 wood 2 brick 3 wool 0 grain 4 ore", **HOME)))

    expect(page.locator(".mine .hand-row .stack")).to_have_text(["1wood", "2brick", "3wool", "0grain", "4ore"])


def test_c02_each_land_has_a_colour_and_a_scene_of_its_own(page: Page) -> None:
    sit(page, turn(seat(**HOME)))

    colours = page.locator(".land .ground").evaluate_all("nodes => nodes.map(node => getComputedStyle(node).fill)")
    scenes = page.locator(".land .scenery use").evaluate_all("nodes => nodes.map(node => node.getAttribute('href'))")
    assert (len(colours), len(set(colours)), len(set(scenes))) == (19, 6, 6)


def test_c03_settlements_stand_on_corners(page: Page) -> None:
    island = sit(page, placing())
    expect(page.locator(".target-place.at-corner")).to_have_count(54)

    build(island, "settle", "c5")

    expect(page.locator(".island .settlement.of-0")).to_have_count(1)


def test_c04_a_throw_brings_what_the_hexes_bear(page: Page) -> None:
    island = sit(page, before_throw(seat(**HOME), dice=(2, 4)))

    island.decide_by(".decision [data-arg=roll]")

    expect(held(page, "brick")).to_have_text("1")
    expect(page.locator(".bar .dice")).to_contain_text("thrown: 6")
    expect(page.locator(".land.lit")).to_have_count(2)


def test_c05_a_bust_hand_loses_half(page: Page) -> None:
    island = sit(page, before_throw(seat("8 ore"), dice=(3, 4)))
    expect(page.locator(".mine .warning")).to_contain_text("8 cards")
    island.decide_by(".decision [data-arg=roll]")
    expect(question(page)).to_have_text("Discard 4 cards")

    island.discard()

    expect(held(page, "ore")).to_have_text("4")


def test_c05_seven_cards_are_safe(page: Page) -> None:
    island = sit(page, before_throw(seat("7 ore"), dice=(3, 4)))

    island.decide_by(".decision [data-arg=roll]")

    expect(question(page)).to_have_text("Where does the robber go?")


def test_c06_the_robber_moves_to_a_hex(page: Page) -> None:
    island = sit(page, moving_robber(seat()))

    build(island, "robber", "h1")

    expect(page.locator("[data-anchor=h1].robbed")).to_be_attached()


def test_c07_one_of_the_players_there_is_robbed(page: Page) -> None:
    island = sit(page, moving_robber(seat(), seat("1 ore", settlements="c3"), seat("2 wood", settlements="d5")))
    build(island, "robber", "h9")
    expect(page.locator(".decision [data-arg^=steal]")).to_have_text(["Casual 2 (1 cards)", "Casual 3 (2 cards)"])

    island.decide_by(".decision [data-arg='steal 1']")

    expect(held(page, "ore")).to_have_text("1")


def test_c08_which_card_is_left_to_chance(page: Page) -> None:
    island = sit(page, moving_robber(seat(), seat("1 ore 1 wood", settlements="c3")))

    build(island, "robber", "h9")

    expect(fact(page, "cards")).to_have_text("1")


def test_c09_the_robber_s_hex_brings_nothing(page: Page) -> None:
    island = sit(page, before_throw(seat(**HOME), dice=(2, 4), robber="h5"))
    expect(page.get_by_text("The robber: hills 6. That hex brings nothing.")).to_be_attached()

    island.decide_by(".decision [data-arg=roll]")

    expect(question(page)).to_have_text("Your turn")
    expect(held(page, "brick")).to_have_text("0")


@pytest.mark.parametrize(("kind", "cards"), [("road", 2), ("settle", 4), ("city", 5), ("buy", 3)])
def test_c10_the_building_panel_shows_what_each_costs(page: Page, kind: str, cards: int) -> None:
    sit(page, turn(seat(**HOME)))

    expect(page.locator(f".build-row [data-arg={kind}] .cost > span")).to_have_count(cards)


def test_c10_it_says_what_is_missing(page: Page) -> None:
    sit(page, turn(seat("1 ore", **HOME)))
    page.locator(".build-row [data-arg=city]").focus()

    page.keyboard.press("Enter")

    expect(page.get_by_role("dialog")).to_contain_text("you are 2 grain and 2 ore short")


def test_c10_it_says_how_many_pieces_are_left(page: Page) -> None:
    sit(page, turn(seat(**HOME)))

    click(page.locator(".mine .prices summary"))

    left = [re.compile("14 left"), re.compile("4 left"), re.compile("4 left"), re.compile("Card")]
    expect(page.locator(".prices li")).to_have_text(left)


def test_c11_a_road_joins_one_s_own(page: Page) -> None:
    sit(page, turn(seat(ROAD, settlements="c5")))

    tap(page.locator(".build-row [data-arg=road]"))

    expect(page.locator(".target-place")).to_have_count(3)
    places = page.locator(".target-place").evaluate_all("nodes => nodes.map(node => node.dataset.arg)")
    assert places == ["c4-c5", "c5-c6", "c5-d5"]


def test_c12_c14_the_longest_road_its_owner_and_length(page: Page) -> None:
    island = sit(page, turn(seat(ROAD, roads="a3-a4-a5-a6-a7", settlements="a3")))
    expect(fact(page, "points")).to_have_text("1/10")

    build(island, "road", "a7-a8")

    expect(fact(page, "road.prize")).to_have_text("5")
    expect(fact(page, "points")).to_have_text("3/10")


def test_c13_who_has_a_longer_road_takes_it(page: Page) -> None:
    longest = seat(roads="f3-f4-f5-f6-f7-f8", settlements="f3")
    island = sit(page, turn(seat(ROAD, roads="a3-a4-a5-a6-a7-a8", settlements="a3"), longest, longest_road=1))

    build(island, "road", "a8-a9")

    expect(fact(page, "road.prize")).to_have_text("6")
    expect(page.locator(".seat.of-1 .facts .prize")).to_have_count(0)


def test_c15_c16_a_settlement_where_a_road_leads_and_a_point(page: Page) -> None:
    island = sit(page, turn(seat(SETTLEMENT, settlements="c5", roads="c5-c6-c7")))
    expect(fact(page, "points")).to_have_text("1/10")
    tap(page.locator(".build-row [data-arg=settle]"))
    expect(page.locator(".target-place")).to_have_count(1)

    build(island, "settle", "c7")

    expect(fact(page, "points")).to_have_text("2/10")


def test_c17_a_city_brings_two(page: Page) -> None:
    island = sit(page, before_throw(seat(cities="c5"), dice=(2, 4)))

    island.decide_by(".decision [data-arg=roll]")

    expect(held(page, "brick")).to_have_text("2")


def test_c18_c39_a_city_takes_the_place_of_a_settlement_and_is_two_points(page: Page) -> None:
    island = sit(page, turn(seat(CITY, **HOME)))

    build(island, "city", "c5")

    expect(fact(page, "points")).to_have_text("2/10")
    expect(page.locator(".island .settlement.of-0")).to_have_count(0)


def test_c19_the_first_of_the_cards_is_bought(page: Page) -> None:
    island = sit(page, turn(seat(CARD, **HOME), deck="knight point"))
    expect(page.locator(".piles [data-anchor=deck] b")).to_have_text("2")

    island.decide_by(".build-row [data-arg=buy]")

    expect(page.locator(".piles [data-anchor=deck] b")).to_have_text("1")
    expect(fact(page, "development")).to_have_text("1")


def test_c20_point_cards_count_at_once_where_they_are_open(page: Page) -> None:
    game = turn(seat(CARD, **HOME), deck="point", rules={"point_cards": "open"})
    island = sit(page, game, people=(0, 1))
    island.open_curtain()
    island.decide_by(".build-row [data-arg=buy]")

    press(island, "End the turn")

    expect(fact(page, "points", ".seat.of-0")).to_have_text("2/10")


def test_c21_c45_a_soldier_moves_the_robber(page: Page) -> None:
    island = sit(page, turn(seat(cards="knight", **HOME)))

    island.decide_by(".decision [data-arg='play knight']")

    expect(question(page)).to_have_text("Where does the robber go?")


def test_c22_c24_the_third_soldier_makes_the_largest_army(page: Page) -> None:
    island = sit(page, turn(seat(cards="knight", played="2 knight", **HOME)))
    island.decide_by(".decision [data-arg='play knight']")

    build(island, "robber", "h1")

    expect(fact(page, "knight.prize")).to_have_text("3")
    expect(fact(page, "points")).to_have_text("3/10")


def test_c23_who_has_more_soldiers_takes_it(page: Page) -> None:
    holder = seat(played="3 knight", settlements="e4")
    island = sit(page, turn(seat(cards="knight", played="3 knight", **HOME), holder, largest_army=1))
    expect(page.locator(".seat.of-1 .facts .knight.prize")).to_have_count(1)
    island.decide_by(".decision [data-arg='play knight']")

    build(island, "robber", "h1")

    expect(fact(page, "knight.prize")).to_have_text("4")
    expect(page.locator(".seat.of-1 .facts .prize")).to_have_count(0)


def test_c25_a_year_of_plenty_brings_two_of_one_s_choice(page: Page) -> None:
    island = sit(page, turn(seat(cards="plenty", **HOME)))
    tap(page.locator(".decision [data-do=tray][data-arg=play-plenty]"))

    island.decide_by(".decision [data-arg='play plenty wood ore']")

    expect(held(page, "wood")).to_have_text("1")
    expect(held(page, "ore")).to_have_text("1")


def test_c26_a_monopoly_takes_a_kind_from_everyone(page: Page) -> None:
    island = sit(page, turn(seat(cards="monopoly", **HOME), seat("3 ore"), seat("2 ore 1 wood")))
    tap(page.locator(".decision [data-do=tray][data-arg=play-monopoly]"))

    island.decide_by(".decision [data-arg='play monopoly ore']")

    expect(held(page, "ore")).to_have_text("5")


def test_c27_two_roads_are_free(page: Page) -> None:
    island = sit(page, turn(seat(cards="roads", settlements="c5")))
    island.decide_by(".decision [data-arg='play roads']")
    expect(question(page)).to_have_text("Build a free road (2 left)")

    build(island, "road", "c5-c6")

    expect(question(page)).to_have_text("Build a free road (1 left)")


@pytest.mark.parametrize(
    ("where", "cards"),
    [("c5", "4 wood"), ("a3", "3 wood"), ("a6", "2 grain")],
    ids=["c33_four_for_one", "c31_three_for_one", "c32_two_for_one"],
)
def test_c28_trade_with_the_bank_and_by_harbours(page: Page, where: str, cards: str) -> None:
    island = sit(page, turn(seat(cards, settlements=where)))
    tap(page.locator(".decision [data-do=tray][data-arg=bank]"))

    island.decide_by(f".decision [data-arg='bank {cards} for 1 ore']")

    expect(held(page, "ore")).to_have_text("1")


def test_c30_a_harbour_has_its_sign_and_its_rate(page: Page) -> None:
    sit(page, turn(seat(settlements="a6")))

    expect(page.locator(".harbour text")).to_have_text(["3:1", "2:1", "2:1", "3:1", "2:1", "3:1", "3:1", "2:1", "2:1"])
    expect(page.locator(".mine .rates .stack")).to_contain_text(["4:1", "4:1", "4:1", "2:1", "4:1"])


@pytest.mark.parametrize(
    ("taps", "open_side", "words"),
    [
        (["give wood"], "get", "Seat 0 gives 1 wood for anything"),
        (["get ore"], "give", "Seat 0 gives anything for 1 ore"),
        (["give wood", "get ore"], "", "Seat 0 gives 1 wood for 1 ore"),
    ],
    ids=["give", "wanted", "trade"],
)
def test_c29_c41_three_ways_to_trade_with_players(page: Page, taps: list[str], open_side: str, words: str) -> None:
    island = sit(page, turn(seat("2 wood", **HOME), seat("3 ore")), people=(0, 1))
    island.open_curtain()
    tap(page.locator(".decision [data-do=tray][data-arg=offer]"))
    expect(page.locator("[data-do=compose]")).to_have_attribute("aria-disabled", "true")
    for name in taps:
        tap(page.locator(f"[data-do=form-more][data-arg='{name}']"))
    if open_side:
        tap(page.locator(f"[data-do=form-open][data-arg={open_side}]"))

    island.decide_by("[data-do=compose]")

    expect(question(page)).to_contain_text(words)


def test_c34_after_the_last_player_comes_the_first_again(page: Page) -> None:
    island = sit(page, turn(seat(**HOME), rules={"offers": 0}))
    expect(page.locator(".bar .round")).to_have_text("Round 1")

    press(island, "End the turn")

    expect(page.locator(".bar .round")).to_have_text("Round 2", timeout=60_000)


def test_c35_who_has_the_points_has_won(page: Page) -> None:
    points = {"points": 3}
    island = sit(page, turn(seat(SETTLEMENT, settlements="c5 e4", roads="c5-c6-c7"), rules=points))

    build(island, "settle", "c7")

    expect(page.locator(".over h2")).to_be_visible()


def test_c36_after_the_throw_everything_can_be_done_at_once(page: Page) -> None:
    sit(page, turn(seat("4 wood 1 brick", cards="knight", **HOME), seat("1 ore")))

    enabled = page.locator(".decision button:not([aria-disabled])").evaluate_all("n => n.map(x => x.dataset.arg)")

    assert {"road", "bank", "offer", "play knight", "end"} <= set(enabled)


def test_c37_first_the_dice(page: Page) -> None:
    sit(page, before_throw(seat("4 wood", **HOME)))

    expect(question(page)).to_have_text("Throw the dice")
    expect(page.locator(".decision .choices [data-do=choose]")).to_have_text(["Throw the dice"])


def test_c38_what_is_built_is_paid_to_the_bank(page: Page) -> None:
    island = sit(page, turn(seat(ROAD, **HOME)))

    build(island, "road", "c6-c7")

    expect(held(page, "wood")).to_have_text("0")
    expect(page.locator(".bank-pile b").first).to_have_text("19")


@pytest.mark.parametrize(("when", "count"), [("any", 1), ("after_roll", 0)])
def test_c40_trade_before_the_throw_where_it_is_allowed(page: Page, when: str, count: int) -> None:
    sit(page, before_throw(seat("4 wood", **HOME), rules={"trade_time": when}))

    expect(page.locator(".decision [data-do=tray][data-arg=bank]")).to_have_count(count)


def drawn(island: IslandPage) -> None:
    """Let the first of two people buy a card and end the turn."""
    island.open_curtain()
    island.decide_by(".build-row [data-arg=buy]")
    expect(island.page.locator(".held-card")).to_contain_text("Knight")
    press(island, "End the turn")


def test_c42_a_drawn_card_is_not_shown_to_others(page: Page) -> None:
    island = sit(page, turn(seat(CARD, **HOME)), people=(0, 1))

    drawn(island)

    expect(fact(page, "development", ".seat.of-0")).to_have_text("1")
    expect(page.locator("body")).not_to_contain_text("Knight")


def test_c43_a_new_card_waits_for_the_next_turn(page: Page) -> None:
    island = sit(page, turn(seat(CARD, **HOME)))

    island.decide_by(".build-row [data-arg=buy]")

    expect(page.locator(".held-card.new")).to_have_text("Knightnew: next turn")
    expect(page.locator(".not-now")).to_contain_text("a new card can be played from the next turn on")


def test_c43_one_card_a_turn(page: Page) -> None:
    sit(page, turn(seat(cards="knight plenty", **HOME), played=True))

    expect(page.locator(".not-now")).to_contain_text("one card was played already in this turn")


def test_c44_five_kinds_of_cards(page: Page) -> None:
    sit(page, turn(seat(cards="knight roads plenty monopoly point", **HOME)))

    expect(page.locator(".held-card")).to_have_text(["Knight", "Free roads", "Year of plenty", "Monopoly", "Point"])
