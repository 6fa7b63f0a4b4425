"""The conformance suite itself: the toy game passes it, and games that break a promise do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.rulebook import Rulebook
from tabletop.testing.conformance import Broken, Trial, check
from tests.tabletop import toy
from tests.tabletop.toy import TOY, ToyState


def trial(rulebook: Rulebook = TOY, seats: int = 3, seed: int = 1) -> Trial:
    return Trial(rulebook, seats, None, seed, count=toy.cards, reshuffle=toy.reshuffle)


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**64 - 1))
def test_toy_game_conforms(seats: int, seed: int) -> None:
    course = check(trial(seats=seats, seed=seed))
    assert len(course.moves) >= 2 * seats


def broken(seeds: int = 20, **changes: Any) -> None:
    for seed in range(seeds):
        check(replace(trial(replace(TOY, **{k: v for k, v in changes.items() if k != "count"}), seed=seed),
                      **{k: v for k, v in changes.items() if k == "count"}))  # fmt: skip


def leaking(state: ToyState, seat: int | None) -> dict[str, Any]:
    return {**toy.view(state, seat), "left": list(state.left)}


def test_view_that_tells_hidden_cards_is_found() -> None:
    with pytest.raises(Broken, match="cannot know"):
        broken(view=leaking)


def test_view_that_is_not_plain_json_is_found() -> None:
    with pytest.raises(Broken, match="not plain JSON"):
        broken(view=lambda state, seat: {"points": tuple(state.points)})


def forgetful(data: dict[str, Any]) -> ToyState:
    state = toy.read(data)
    state.seen = []
    return state


def test_position_that_forgets_is_found() -> None:
    with pytest.raises(Broken, match="reads back as another"):
        broken(read=forgetful)


def test_what_a_position_forgets_is_named() -> None:
    with pytest.raises(Broken, match=r"\n  seen: 0 items, not \d+; from \[0\] on \[\], not "):
        broken(read=forgetful)


def test_what_a_view_tells_is_named() -> None:
    with pytest.raises(Broken, match=r"cannot know:\n  left: "):
        broken(view=leaking)


def lazy(data: dict[str, Any]) -> ToyState:
    state = toy.read(data)
    state.hands = [card and "c0" for card in state.hands]
    return state


def test_position_that_changes_a_card_is_found() -> None:
    with pytest.raises(Broken, match="reads back as another"):
        broken(read=lazy)


class Shared(ToyState):
    """A state whose copies share their points."""

    __slots__ = ()


def sharing_clone(state: Shared) -> ToyState:
    twin = ToyState.clone(state)
    twin.points = state.points
    return twin


setattr(Shared, "clone", sharing_clone)  # noqa: B010 - no class can declare it


def shared(names: Sequence[str], setup: Any, seed: int) -> ToyState:
    state = toy.deal(names, setup, seed)
    state.__class__ = Shared
    return state


def test_copy_that_shares_is_found() -> None:
    with pytest.raises(Broken, match=r"changed the original|two copies|differs after"):
        broken(deal=shared)


def test_count_that_changes_is_found() -> None:
    with pytest.raises(Broken, match="changed"):
        broken(count=lambda state: list(state.points))


def numbered(names: Sequence[str], setup: Any, seed: int, made: list[int] = []) -> ToyState:  # noqa: B006 - it is to remember
    made.append(seed)
    return toy.deal(names, setup, seed + len(made))


def test_game_that_is_not_its_seed_s_is_found() -> None:
    with pytest.raises((Broken, ValueError), match=r"replayed|not in list"):
        broken(deal=numbered)


def test_game_that_nobody_wins_is_found() -> None:
    with pytest.raises(Broken, match="winners"):
        broken(winners=lambda state: [])
