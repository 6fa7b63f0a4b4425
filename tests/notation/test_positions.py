"""Positions: what may be left out, and what is read back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from citadels import Game
from tests.rules.table import DARK_CITY, cast_of, deck, gold, phase, play, seat, turn

Json = dict[str, Any]
FLAG_OF_SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

SHORTEST: Json = {
    "citadels": 1,
    "players": [{"characters": ["king"]}, {}, {}, {}],
    "phase": {"name": "turn", "rank": 4, "seat": 0},
}


def shortest(**keys: Any) -> Json:
    """The shortest position, read and written again, with some keys added."""
    return dict(Game.from_position(SHORTEST | keys).position())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", 1),
        ("crown", 0),
        ("bank", 30),
        ("assassinated", None),
        ("robbed", None),
        ("bewitched", None),
        ("owes", None),
        ("held", None),
        ("last_round", False),
    ],
)
def test_default_of_the_position(key: str, value: object) -> None:
    """Notation §1: round 1, crown 0, marks null, `last_round` false; `bank` is what is left of the supply."""
    assert shortest()[key] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("characters", cast_of([])),
        ("specials", "classic"),
        ("removed", []),
        ("city_size", 8),
        ("gold", 30),
        ("smithy", "2:3"),
        ("heir", True),
        ("three_players", "one_character"),
        ("ties", "shared"),
        ("bell_tower", True),
        ("round_limit", None),
    ],
)
def test_default_of_the_rules(key: str, value: object) -> None:
    """Notation §1: rules as in the classic game."""
    assert shortest()["rules"][key] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [("name", "Seat 2"), ("gold", 0), ("hand", []), ("city", []), ("characters", []), ("completed", None)],
)
def test_default_of_a_player(key: str, value: object) -> None:
    """Notation §1: `name` "Seat n", `gold` 0, `hand`, `city`, `characters` empty, `completed` null."""
    assert shortest()["players"][2][key] == value


@pytest.mark.parametrize(("key", "value"), [("taken", []), ("built", 0), ("extra", 0), ("spent", 0)])
def test_default_of_the_phase(key: str, value: object) -> None:
    """Notation §1: phase: nothing taken, 0 built."""
    assert shortest()["phase"][key] == value


def test_one_rule_may_be_written_alone() -> None:
    """Notation §1: inside `rules` each key may be left out, too."""
    rules = shortest(rules={"heir": False})["rules"]
    assert (rules["heir"], rules["city_size"]) == (False, 8)


def test_default_deck_is_every_card_named_nowhere() -> None:
    """Notation §1: `deck` is every card named nowhere."""
    game = turn("king", seat("king", hand="palace palace", city="palace"))
    assert (len(deck(game)), deck(game).count("palace")) == (63, 0)


def test_default_deck_is_shuffled_by_the_seed() -> None:
    """Notation §1: shuffled by `seed`."""
    assert len({tuple(shortest(seed=seed)["deck"]) for seed in range(4)}) == 4


def test_default_deck_is_the_same_for_the_same_seed() -> None:
    """Notation §1, §5: the seed alone decides."""
    assert shortest(seed=5) == shortest(seed=5)


def test_default_deck_has_the_specials_of_the_game() -> None:
    """Notation §1: the Dark City specials added are cards of the deck."""
    assert set(shortest(rules={"specials": ["park", "museum"]})["deck"]) >= {"park", "museum"}


def test_default_deck_has_not_what_was_removed() -> None:
    """Notation §1: `removed`: cards taken out."""
    rules = {"specials": ["park", "museum", "quarry", "armory"], "removed": ["keep", "keep", "library", "smithy"]}
    assert not {"keep", "library", "smithy"} & set(shortest(rules=rules)["deck"])


def test_default_bank_is_what_is_left() -> None:
    """Notation §1: `bank` what is left of the supply, Artist's coins counted."""
    game = turn("king", seat("king", gold=4, city="manor+"), seat(gold=2), cast="artist")
    assert game.position()["bank"] == 30 - 4 - 1 - 2


def test_bank_without_limit_is_null() -> None:
    """Notation §1: null without limit (then `bank` is null)."""
    assert shortest(rules={"gold": None})["bank"] is None


