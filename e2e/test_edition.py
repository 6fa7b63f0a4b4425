"""The edition of 2016 in the browser: a whole game, decisions in steps, what stays hidden, a link (E5.3, E12, E13)."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.game_page import READY, GamePage
from e2e.saved_games import take_up
from e2e.taps import check, tap
from e2e.test_own_phones import ONE_ROUND
from tests.rules_2016.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

SECRETS = re.compile(r"signed|\bflower\b", re.IGNORECASE)


def magistrate() -> Game:
    """The Magistrate of seat 0 is about to lay warrants; seat 1 is the King and can build."""
    return turn(
        "magistrate",
        seat("magistrate", gold=4, hand="temple"),
        seat("king", gold=6, hand="statue castle"),
        seat("merchant", gold=2, hand="docks"),
        taken="resources",
        crown=1,
    )


def lay_warrants(page: Page, table: GamePage) -> None:
    """Mark the King, the Merchant and the Warlord, and sign the King's."""
    tap(page.locator("[data-do=tray][data-arg=warrant]"))
    for role in ("King", "Merchant", "Warlord"):
        tap(page.locator(".things").get_by_role("button", name=role))
    tap(page.locator(".foot [data-do=step-on]"))
    tap(page.locator(".things [data-arg='role:king']"))
    table.choose(page.locator(".foot [data-do=choose]"))


def test_a_table_of_2016_is_set_and_played_to_its_end(page: Page) -> None:
    """E13.2: the set is chosen on the page; the game has one round."""
    table = GamePage(page, seed=5)
    table.open(instant=True)
    table.set_up()
    check(page.locator("input[data-do=edition][value='2016']"))
    tap(page.locator("[data-do=fold-cast]"))
    tap(page.locator("[data-do=set][data-arg=ambitious_aristocrats]"))
    check(page.locator("input[data-do=strength][value=newcomer]"))
    page.evaluate(ONE_ROUND)
    table.deal()
    table.play_out()
    expect(page.locator(".over")).to_be_visible()


def test_a_warrant_is_laid_by_one_and_answered_after_another(page: Page) -> None:
    """E5.3: two people at one device; the curtain stands between what they know."""
    table = take_up(page, magistrate(), people=(0, 1))
    table.open_curtain()
    expect(page.locator("[data-do=tray][data-arg=warrant]")).to_be_visible(timeout=READY)
    lay_warrants(page, table)
    expect(page.locator(".mark-seal")).to_have_count(1)
    table.choose(page.locator(".choices [data-do=choose][data-arg=end]"))
    table.open_curtain()
    expect(page.locator(".mark-scroll")).not_to_have_count(0)
    assert SECRETS.search(page.locator("main").inner_html()) is None
    table.choose(page.locator(".choices [data-do=choose][data-arg=gold]"))
    table.choose(page.locator(".own-hand").get_by_role("button", name="Statue"))
    table.open_curtain()
    expect(page.locator(".in-question")).to_contain_text("Statue")
    table.choose(page.locator("[data-do=choose][data-arg=confiscate]"))
    table.open_curtain()
    expect(page.locator(".hits")).to_contain_text("confiscated your Statue")


def test_a_link_of_a_table_of_2016_is_watched(page: Page) -> None:
    """E12.4: the set is written out, so the link brings its cards with it."""
    choose = random.Random(8)
    game = Game.new(
        ["Ann", "Ben", "Cal", "Dee"], {"edition": "2016", "set": "cunning_agents", "round_limit": 2}, seed=8
    )
    while not game.over:
        moves = game.moves()
        game.play(moves[choose.randrange(len(moves))])
    page.goto(f"./replay.html#{game.link()}&at=6")
    expect(page.locator(".steps")).to_be_visible(timeout=READY)
    expect(page.locator(".track [data-anchor=role-blackmailer]")).to_be_visible()
