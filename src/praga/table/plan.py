"""The turn as a plan: its moves as steps, each with what it brings now and changes at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from praga.core.frames import REVEALING
from praga.core.goods import Effect, Part
from praga.core.moves import TRACK_WORDS, Move
from praga.core.state import State
from praga.core.tables import KINDS, PROJECTS
from praga.flow.projects import marker
from praga.game import Game
from praga.table.living_score import to_come
from praga.table.messages import message, option
from praga.table.notes import note, priced
from praga.table.preview import GOODS, changes
from tabletop.core.engine import apply, options

if TYPE_CHECKING:
    from tabletop.table.answers import Message

# Moves whose text does not name what they take or do: their note does.
NAMED_BY_NOTE: Final = ("use", "seal", "keep", "end")
FIGURES: Final = ("brings", "brings-nothing", "note-cost")  # notes that are figures alone
TURN_ENDED: Final = "turn-ended"
STEPS: Final = ("take", "bonus", "keep", "effect", "extra", "end")  # moves whose steps have words of their own


class Step(NamedTuple):
    """A move of a turn, between the state in which it is made and the state after it.

    Attributes:
        reveals: Whether something comes to light with it, so that another plan may be better from there on.
    """

    move: Move
    before: State
    after: State
    reveals: bool = False


def foresee(state: State, moves: Sequence[Move]) -> list[Step]:
    """Return the steps that the moves of a plan make, up to where the plan rests on something hidden.

    `state` is what a seat knows: what it draws is a guess. So a plan ends where tiles are looked at, and before a tile
    that its own steps have drawn. The first move is always a step.
    """
    steps, drawn, before = list[Step](), set[str](), state
    for move in moves:
        guessed = move.words and move.words[0] in drawn
        if steps and (not before.stack or isinstance(before.stack[-1], REVEALING) or guessed):
            break
        if steps and move not in options(before):
            break
        after = before.clone()
        apply(after, move)
        drawn.update(set(_in_rows(after)) - set(_in_rows(before)))
        steps.append(Step(move, before, after, after.barrier not in (None, TURN_ENDED)))
        before = after
    return steps


def look_back_on_turn(game: Game) -> list[Step]:
    """Return what the seat that decides has done in its turn; nothing in another's turn, or if it is not known."""
    history, seat = game.history, game.to_move
    if game.over or seat != game.observe(None).state.turn_of:
        return []
    since = next((step for step in range(len(history), 0, -1) if history[step - 1].verb == "end"), 0)
    steps = []
    for move, state in game.played(since):
        if state.stack[-1].seat == seat:
            before = state.clone()
            after = before.clone()
            apply(after, move)
            steps.append(Step(move, before, after))
    return steps


def _in_rows(state: State) -> Iterator[str]:
    for row in state.rows:
        yield from row


def brings(before: State, after: State, seat: int) -> tuple[Effect, Effect]:
    """Return what a turn brings a seat and what it costs, each good net: goods, moves on the Wall and the Cathedral.

    Of the end of the game only the points in play count: what the end itself scores is no gain of the turn.
    """
    if after.sheet:
        points = after.sheet[seat].played - before.points[seat]
        return (Part("points", points),) if points else (), ()
    gained, paid = changes(before, after, seat)
    moves = [Part(on, sum(marker(after, on)[seat]) - sum(marker(before, on)[seat])) for on in PROJECTS]
    return (*gained, *[part for part in moves if part.number > 0]), paid


def add_up(steps: Iterable[tuple[State, State]], seat: int) -> tuple[Effect, Effect]:
    """Return what steps, each from a state to another, bring a seat together and cost it, each good net."""
    net: Counter[str] = Counter()
    for before, after in steps:
        gained, paid = brings(before, after, seat)
        net.update(dict(gained))
        net.subtract(dict(paid))
    goods = [Part(good, net[good]) for good in (*GOODS, *PROJECTS)]
    gained = tuple([part for part in goods if part.number > 0])
    return gained, tuple([Part(part.good, -part.number) for part in goods if part.number < 0])


def change_at_end(before: State, after: State, seat: int) -> int:
    """Return by how many points what the end would bring has changed; nothing once the game is over."""
    return to_come(after, seat) - to_come(before, seat) if after.stack else 0


def write_plan(steps: Sequence[Step], at: int, seat: int) -> dict[str, Any]:
    """Return a plan for the page: the number of its turn, its steps in order, and how many of them are done.

    The figures of each step are net of what it pays; `total` and `at_end` are the sums of all steps.
    """
    turn = steps[0].before.turn if steps else 0
    listed = [_write_step(step, seat) for step in steps]
    later = sum([step.get("at_end", 0) for step in listed])
    total = priced(*add_up([(step.before, step.after) for step in steps], seat)) or message("brings-nothing")
    return {"turn": turn, "at": at, "steps": listed, "total": total, **({"at_end": later} if later else {})}


def _write_step(step: Step, seat: int) -> dict[str, Any]:
    later = change_at_end(step.before, step.after, seat)
    text = _text(note(step.before, step.move)) if step.move.verb in NAMED_BY_NOTE else None
    return {
        "move": str(step.move),
        **_label(step),
        "note": text,
        "figures": priced(*brings(step.before, step.after, seat)),
        **({"at_end": later} if later else {}),
        **({"reveals": True} if step.reveals else {}),
    }


def _label(step: Step) -> Message:
    """Return the words of a step: what is done; of a tile from a row without its reward, which comes where it lies."""
    verb = step.move.verb
    if verb in KINDS:
        return message(f"step-{verb}")
    args = option(step.before, step.move)["args"]
    if verb in TRACK_WORDS:
        return message(f"step-{verb}-{step.move.words[0]}")
    if verb == "at":
        return message("step-at" if len(step.move.words) > 1 else "step-over", **args)
    return message(f"step-{verb}", **args) if verb in STEPS else option(step.before, step.move)


def _text(what: Message | None) -> Message | None:
    """Return the part of a note that is no figure."""
    if what is None or what["id"] in FIGURES:
        return None
    return _text(what["args"]["what"]) if what["id"] == "note-for" else what
