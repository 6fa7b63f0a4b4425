"""Chance (notation §5), against a second SplitMix64 written here from its description."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.rules.table import cast_of

NAMES = ["Ann", "Ben", "Cal", "Dee", "Eve", "Fay", "Gus"]
STEP = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1
CARDS = 66
SEEDS = [0, 1, 7, 2**63, 2**64 - 1]


class Chance:
    """One 64-bit state."""

    def __init__(self, state: int) -> None:
        self.state = state

    def next(self) -> int:
        """Add the step, then the two xor-shift-multiplies."""
        self.state = (self.state + STEP) & MASK
        mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 up to the bound, without it."""
        return (self.next() * bound) >> 64

    def shuffle(self, cards: list[Any]) -> list[Any]:
        """From the last index down to 1, each swapped with one not above it."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def after_the_deck(seed: int) -> Chance:
    """The generator when the deck has been shuffled; dealing from its top takes no chance."""
    chance = Chance(seed)
    chance.shuffle(list(range(CARDS)))
    return chance


def test_the_second_generator_is_splitmix() -> None:
    """Notation §5: the published first number of SplitMix64 from state 0."""
    assert Chance(0).next() == 0xE220A8397B1DCDAF


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [4, 6, 7])
def test_the_crown_is_drawn_after_the_deck(seed: int, players: int) -> None:
    """Notation §5: the deck, hands, the Crown."""
    assert Game.new(NAMES[:players], seed=seed).position()["crown"] == after_the_deck(seed).below(players)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_characters_are_shuffled_last(seed: int) -> None:
    """Notation §5, R11.27: then the characters: with six players the top one goes face down."""
    chance = after_the_deck(seed)
    chance.below(6)
    shuffled = chance.shuffle(cast_of([]))
    assert Game.new(NAMES[:6], seed=seed).position()["aside"]["down"] == shuffled[:1]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_seed_of_a_position_is_the_present_state(seed: int) -> None:
    """Notation §1: `seed` is the random generator's present state."""
    chance = after_the_deck(seed)
    chance.below(6)
    chance.shuffle(cast_of([]))
    assert Game.new(NAMES[:6], seed=seed).position()["seed"] == chance.state


def test_hands_are_dealt_four_at_a_time() -> None:
    """Notation §5: hands four at a time, by seat, from the top: one player less, the others' hands are the same."""
    six, five = (Game.new(NAMES[:players], seed=3).position()["players"] for players in (6, 5))
    assert [sorted(data["hand"]) for data in six[:5]] == [sorted(data["hand"]) for data in five]


def test_the_deck_is_what_follows_the_hands() -> None:
    """Notation §5: from the top: the sixth hand is what lies on top with five players."""
    six, five = (Game.new(NAMES[:players], seed=3).position() for players in (6, 5))
    assert sorted(six["players"][5]["hand"]) + six["deck"] == sorted(five["deck"][:4]) + five["deck"][4:]


def test_choosing_takes_no_chance() -> None:
    """Notation §5: what players decide leaves the generator alone."""
    game = Game.new(NAMES[:4], seed=3)
    before = game.position()["seed"]
    game.play(game.moves()[0])
    assert game.position()["seed"] == before
