"""All random draws, repeated here in the documented order (notation §6)."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from tabletop.core.rng import Dice
from tests.catan.board import BEGINNER, BESIDE, HARBOURS, HEXES, INNER, OUTER, beside
from tests.catan.conformance.setups import setup
from tests.catan.positions import Json, before_throw, hand, hands, moving_robber, phase, play, seat, turn

NAMES = ("Ann", "Bo", "Cy", "Di")
LANDS = ["wood"] * 4 + ["brick"] * 3 + ["wool"] * 4 + ["grain"] * 4 + ["ore"] * 3 + ["desert"]
TOKENS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
CARDS = ["knight"] * 14 + ["roads"] * 2 + ["plenty"] * 2 + ["monopoly"] * 2 + ["point"] * 5
THROWS = [f"{first}{second}" for first in range(1, 7) for second in range(1, 7)]


def shuffle(items: list[str], dice: Dice) -> list[str]:
    mixed = items[:]
    dice.shuffle(mixed)
    return mixed


def spiral(dice: Dice) -> list[str]:
    """The hexes in the order of the tokens."""
    corner = ("h1", "h3", "h12", "h19", "h17", "h8")[dice.below(6)]
    at, within = OUTER.index(corner), INNER.index(BESIDE[corner])
    return [*OUTER[at:], *OUTER[:at], *INNER[within:], *INNER[:within], "h10"]


def place_tokens(lands: dict[str, str], order: list[str], tokens: list[Any]) -> dict[str, str]:
    """These tokens on these hexes, passing over the desert."""
    queue = iter(tokens)
    return {name: lands[name] if lands[name] == "desert" else f"{lands[name]} {next(queue)}" for name in order}


def red_neighbours(board: dict[str, str]) -> bool:
    red = {name for name, land in board.items() if land.endswith((" 6", " 8"))}
    return any(beside(name) & red for name in red)


def board(rules: Json, dice: Dice) -> list[str]:
    """The land and number of each hex."""
    if rules["board"] == "beginner":
        return [*BEGINNER]
    lands = dict(zip(HEXES, shuffle(LANDS, dice), strict=True))
    if rules["numbers"] == "spiral":
        hexes = place_tokens(lands, spiral(dice), LETTERS)
    else:
        tokens = shuffle([str(token) for token in TOKENS], dice)
        while red_neighbours(hexes := place_tokens(lands, [*HEXES], tokens)) and rules["numbers"] == "apart":
            tokens = shuffle(tokens, dice)
    return [hexes[name] for name in HEXES]


def new_game(players: int, rules: Json, seed: int) -> Json:
    """The random parts of a new game."""
    dice = Dice(seed)
    hexes = board(rules, dice)
    kinds = [*HARBOURS.values()]
    harbours = dict(zip(HARBOURS, shuffle(kinds, dice) if rules["harbours"] == "shuffled" else kinds, strict=True))
    deck = shuffle(CARDS, dice)
    throws = {"dice_deck": shuffle(THROWS, dice)} if rules["dice"] == "deck" else {}
    first = dice.below(players)
    return {"hexes": hexes, "harbours": harbours, "deck": deck, **throws, "first": first, "seed": dice.seed}


@pytest.mark.parametrize("seed", range(60))
def test_a_new_game_draws_in_the_documented_order(seed: int) -> None:
    players, rules = setup(Dice(seed))
    expected = new_game(players, rules, seed)
    position: Any = Game.new(NAMES[:players], rules, seed).position()
    assert {key: position[key] for key in expected} == expected


def test_absent_decks_are_shuffled_by_the_seed() -> None:
    """Notation §2: the deck, then the deck of dice."""
    data = {"catan": 1, "rules": {"dice": "deck"}, "seed": 77, "players": [{"cards": ["knight"]}, {}]}
    dice = Dice(77)
    deck, throws = shuffle(CARDS[1:], dice), shuffle(THROWS, dice)
    position = Game.from_position(data | {"phase": {"name": "turn", "seat": 0}}).position()
    assert (position["deck"], position["dice_deck"], position["seed"]) == (deck, throws, dice.seed)


@pytest.mark.parametrize("seed", range(20))
def test_a_throw_is_two_dice_one_after_the_other(seed: int) -> None:
    dice = Dice(seed)
    dice_faces = [1 + dice.below(6), 1 + dice.below(6)]
    game = play(turn(rolled=None, seed=seed), "roll")
    assert (phase(game)["rolled"], game.position()["seed"]) == (dice_faces, dice.seed)


@pytest.mark.parametrize("seed", range(20))
def test_in_a_calm_round_both_dice_are_thrown_again(seed: int) -> None:
    """K5.6."""
    dice, dice_faces = Dice(seed), [3, 4]
    while sum(dice_faces) == 7:
        dice_faces = [1 + dice.below(6), 1 + dice.below(6)]
    game = play(turn(rolled=None, seed=seed, rules={"calm_rounds": 1}), "roll")
    assert (phase(game)["rolled"], game.position()["seed"]) == (dice_faces, dice.seed)


@pytest.mark.parametrize("seed", range(10))
def test_a_theft_draws_from_the_cards_laid_out_in_resource_order(seed: int) -> None:
    """K12.4."""
    sample_state = ["wood", "brick", "brick", "grain", "grain", "grain", "ore"]
    victim = seat("1 wood 2 brick 3 grain 1 ore", settlements="c3")
    game = play(moving_robber(seat(), victim, seed=seed), "robber h9")
    assert hand(game, 0) == f"1 {sample_state[Dice(seed).below(7)]}"


@pytest.mark.parametrize("seed", range(10))
def test_of_several_victims_the_lower_seat_is_robbed_first(seed: int) -> None:
    """K5.3: `victims: all`."""
    seats = (seat("1 wood 1 ore", settlements="c3"), seat("1 brick 1 wool", settlements="c5"), seat())
    dice = Dice(seed)
    kinds = {("wood", "ore")[dice.below(2)], ("brick", "wool")[dice.below(2)]}
    asks = {"what": "robber"}
    game = turn(*seats, by=2, rolled=(3, 4), asks=asks, seed=seed, rules={"victims": "all"})
    assert set(hands(play(game, "robber h9"))[2].split()[1::2]) == kinds


def test_the_dice_deck_is_shuffled_again_from_all_throws() -> None:
    """K11.1."""
    dice = Dice(5)
    new = shuffle(THROWS, dice)
    game = before_throw(rules={"dice": "deck"}, dice_deck=["11", "12", "13", "14", "15"])
    data = {**game.position(), "seed": 5}
    position = play(Game.from_position(data), "roll").position()
    assert (position["dice_deck"], position["seed"]) == (new[1:], dice.seed)


def test_a_bought_card_and_a_monopoly_draw_nothing() -> None:
    """K8.1, K8.7: the deck was shuffled at the beginning."""
    game = turn(seat("1 wool 1 grain 1 ore", "monopoly"), deck="knight", seed=5)
    assert play(game, "buy", "play monopoly ore").position()["seed"] == 5


@pytest.mark.parametrize("seed", range(6))
def test_the_same_seed_and_moves_give_the_same_game(seed: int) -> None:
    """Notation §5, §6."""
    first, second = (Game.new(NAMES[:3], {"round_limit": 4}, seed) for _ in range(2))
    dice = Dice(seed)
    while not first.over:
        move = first.moves()[dice.below(min(len(first.moves()), 40))]
        first.play(move)
        second.play(str(move))
    assert first.position() == second.position()
