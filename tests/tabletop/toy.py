"""A toy game on the kernel's frames: a draft in secret, doubts in the open, an answer in another's turn.

Every seat picks one card of a row that is handed on; then each in turn may hold, for a point, or doubt another, who
shows the doubter their card, for a point, or folds and loses it. Cards and points are added up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tabletop.core.engine import advance
from tabletop.core.frames import Frames
from tabletop.core.rng import shuffle
from tabletop.core.rulebook import Rulebook
from tabletop.core.state import GameState
from tabletop.notation.codec import decode, encode


class ToyPick(NamedTuple):
    """A seat takes one card of a row that only it sees."""

    seat: int
    row: tuple[str, ...]


class ToyTurns(NamedTuple):
    """The order of turns."""

    seat: int


class ToyTurn(NamedTuple):
    """A seat holds, or doubts another."""

    seat: int


class ToyDoubt(NamedTuple):
    """A doubted seat shows its card to the doubter, or folds and loses it."""

    seat: int
    doubter: int


class ToyState(GameState):
    """Hands of one card, the cards lost and left, points, and who has seen whose card."""

    __slots__ = ("hands", "left", "lost", "points", "seen")

    hands: list[str]
    lost: list[str]
    left: tuple[str, ...]
    points: list[int]
    seen: list[tuple[int, int]]

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seed)
        self.hands = [""] * seats
        self.lost = []
        self.left = ()
        self.points = [0] * seats
        self.seen = []


def _picks(_: ToyState, frame: ToyPick) -> list[str]:
    return [f"pick {card}" for card in frame.row]


def _pick(state: ToyState, frame: ToyPick, move: str) -> None:
    card = move.split()[1]
    state.hands[frame.seat] = card
    row = tuple(other for other in frame.row if other != card)
    if frame.seat + 1 < len(state.hands):
        state.stack.append(ToyPick(frame.seat + 1, row))
    else:
        state.left = row


def _turns(state: ToyState, frame: ToyTurns) -> None:
    if frame.seat < len(state.hands):
        state.stack += [ToyTurns(frame.seat + 1), ToyTurn(frame.seat)]


def _says(state: ToyState, frame: ToyTurn) -> list[str]:
    return ["hold", *(f"doubt {other}" for other, card in enumerate(state.hands) if card and other != frame.seat)]


def _say(state: ToyState, frame: ToyTurn, move: str) -> None:
    if move == "hold":
        state.points[frame.seat] += 1
    else:
        state.stack.append(ToyDoubt(int(move.split()[1]), frame.seat))


def _answers(_: ToyState, __: ToyDoubt) -> list[str]:
    return ["show", "fold"]


def _answer(state: ToyState, frame: ToyDoubt, move: str) -> None:
    if move == "show":
        state.seen.append((frame.doubter, frame.seat))
        state.points[frame.seat] += 1
    else:
        state.lost.append(state.hands[frame.seat])
        state.hands[frame.seat] = ""
        state.seen = [pair for pair in state.seen if pair[1] != frame.seat]


FRAMES = Frames()
FRAMES.asking(ToyPick, _picks, _pick)
FRAMES.asking(ToyTurn, _says, _say)
FRAMES.asking(ToyDoubt, _answers, _answer)
FRAMES.running(ToyTurns, _turns)


def deal(names: Sequence[str], _: Any, seed: int) -> ToyState:
    seats = len(names)
    state = ToyState(seats, seed)
    cards = [f"c{number}" for number in range(seats + 2)]
    state.rng = shuffle(state.rng, cards)
    state.lost = cards[:1]
    state.stack = [ToyTurns(0), ToyPick(0, tuple(sorted(cards[1:])))]
    advance(state)
    return state


def write(state: ToyState) -> dict[str, Any]:
    return {
        "rng": state.rng,
        "hands": state.hands[:],
        "lost": state.lost[:],
        "left": list(state.left),
        "points": state.points[:],
        "seen": [list(pair) for pair in state.seen],
        "stack": [encode(frame) for frame in state.stack],
    }


def read(data: Mapping[str, Any]) -> ToyState:
    state = ToyState(len(data["hands"]), data["rng"])
    state.hands, state.lost, state.left = data["hands"][:], data["lost"][:], tuple(data["left"])
    state.points, state.seen = data["points"][:], [(who, whose) for who, whose in data["seen"]]
    state.stack = [decode(frame, f"stack[{at}]", FRAMES) for at, frame in enumerate(data["stack"])]
    return state


def knows(state: ToyState, seat: int | None, whose: int) -> bool:
    return seat == whose or (seat, whose) in state.seen


def view(state: ToyState, seat: int | None) -> dict[str, Any]:
    hands = [card if knows(state, seat, whose) else bool(card) for whose, card in enumerate(state.hands)]
    seen: dict[str, Any] = {"hands": hands, "lost": len(state.lost), "points": state.points[:]}
    if state.stack:
        top = state.stack[-1]
        seen["asked"] = top.seat
        if type(top) is ToyPick and top.seat == seat:
            seen["row"] = list(top.row)
    return seen


def scores(state: ToyState) -> list[int]:
    return [points + (int(card[1:]) if card else 0) for points, card in zip(state.points, state.hands, strict=True)]


def winners(state: ToyState) -> list[int]:
    points = scores(state)
    return [seat for seat, own in enumerate(points) if own == max(points)]


TOY = Rulebook(deal=deal, view=view, observe=view, write=write, read=read, scores=scores, winners=winners)


def cards(state: ToyState) -> list[str]:
    """All the cards there are, wherever they lie."""
    row = [card for frame in state.stack if type(frame) is ToyPick for card in frame.row]
    return sorted([*filter(None, state.hands), *state.lost, *state.left, *row])


def reshuffle(state: ToyState, seat: int, dice: Any) -> ToyState:
    """The same game but for the cards this seat has not seen."""
    twin = state.clone()
    top = state.stack[-1] if state.stack else None
    hidden = [whose for whose, card in enumerate(state.hands) if card and not knows(state, seat, whose)]
    row = list(top.row) if type(top) is ToyPick and top.seat != seat else []
    pile = [*(state.hands[whose] for whose in hidden), *state.lost, *state.left, *row]
    dice.shuffle(pile)
    for whose in hidden:
        twin.hands[whose] = pile.pop()
    twin.lost = [pile.pop() for _ in state.lost]
    twin.left = tuple(pile.pop() for _ in state.left)
    if row:
        twin.stack[-1] = ToyPick(top.seat, tuple(sorted(pile)))  # type: ignore[union-attr]  # a row is a pick's
    return twin
