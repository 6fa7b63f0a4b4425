"""Rank 5 of 2016: the Bishop, the Abbot and the Cardinal (E6.5B, E6.5A, E6.5C)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, PositionError

from .table import (
    answered,
    begins,
    city,
    gold,
    hand,
    heard,
    moves,
    phase,
    play,
    question,
    refused,
    same_to,
    seat,
    turn,
)

# --- the Bishop (E6.5B)


@pytest.mark.parametrize(("name", "verb"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_bishop_is_shielded_from_rank_8(name: str, verb: str) -> None:
    """E6.5B."""
    game = turn(name, seat(name, 9, city="temple"), seat("bishop", city="tavern"), seat("thief", city="manor"))
    assert {move.split()[1] for move in begins(game, verb)} - {"0"} == {"2"}


@pytest.mark.parametrize(("name", "verb"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_killed_bishop_has_no_shield(name: str, verb: str) -> None:
    """E6.5B, R6.5B."""
    game = turn(name, seat(name, 9, city="temple"), seat("bishop", city="tavern"), assassinated="bishop")
    assert {move.split()[1] for move in begins(game, verb)} - {"0"} == {"1"}


def test_bishop_has_religious_income() -> None:
    """E6.5B, R6.5B."""
    assert gold(play(turn("bishop", seat("bishop", city="temple church")), "income"), 0) == 2


# --- the Abbot (E6.5A)


def abbot(city: str = "temple church", deck: str = "tavern market docks", **more: Any) -> Game:
    return turn("abbot", seat("abbot", city=city), deck=deck, **more)


def test_abbot_says_the_mix_before_taking() -> None:
    """E6.5A: any mix; E12.7: N gold, the rest in cards."""
    assert begins(abbot(), "income") == {"income 0", "income 1", "income 2"}


@pytest.mark.parametrize(("move", "coins", "cards"), [
    ("income 0", 0, ["market", "tavern"]), ("income 1", 1, ["tavern"]), ("income 2", 2, []),
])  # fmt: skip
def test_abbot_takes_gold_and_cards(move: str, coins: int, cards: list[str]) -> None:
    """E6.5A: 1 gold or 1 card for each."""
    game = play(abbot(), move)
    assert (gold(game, 0), hand(game, 0)) == (coins, cards)


def test_abbot_chooses_for_a_school_of_magic_too() -> None:
    """E7.23."""
    assert begins(abbot("temple school_of_magic"), "income") == {"income 0", "income 1", "income 2"}


def test_a_mix_with_more_cards_than_there_are_is_legal() -> None:
    """E11.3, E4.6: if anything comes of it."""
    assert hand(play(abbot(deck="tavern"), "income 0"), 0) == ["tavern"]


def test_a_mix_of_which_nothing_comes_is_not() -> None:
    """E11.3."""
    assert begins(abbot(deck=""), "income") == {"income 1", "income 2"}


def test_abbot_needs_a_religious_district() -> None:
    """E11.3."""
    assert not begins(abbot("tavern"), "income")


def test_abbot_takes_his_income_once() -> None:
    """R4.5, E12.6."""
    game = play(abbot(), "income 1")
    assert (begins(game, "income"), phase(game)["taken"]) == (set(), ["income"])


def tithing(*purses: int, **more: Any) -> Game:
    return turn("abbot", *[seat("" if at else "abbot", purse) for at, purse in enumerate(purses)], **more)


def test_abbot_gets_a_gold_of_the_richest() -> None:
    """E6.5A."""
    game = play(tithing(1, 2, 5, 0), "tithe 2")
    assert [gold(game, number) for number in range(4)] == [2, 2, 4, 0]


def test_abbot_has_only_the_richest_pay() -> None:
    """E6.5A."""
    assert begins(tithing(1, 2, 5, 0), "tithe") == {"tithe 2"}


def test_abbot_chooses_among_the_richest() -> None:
    """E6.5A: a richest player of his choice among those who tie."""
    assert begins(tithing(1, 5, 5, 0), "tithe") == {"tithe 1", "tithe 2"}


@pytest.mark.parametrize("purses", [(5, 2, 5, 0), (6, 5, 5, 0), (0, 0, 0, 0)])
def test_nobody_pays_a_richest_abbot(purses: tuple[int, ...]) -> None:
    """E6.5A: not if he is, or ties as, the richest himself."""
    assert not begins(tithing(*purses), "tithe")


def test_abbot_tithes_once() -> None:
    """E6.5A: once."""
    assert not begins(play(tithing(0, 5, 5, 0), "tithe 1"), "tithe")


def test_only_the_abbot_hears_which_cards() -> None:
    """R4.8."""
    lines = heard(abbot(), "income 1")
    assert [(event, audience) for event, audience, _ in lines] == [
        ("income", None), ("income-cards", None), ("draw-own", 0),
    ]  # fmt: skip


# --- the Cardinal (E6.5C)


def test_cardinal_draws_a_card_for_each_religious_district() -> None:
    """E6.5C."""
    game = turn("cardinal", seat("cardinal", city="temple church manor"), deck="tavern market docks")
    assert (hand(play(game, "income"), 0), gold(game, 0)) == (["market", "tavern"], 0)


def cardinal(
    coins: int = 1, own: str = "castle tavern temple docks", lenders: tuple[int, ...] = (3, 2, 9), **more: Any
) -> Game:
    """The Cardinal is seat 0 and has gathered; a Castle costs 4."""
    more = {"taken": "resources", **more}
    table = [seat("cardinal", coins, own, more.pop("city", ""))]
    return turn("cardinal", *table, *[seat("", lender) for lender in lenders], **more)


def lent(**more: Any) -> Game:
    """Seat 1 lent him three gold for a Castle."""
    return play(cardinal(**more), "build castle from 1")


def test_cardinal_borrows_of_who_has_what_is_missing() -> None:
    """E6.5C: exactly what is missing from one other player, who must have it."""
    assert begins(cardinal(), "build") >= {"build castle from 1", "build castle from 3"}


def test_cardinal_does_not_borrow_of_who_has_less() -> None:
    """E6.5C."""
    assert refused(cardinal(), "build castle from 2")


def test_cardinal_cannot_borrow_with_enough_of_his_own() -> None:
    """E6.5C."""
    assert begins(cardinal(4, "castle tavern temple"), "build") == {"build castle", "build tavern", "build temple"}


def test_cardinal_pays_all_his_own_gold_first() -> None:
    """E6.5C."""
    game = lent()
    assert [gold(game, number) for number in range(4)] == [0, 0, 2, 9]


def test_cardinal_gives_as_many_cards() -> None:
    """E6.5C: as many as the gold taken, but not the one he builds."""
    assert question(lent()) == (0, ["spend docks tavern temple"])


def test_cardinal_chooses_the_cards() -> None:
    """E6.5C: from his hand."""
    game = lent(coins=2)
    assert question(game) == (0, ["spend tavern temple", "spend docks tavern", "spend docks temple"])


def test_cardinal_s_cards_go_to_the_payer() -> None:
    """E6.5C."""
    game = play(lent(coins=2), "spend docks temple")
    assert (hand(game, 1), hand(game, 0)) == (["docks", "temple"], ["tavern"])


def test_the_district_is_laid_after_it() -> None:
    """E12.9."""
    game = lent()
    assert (city(game, 0), city(play(game, "spend docks tavern temple"), 0)) == ([], ["castle"])


def test_cardinal_needs_the_cards() -> None:
    """E6.5C: as many cards from his hand, not the one he builds."""
    assert not begins(cardinal(1, "castle tavern temple"), "build") & {"build castle from 1"}


def test_cardinal_may_borrow_it_all() -> None:
    """E6.5C: what is missing."""
    game = play(cardinal(0, "manor tavern temple docks"), "build manor from 1", "spend docks tavern temple")
    assert (city(game, 0), gold(game, 1)) == (["manor"], 0)


def test_cardinal_builds_after_gathering() -> None:
    """E4.3."""
    assert not begins(cardinal(taken=""), "build")


def test_cardinal_borrows_once_a_turn() -> None:
    """E11.9: his power, once a turn."""
    game = play(
        cardinal(0, "stables temple tavern manor docks", (5, 5, 5)), "build stables from 1", "spend docks tavern"
    )
    assert not begins(game, "build")


def test_the_loan_is_his_power() -> None:
    """E12.6: `power` includes the loan."""
    assert phase(lent())["taken"] == ["resources", "power"]


def test_cardinal_borrows_for_stables_beyond_the_limit() -> None:
    """E11.9, E4.4."""
    game = play(cardinal(1, "temple stables tavern docks"), "build temple")
    assert begins(game, "build") == {"build stables from 1", "build stables from 2", "build stables from 3"}


def test_cardinal_borrows_for_a_thieves_den_as_for_any_district() -> None:
    """E11.7: its cards then go to the payer."""
    game = play(cardinal(3, "thieves_den temple tavern docks"), "build thieves_den from 1", "spend docks tavern temple")
    assert (hand(game, 1), city(game, 0)) == (["docks", "tavern", "temple"], ["thieves_den"])


def test_the_loan_is_not_mixed_with_cards_under_the_deck() -> None:
    """E11.7: one way of paying a time."""
    game = cardinal(3, "thieves_den temple tavern docks")
    ways = {move for move in begins(game, "build") if "thieves_den" in move}
    assert ways == {"build thieves_den with 3", "build thieves_den from 1", "build thieves_den from 3"}


def test_a_framework_may_pay_instead() -> None:
    """E11.7."""
    assert "build castle framework" in cardinal(city="framework").moves()


def test_a_factory_lowers_what_is_missing() -> None:
    """E7.5."""
    game = play(cardinal(1, "keep tavern temple", city="factory"), "build keep from 1")
    assert begins(game, "spend") == {"spend tavern", "spend temple"}


def test_what_is_borrowed_is_spent() -> None:
    """E12.6: what was paid for building."""
    assert phase(lent())["spent"] == 4


def test_confiscated_he_gets_back_the_whole_price() -> None:
    """E6.5C: the other player keeps the cards."""
    seats = (seat("cardinal", 1, "castle tavern temple docks"), seat("king", 3), seat("magistrate"), seat("warlord"))
    marks = {"on": ["king", "cardinal", "warlord"], "signed": "cardinal", "shown": False}
    game = turn("cardinal", *seats, taken="resources", warrants=marks)
    play(game, "build castle from 1", "spend docks tavern temple", "confiscate")
    assert (gold(game, 0), gold(game, 1), len(hand(game, 1)), city(game, 2)) == (4, 0, 3, ["castle"])


def test_the_payer_sees_the_cards() -> None:
    """E6.5C: the payer sees the cards, the others their number."""
    lines = heard(lent(coins=2), "spend docks temple")
    assert [(event, audience, words.get("cards", words.get("count"))) for event, audience, words in lines] == [
        ("repaid", None, 2), ("repaid-own", 0, ("docks", "temple")), ("repaid-own", 1, ("docks", "temple")),
    ]  # fmt: skip


def test_nobody_else_sees_the_cardinal_s_cards() -> None:
    """E6.5C, notation §4."""
    game = play(cardinal(2, "castle tavern temple"), "build castle from 1", "spend tavern temple")
    other = play(cardinal(2, "castle market manor"), "build castle from 1", "spend manor market")
    assert same_to(game, other, 2, 3, None)


def test_the_cardinal_remembers_what_he_gave() -> None:
    """E6.5C."""
    game = play(lent(coins=2), "spend docks temple")
    assert game.view(0)["players"][0]["seen"]["hands"] == {"1": ["docks", "temple"]}


def test_a_position_is_read_back_while_cards_are_given() -> None:
    """E12.6."""
    assert answered(lent())


@pytest.mark.parametrize("question", [
    ["Repay", 0, 0, 3], ["Repay", 0, 1, 0], ["Repay", 0, 1, 4], ["Repay", 1, 0, 3], ["Repay", 0, 9, 3],
])  # fmt: skip
def test_the_question_is_refused_otherwise_than_it_is_asked(question: list[Any]) -> None:
    """E6.5C."""
    data = lent().position()
    data["pending"][-1] = question
    with pytest.raises(PositionError):
        Game.from_position(data)


def test_a_card_being_paid_for_is_counted() -> None:
    """Notation §1: no card more often than it exists."""
    data = play(cardinal(0, "keep tavern temple docks"), "build keep from 1").position()
    data["players"][2]["hand"] = ["keep"]
    with pytest.raises(PositionError, match="more keep"):
        Game.from_position(data)


def test_moves_of_the_loan_are_offered_after_gold() -> None:
    """The documented order: other ways to pay for a card come after gold."""
    game = cardinal(1, "temple castle tavern docks")
    assert [move for move in map(str, game.moves()) if move.startswith("build")] == [
        "build temple", "build castle from 1", "build castle from 3", "build tavern", "build docks from 1",
        "build docks from 2", "build docks from 3",
    ]  # fmt: skip


def test_nothing_else_can_be_done_meanwhile() -> None:
    """R11.4."""
    assert moves(lent()) == {"spend docks tavern temple"}


def test_cardinal_borrows_of_the_other_player_alone() -> None:
    """E6.10: gold never passes from a player to himself."""
    game = turn("cardinal", seat("cardinal king", 1, "manor tavern temple"), seat("thief merchant", 5), players=2,
                taken="resources")  # fmt: skip
    assert begins(game, "build") == {"build tavern", "build temple", "build manor from 1"}


def test_witch_borrows_as_the_cardinal() -> None:
    """E5.2, E11.12."""
    game = turn("cardinal", seat("witch", 1, "manor tavern temple"), seat("cardinal", 5), by=0, taken="resources",
                bewitched="cardinal", phase={"resumed": True})  # fmt: skip
    assert "build manor from 1" in game.moves()
