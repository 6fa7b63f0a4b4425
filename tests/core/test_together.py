"""Several cards answer as one: a moment comes to all of them, a question goes from one to the next, in their order."""

from __future__ import annotations

from typing import Any

from citadels.core.hooks import (
    NO_CITY_ASKS,
    NO_CITY_WHEN,
    NO_ROLE_WHEN,
    CityAsks,
    CityWhen,
    RoleWhen,
    WayToPay,
    combine,
)

STATE: Any = None  # no card here looks at it
DOUBLED, ONE_MORE = CityAsks(cards_seen=lambda seen: seen * 2), CityAsks(cards_seen=lambda seen: seen + 1)


def way(form: str) -> WayToPay:
    """A way to pay that nobody takes."""
    return WayToPay(form=form, offer=lambda *_: (), gold=lambda *_: 0, pay=lambda *_: None)


def test_nobody_together_is_silent() -> None:
    assert combine(NO_CITY_WHEN, []) is NO_CITY_WHEN


def test_silent_cards_together_are_silent() -> None:
    assert combine(NO_CITY_ASKS, [CityAsks(), CityAsks()]) is NO_CITY_ASKS


def test_what_one_alone_answers_is_its_own_answer() -> None:
    assert combine(NO_CITY_ASKS, [CityAsks(), DOUBLED]).cards_seen is DOUBLED.cards_seen


def test_a_question_goes_from_one_to_the_next() -> None:
    both: Any = combine(NO_CITY_ASKS, [ONE_MORE, DOUBLED])
    assert both.cards_seen(2) == 6


def test_the_order_is_that_of_the_cards() -> None:
    both: Any = combine(NO_CITY_ASKS, [DOUBLED, ONE_MORE])
    assert both.cards_seen(2) == 5


def test_a_moment_comes_to_all_in_their_order() -> None:
    seen: list[str] = []
    cards = [
        RoleWhen(rank_passed=lambda *_: seen.append("first")),
        RoleWhen(rank_passed=lambda *_: seen.append("last")),
    ]
    passed = combine(NO_ROLE_WHEN, cards).rank_passed
    assert passed is not None
    passed(STATE, "king")
    assert seen == ["first", "last"]


def test_what_cards_score_is_listed_one_after_another() -> None:
    cards = [CityWhen(scored=lambda *_: [("map_room", 2)]), CityWhen(scored=lambda *_: [("museum", 1)])]
    both: Any = combine(NO_CITY_WHEN, cards)
    assert both.scored(STATE, 0) == [("map_room", 2), ("museum", 1)]


def test_one_that_allows_it_is_enough() -> None:
    assert combine(NO_CITY_ASKS, [CityAsks(), CityAsks(may_duplicate=True), CityAsks()]).may_duplicate


def test_ways_to_pay_add_up() -> None:
    cards = [CityAsks(ways_to_pay=(way("over card"),)), CityAsks(ways_to_pay=(way("from seat"),))]
    assert [way_to_pay.form for way_to_pay in combine(NO_CITY_ASKS, cards).ways_to_pay] == ["over card", "from seat"]


def test_what_a_card_answers_for_itself_is_not_asked_of_a_city() -> None:
    """The Lighthouse is asked when it is placed, not when another district is (R7.11)."""
    assert combine(NO_CITY_WHEN, [CityWhen(placed=lambda *_: None)]) is NO_CITY_WHEN
