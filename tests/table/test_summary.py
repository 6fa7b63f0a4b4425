"""The summary of a finished game: places, points, the characters held and those that struck."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.table.interface import SAVE_VERSION
from tabletop.table.saves import Saved, write_save
from tests.rules.table import seat, turn
from tests.table.desk import Desk, Json, desk, seats

NAMES = ["Ann", "Ben", "Cem", "Dora"]


def played_out(desk: Desk) -> Json:
    """Play on to the end, the first that comes; return the last answer."""
    answer: Json = {"view": desk.view}
    while answer["view"]["waiting"] != "over":
        view = answer["view"]
        possible = [choice["move"] for choice in (view["prompt"] or {"choices": []})["choices"] if choice["enabled"]]
        answer = desk.ask("tick") if view["waiting"] == "bot" else desk.ask("choose", move=next(filter(None, possible)))
    return answer


@pytest.fixture(scope="module")
def whole() -> tuple[Desk, Json]:
    """A game that one person has played out among bots, and the last answer."""
    desk = Desk()
    desk.ask("new", seats=seats(NAMES, (0,), "casual"), rules={}, seed=11)
    return desk, played_out(desk)


def blow(game: Game, *moves: str) -> dict[str, int]:
    """Count the characters that struck seat 0 once these moves, and whatever ends the game, have been played."""
    while not game.over:
        game.play(moves[len(game.history)] if len(game.history) < len(moves) else game.moves()[-1])
    save = write_save("citadels", SAVE_VERSION, Saved(game.record(), seats(game.names, (0,)), 1))
    return dict(Desk().ask("tell", save=save)["told"]["seats"][0]["struck"])


def test_nothing_is_told_of_a_game_that_goes_on() -> None:
    answer = desk(turn("king", seat("king"), seat("warlord")), 0).ask("choose", move="gold")

    assert answer["told"] is None


def test_the_last_move_brings_what_stays_of_the_game(whole: tuple[Desk, Json]) -> None:
    _, answer = whole

    assert answer["told"]["points"] == [seat["total"] for seat in answer["view"]["result"]["seats"]]


def test_a_save_tells_the_same(whole: tuple[Desk, Json]) -> None:
    desk, answer = whole

    assert Desk().ask("tell", save=desk.save)["told"] == answer["told"]


def test_what_is_told_of_a_save_leaves_the_table_alone(whole: tuple[Desk, Json]) -> None:
    table = desk(turn("king", seat("king"), seat("warlord")), 0)
    before = table.view

    table.ask("tell", save=whole[0].save)

    assert table.ask("look")["view"]["seats"] == before["seats"]


def test_its_link_is_the_one_that_is_shared(whole: tuple[Desk, Json]) -> None:
    desk, answer = whole

    assert answer["told"]["link"] == desk.ask("share")["link"]


def test_a_game_from_a_position_has_a_link_too() -> None:
    began = turn("warlord", seat("warlord"), seat("king"), last_round=True)

    message = played_out(desk(began, 0))["told"]

    assert Game.read_link(message["link"], began.names)[0] == began


def test_a_person_has_held_a_character_in_every_round(whole: tuple[Desk, Json]) -> None:
    _, answer = whole

    assert sum(answer["told"]["seats"][0]["held"].values()) == answer["told"]["round"]


def test_nothing_more_is_told_of_a_bot(whole: tuple[Desk, Json]) -> None:
    _, answer = whole

    assert answer["told"]["seats"][1] == {"bot": "casual"}


def test_the_places_are_those_of_the_points(whole: tuple[Desk, Json]) -> None:
    message = whole[1]["told"]

    assert all(
        (point < other) == (place > behind)
        for point, place in zip(message["points"], message["places"], strict=True)
        for other, behind in zip(message["points"], message["places"], strict=True)
    )


def test_a_destroyed_district_is_the_warlords_blow() -> None:
    game = turn("architect", seat("merchant", city="temple"), seat("architect"), seat("warlord"), last_round=True)

    assert blow(game, "gold", "end", "gold", "destroy 0 temple") == {"warlord": 1}


def test_stolen_gold_is_the_thiefs_blow() -> None:
    game = turn("assassin", seat("merchant", gold=3), seat("assassin"), seat("thief"), last_round=True)

    assert blow(game, "gold", "end", "gold", "rob merchant") == {"thief": 1}


def test_a_blow_to_another_is_not_counted() -> None:
    game = turn("assassin", seat("merchant"), seat("assassin"), seat("thief"), seat("king", gold=3), last_round=True)

    assert blow(game, "gold", "end", "gold", "rob king") == {}


def deeds(game: Game, *moves: str) -> list[Json]:
    """Return all deeds, once these moves, and whatever ends the game, have been played."""
    while not game.over:
        game.play(moves[len(game.history)] if len(game.history) < len(moves) else game.moves()[-1])
    save = write_save("citadels", SAVE_VERSION, Saved(game.record(), seats(game.names, (0,)), 1))
    return list(Desk().ask("tell", save=save)["told"]["deeds"])


def test_a_robbery_is_remembered() -> None:
    game = turn("assassin", seat("merchant", gold=3), seat("assassin"), seat("thief"), last_round=True)

    assert deeds(game, "gold", "end", "gold", "rob merchant") == [{"deed": "robbery", "by": 2, "to": 0, "count": 1}]


def test_a_murder_is_remembered_of_those_who_held_the_character() -> None:
    game = turn("assassin", seat("merchant", gold=3), seat("assassin"), seat("thief"), last_round=True)

    assert deeds(game, "assassinate thief") == [{"deed": "murder", "by": 1, "to": 2, "count": 1}]


def test_a_murder_of_a_character_that_nobody_held_is_not() -> None:
    game = turn("assassin", seat("merchant", gold=3), seat("assassin"), seat("thief"), last_round=True)

    assert deeds(game, "assassinate king") == []


def test_murders_of_a_whole_game_are_those_of_its_characters(whole: tuple[Desk, Json]) -> None:
    """Strikes on a person by the Assassin are the deeds that others are remembered for."""
    summary = whole[1]["told"]
    murders = sum([deed["count"] for deed in summary["deeds"] if deed["deed"] == "murder" and deed["to"] == 0])

    assert murders == summary["seats"][0]["struck"].get("assassin", 0)


def test_a_damaged_save_is_refused() -> None:
    assert Desk().ask("tell", save="{}")["error"]["id"] == "save-foreign"
