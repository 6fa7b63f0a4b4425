"""Every choice a table can make before the game: sizes, gold, Smithy, heir, ties, three and two players, specials."""

from __future__ import annotations

import pytest

from citadels import Game, PositionError

from .table import (
    DARK_CITY,
    EIGHT,
    SEVEN,
    Json,
    bank,
    cast_of,
    completed,
    deck,
    gold,
    hand,
    over,
    play,
    refused,
    seat,
    turn,
)

NAMES = ["Ann", "Ben", "Cal", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy"]
SIX = SEVEN.replace(" castle", "")
NINE = SEVEN + " tavern market"


def new(players: int = 4, seed: int = 1, **rules: object) -> Json:
    """The position of a new game."""
    return dict(Game.new(NAMES[:players], rules, seed=seed).position())


def cards(position: Json) -> list[str]:
    """All district cards of a new game."""
    return sorted(position["deck"] + [card for player in position["players"] for card in player["hand"]])


# Setup


def test_setup_deals_four_cards() -> None:
    """R2.4: each player gets 4 district cards."""
    assert [len(player["hand"]) for player in new()["players"]] == [4, 4, 4, 4]


def test_setup_gives_two_gold() -> None:
    """R2.4: and 2 gold, from the bank."""
    start = new()
    assert ([player["gold"] for player in start["players"]], start["bank"]) == ([2, 2, 2, 2], 22)


def test_deck_has_66_cards() -> None:
    """R2.3: the 66 cards."""
    assert len(cards(new())) == 66


def test_a_random_player_has_the_crown() -> None:
    """R2.4: a random player gets the Crown."""
    assert {new(seed=seed)["crown"] for seed in range(60)} == {0, 1, 2, 3}


def test_classic_eight_by_default() -> None:
    """R2.2: default: the classic eight."""
    assert new()["rules"]["characters"] == cast_of([])


@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 10), (4, 8), (5, 8), (6, 8), (7, 8)])
def test_default_city_size(players: int, size: int) -> None:
    """R2.5, R9.3, R9.4: 8; with two players and with three 10."""
    assert new(players)["rules"]["city_size"] == size


def test_default_city_size_of_three_with_two_characters() -> None:
    """R9.3: option R3.7, size 8."""
    assert new(3, three_players="two_characters")["rules"]["city_size"] == 8


@pytest.mark.parametrize("size", [6, 7, 9, 10, 11, 12])
def test_city_size_is_a_choice(size: int) -> None:
    """R2.5: always an explicit setup choice, 6 to 12."""
    assert new(city_size=size)["rules"]["city_size"] == size


@pytest.mark.parametrize("size", [5, 13])
def test_city_size_has_bounds(size: int) -> None:
    """R2.5: 6 to 12."""
    with pytest.raises(PositionError):
        new(city_size=size)


def test_short_game_ends_with_seven() -> None:
    """R2.5: short game: 7."""
    game = turn("king", seat("king", gold=4, hand="castle", city=SIX), taken="resources", rules={"city_size": 7})
    assert completed(play(game, "build castle"), 0) == 1


def test_two_players_end_with_ten() -> None:
    """R9.4: default size 10."""
    builder = seat("king", gold=2, hand="trading_post", city=NINE)
    assert completed(play(turn("king", builder, players=2, taken="resources"), "build trading_post"), 0) == 1


def test_two_players_are_not_done_with_nine() -> None:
    """R9.4: not with nine."""
    builder = seat("king", gold=2, hand="market", city=EIGHT)
    assert completed(play(turn("king", builder, players=2, taken="resources"), "build market"), 0) is None


@pytest.mark.parametrize("players", [1, 8])
def test_eight_ranks_are_for_two_to_seven(players: int) -> None:
    """R2.1: 2 to 7 players with eight ranks."""
    with pytest.raises(PositionError):
        new(players)


@pytest.mark.parametrize("players", [1, 9])
def test_nine_ranks_have_their_limit(players: int) -> None:
    """R2.1: 2 to 8 with nine."""
    with pytest.raises(PositionError):
        new(players, characters=cast_of(["artist"]))


def test_two_players_use_eight_ranks() -> None:
    """R11.26: two players use eight ranks."""
    with pytest.raises(PositionError):
        new(2, characters=cast_of(["artist"]))


# Specials


