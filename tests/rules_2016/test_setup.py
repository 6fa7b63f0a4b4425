"""Rules of a table of 2016, and its set-up (E1.5, E2, E12.2 to E12.4, E13)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, PositionError
from citadels.cards.catalog import added_specials, deck_cards
from citadels.cards.sets import SETS
from citadels.core.registry import NEWER
from citadels.flow.options import seated
from tabletop.core.rng import below, shuffle
from tests.rules_2016.table import seat, turn

NINE = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist")
FIRST = SETS["2016"][0]


def table(players: int, **rules: Any) -> Game:
    return Game.new([f"Seat {seat}" for seat in range(players)], {"edition": "2016", **rules}, 7)


def agreed(players: int, **rules: Any) -> dict[str, Any]:
    return dict(table(players, **rules).position()["rules"])


def refusal(players: int = 4, **rules: Any) -> PositionError:
    with pytest.raises(PositionError) as exception_info:
        table(players, **rules)
    return exception_info.value


# --- E2.1, E2.2: characters


@pytest.mark.parametrize(("players", "ranks"), [(2, 8), (3, 9), (4, 8), (5, 8), (6, 8), (7, 8), (8, 9)])
def test_so_many_ranks_are_played_unless_it_is_said(players: int, ranks: int) -> None:
    """E12.3, E13: nine with three and eight players."""
    assert agreed(players)["characters"] == list(NINE[:ranks])


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_ninth_rank_is_free_with_four_to_seven(players: int) -> None:
    """E2.1."""
    assert agreed(players, characters=list(NINE))["characters"] == list(NINE)


@pytest.mark.parametrize("players", [3, 8])
def test_three_and_eight_players_need_nine_ranks(players: int) -> None:
    """E2.1."""
    assert "E2.1" in str(refusal(players, characters=list(NINE[:8])))


def test_two_players_have_eight_ranks() -> None:
    """E2.1."""
    assert str(refusal(2, characters=list(NINE))).startswith("rules.characters")


def test_there_is_one_character_of_each_rank() -> None:
    """E2.1."""
    assert str(refusal(characters=["assassin", "assassin", *NINE[2:8]])).startswith("rules.characters[1]")


def test_the_queen_needs_five_players() -> None:
    """E2.2."""
    assert str(refusal(4, characters=[*NINE[:8], "queen"])).startswith("rules.characters[8]")


def test_nine_players_are_too_many() -> None:
    """E2.1."""
    with pytest.raises(PositionError, match="players"):
        table(9)


# --- E2.3: the deck


def test_the_deck_has_the_first_game_s_districts_unless_it_is_said() -> None:
    """E2.3, E13.1."""
    assert agreed(4)["specials"] == list(FIRST.specials)


def test_a_deck_has_sixty_eight_cards() -> None:
    """E2.3."""
    assert len(deck_cards(NEWER, FIRST.specials)) == 68


def test_fifty_four_of_them_are_common() -> None:
    """E1.1, E2.3."""
    assert len(deck_cards(NEWER)) == 54


def test_there_are_thirty_unique_districts() -> None:
    """E1.2."""
    assert len(added_specials(NEWER)) == 30


@pytest.mark.parametrize("count", [0, 1, 30])
def test_another_number_of_unique_districts_may_be_written_out(count: int) -> None:
    """E2.3: a house rule."""
    chosen = added_specials(NEWER)[:count]
    game = table(4, specials=chosen)
    assert len(game.position()["deck"]) == 54 + count - 16


PRINTED_COSTS = {
    "haunted_quarter": 2, "stables": 2, "armory": 3, "framework": 3, "keep": 3, "statue": 3,
    "basilica": 4, "monument": 4, "museum": 4, "observatory": 4, "poor_house": 4, "capitol": 5,
    "factory": 5, "imperial_treasury": 5, "ivory_tower": 5, "laboratory": 5, "map_room": 5,
    "necropolis": 5, "quarry": 5, "smithy": 5, "wishing_well": 5, "dragon_gate": 6, "gold_mine": 6,
    "great_wall": 6, "library": 6, "park": 6, "school_of_magic": 6, "theater": 6, "thieves_den": 6,
    "barracks": 3,
}  # fmt: skip


def test_a_district_costs_what_is_printed() -> None:
    """E1.1, E1.2."""
    assert {name: NEWER.cost[name] for name in PRINTED_COSTS} == PRINTED_COSTS


def test_a_common_district_is_there_as_often_as_in_2005() -> None:
    """E1.1: the Barracks are the Battlefield, three of them."""
    assert deck_cards(NEWER).count("barracks") == 3


# --- E2.4, E1.5


@pytest.fixture
def dealt() -> dict[str, Any]:
    return dict(table(5).position())


def test_everybody_has_four_cards(dealt: dict[str, Any]) -> None:
    """E2.4."""
    assert [len(player["hand"]) for player in dealt["players"]] == [4] * 5


def test_everybody_has_two_gold(dealt: dict[str, Any]) -> None:
    """E2.4."""
    assert [player["gold"] for player in dealt["players"]] == [2] * 5


def test_the_crown_is_somebody_s_by_chance() -> None:
    """E2.4, R2.4."""
    games = [Game.new(list("abcd"), {"edition": "2016"}, seed) for seed in range(40)]
    assert {game.position()["crown"] for game in games} == {0, 1, 2, 3}


def test_gold_is_without_limit(dealt: dict[str, Any]) -> None:
    """E1.5."""
    assert (dealt["rules"]["gold"], dealt["bank"]) == (None, None)


def test_a_table_may_count_its_gold_all_the_same() -> None:
    """E12.3: as R1.6."""
    assert table(4, gold=30).position()["bank"] == 22


# --- E2.5


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_a_game_ends_with_so_many_districts(players: int, size: int) -> None:
    """E2.5."""
    assert agreed(players)["city_size"] == size


@pytest.mark.parametrize("size", [6, 12])
def test_a_table_may_choose_another_size(size: int) -> None:
    """E2.5."""
    assert agreed(4, city_size=size)["city_size"] == size


@pytest.mark.parametrize("size", [5, 13])
def test_not_any_size(size: int) -> None:
    """E2.5."""
    assert str(refusal(city_size=size)).startswith("rules.city_size")


# --- E12.2, E12.3: what is refused


@pytest.mark.parametrize("key", ["removed", "smithy", "heir", "three_players", "bell_tower"])
def test_what_belongs_to_2005_is_refused_by_its_key(key: str) -> None:
    """E12.3."""
    rules: dict[str, Any] = {key: []}
    assert str(refusal(4, **rules)) == f"rules.{key}: {key} belongs to the edition of 2005 (E12.3)"


def test_an_unknown_key_is_refused() -> None:
    """E12.3."""
    assert str(refusal(weather="fine")) == "rules.weather: unknown key"


def test_an_unknown_edition_is_refused() -> None:
    """E12.1."""
    assert str(refusal(edition="1999")).startswith("rules.edition: one of 2005, 2016")


def test_a_district_of_2005_alone_is_refused() -> None:
    """E12.2."""
    assert str(refusal(specials=["lighthouse"])).startswith("rules.specials[0]: there is no district")


def test_a_character_of_2016_is_refused_in_2005() -> None:
    """E12.2."""
    with pytest.raises(PositionError, match=r"^rules\.characters\[0\]: there is no character"):
        Game.new(list("abcd"), {"characters": ["magistrate", *NINE[1:8]]})


def test_a_district_of_2016_is_refused_in_2005() -> None:
    """E12.2."""
    with pytest.raises(PositionError, match=r"^rules\.specials\[0\]: there is no district"):
        Game.new(list("abcd"), {"specials": ["stables"]})


def test_a_common_district_is_none_to_choose() -> None:
    """E1.2."""
    assert str(refusal(specials=["tavern"])).startswith("rules.specials[0]: tavern is not a unique district")


def test_a_unique_district_is_there_once() -> None:
    """E1.2."""
    assert str(refusal(specials=["park", "park"])).startswith("rules.specials[1]: there is one park")


def test_classic_is_no_deck_of_2016() -> None:
    """E12.3."""
    assert str(refusal(specials="classic")).startswith("rules.specials: a list of unique districts")


def test_the_edition_is_written_in_2016() -> None:
    """E12.1."""
    assert agreed(4)["edition"] == "2016"


def test_the_edition_is_not_written_in_2005() -> None:
    """E12.1."""
    assert "edition" not in Game.new(list("abcd"), {"edition": "2005"}).position()["rules"]


def test_all_keys_of_2016_are_written() -> None:
    """E12.3."""
    keys = ["edition", "characters", "specials", "city_size", "gold", "ties", "round_limit"]
    assert list(agreed(4)) == keys


def test_ties_go_by_rank_unless_it_is_said() -> None:
    """E12.3."""
    assert agreed(4)["ties"] == "rank"


# --- E12.4: what a new game alone reads


def test_fourteen_districts_may_be_drawn() -> None:
    """E12.4."""
    assert len(agreed(4, specials="random")["specials"]) == 14


def test_they_are_written_alphabetically() -> None:
    """E12.4."""
    drawn = agreed(4, specials="random")["specials"]
    assert drawn == sorted(drawn)


def test_they_are_drawn_out_of_the_alphabetical_list_before_the_deck_is_shuffled() -> None:
    """E12.4: with `below`, one after the other."""
    chance, pile, drawn = 7, sorted(added_specials(NEWER)), []
    for _ in range(14):
        chance, at = below(chance, len(pile))
        drawn.append(pile.pop(at))
    deck = deck_cards(NEWER, tuple(drawn))
    shuffle(chance, deck)
    assert table(2, specials="random").position()["deck"] == deck[8:]


def test_a_position_has_no_chance_in_its_rules() -> None:
    """E12.4: `Game.new` alone reads it."""
    data = turn("king", seat("king")).position()
    data["rules"]["specials"] = "random"
    with pytest.raises(PositionError, match=r"^rules\.specials: a list of unique districts"):
        Game.from_position(data)


def test_a_position_names_no_set() -> None:
    """E12.4."""
    data: Any = turn("king", seat("king")).position()
    data["rules"]["set"] = "first_game"
    with pytest.raises(PositionError, match=r"^rules\.set: unknown key"):
        Game.from_position(data)


def test_an_unknown_set_is_refused() -> None:
    """E12.4."""
    assert str(refusal(set="last_game")).startswith("rules.set: there is no set 'last_game'")


def test_2005_has_no_sets_to_name() -> None:
    """E12.4."""
    with pytest.raises(PositionError, match=r"^rules\.set: unknown key"):
        Game.new(list("abcd"), {"set": "first_game"})


@pytest.mark.parametrize("players", range(2, 9))
def test_a_set_can_be_played_by_any_number(players: int) -> None:
    """E13."""
    expected = {card_set.id: seated(NEWER, card_set.characters, players) for card_set in SETS["2016"]}

    assert {name: agreed(players, set=name)["characters"] for name in expected} == expected


@pytest.mark.parametrize("name", [card_set.id for card_set in SETS["2016"]])
def test_a_set_fills_the_deck(name: str) -> None:
    """E12.4, E13."""
    chosen = next(card_set for card_set in SETS["2016"] if card_set.id == name)
    assert agreed(5, set=name)["specials"] == list(chosen.specials)


def test_a_set_is_not_written_again() -> None:
    """E12.4."""
    assert "set" not in agreed(4, set="first_game")


def test_a_set_leaves_the_characters_that_were_chosen() -> None:
    """E12.4: for what `characters` and `specials` leave out."""
    assert agreed(5, set="first_game", characters=[*NINE[:8], "queen"])["characters"][8] == "queen"


def test_a_set_leaves_the_districts_that_were_chosen() -> None:
    """E12.4."""
    assert agreed(5, set="first_game", specials=["park"])["specials"] == ["park"]


def test_with_three_and_four_the_queen_becomes_the_artist() -> None:
    """E13."""
    assert seated(NEWER, [*NINE[:8], "queen"], 3)[8] == "artist"


def test_with_eight_the_queen_stays() -> None:
    """E13."""
    assert seated(NEWER, [*NINE[:8], "queen"], 8)[8] == "queen"


def test_with_two_the_emperor_becomes_the_king() -> None:
    """E13, E2.2."""
    assert seated(NEWER, [*NINE[:3], "emperor", *NINE[4:]], 2)[3] == "king"
