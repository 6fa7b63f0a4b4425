"""The same plan in another order is no alternative (R4)."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.core.moves import Move
from citadels.table import review
from citadels.table.advice import Adviser
from citadels.table.reasons.orders import another_order
from tabletop.bots.protocol import UNLIMITED
from tests.rules.table import seat as sits
from tests.rules.table import select, turn
from tests.rules_2016 import table as newer


def of_one_plan(game: Game, word: str, other: str) -> bool:
    return another_order(game.observe(game.to_move), Move.parse(word), Move.parse(other))


def king() -> Game:
    return turn("king", sits("king", gold=4, hand="castle temple", city="manor"), deck="tavern tavern tavern")


@pytest.mark.parametrize("resource", ["gold", "draw"])
def test_income_is_collected_before_or_after_the_resource(resource: str) -> None:
    """R4.5."""
    assert of_one_plan(king(), "income", resource)


def test_gold_and_cards_exclude_one_another() -> None:
    """R4.2."""
    assert not of_one_plan(king(), "gold", "draw")


def test_income_may_wait_for_a_district_that_does_not_pay() -> None:
    assert of_one_plan(king(), "build temple", "income")


def test_income_before_the_district_that_adds_to_it_is_another_plan() -> None:
    """R4.5: it counts the districts that stand then."""
    assert not of_one_plan(king(), "build castle", "income")


def test_two_districts_are_two_plans() -> None:
    assert not of_one_plan(king(), "build castle", "build temple")


def test_to_end_the_turn_is_a_plan_of_its_own() -> None:
    assert not of_one_plan(king(), "end", "income")


def assassin() -> Game:
    me = sits("assassin", gold=2, hand="tavern palace")
    return turn("assassin", me, sits(gold=5, hand="temple"), deck="tavern tavern tavern")


def test_a_name_can_be_said_after_the_gold() -> None:
    assert of_one_plan(assassin(), "gold", "assassinate merchant")


def test_one_name_excludes_another() -> None:
    assert not of_one_plan(assassin(), "assassinate king", "assassinate merchant")


@pytest.mark.parametrize(("resource", "one_plan"), [("gold", True), ("draw", False)])
def test_cards_drawn_before_an_exchange_of_hands_are_given_away(resource: str, one_plan: bool) -> None:
    """R6.3M."""
    game = turn("magician", sits("magician", hand="temple"), sits(hand="manor castle"), deck="tavern tavern tavern")
    assert of_one_plan(game, resource, "swap 1") == one_plan


def test_a_raid_can_wait_for_the_resource() -> None:
    """E4.2: in the edition of 2016 it may come before as well."""
    me = newer.seat("warlord", 3, "manor", "tavern")
    game = newer.turn("warlord", me, newer.seat("king", city="temple"), deck="tavern tavern tavern")
    assert of_one_plan(game, "draw", "destroy 1 temple")


def test_characters_exclude_one_another() -> None:
    assert not of_one_plan(select(0, "king thief merchant bishop", sits()), "pick king", "pick thief")


def test_a_hint_names_no_other_order_as_an_alternative() -> None:
    """A name and a resource: whichever is advised, the other is not held against it."""
    options = Adviser().advise(assassin(), UNLIMITED)["options"]
    assert len({option["kind"] in ("gold", "draw") for option in options}) == 1


def test_to_take_the_gold_first_costs_nothing_in_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name that is said afterwards is a decision of its own."""
    monkeypatch.setattr(review, "FINDING", 48)
    monkeypatch.setattr(review, "COMPARING", 48)
    cost = review.look_back(assassin().play("gold"), 0, UNLIMITED)
    assert cost["cost"] == 0 or cost["better"]["kind"] == "draw"
