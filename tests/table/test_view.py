"""The TableView: what lies on the table, for one viewer (docs/protocol.md §2)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from citadels.cards.catalog import CLASSIC_SPECIALS
from citadels.table.screen import CitadelsScreen
from tabletop.table.session import Seat
from tests.rules.table import over, select, turn
from tests.rules.table import seat as sits
from tests.rules_2016.king import ended as ended_2016
from tests.rules_2016.king import king as king_2016
from tests.table.desk import Json, desk, opened


def rank(view: Json, role: str) -> Json:
    """One entry of the rank track."""
    return next(dict(rank) for rank in view["centre"]["ranks"] if rank["role"] == role)


def king(**keys: Any) -> Game:
    """The King's turn: seat 0 the King, seat 1 the Thief (done), seat 2 the Bishop, seat 3 the Warlord."""
    seats = [
        sits("king", gold=3, hand="temple keep", city="manor dragon_gate"),
        sits("thief", hand="tavern"),
        sits("bishop"),
        sits("warlord"),
    ]
    return turn("king", *seats, up="merchant architect", **keys)


# --- seats


def test_seats_are_named() -> None:
    assert [seat["name"] for seat in desk(king(), 0).view["seats"]] == ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]


def test_hands_are_counted() -> None:
    assert [seat["hand"] for seat in desk(king(), 0).view["seats"]] == [2, 1, 0, 0]


def test_the_crown_lies_with_one() -> None:
    assert [seat["crown"] for seat in desk(king(crown=2), 0).view["seats"]] == [False, False, True, False]


def test_a_city_shows_its_districts() -> None:
    view = desk(king(), 1).view["seats"][0]["city"]
    assert [(item["card"], item["kind"], item["cost"], item["points"]) for item in view] == [
        ("manor", "noble", 3, 3), ("dragon_gate", "special", 6, 8),
    ]  # fmt: skip


def test_a_city_is_worth_its_printed_points() -> None:
    """R7.10: the Dragon Gate scores 8."""
    assert desk(king(), 1).view["seats"][0]["points"] == 11


def test_all_five_kinds_count_as_soon_as_they_stand() -> None:
    """R8.2: manor 3, temple 1, tavern 1, watchtower 1, keep 3, and 3 for the five kinds."""
    game = turn("king", sits("king"), sits("thief", city="manor temple tavern watchtower keep"))
    assert desk(game, 0).view["seats"][1]["points"] == 12


def test_a_complete_city_has_its_points_at_once() -> None:
    """R8.2: eight districts, 1 to 3 gold each, and 4 for the first complete city."""
    city = "temple tavern watchtower market docks church prison manor"
    game = turn("king", sits("king"), sits("thief", city=city, completed=1), last_round=True)
    assert desk(game, 0).view["seats"][1]["points"] == 1 + 1 + 1 + 2 + 3 + 2 + 2 + 3 + 4


@pytest.mark.parametrize("district", ["imperial_treasury", "map_room"])
def test_what_can_still_be_spent_scores_at_the_end_alone(district: str) -> None:
    """R7.14, R7.15: gold and cards in hand are worth a point each when the game is over."""
    holder = sits("king", gold=3, hand="temple keep", city=district)
    worth = Game.new(["A", "B"]).observe(0).rules.cards.worth[district]
    items = [desk(game).view["seats"][0]["points"] for game in (turn("king", holder), over(holder))]
    assert items == [worth, worth + (3 if district == "imperial_treasury" else 2)]


def test_the_crown_at_the_statue_scores_at_the_end_alone() -> None:
    """E7.26: cost 3, and 5 for the Crown."""
    games = king_2016(city="statue", crown=0), ended_2016(sits("king", city="statue"), crown=0)
    assert [desk(game).view["seats"][0]["points"] for game in games] == [3, 8]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_at_the_end_the_total_stands_beside_each_seat(viewer: int | None) -> None:
    """E7.24: a Secret Vault in another's hand too, which lies open by then."""
    game = ended_2016(sits("king", hand="secret_vault", city="temple"), sits("thief", city="manor"))
    table = CitadelsScreen().table(game, viewer, [Seat(name, "bot", "random") for name in game.names])
    assert [seat["points"] for seat in table["seats"][:2]] == [4, 3]


