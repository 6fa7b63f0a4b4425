"""Files of the page before Python is there: every table they allow can be dealt (docs/protocol.md §4)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, PositionError
from citadels.bots import BOTS
from citadels.core.definitions import District, Role
from citadels.core.registry import NEWER
from citadels.flow.options import TIES
from citadels.table.sheets import card_sheet, edition_sheet, setup_sheet
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import Desk, desk, opened

SHEET: dict[str, Any] = json.loads(json.dumps(setup_sheet()))
OPTIONS = [(option["id"], value) for option in SHEET["options"] for value in option["values"]]
SETS = [(int(seats), item) for seats, sets in SHEET["characters"]["recommended"].items() for item in sets]


def names(count: int) -> list[str]:
    return [f"P{at}" for at in range(count)]


def option(name: str) -> dict[str, Any]:
    return next(option for option in SHEET["options"] if option["id"] == name)


def rules_at(seats: int, rules: dict[str, Any]) -> dict[str, Any]:
    """The rules of a table that is dealt with these."""
    return dict(Game.new(names(seats), rules).view(None)["rules"])


def tables_for(name: str) -> list[int]:
    """The numbers of players that an option is for."""
    return [*option(name).get("players", range(SHEET["players"]["min"], SHEET["players"]["max"] + 1))]


def test_every_value_can_be_dealt_at_every_table_it_is_for() -> None:
    questions = [(name, value, seats) for name, value in OPTIONS for seats in tables_for(name)]

    assert [
        (name, value, seats) for name, value, seats in questions if rules_at(seats, {name: value})[name] != value
    ] == []


def defaults(sheet: dict[str, Any], seats: int) -> dict[str, Any]:
    """Return a sheet's default of each option."""
    return {option["id"]: option.get("defaults", {}).get(str(seats), option["default"]) for option in sheet["options"]}


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_defaults_are_the_engine_s(seats: int) -> None:
    wanted = defaults(SHEET, seats)

    rules = rules_at(seats, {})

    assert {name: rules[name] for name in wanted} == wanted


def test_the_size_changes_with_two_characters_each() -> None:
    """R9.3."""
    unless = option("city_size")["unless"][0]
    rules = Game.new(names(unless["players"]), {unless["option"]: unless["value"]}).view(None)["rules"]
    assert rules["city_size"] == unless["default"]


def test_every_recommended_set_can_be_dealt() -> None:
    questions = [
        (seats, {"characters": item["characters"], "specials": item["specials"] or "classic"}) for seats, item in SETS
    ]

    assert [(seats, rules) for seats, rules in questions if not rules.items() <= rules_at(seats, rules).items()] == []


@pytest.mark.parametrize("seats", range(2, 9))
def test_sets_differ(seats: int) -> None:
    result = [tuple(item["characters"]) for count, item in SETS if count == seats]
    assert len(result) == len(set(result))


def wrongly_dealt(sheet: dict[str, Any], seats: int, **rules: Any) -> list[str]:
    """The characters that can be had at a table though the sheet says otherwise, or that cannot though it says so."""
    ninth, result = sheet["ninth"], []
    for rank, role in [(each["rank"], role) for each in sheet["ranks"] for role in each["roles"]]:
        cast = list(sheet["default"])
        cast[rank - 1 : rank] = [role["id"]]
        if seats in ninth["needed"] and rank < 9:
            cast.append("artist")
        allowed = seats >= role["min"] and not (rank == 9 and seats in ninth["barred"])
        if dealt(seats, {**rules, "characters": cast}) != allowed:
            result.append(role["id"])
    return result


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_character_can_be_had_from_as_many_players_as_said(seats: int) -> None:
    """R2.1, R6.4E, R11.26."""
    assert wrongly_dealt(SHEET["characters"], seats) == []


def dealt(seats: int, rules: dict[str, Any]) -> bool:
    try:
        Game.new(names(seats), rules)
    except PositionError:
        return False
    return True


@pytest.mark.parametrize("unused", SHEET["characters"]["unused"])
def test_the_unused_rank_is_not_dealt(unused: dict[str, Any]) -> None:
    """R9.3."""
    rules = {unused["option"]: unused["value"]}
    ranks = opened(Game.new(names(unused["players"]), rules)).view["centre"]["ranks"]
    assert unused["rank"] not in [rank["rank"] for rank in ranks]


@pytest.mark.parametrize("size", range(6, 13))
def test_the_bell_tower_s_option_is_asked_where_it_matters(size: int) -> None:
    """R9.9."""
    where = SHEET["specials"]["options"][0]["where"]
    rules = [{"city_size": size, "bell_tower": works, "specials": ["bell_tower"]} for works in (True, False)]
    games = [turn("king", sits("king"), sits(city="bell_tower"), rules=rule) for rule in rules]
    sizes = [desk(game).view["city_size"] for game in games]
    assert (sizes[0] != sizes[1]) == (size in where["values"])


def test_there_is_a_set_for_every_number_of_players() -> None:
    assert {seats for seats, _ in SETS} == set(range(2, 9))


def test_every_special_can_be_added() -> None:
    specials = SHEET["specials"]["values"]
    assert Game.new(names(4), {"specials": specials}).view(None)["rules"]["specials"] == specials