def test_up_to_three_specials_are_simply_added() -> None:
    """R2.3: up to 3 are simply added."""
    start = new(specials=["museum", "armory", "park"])
    assert (len(cards(start)), start["rules"]["removed"]) == (69, [])


def test_for_more_specials_as_many_are_taken_out() -> None:
    """R2.3: for more than 3, the same number of cards is first taken out."""
    start = new(specials=["museum", "armory", "park", "quarry"])
    assert (len(cards(start)), len(start["rules"]["removed"])) == (66, 4)


def test_classic_specials_are_taken_out_first() -> None:
    """R2.3: classic specials at random."""
    removed = new(specials=["museum", "armory", "park", "quarry"])["rules"]["removed"]
    classic = "haunted_city keep laboratory smithy observatory graveyard library school_of_magic great_wall"
    assert set(removed) <= {*classic.split(), "dragon_gate", "university"}


def test_with_fourteen_specials_two_common_cards_go_as_well() -> None:
    """R2.3: if the classic specials run out, random others."""
    start = new(specials=sorted(DARK_CITY))
    assert (len(cards(start)), len(start["rules"]["removed"])) == (66, 14)


def test_what_is_taken_out_is_random() -> None:
    """R2.3: at random."""
    removed = {
        tuple(new(seed=s, specials=["museum", "armory", "park", "quarry"])["rules"]["removed"]) for s in range(9)
    }
    assert len(removed) > 1


# Gold


@pytest.mark.parametrize(("supply", "left"), [(30, 22), (35, 27), (None, None)])
def test_supply_of_gold(supply: int | None, left: int | None) -> None:
    """R1.6: 30 coins; option: 35, or unlimited."""
    assert new(gold=supply)["bank"] == left


def test_unlimited_gold_always_pays() -> None:
    """R1.6: unlimited."""
    game = turn("king", seat("king", gold=100), taken="", rules={"gold": None})
    assert gold(play(game, "gold"), 0) == 102


def test_limited_gold_pays_what_is_there() -> None:
    """R1.6: a gain larger than the bank pays what is there."""
    assert gold(play(turn("king", seat("king", gold=29)), "gold"), 0) == 30


# Smithy


def test_smithy_may_cost_three_for_two_cards() -> None:
    """R7.4, R9.5: the option: pay 3, draw 2."""
    game = turn("king", seat("king", gold=3, city="smithy"), deck="temple manor keep", rules={"smithy": "3:2"})
    assert (gold(play(game, "smithy"), 0), hand(game, 0), deck(game)) == (0, ["manor", "temple"], ["keep"])


def test_dearer_smithy_needs_three_gold() -> None:
    """R7.4: pay 3."""
    assert refused(turn("king", seat("king", gold=2, city="smithy"), rules={"smithy": "3:2"}), "smithy")


# Ties


def test_tie_is_broken_by_district_points() -> None:
    """R8.3, R9.6: option: tie broken by district points."""
    game = over(
        seat(city="temple watchtower manor tavern keep"), seat(city="palace castle manor"), rules={"ties": "broken"}
    )
    assert (game.scores, list(game.winners)) == ([12, 12, 0, 0], [1])


def test_tie_is_then_broken_by_gold() -> None:
    """R8.3: then gold."""
    game = over(seat(gold=1, city="castle"), seat(gold=2, city="manor temple"), rules={"ties": "broken"})
    assert list(game.winners) == [1]


def test_tie_that_nothing_breaks_is_shared() -> None:
    """R8.3: who is equal in all of them shares."""
    game = over(seat(gold=2, city="castle"), seat(gold=2, city="manor temple"), rules={"ties": "broken"})
    assert list(game.winners) == [0, 1]


# Bell Tower in the short game


def test_bell_tower_works_in_the_short_game() -> None:
    """R9.9: default: works, 6 districts end it."""
    game = turn("king", seat("king", gold=3, hand="manor", city="temple church monastery watchtower prison"),
                seat(city="bell_tower"), taken="resources", rules={"city_size": 7})  # fmt: skip
    assert completed(play(game, "build manor"), 0) == 1


def test_bell_tower_may_be_idle_in_the_short_game() -> None:
    """R9.9: option off (a city size of 7 or less)."""
    game = turn("king", seat("king", gold=3, hand="manor", city="temple church monastery watchtower prison"),
                seat(city="bell_tower"), taken="resources", rules={"city_size": 7, "bell_tower": False})  # fmt: skip
    assert completed(play(game, "build manor"), 0) is None


