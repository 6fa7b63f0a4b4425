"""The order of moves is public: links count on it (notation §2; written down in docs/adr/0002)."""

from typing import Any

import pytest

from citadels import Game


def _moves(seat: dict[str, Any], rank: int, taken: list[str], **keys: Any) -> list[str]:
    others = [{"gold": 0, "hand": ["palace"], "city": ["manor", "tavern"]}, {"city": ["temple"]}, {}]
    phase = {"name": "turn", "rank": rank, "seat": 0, "taken": taken}
    position = {"citadels": 1, "players": [seat, *others], "phase": phase, **keys}
    return [str(move) for move in Game.from_position(position).moves()]


def test_resources_then_power_then_city_before_the_resource_action() -> None:
    """Resource actions; the character's powers; the city's, in building order; no build, no end."""
    king = {"gold": 4, "hand": ["docks", "church"], "city": ["smithy", "castle", "laboratory"], "characters": ["king"]}
    assert _moves(king, 4, []) == ["gold", "draw", "income", "smithy", "lab docks", "lab church"]


def test_builds_in_hand_order_then_end() -> None:
    """After the resource action: builds as the cards lie in the hand, each name once, then `end`."""
    king = {"gold": 4, "hand": ["docks", "church", "docks"], "city": ["castle"], "characters": ["king"]}
    assert _moves(king, 4, ["resources", "income"]) == ["build docks", "build church", "end"]


def test_characters_by_rank() -> None:
    """Names are listed by rank."""
    thief = {"characters": ["thief"]}
    assert _moves(thief, 2, ["resources"], assassinated="king") == [
        "rob magician", "rob bishop", "rob merchant", "rob architect", "rob warlord", "end",
    ]  # fmt: skip


def test_targets_by_seat_and_building_order() -> None:
    """Districts to destroy are listed from seat 0, each city in building order."""
    warlord = {"gold": 2, "city": ["temple"], "characters": ["warlord"]}
    assert _moves(warlord, 8, ["resources"]) == [
        "destroy 0 temple", "destroy 1 manor", "destroy 1 tavern", "destroy 2 temple", "end",
    ]  # fmt: skip


def test_redraws_come_last_in_mixed_radix() -> None:
    """Number i says how many of each different card go back, the first card's number changing quickest."""
    magician = {"hand": ["docks", "church", "docks"], "characters": ["magician"]}
    assert _moves(magician, 3, ["resources"]) == [
        "swap 1", "swap 2", "swap 3", "end", "redraw docks", "redraw docks docks", "redraw church",
        "redraw church docks", "redraw church docks docks",
    ]  # fmt: skip


def test_a_pool_is_listed_by_rank() -> None:
    """The cards to choose from are sorted when they are dealt, so that they do not tell how they were shuffled."""
    moves = [str(move) for move in Game.new(["A", "B"], seed=3).moves()]
    assert moves == sorted(moves, key=lambda text: [
        "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord",
    ].index(text.split()[1]))  # fmt: skip


@pytest.mark.parametrize("before", [(), ("pick {}", "pick {}", "pick {}", "pick {}", "draw")], ids=["pool", "drawn"])
def test_a_list_of_moves_is_the_callers_own(before: tuple[str, ...]) -> None:
    """Changes that a caller makes to the list are unseen by the next caller."""
    game = Game.new(["A", "B", "C", "D"], seed=3)
    for text in before:
        game.play(text.format(game.moves()[0].name))
    first = game.moves()
    listed = [*first]
    assert isinstance(first, list)
    first.reverse()
    assert game.moves() == listed
