"""The end of a turn, of a round and of the game in 2016 (E4.5, E4.6, E8)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from citadels.core.cities import find_complete, set_city
from citadels.core.definitions import Built
from tests.rules_2016.king import SIX, city, ended, gold, hand, king, lines
from tests.rules_2016.table import answered, completed, deck, heard, play, seat, turn

# --- E4.1, E4.3


def test_one_district_a_turn_is_built() -> None:
    """E4.3."""
    game = play(king(9, "tavern manor"), "build tavern")
    assert [move for move in game.moves() if move.verb == "build"] == []


def test_nothing_is_built_before_the_resource_action() -> None:
    """E4.3."""
    assert [move for move in king(9, "tavern manor", taken="").moves() if move.verb == "build"] == []


# --- E4.5


def test_the_poor_house_comes_before_the_alchemist_s_refund() -> None:
    """E4.5: he is poor still, and has both."""
    sits = seat("alchemist", gold=3, hand="manor", city="poor_house")
    game = turn("alchemist", sits, seat("thief"), seat("king"), seat("bishop"), taken="resources")
    texts = [event for event, _, _ in heard(play(game, "build manor"), "end")]
    assert gold(game) == 4, texts


def test_there_is_no_poor_house_s_gold_for_who_has_some() -> None:
    """E4.5."""
    sits = seat("alchemist", gold=4, hand="manor", city="poor_house")
    game = turn("alchemist", sits, seat("thief"), seat("king"), seat("bishop"), taken="resources")
    assert gold(play(game, "build manor", "end")) == 4


def test_the_park_comes_last() -> None:
    """E4.5."""
    sits = seat("alchemist", gold=3, hand="manor", city="park poor_house")
    game = turn("alchemist", sits, seat("thief"), seat("king"), seat("bishop"), taken="resources")
    texts = [event for event, _, _ in heard(play(game, "build manor"), "end")]
    assert texts.index("park") > texts.index("refund")


# --- E4.6


def test_cards_that_are_not_there_are_not_drawn() -> None:
    """E4.6."""
    sits = seat("architect", city="library")
    game = turn("architect", sits, seat("thief"), seat("king"), seat("bishop"), deck="tavern")
    assert hand(play(game, "draw")) == ["tavern"]


def test_the_rest_of_an_ability_still_holds() -> None:
    """E4.6: the Architect builds three with an empty deck."""
    sits = seat("architect", gold=9, hand="tavern manor temple")
    game = turn("architect", sits, seat("thief"), seat("king"), seat("bishop"), deck="")
    play(game, "gold", "build tavern", "build manor", "build temple")
    assert city(game) == ["tavern", "manor", "temple"]


def test_an_empty_deck_cannot_be_drawn_from() -> None:
    """E4.6, R11.3."""
    assert "draw" not in king(taken="", deck="").moves()


def test_the_smithy_gives_the_cards_that_are_there() -> None:
    """E4.6."""
    game = play(king(3, "", "smithy", deck="tavern"), "smithy")
    assert (hand(game), deck(game)) == (["tavern"], [])


# --- E8.1


def test_the_round_in_which_a_city_is_complete_is_the_last() -> None:
    """E8.1."""
    game = play(king(9, "castle", SIX), "build castle")
    assert game.position()["last_round"] is True


def test_the_first_complete_city_is_the_builder_s() -> None:
    """E8.1."""
    assert completed(play(king(9, "castle", SIX), "build castle"), 0) == 1


def test_more_districts_than_the_size_may_be_built() -> None:
    """E8.1."""
    game = turn("king", seat("king", gold=9, hand="park", city=SIX + " castle", completed=1), taken="resources",
                last_round=True)  # fmt: skip
    assert len(city(play(game, "build park"))) == 8


@pytest.mark.parametrize(("districts", "place"), [(f"{SIX} monument", 1), (SIX, None)])
def test_a_city_is_complete_however_its_last_district_came(districts: str, place: int | None) -> None:
    """E8.1: here by a hand that lays it there, as an exchange does."""
    game = king()
    set_city(game._state, 1, tuple([Built(name) for name in districts.split()]))
    find_complete(game._state, 1)
    assert game._state.players[1].completed == place


def test_with_the_round_limit_the_last_round_is_that_one() -> None:
    """E4.1, R4.11."""
    assert king(rules={"round_limit": 1}).position()["last_round"] is True


# --- E8.3


def tied(*characters: str, **keys: Any) -> Game:
    """A game that is over, all with five points."""
    return ended(*(seat(names, city=name) for names, name in zip(characters, FIVE, strict=False)), **keys)


FIVE = ("cathedral", "cathedral", "palace", "palace")


def test_the_highest_rank_wins_a_tie() -> None:
    """E8.3."""
    assert tied("king", "thief", "warlord", "bishop").winners == [2]


def test_a_killed_character_does_not_count() -> None:
    """E8.3."""
    assert tied("king", "assassin", "warlord", "bishop", assassinated="warlord").winners == [3]


def test_a_bewitched_character_was_called() -> None:
    """E8.3."""
    assert tied("king", "witch", "warlord", "bishop", bewitched="warlord").winners == [2]


def test_only_who_ties_is_looked_at() -> None:
    """E8.3."""
    game = ended(seat("king", city="palace"), seat("bishop", city="palace"), seat("warlord", city="castle"))
    assert game.winners == [1]


def test_with_two_characters_the_higher_counts() -> None:
    """E8.3."""
    sits = [seat("assassin architect", city="palace"), seat("thief merchant", city="palace")]
    assert ended(*sits, players=2, rules={"characters": CAST}).winners == [0]


CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def test_a_killed_one_of_two_leaves_the_other() -> None:
    """E8.3."""
    sits = [seat("thief architect", city="palace"), seat("assassin merchant", city="palace")]
    assert ended(*sits, players=2, rules={"characters": CAST}, assassinated="architect").winners == [1]


def test_the_last_round_s_characters_are_written_at_the_end() -> None:
    """E8.3, notation §1: the end tells who won."""
    game = tied("king", "assassin", "warlord", "bishop", assassinated="warlord")
    assert Game.from_position(game.position()).winners == [3]


def test_a_tie_may_be_shared() -> None:
    """E8.3, E12.3."""
    assert tied("king", "thief", "warlord", "bishop", rules={"ties": "shared"}).winners == [0, 1, 2, 3]


def test_a_tie_may_go_by_points_and_gold() -> None:
    """E8.3: or R8.3's."""
    game = ended(seat("king", city="palace"), seat("thief", gold=1, city="palace"), rules={"ties": "broken"})
    assert game.winners == [1]


def test_2005_may_go_by_rank_too() -> None:
    """E12.3: a word beside the two."""
    characters = [["king"], ["thief"], ["warlord"], ["bishop"]]
    players = [{"characters": names, "city": ["palace"]} for names in characters[:3]]
    data = {
        "citadels": 1, "rules": {"ties": "rank"}, "players": [*players, {"characters": ["bishop"]}],
        "phase": {"name": "over"}, "last_round": True,
    }  # fmt: skip
    assert Game.from_position(data).winners == [2]


def test_2005_shares_a_tie_unless_it_is_said() -> None:
    """E12.1: as ever."""
    assert Game.new(list("abcd")).position()["rules"]["ties"] == "shared"


def test_the_end_of_a_game_reads_back() -> None:
    """E12.1."""
    assert answered(
        play(turn("warlord", seat("king"), seat("warlord"), by=1, taken="resources", last_round=True), "end")
    )


def test_the_winner_has_most_points() -> None:
    """E8.2, R8.2."""
    game = ended(seat("king", city="palace"), seat("thief", city="palace tavern"))
    assert (game.winners, lines(game, 1)) == ([1], {"districts": 6})