def test_the_option_leaves_the_long_game_alone() -> None:
    """R9.9, R7.19: the option is for a size of 7 or less."""
    game = turn("king", seat("king", gold=4, hand="castle", city=SIX), seat(city="bell_tower"), taken="resources",
                rules={"bell_tower": False})  # fmt: skip
    assert completed(play(game, "build castle"), 0) == 1


def test_bank_of_a_written_position_is_what_is_left() -> None:
    """R1.6: 30 coins, 7 of them in purses."""
    assert bank(turn("king", seat("king", gold=3), seat(gold=4))) == 23


def test_the_artists_coin_is_a_district_point_in_a_tie() -> None:
    """R8.3, R6.9A: the coin is worth a point of its district; a card in the Museum is a point beside it."""
    game = over(seat(city="castle+ manor"), seat(city="manor museum:tavern"), cast="artist", rules={"ties": "broken"})
    assert (game.scores, list(game.winners)) == ([8, 8, 0, 0], [0])


# What is refused


@pytest.mark.parametrize("supply", [8, None])
def test_the_supply_may_be_as_small_as_two_gold_each(supply: int | None) -> None:
    """R2.4: two gold each, and nothing is left in the bank."""
    assert [player["gold"] for player in Game.new(NAMES[:4], {"gold": supply}).position()["players"]] == [2, 2, 2, 2]


def test_a_supply_of_less_than_two_gold_each_is_refused() -> None:
    """R2.4."""
    with pytest.raises(PositionError):
        Game.new(NAMES[:4], {"gold": 7})


def test_as_many_cards_are_taken_out_as_are_added() -> None:
    """R2.3: the numbers must be the same."""
    with pytest.raises(PositionError):
        Game.new(NAMES[:4], {"specials": ["museum", "park", "quarry", "factory"], "removed": ["temple"]})


def test_cards_that_are_named_are_taken_out() -> None:
    """R2.3: those and no others."""
    rules = {"specials": ["museum"], "removed": ["temple"]}
    assert Game.new(NAMES[:4], rules).position()["rules"]["removed"] == ["temple"]


def key(rules: Json, players: int = 4) -> str:
    """The key that is named when such a table is refused."""
    with pytest.raises(PositionError) as refused_table:
        Game.new(NAMES[:players], rules)
    return refused_table.value.key


@pytest.mark.parametrize(
    ("rules", "players", "wanted"),
    [
        ({"wings": 2}, 4, "rules.wings"),
        ({}, 8, "players"),
        ({"characters": cast_of([])}, 8, "rules.characters"),
        ({"characters": ["assassin", "magician", *cast_of([])[2:]]}, 4, "rules.characters[1]"),
        ({"characters": cast_of(["emperor"])}, 2, "rules.characters[3]"),
        ({"round_limit": 0}, 4, "rules.round_limit"),
        ({"removed": ["museum"]}, 4, "rules.removed[0]"),
        ({"removed": ["library", "library"]}, 4, "rules.removed[1]"),
        ({"specials": ["park", "park"]}, 4, "rules.specials[1]"),
        ({"specials": ["park", "library"]}, 4, "rules.specials[1]"),
        ({"gold": -1}, 4, "rules.gold"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_its_key(rules: Json, players: int, wanted: str) -> None:
    """R1.4, R1.5, R2.1 to R2.4, R6.4E: the place that is wrong is named."""
    assert key(rules, players) == wanted


def test_a_game_of_one_round_is_a_game() -> None:
    """R9: a limit of one."""
    assert Game.new(NAMES[:4], {"round_limit": 1}).position()["last_round"]


def test_a_table_may_have_no_gold_at_all() -> None:
    """R1.6: in a position, where nobody is dealt any."""
    assert bank(turn("king", seat("king"), rules={"gold": 0})) == 0


@pytest.mark.parametrize(("specials", "wanted"), [([], "classic"), (["park"], ["park"])])
def test_the_classic_specials_are_written_as_a_word(specials: list[str], wanted: object) -> None:
    """Notation §1."""
    assert Game.new(NAMES[:4], {"specials": specials}).position()["rules"]["specials"] == wanted
