"""Moves as one line of words (notation §2)."""

from __future__ import annotations

import random

import pytest

from citadels import Game, IllegalMove, Move
from tests.rules.table import DARK_CITY, cast_of, hand, play, seat, select, turn

WRITTEN = [
    "pick king",
    "discard tax_collector",
    "gold",
    "draw",
    "keep temple",
    "keep manor temple",
    "build school_of_magic",
    "income",
    "assassinate king",
    "rob tax_collector",
    "bewitch king",
    "swap 1",
    "redraw temple",
    "redraw keep manor temple",
    "peek 3",
    "take temple",
    "take temple build",
    "crown 2",
    "give gold",
    "give temple",
    "tithe",
    "navigate gold",
    "navigate cards",
    "destroy 1 temple",
    "destroy 1 tavern+",
    "recover",
    "pass",
    "exchange 1 manor temple",
    "exchange 1 temple manor",
    "exchange 1 manor+ temple+",
    "beautify manor",
    "lab temple",
    "smithy",
    "armory 2 keep",
    "armory 2 keep+",
    "museum temple",
    "search temple",
    "thank",
    "end",
]
UNREADABLE = [
    "",
    " ",
    "castle",
    "fly",
    "Build temple",
    "build Temple",
    "BUILD TEMPLE",
    "build  temple",
    "build\ttemple",
    "build\ntemple",
    "build",
    "build temple temple",
    "build cottage",
    "build king",
    "build school of magic",
    "build temple;",
    "pick",
    "pick temple",
    "gold 2",
    "draw temple",
    "swap",
    "swap Ann",
    "swap -1",
    "swap +1",
    "swap 1.0",
    "swap 01",
    "swap ١",
    "destroy temple 1",
    "destroy 1",
    "exchange 1 manor",
    "take temple now",
    "take build",
    "give",
    "navigate",
    "navigate temple",
    "end end",
    "redraw",
]


def test_written_moves_are_read_back() -> None:
    """Notation §2: `str(move)` and `Move.parse(text)` are each other's inverse."""
    assert [str(Move.parse(text)) for text in WRITTEN] == WRITTEN


def test_a_move_reads_its_own_text() -> None:
    """Notation §2: the other way round."""
    moves = [Move.parse(text) for text in WRITTEN]

    assert [Move.parse(str(move)) for move in moves] == moves


@pytest.mark.parametrize("text", UNREADABLE)
def test_anything_else_is_unreadable(text: str) -> None:
    """Notation §2: lower case, one space between words; anything else is unreadable."""
    with pytest.raises(IllegalMove):
        Move.parse(text)


@pytest.mark.parametrize("text", UNREADABLE)
def test_an_unreadable_move_is_not_played(text: str) -> None:
    """Notation §2: an unreadable one raises IllegalMove and changes nothing."""
    game = turn("king", seat("king", gold=5, hand="temple"), taken="resources")
    before = game.position()
    with pytest.raises(IllegalMove):
        game.play(text)
    assert game.position() == before


@pytest.mark.parametrize("text", [" build temple", "build temple ", "  build temple  "])
def test_spaces_around_are_ignored(text: str) -> None:
    """Notation §2: spaces around are ignored."""
    assert str(Move.parse(text)) == "build temple"


@pytest.mark.parametrize("text", ["keep temple manor", "redraw temple keep manor", "redraw manor temple keep"])
def test_several_cards_are_written_alphabetically(text: str) -> None:
    """Notation §2: several cards are written alphabetically and read in any order."""
    verb, *cards = text.split()
    assert str(Move.parse(text)) == " ".join([verb, *sorted(cards)])


def test_the_order_of_an_exchange_matters() -> None:
    """Notation §2: takes X from seat S for own Y."""
    assert Move.parse("exchange 1 manor temple") != Move.parse("exchange 1 temple manor")


def test_equal_moves_are_one_move() -> None:
    """Notation §2: two Taverns in hand: one `build tavern`."""
    game = turn("king", seat("king", gold=5, hand="tavern tavern"), taken="resources")
    assert [str(move) for move in game.moves()].count("build tavern") == 1


def test_district_with_a_coin_has_a_plus() -> None:
    """Notation §2: a district with the Artist's coin is written with `+`."""
    game = turn("warlord", seat("warlord", gold=9), seat(city="tavern+ manor"), cast="artist", taken="resources")
    assert {"destroy 1 tavern+", "destroy 1 manor"} <= set(map(str, game.moves()))


def test_district_with_a_coin_is_not_the_one_without() -> None:
    """Notation §2: the plus belongs to the name."""
    game = turn("warlord", seat("warlord", gold=9), seat(city="tavern+"), cast="artist", taken="resources")
    with pytest.raises(IllegalMove):
        game.play("destroy 1 tavern")


