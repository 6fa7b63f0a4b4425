"""The things that a kind of choice can point at, and the Diplomat's exchange."""

from __future__ import annotations

from typing import Any

from citadels import Game
from tests.page.trees import messages, nodes, prop, styled, taps, texts
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import opened


def opened_at(app: Any, kind: str, game: Game) -> Any:
    """The page's table with the tray of this kind open."""
    table = app.seated(opened(game).view)
    table.tray = kind
    return table


def builder(app: Any) -> Any:
    return opened_at(app, "build", turn("king", sits("king", gold=2, hand="temple palace"), taken="resources"))


def warlord(app: Any) -> Any:
    others = sits("king", city="tavern"), sits("merchant", city="manor castle")
    return opened_at(app, "destroy", turn("warlord", sits("warlord", gold=3), *others, taken="resources"))


def diplomat(app: Any) -> Any:
    """Seat 0 has a manor and a market; a temple is to be had from seat 1, a castle from seat 2."""
    cities = sits("diplomat", gold=2, city="manor market"), sits(city="temple"), sits(city="castle")
    return opened_at(app, "exchange", turn("diplomat", *cities, taken="resources"))


def test_every_thing_can_be_pointed_at(app: Any) -> None:
    assert taps(app.tray.tray(builder(app)), "aim") == ["hand:temple", "hand:palace"]


def test_what_is_not_possible_says_why(app: Any) -> None:
    [off] = styled(app.tray.tray(builder(app)), "thing off")

    assert messages(styled(off, "note"))["why-too-dear"] == {"missing": 3}


def test_until_something_is_pointed_at_the_foot_says_what_to_do(app: Any) -> None:
    assert texts(styled(app.tray.tray(builder(app)), "foot-hint")) == ["tray-hint"]


def test_the_thing_pointed_at_is_told_as_pressed(app: Any) -> None:
    table = builder(app)
    table.selected = "hand:temple"

    pressed = [prop(node, "data-arg") for node in nodes(app.tray.tray(table)) if prop(node, "aria-pressed") == "true"]

    assert pressed == ["hand:temple"]


def test_the_foot_has_the_move(app: Any) -> None:
    table = builder(app)
    table.selected = "hand:temple"

    assert taps(app.tray.tray(table), "choose") == ["build temple"]


def test_the_cities_of_a_tray_stand_under_their_owners(app: Any) -> None:
    owners = styled(app.tray.tray(warlord(app)), "of")

    assert [texts(owner) for owner in owners] == [["Seat 1"], ["Seat 2"]]


def test_a_city_of_which_only_some_can_be_destroyed_stands_there_once(app: Any) -> None:
    others = sits("king", city="palace"), sits("merchant", city="manor castle")
    table = opened_at(app, "destroy", turn("warlord", sits("warlord", gold=2), *others, taken="resources"))

    owners = styled(app.tray.tray(table), "of")

    assert [texts(owner) for owner in owners] == [["Seat 2"], ["Seat 1"]]


def test_a_character_to_choose_says_in_brief_what_it_does(app: Any) -> None:
    """R3.1."""
    table = app.seated(opened(Game.new(["Ann", "Ben", "Cem", "Dan"], seed=1)).view)

    cards = styled(app.tray.tray(table), "portrait")

    assert [texts(styled(card, "brief")) for card in cards] == [
        [f"role-{prop(card, 'data-arg').partition(':')[2]}.brief"] for card in cards
    ]


def test_a_character_to_murder_says_its_name_alone(app: Any) -> None:
    """R5.1."""
    drawn = app.tray.tray(opened_at(app, "assassinate", turn("assassin", sits("assassin"), sits("bishop"))))

    assert (len(styled(drawn, "portrait")), styled(drawn, "brief")) == (7, [])


def drawing(app: Any, **held: Any) -> Any:
    """The King has drawn a temple and a market, of which they keep one."""
    game = turn("king", sits("king", **held), sits("bishop"), deck="temple market docks")
    return opened_at(app, "keep", game.play("draw"))


def test_a_card_drawn_that_stands_in_one_s_city_says_so(app: Any) -> None:
    drawn = app.tray.tray(drawing(app, city="temple", hand="temple"))

    assert texts(styled(drawn, "note")) == ["had-in-city"]


def test_a_card_drawn_that_one_holds_says_so(app: Any) -> None:
    drawn = app.tray.tray(drawing(app, hand="market"))

    assert texts(styled(drawn, "note")) == ["had-in-hand"]


def test_cards_are_marked_before_they_are_confirmed(app: Any) -> None:
    table = opened_at(app, "redraw", turn("magician", sits("magician", hand="temple manor"), taken="resources"))
    table.marked = [1]

    drawn = app.tray.tray(table)

    assert messages(drawn)["confirm-redraw"] == {"count": 1}


def test_no_card_marked_cannot_be_confirmed(app: Any) -> None:
    table = opened_at(app, "redraw", turn("magician", sits("magician", hand="temple manor"), taken="resources"))

    [confirm] = styled(app.tray.tray(table), "choice main")

    assert prop(confirm, "aria-disabled") == "true"


def test_an_exchange_begins_with_what_could_be_had(app: Any) -> None:
    assert taps(app.tray.tray(diplomat(app)), "theirs") == ["built:1:temple", "built:2:castle"]


def test_then_comes_what_could_be_given(app: Any) -> None:
    table = diplomat(app)
    table.selected = "built:1:temple"

    assert taps(styled(app.tray.tray(table), "things"), "own") == [
        "exchange 1 temple manor",
        "exchange 1 temple market",
    ]


def test_what_is_given_is_confirmed_by_its_move(app: Any) -> None:
    table = diplomat(app)
    table.selected, table.marked = "built:1:temple", ["exchange 1 temple market"]

    assert taps(app.tray.tray(table), "choose") == ["exchange 1 temple market"]


def test_a_district_says_what_it_costs_whatever_is_given(app: Any) -> None:
    [castle] = [
        item for item in styled(app.tray.tray(diplomat(app)), "thing") if prop(item, "data-arg") == "built:2:castle"
    ]

    assert texts(styled(castle, "price")) == ["1–2"]
