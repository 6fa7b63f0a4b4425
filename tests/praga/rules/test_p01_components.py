"""P1, and what of the setup is counted: pieces of the game."""

from __future__ import annotations

from praga import Game
from praga.core.places import ACTIONS, FIRST_OF_RING, NEIGHBOURS, NOWHERE, PLACES, RING
from praga.core.tables import LEVELS, SUPPLY
from praga.data.house_2 import DATA
from tests.praga.positions import moves, player, turn

TRACKS, WEALTH, MARKERS, FREE = 4, 3, 2, 2


def test_six_actions_are_open_to_everyone() -> None:
    """P1.1, P12.3: as the extra action, each of the six."""
    game = turn(player(silver=1, goldw=1, gold=9, stone=9, wealth=["gold6", "stone6", "nine"]))
    assert [move.split()[1] for move in moves(game, "extra")] == [*ACTIONS]


def test_an_action_board_has_six_hexes_and_a_ring() -> None:
    """P1.2, P15.2."""
    assert (len(PLACES), FIRST_OF_RING, len(RING)) == (18, 6, 12)


def test_a_players_cubes_all_have_a_place() -> None:
    """P1.3, P2.8: on tracks and wealth, at the projects, and free."""
    assert DATA["player"]["cubes"] == TRACKS + WEALTH + MARKERS + FREE


def test_the_supply() -> None:
    """P1.5, P15.8."""
    assert (SUPPLY["goldw"], SUPPLY["silver"], SUPPLY["egg"]) == (6, 14, 24)


def test_each_level_is_a_stack_of_six() -> None:
    """P1.4, P2.4."""
    stacks = Game.new(["Ann", "Bo"], seed=1).view(None)["stacks"]
    assert [stacks[level] for level in LEVELS] == [6, 6, 6, 6]


def test_a_place_of_the_ring_touches_one_action_or_two() -> None:
    """P15.2."""
    actions = range(FIRST_OF_RING)
    touched = [sum(other in actions for other in NEIGHBOURS[place]) for place in range(FIRST_OF_RING, len(PLACES))]
    assert sorted(touched) == [1] * 6 + [2] * 6


def test_neighbours_in_the_ring_touch() -> None:
    """P15.2."""
    ring = range(FIRST_OF_RING, len(PLACES))
    assert [sum(other in ring for other in NEIGHBOURS[place] if other != NOWHERE) for place in ring] == [2] * 12