def test_characters_named_nowhere_lie_face_down() -> None:
    """Notation §1: characters named nowhere lie face down."""
    assert sorted(shortest()["aside"]["down"]) == sorted(set(cast_of([])) - {"king"})


def test_written_deck_may_hold_less() -> None:
    """Notation §1: may hold less than what is left (the rest is out of the game)."""
    assert shortest(deck=["temple"])["deck"] == ["temple"]


def test_written_bank_may_hold_less() -> None:
    """Notation §1: may hold less than what is left."""
    assert shortest(bank=3)["bank"] == 3


def test_the_decks_first_card_is_its_top() -> None:
    """Notation §1: the deck's first card is its top."""
    game = turn("architect", seat("architect"), deck="temple manor tavern")
    assert deck(play(game, "gold")) == ["tavern"]


@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 10), (4, 8), (7, 8)])
def test_default_city_size(players: int, size: int) -> None:
    """Notation §1: 10 with two players and with three of `one_character`, 8 otherwise."""
    assert shortest(players=SHORTEST["players"][:1] + [{}] * (players - 1))["rules"]["city_size"] == size


def test_reading_a_position_does_not_change_it() -> None:
    """Notation §1: what is given is only read."""
    given = shortest()
    before = repr(given)
    play(Game.from_position(given), "gold", "end")
    assert repr(given) == before


def test_a_position_handed_out_is_not_the_game() -> None:
    """Notation §6: changing the answer changes nothing in the game."""
    game = Game.from_position(SHORTEST)
    game.position()["players"][0]["gold"] = 9
    assert gold(game, 0) == 0


def test_the_whole_truth_is_written() -> None:
    """Notation §1: characters of players not yet called are written here all the same."""
    assert turn("thief", seat("thief"), seat("king")).position()["players"][1]["characters"] == ["king"]


def test_taken_is_written_in_its_order() -> None:
    """Notation §1: `taken`, in this order."""
    game = turn("king", seat("king", gold=2, hand="temple manor", city="museum smithy laboratory manor"), deck="keep")
    play(game, "museum temple", "smithy", "lab manor", "income", "gold")
    assert phase(game)["taken"] == ["resources", "income", "lab", "smithy", "museum"]


def test_each_coin_of_the_artist_is_taken() -> None:
    """Notation §1: the Artist's once per coin."""
    game = turn("artist", seat("artist", gold=2, city="temple manor"))
    assert phase(play(game, "beautify temple", "beautify manor"))["taken"] == ["power", "power"]


SETUPS = [
    (2, [], {}),
    (3, [], {}),
    (3, ["artist"], {"three_players": "two_characters"}),
    (4, [], {}),
    (5, ["witch", "tax_collector", "wizard", "emperor", "queen"], {"specials": sorted(DARK_CITY)}),
    (6, ["witch", "abbot", "alchemist", "navigator", "diplomat", "artist"], {"gold": None}),
    (7, ["emperor", "wizard"], {"specials": ["museum", "quarry", "bell_tower"]}),
    (8, ["artist", "diplomat", "witch"], {"specials": ["park", "hospital", "ball_room"], "city_size": 6}),
]


@pytest.mark.parametrize(("players", "cast", "rules"), SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_is_read_back(players: int, cast: list[str], rules: Json, seed: int) -> None:
    """Notation §1: `Game.from_position(g.position()) == g` at every decision."""
    choose = random.Random(seed)
    names = ["Ann", "Ben", "Cal", "Dee", "Eve", "Fay", "Gus", "Hal"][:players]
    game = Game.new(names, {"characters": cast_of(cast), "round_limit": 6, **rules}, seed=seed)
    while not game.over:
        again = Game.from_position(game.position())
        assert again == game
        assert list(again.moves()) == list(game.moves())
        game.play(choose.choice(list(game.moves())))
    assert Game.from_position(game.position()) == game


@pytest.mark.parametrize(
    "name", ["王　小明", "Ann\u00a0B.", "🧙\u200d♂\ufe0f", "علی\u200cرضا", FLAG_OF_SCOTLAND, "\U0003fffd"]
)
def test_a_name_may_be_of_any_letters(name: str) -> None:
    """Notation §1: names are anybody's."""
    assert Game.from_record(Game.new([name, "Ben"]).record()).names == [name, "Ben"]
