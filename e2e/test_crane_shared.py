"""Crown and Crane with two people at one device: the goods of whoever decides are in sight at each decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.saved_cranes import placing, sit
from praga import Game
from praga.bots import BOTS
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tests.praga.positions import of

pytestmark = pytest.mark.usefixtures("warm_crane")
WHERE = """() => [...document.querySelectorAll(".stage .place .hit")].filter(place =>
  place.getBoundingClientRect().bottom > innerHeight + 1).length"""
GOODS = ("gold", "stone", "silver", "goldw", "eggs", "red", "blue", "cubes")
TURNS = 4  # two of each


def test_ann_and_ben_read_their_own_goods_at_each_decision(page: Page) -> None:
    """P1.3, P1.5: all is open; a bot plays for both, and its moves are typed."""
    game = Game.new(["Ann", "Ben"], seed=7)
    bot, crane = BOTS["casual"](), sit(page, game.copy(), people=(0, 1))
    row, decided = page.locator(".mine .goods-row"), set[int]()

    while game.observe(None).state.turn <= TURNS:
        seat = game.to_move
        assert seat is not None, "the game goes on"
        decided.add(seat)
        page.locator(f".curtain, .mine.of-{seat}").first.wait_for()
        if page.locator(".curtain").count():  # what somebody looks at is their secret
            crane.open_curtain()
        expect(page.locator(f".mine.of-{seat}")).to_be_in_viewport()
        expect(row.locator(".stack b")).to_have_text([str(count) for count in of(game, seat, *GOODS)])
        moves = game.moves()
        move = moves[bot.choose(game.observe(seat), moves, Dice(7), UNLIMITED)]
        question = page.locator("#decision-title").get_attribute("data-decision")
        crane.type_move(str(move))
        expect(page.locator(f"#decision-title[data-decision='{question}']")).to_have_count(0)
        game.play(move)

    assert decided == {0, 1}


def test_all_places_of_a_board_are_in_sight_on_a_phone_held_sideways(page: Page) -> None:
    """A line above the board said whose it is, and the lowest places were cut."""
    page.set_viewport_size({"width": 844, "height": 390})
    sit(page, placing("r"), people=(0, 1))
    expect(page.locator(".stage .place")).not_to_have_count(0)

    assert page.evaluate(WHERE) == 0