def test_both_of_two_equal_names_may_be_meant() -> None:
    """Notation §2, R7.17: with the Quarry one may bear a coin and the other not."""
    game = turn(
        "warlord", seat("warlord", gold=9), seat(city="quarry tavern tavern+"), cast="artist", taken="resources"
    )
    assert {"destroy 1 tavern+", "destroy 1 tavern"} <= set(map(str, game.moves()))


def test_a_move_object_may_be_played() -> None:
    """Notation §6: `.play(move or text)`."""
    game = turn("king", seat("king", gold=5, hand="temple"), taken="resources")
    assert hand(play(game, Move.parse("build temple")), 0) == []


def test_a_legal_move_may_be_played() -> None:
    """Notation §2: what `moves()` lists can be played."""
    game = turn("king", seat("king", gold=5, hand="temple"), taken="resources")
    game.play(next(move for move in game.moves() if str(move) == "build temple"))
    assert hand(game, 0) == []


@pytest.mark.parametrize(
    "text", ["gold", "build palace", "rob bishop", "swap 1", "destroy 1 temple", "swap 9", "keep temple"]
)
def test_an_illegal_move_changes_nothing(text: str) -> None:
    """Notation §2: an illegal one raises IllegalMove, which changes nothing."""
    game = turn("king", seat("king", gold=4, hand="temple palace"), seat(city="temple"), taken="resources")
    before = (game.position(), list(game.moves()), game.record())
    with pytest.raises(IllegalMove):
        game.play(text)
    assert (game.position(), list(game.moves()), game.record()) == before


@pytest.mark.parametrize("text", ["gold", "build palace", "rob bishop", "nonsense", ""])
def test_an_illegal_move_says_why(text: str) -> None:
    """Notation §2: which says why."""
    game = turn("king", seat("king", gold=4, hand="temple palace"), taken="resources")
    with pytest.raises(IllegalMove) as caught:
        game.play(text)
    assert len(str(caught.value)) > 10


def test_moves_are_fixed_in_order() -> None:
    """Notation §2: in an order that is fixed: a position read back lists the same."""
    game = turn("magician", seat("magician", gold=4, hand="temple palace keep"), seat(hand="manor"), taken="resources")
    assert list(Game.from_position(game.position()).moves()) == list(game.moves())


def test_no_moves_when_over() -> None:
    """Notation §6: `.moves()` (empty when over), `.to_move` (None when over)."""
    game = play(turn("warlord", seat("warlord"), taken="resources", last_round=True), "end")
    assert (list(game.moves()), game.to_move, game.over) == ([], None, True)


def test_nothing_is_played_when_over() -> None:
    """Notation §2: no move is legal then."""
    game = play(turn("warlord", seat("warlord"), taken="resources", last_round=True), "end")
    with pytest.raises(IllegalMove):
        game.play("gold")


def test_undo_takes_back_a_move() -> None:
    """Notation §6: `.undo()`."""
    game = turn("king", seat("king", gold=5, hand="temple"), taken="resources")
    before = game.position()
    play(game, "build temple").undo()
    assert game.position() == before


def test_undo_takes_back_several() -> None:
    """Notation §6: one after another."""
    game = select(0, "thief king bishop warlord merchant", up="magician architect", down="assassin")
    before = game.position()
    play(game, "pick king", "pick thief")
    game.undo()
    game.undo()
    assert game.position() == before


@pytest.mark.parametrize("seed", range(4))
def test_every_move_of_a_game_is_read_back(seed: int) -> None:
    """Notation §2: at every decision of a game with every kind of card, text and move are each other's inverse."""
    choose = random.Random(seed)
    cast = "witch tax_collector wizard emperor abbot alchemist navigator diplomat artist" if seed % 2 else "artist"
    rules = {"characters": cast_of(cast.split()), "specials": sorted(DARK_CITY), "round_limit": 8}
    game = Game.new(["Ann", "Ben", "Cal", "Dee", "Eve"], rules, seed=seed)
    while not game.over:
        legal = list(game.moves())
        assert [str(Move.parse(str(move))) for move in legal] == [str(move) for move in legal]
        game.play(choose.choice(legal))


@pytest.mark.parametrize("seed", range(4))
def test_moves_are_never_listed_twice(seed: int) -> None:
    """Notation §2: equal moves are one move, all through a game."""
    choose = random.Random(seed)
    rules = {"characters": cast_of(["wizard", "artist"]), "specials": sorted(DARK_CITY), "round_limit": 8}
    game = Game.new(["Ann", "Ben", "Cal", "Dee"], rules, seed=seed)
    while not game.over:
        legal = [str(move) for move in game.moves()]
        assert len(set(legal)) == len(legal)
        game.play(choose.choice(legal))


def test_nothing_to_undo() -> None:
    """Notation §6: before the first move there is nothing to take back."""
    with pytest.raises(IllegalMove):
        Game.new(["Ann", "Ben"]).undo()