def test_the_artist_s_coin_is_worth_a_point() -> None:
    """R6.9A."""
    game = turn("king", sits("king", city="manor+ temple"), cast="artist")
    assert desk(game, 1).view["seats"][0]["points"] == 5


def test_cards_under_the_museum_are_counted_for_their_owner_too() -> None:
    game = turn("king", sits("king", city="museum:tavern,manor"))
    assert desk(game, 0).view["seats"][0]["city"][0]["tucked"] == 2


def test_a_city_of_the_size_is_complete() -> None:
    seven = "temple church monastery watchtower prison manor castle"
    game = turn("king", sits("king", city=seven, completed=1), rules={"city_size": 7}, last_round=True)
    assert [seat["complete"] for seat in desk(game, 0).view["seats"]] == [True, False, False, False]


def test_the_bell_tower_lowers_the_size() -> None:
    """R7.19."""
    assert desk(turn("king", sits("king", city="bell_tower")), 0).view["city_size"] == 7


def test_the_bell_tower_can_be_agreed_not_to_work() -> None:
    """R9.9."""
    game = turn("king", sits("king", city="bell_tower"), rules={"city_size": 7, "bell_tower": False})
    assert desk(game, 0).view["city_size"] == 7


def test_whose_turn_it_is() -> None:
    assert [seat["active"] for seat in desk(king(), 0).view["seats"]] == [True, False, False, False]


def test_who_is_asked_may_be_another() -> None:
    """R7.5: the Graveyard's owner is asked in the Warlord's turn."""
    game = turn("warlord", sits("warlord", gold=4), sits("bishop"), sits("thief", gold=1, city="graveyard temple"),
                taken="resources", assassinated="bishop")  # fmt: skip
    game.play("destroy 2 temple")
    assert [(seat["active"], seat["asked"]) for seat in desk(game, 0).view["seats"][::2]] == [
        (True, False),
        (False, True),
    ]


# --- characters


def test_revealed_characters_are_shown() -> None:
    assert desk(king(), 3).view["seats"][0]["characters"][0]["role"] == "king"


def test_other_characters_lie_face_down() -> None:
    assert desk(king(), 0).view["seats"][2]["characters"][0]["role"] is None


def test_one_s_own_is_shown() -> None:
    assert desk(king(), 2).view["seats"][2]["characters"][0]["role"] == "bishop"


def test_a_mark_is_shown_with_the_character() -> None:
    view = desk(king(robbed="king"), 2).view["seats"][0]["characters"][0]
    assert (view["robbed"], view["killed"], view["bewitched"]) == (True, False, False)


# --- mine


def test_mine_holds_the_hand() -> None:
    assert [item["card"] for item in desk(king(), 0).view["mine"]["hand"]] == ["temple", "keep"]


def test_mine_holds_the_draft() -> None:
    game = select(0, "assassin thief king bishop warlord", up="merchant architect", down="magician").play("pick king")
    assert desk(game, 0).view["mine"]["draft"] == [["assassin", "thief", "king", "bishop", "warlord"]]


def test_nothing_is_mine_behind_the_curtain() -> None:
    assert desk(king()).view["mine"] is None


# --- the centre


def test_bank_and_deck_are_counted() -> None:
    centre = desk(king(bank=12, deck="harbor docks"), 0).view["centre"]
    assert (centre["bank"], centre["deck"]) == (12, 2)


def test_gold_without_limit_has_no_number() -> None:
    """R1.6."""
    assert desk(king(rules={"gold": None}), 0).view["centre"]["bank"] is None


def test_cards_set_aside_are_shown_face_up() -> None:
    assert desk(king(), 0).view["centre"]["aside"] == {"up": ["merchant", "architect"], "down": 2}


@pytest.mark.parametrize(
    ("role", "state"),
    [("assassin", "absent"), ("thief", "done"), ("magician", "absent"), ("king", "now"), ("bishop", "waiting"),
     ("merchant", "aside"), ("warlord", "waiting")],
)  # fmt: skip
def test_ranks_tell_how_far_the_round_is(role: str, state: str) -> None:
    assert rank(desk(king(), 0).view, role)["state"] == state


