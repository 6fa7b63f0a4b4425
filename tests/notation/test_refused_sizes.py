"""Refusals for size repeat a few letters of a text, whatever it was."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

from citadels import Game, IllegalMove, PositionError
from citadels.table import worker
from tabletop.notation.link_packing import LinkError, Packer, write_link

from .refusals import GOOD, Path, assert_refused, changed

LONG = "x" * 10_000
ROWS = [["palace"] * 20] * 500
MOST = 250  # letters of the longest refusal; `one of …` lists the six words of a turn

ECHOES: list[tuple[Path, Any]] = [
    ((LONG,), 1),
    (("rules", LONG), 1),
    (("citadels",), LONG),
    (("citadels",), ROWS),
    (("rules", "specials"), LONG),
    (("rules", "specials"), {LONG: ROWS}),
    (("rules", "gold"), ROWS),
    (("players", 0, "name"), LONG),
    (("players", 0, LONG), 1),
    (("players", 0, "hand"), LONG),
    (("players", 0, "hand"), [LONG]),
    (("phase", "name"), ROWS),
    (("pending",), [[LONG]]),
    (("pending",), [["Search", LONG]]),
    (("pending",), [["Search", ROWS]]),
]


@pytest.mark.parametrize(("path", "value"), ECHOES, ids=count())
def test_a_refused_position_is_not_repeated_at_length(path: Path, value: Any) -> None:
    """Errors name a text in short, whatever its length."""
    with pytest.raises(PositionError) as refused:
        Game.from_position(changed((path, value)))
    assert len(str(refused.value)) <= MOST


@pytest.mark.parametrize("value", [[10**5000], {"gold": 10**5000}, 10**5000, -(10**5000)], ids=count())
def test_a_number_that_python_does_not_write_is_refused(value: Any) -> None:
    """Python writes no number of more than 4,300 digits, and a refusal need not."""
    assert_refused("gold", (("players", 0, "gold"), value))


@pytest.mark.parametrize(
    "path", [("round",), ("rules", "gold"), ("rules", "round_limit"), ("phase", "spent"), ("players", 0, "completed")]
)
def test_a_number_that_json_does_not_carry_everywhere_is_refused(path: Path) -> None:
    assert_refused(str(path[-1]), (path, 2**53))


def test_an_unknown_header_is_not_repeated_at_length() -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_record(f'[X{LONG} ""]')
    assert len(str(refused.value)) <= MOST


@pytest.mark.parametrize("move", ["x" * 1_999, "redraw" + " temple" * 250, LONG], ids=count())
def test_a_refused_move_is_not_repeated_at_length(move: str) -> None:
    game = Game.from_position(GOOD)
    with pytest.raises(IllegalMove) as refused:
        game.play(move)
    assert len(str(refused.value)) <= MOST


@pytest.mark.parametrize(
    "request_",
    [{"do": LONG}, {"do": ROWS}, {"do": "new", "seats": [], "rules": {LONG: 1}, "seed": 1},
     {"do": "new", "seats": [], "rules": {"specials": LONG}, "seed": 1},
     {"do": "replay", "record": f'[Version "{LONG}"]'}, {"do": "replay", "record": f'[X{LONG} ""]'},
     {"do": "replay", "link": LONG}, {"do": "replay", "link": f"{'9' * 5_000}.0.0"}],
    ids=count(),
)  # fmt: skip
def test_the_worker_repeats_no_request_at_length(request_: Any) -> None:
    """Errors name a text in short, whatever its length."""
    answer = json.loads(worker.answer(json.dumps(request_)))
    assert len(json.dumps(answer["error"])) <= MOST


def packed(*choices: tuple[int, int], number: int) -> int:
    """Choices and a number of no known size, as a link has them."""
    packer = Packer()
    for choice, radix in choices:
        packer.choice(choice, radix)
    packer.number(number)
    return packer.packed()


def test_a_link_with_more_moves_than_can_be_written_is_refused() -> None:
    with pytest.raises(LinkError) as refused:
        Game.from_link(write_link(1, [0, 1, packed(number=10**4500)]))
    assert refused.value.reason == "link-damaged"


def test_a_link_with_a_limit_that_cannot_be_written_is_refused() -> None:
    """The view of such a game could not be written as JSON."""
    table = packed((2, 7), *[(0, 2)] * 10, (1, 2), number=10**4500)
    with pytest.raises(LinkError) as refused:
        Game.from_link(write_link(1, [table, 1, 0]))
    assert refused.value.reason == "link-damaged"
