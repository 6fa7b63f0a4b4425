"""A temper of a bot's own, in the place of that of its seat (catan.bots.tempers)."""

from __future__ import annotations

from typing import Any

from catan import Game
from catan.bots import BOTS, SEATED
from catan.bots.tempers import BY_WORD, temper_of
from tabletop.bots.tempers import TEMPERS


def temper(kind: str, seat: int) -> Any:
    """The temper of a bot of this kind at a seat of a new island."""
    bot: Any = SEATED[kind]()
    return bot._temper(Game.new(["Ann", "Ben", "Cem"], seed=5).observe(seat))


def test_there_is_one_for_each_word() -> None:
    assert tuple(BY_WORD) == TEMPERS


def test_it_is_the_same_at_every_seat() -> None:
    assert {temper("casual-vengeful", seat) for seat in range(3)} == {BY_WORD["vengeful"]}


def test_without_one_the_seat_decides() -> None:
    game = Game.new(["Ann", "Ben", "Cem"], seed=5)

    assert [temper("casual", seat) for seat in range(3)] == [temper_of(game.observe(seat)) for seat in range(3)]


def test_every_strength_may_have_one() -> None:
    assert [name for name in BOTS if name != "random" and f"{name}-sly" not in SEATED] == []