def test_bots_are_those_there_are_but_one_that_nobody_is_offered() -> None:
    bots = SHEET["bots"]
    assert {*bots["strengths"], *bots["personalities"], "random"} == set(BOTS)


def test_strengths_stand_in_their_order() -> None:
    assert SHEET["bots"]["strengths"] == ["newcomer", "learner", "casual", "strong", "adept", "expert", "master"]


def test_a_kept_game_with_a_bot_that_is_no_longer_offered_goes_on() -> None:
    table = desk(Game.new(names(4), {}, seed=3), 0, bot="random")
    assert [seat["bot"] for seat in table.view["seats"]] == [None, "random", "random", "random"]


def test_in_the_place_of_a_bot_that_is_no_more_another_plays_on() -> None:
    desk = Desk()
    desk.ask("load", save=(Path(__file__).parent / "kept" / "thumb.save").read_text("utf-8"))
    assert [seat["bot"] for seat in desk.view["seats"]] == [None, "casual", "casual"]


def test_sixty_six_classic_cards() -> None:
    """R1.2, R1.3."""
    assert sum(district["copies"] for district in card_sheet()["districts"] if district["edition"] == "classic") == 66


def test_eighteen_characters() -> None:
    """R1.5."""
    assert len(card_sheet()["roles"]) == 18


def test_printed_points_are_told() -> None:
    """R7.10."""
    gate = next(district for district in card_sheet()["districts"] if district["id"] == "dragon_gate")
    assert (gate["cost"], gate["points"]) == (6, 8)


def test_a_card_that_counts_as_more_than_one_district_says_so() -> None:
    """E7.18."""
    districts = card_sheet(NEWER)["districts"]
    assert {card["id"]: card["size"] for card in districts if "size" in card} == {"monument": 2}


def test_a_first_table_is_set_with_a_bot_that_exists() -> None:
    """The page needs no knowledge of which bot is which."""
    assert SHEET["bot"] in SHEET["bots"]["strengths"]


# --- the edition of 2016


NEWEST: dict[str, Any] = json.loads(json.dumps(edition_sheet(NEWER)))


def rules_of(**more: Any) -> dict[str, Any]:
    return {"edition": "2016", **more}


def test_both_editions_are_offered() -> None:
    """E12.1."""
    assert SHEET["editions"] == ["2005", "2016"]


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_defaults_of_2016_are_the_engine_s(seats: int) -> None:
    """E2.5, E12.3."""
    wanted = defaults(NEWEST, seats)

    rules = rules_at(seats, rules_of())

    assert {name: rules[name] for name in wanted} == wanted


def test_every_value_of_2016_can_be_dealt() -> None:
    """E12.3."""
    questions = [(option["id"], value) for option in NEWEST["options"] for value in option["values"]]

    wrong = [(name, value) for name, value in questions if rules_at(4, rules_of(**{name: value}))[name] != value]
    assert wrong == []


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_usual_cards_of_2016_are_the_engine_s(seats: int) -> None:
    """E2.3, E13.1."""
    sheet = NEWEST["characters"]
    usual = sheet["defaults"].get(str(seats), sheet["default"]), sorted(NEWEST["specials"]["default"])
    rules: dict[str, Any] = dict(Game.new(names(seats), rules_of()).view(None)["rules"])
    assert (rules["characters"], sorted(rules["specials"])) == usual


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_sets_of_2016_can_be_dealt(seats: int) -> None:
    """E13."""
    questions = [
        {"characters": item["characters"], "specials": item["specials"]}
        for item in NEWEST["characters"]["recommended"][str(seats)]
    ]
    dealt_so = [dict(Game.new(names(seats), rules_of(**item)).view(None)["rules"]) for item in questions]
    assert [{key: rules[key] for key in ("characters", "specials")} for rules in dealt_so] == questions


def test_there_are_seven_sets_of_2016() -> None:
    """E13."""
    assert [len(sets) for sets in NEWEST["characters"]["recommended"].values()] == [7] * 7


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_character_of_2016_can_be_had_from_as_many_players_as_said(seats: int) -> None:
    """E2.1, E2.2."""
    assert wrongly_dealt(NEWEST["characters"], seats, **rules_of()) == []


def test_a_changed_card_says_where_its_help_stands() -> None:
    """E12.8: a text of its own is named where it has one, and nowhere else."""
    cards = json.loads(json.dumps(card_sheet(NEWER)))
    message = {item["id"]: item.get("text") for item in (*cards["districts"], *cards["roles"])}
    records: list[District | Role] = [*NEWER.districts.values(), *NEWER.roles.values()]
    assert message == {record.id: record.text or None for record in records}


def test_nothing_of_2016_is_among_the_first_cards() -> None:
    """They come when a table with them does."""
    assert {item["edition"] for item in (*card_sheet()["districts"], *card_sheet()["roles"])} == {
        "classic",
        "dark_city",
    }


@pytest.mark.parametrize("sheet", [setup_sheet(), edition_sheet(NEWER)], ids=["2005", "2016"])
def test_ties_can_be_agreed_in_every_way_there_is(sheet: Any) -> None:
    """R8.3, E8.3."""
    assert {*next(option["values"] for option in sheet["options"] if option["id"] == "ties")} == {*TIES}