def test_in_the_selection_all_ranks_wait() -> None:
    game = select(0, "assassin thief king bishop warlord", up="merchant architect", down="magician")
    assert {rank["state"] for rank in opened(game).view["centre"]["ranks"]} == {"waiting", "aside"}


def test_a_killed_character_looks_as_one_that_nobody_holds() -> None:
    """R5.1; the same screen for both."""
    killed = rank(desk(king(assassinated="thief"), 0).view, "thief")
    assert (killed["state"], killed["seat"], killed["killed"]) == ("absent", None, True)


def test_the_killed_one_sees_no_more_of_it_than_others() -> None:
    game = king(assassinated="thief")
    assert rank(desk(game, 1).view, "thief") == rank(desk(game, 0).view, "thief")


def test_a_rank_says_who_holds_it_once_it_was_called() -> None:
    view = desk(king(), 0).view
    assert (rank(view, "king")["seat"], rank(view, "bishop")["seat"]) == (0, None)


def test_one_s_own_character_is_not_on_the_track_before_it_is_called() -> None:
    assert rank(desk(king(), 2).view, "bishop")["seat"] is None


def test_three_players_have_no_first_rank() -> None:
    """R9.3: no rank-1 card in the game."""
    game = Game.new(["A", "B", "C"], {}, 1)
    assert [rank["rank"] for rank in desk(game, 0).view["centre"]["ranks"]] == [2, 3, 4, 5, 6, 7, 8]


# --- the end


def test_the_result_adds_up() -> None:
    game = over(sits(city="temple manor dragon_gate"), sits(city="tavern"))
    view = desk(game, 0).view["result"]["seats"][0]
    assert (view["total"], sum(line["points"] for line in view["lines"])) == (12, 12)


def test_the_result_says_who_came_in_where() -> None:
    game = over(sits(city="tavern"), sits(city="temple manor"), sits(city="manor market"), sits(city="temple"))

    assert [seat["place"] for seat in desk(game, 0).view["result"]["seats"]] == [3, 2, 1, 3]


def test_who_loses_a_broken_tie_is_second() -> None:
    game = over(sits(city="manor", gold=1), sits(city="manor", gold=2), rules={"ties": "broken"})

    assert [seat["place"] for seat in desk(game, 0).view["result"]["seats"][:2]] == [2, 1]


def test_the_result_has_a_line_for_each_thing_that_scores() -> None:
    """R7.10, R8.2."""
    lines = desk(over(sits(city="temple manor dragon_gate")), 0).view["result"]["seats"][0]["lines"]
    assert [(line["id"], line["points"]) for line in lines] == [("score-districts", 10), ("score-dragon_gate", 2)]


def test_the_result_lays_all_hands_open() -> None:
    game = over(sits(hand="temple keep"), sits(hand="tavern"))
    assert [seat["hand"] for seat in desk(game, 3).view["result"]["seats"][:2]] == [["temple", "keep"], ["tavern"]]


def test_a_tie_has_several_winners() -> None:
    """R8.3."""
    game = over(sits(city="temple"), sits(city="tavern"))
    assert desk(game, 0).view["result"]["winners"] == [0, 1]


def test_before_the_end_there_is_no_result() -> None:
    assert desk(king(), 0).view["result"] is None


# --- the special districts of the deck


def specials(**rules: Any) -> list[str]:
    """Return the view's special districts in a game with these rules."""
    return list(desk(turn("king", sits("king"), rules=rules)).view["centre"]["specials"])


def test_the_specials_of_a_usual_deck_are_the_classic_ones() -> None:
    """R1.3: the Keep, of which there are two, is named once."""
    assert sorted(specials()) == sorted(CLASSIC_SPECIALS)


def test_a_special_that_was_added_is_named() -> None:
    """R2.3."""
    assert "quarry" in specials(specials=["quarry"])


def test_a_special_that_was_taken_out_is_not_named() -> None:
    """R2.3, R15.2."""
    added = ["lighthouse", "museum", "quarry", "park"]
    removed = ["laboratory", "smithy", "library", "keep"]
    assert set(specials(specials=added, removed=removed)) == {*CLASSIC_SPECIALS, *added} - {*removed} | {"keep"}
