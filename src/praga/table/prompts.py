"""The current player's question, with its choices in groups and what each would bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from praga.bots.laying import best_places
from praga.core.frames import Arrow, At, Perform, Plank, Plaza, Side, Technology, TileIV, TileV, Token, Turn
from praga.core.moves import Move
from praga.core.places import ACTIONS
from praga.core.state import State
from praga.table.around import around
from praga.table.lapses import lapsing
from praga.table.living_score import changes_at_end
from praga.table.messages import display, message, option
from praga.table.notes import note
from praga.table.preview import preview
from praga.views.refusals import Why, track_ends

Choice = dict[str, Any]
# Groups of choices, each with a headline (docs/praga/page.md), and the first words of their moves.
GROUPS: Final = {
    "take": ("take",),
    "action": ACTIONS,
    "kept": ("bonus", "sideways", "effect"),
    "up": ("up",),
    "technologies": ("use",),
    "seals": ("seal",),
    "extra": ("extra",),
    "refresh": ("refresh",),
    "end": ("end",),
}
GROUP_OF: Final = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
ANSWER: Final = "answer"  # the group of the answers to a question
# The other questions ask which thing is kept.
QUESTIONS: Final[dict[type, str]] = {
    Perform: "perform", At: "at", Plank: "plank", Arrow: "arrow", Side: "sideways",
    Technology: "technology", Token: "token", TileIV: "bridge-tile", TileV: "bridge-tile", Plaza: "plaza",
}  # fmt: skip


def prompt(state: State, moves: Sequence[Move], refused: Iterable[tuple[str, Why]]) -> dict[str, Any]:
    """Return what the seat that decides is asked, in the protocol's form.

    `laying` is the tile whose place is asked, else None; `around` tells what lies round each place. `asks_again` names
    what would lapse with the end of the turn (P15.27): the page asks once more. `at_end` of a choice says by how many
    points it changes what the end would bring; where a tile is placed, `best` marks the turn for each place, and `pays`
    says by how many points the tile with that turn raises what its player would have if the game ended now.
    """
    frame: Any = state.stack[-1]
    turn = isinstance(frame, Turn)
    lost = lapsing(frame, moves) if turn else []
    ends = changes_at_end(state, frame.seat, moves)
    choices = [_choice(state, move, turn, at_end) for move, at_end in zip(moves, ends, strict=True)]
    for choice in choices:
        if choice["kind"] == "end":
            choice["asks_again"] = lost
    if isinstance(frame, At):
        _mark_best_turns(choices, best_places(state, frame, len(moves)))
    best = [(move, choice.get("at_end", 0)) for move, choice in zip(moves, choices, strict=True) if choice.get("best")]
    return {
        "id": question(frame, moves),
        "args": {"player": state.names[frame.seat], **_subject(frame)},
        "seat": frame.seat,
        "laying": frame.tile if isinstance(frame, At) else None,
        "around": around(state, frame, moves) if isinstance(frame, At) else {},
        "pays": {place: points for place, points in _pays(state, frame.seat, best) if points > 0},
        "choices": [*choices, *[_impossible(kind, why) for kind, why in (*refused, *track_ends(moves))]],
    }


def _subject(frame: object) -> dict[str, Any]:
    """Return what a question is about, besides whom it asks."""
    if isinstance(frame, Perform):
        return {"action": message(f"action-{frame.action}")}
    return {"on": message(f"on-{frame.on}")} if isinstance(frame, Arrow) else {}


def question(frame: object, moves: Sequence[Move]) -> str:
    """Return the message that says what is decided; in a turn what is to be done next."""
    name = _next_in_turn(moves) if isinstance(frame, Turn) else QUESTIONS.get(type(frame), "keep")
    return f"ask-{name}"


def _next_in_turn(moves: Sequence[Move]) -> str:
    """Return what comes next in a turn: a tile, its action, what is kept, moves of markers, else more or the end."""
    groups = {GROUP_OF[move.verb] for move in moves}
    first = next((group for group in ("take", "action", "kept") if group in groups), None)
    if first == "kept" and not {"bonus", "effect"} & {move.verb for move in moves}:
        return "moves"
    return first or ("end" if groups == {"end"} else "more")


def _blank(kind: str, group: str) -> Choice:
    return {
        "move": None, "kind": kind, "group": group, "aim": None, "id": f"choice-{kind}", "args": {}, "note": None,
        "enabled": True, "why_not": None, "pick": None, "asks_again": [],
    }  # fmt: skip


def _choice(state: State, move: Move, turn: bool, at_end: int) -> Choice:
    choice = _blank(move.verb, GROUP_OF[move.verb] if turn else ANSWER)
    return {
        **choice,
        **option(state, move),
        "move": str(move),
        "aim": move.words[0] if move.words else None,
        "note": note(state, move),
        **({"at_end": at_end} if at_end else {}),  # most change nothing, and openings are stored
    }


def _mark_best_turns(choices: Sequence[Choice], ranked: Sequence[Move]) -> None:
    """Mark of the choices at each place the one whose turn lets most meet: the page shows the tile so at first."""
    marked: dict[str | None, str] = {}
    for move in ranked:
        marked.setdefault(move.words[0] if len(move.words) > 1 else None, str(move))
    for choice in choices:
        if choice["move"] in marked.values():
            choice["best"] = True


def _pays(state: State, seat: int, moves: Iterable[tuple[Move, int]]) -> Iterator[tuple[str, int]]:
    """Yield each place with the points that a move there brings, at once and `at_end`."""
    for move, at_end in moves:
        if len(move.words) > 1:
            gained, _ = preview(state, seat, move)
            yield move.words[0], dict(gained).get("points", 0) + at_end


def _impossible(kind: str, why: Why) -> Choice:
    choice = _blank(kind, GROUP_OF[kind])
    choice["id"] = f"kind-{kind}"
    return {**choice, "enabled": False, "why_not": message(f"why-{why.id}", **display(why.args))}
