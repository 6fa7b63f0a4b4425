"""One seat's knowledge (notation §4), built up from nothing: what is not written here is not seen."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, cast

from citadels.core.definitions import Built
from citadels.core.marks import FACE_DOWN, PUBLIC, TURN, Mark
from citadels.core.registry import Edition
from citadels.core.state import Player, State
from citadels.flow.draft import Choose
from citadels.flow.options import write_rules
from citadels.views.view import UNKNOWN, View, count_seen, current_turn, hidden_hand, last_called, rest, resting_stack
from tabletop.notation.codec import encode

if TYPE_CHECKING:
    from citadels.core.position_types import (
        DistrictData,
        KnowledgeData,
        MarksData,
        PendingData,
        PhaseData,
        TurnPhase,
        ViewData,
        ViewedPlayer,
    )


def write_built(built: Built, seen: bool = True) -> str | DistrictData:
    """Write a district: its name, or an object where something belongs to it."""
    data: DistrictData = {"district": built.card}
    if built.tucked:
        data["tucked"] = list(built.tucked) if seen else len(built.tucked)
    if built.coin:
        data["coin"] = True
    if built.round is not None:
        data["built"] = built.round
    return data if len(data) > 1 else built.card


def write_taken(cards: Edition, taken: tuple[str, ...], power: int = 0) -> list[str]:
    """Write what was used in a turn, in the notation's order."""
    return [word for word in cards.taken for _ in range(power if word == "power" else taken.count(word))]


def write_marks(state: State) -> MarksData:
    """Write the marks, and whether this is the last round; a view has those alone that its viewer knows of."""
    cards = state.rules.cards
    data: dict[str, Any] = {name: cards.marks[name].bare for name in state.rules.marks}
    for name, on in state.marks.items():
        data[name] = _write_mark(cards, cards.marks[name], on)
    data["last_round"] = state.last_round
    return cast("MarksData", data)  # which marks there are is for the cards to say


def _write_mark(cards: Edition, mark: Mark[Any], on: Any) -> Any:
    if mark.holds == TURN:
        return {"seat": on.seat, "taken": write_taken(cards, on.taken)}
    if mark.holds == FACE_DOWN:
        return {"on": list(on.on), mark.real: on.real or None, "shown": on.shown}
    return on


def known_marks(state: State, viewer: int | None) -> dict[str, Any]:
    """Return the marks that a viewer knows of: those laid before all eyes, and those that they laid.

    Of tokens that lie face down the others know where they lie, not which is the real one (E5.3.1, E5.5.1).
    """
    known: dict[str, Any] = {}
    for name, on in state.marks.items():
        mark = state.rules.cards.marks[name]
        hidden = mark.holds == FACE_DOWN and not on.shown
        open_to_all = mark.audience == PUBLIC and not hidden
        if open_to_all or (viewer is not None and viewer == owner_of_mark(state, mark)):
            known[name] = on
        elif hidden:
            known[name] = on._replace(real=UNKNOWN)
    return known


def owner_of_mark(state: State, mark: Mark[Any]) -> int | None:
    """Return who plays as the character that lays a mark and so knows of it; None if nobody does."""
    layer = state.rules.layers.get(mark.id)
    return None if layer is None else state.player_of(state.rules.cards.rank[layer])


def write_turn(state: State) -> PhaseData:
    """Write the phase of a game between its calls."""
    rank = last_called(state)
    if rank == 0:  # all have chosen, and somebody is asked before the first call
        return {"name": "select", "seat": state.stack[-1].seat, "pool": []}
    turn = current_turn(state)
    taken = write_taken(state.rules.cards, turn.taken, turn.power)
    phase: TurnPhase = {
        "name": "turn", "rank": rank, "seat": turn.seat, "taken": taken,
        "built": turn.built, "extra": turn.extra, "spent": turn.spent,
    }  # fmt: skip
    if turn.resumed:
        phase["resumed"] = True
    return phase


def write_phase(state: State, viewer: int | None = None, all_seeing: bool = True) -> PhaseData:
    """Write the phase; others' pools are numbers."""
    if not state.stack:
        return {"name": "over"}
    top = state.stack[-1]
    if type(top) is Choose:
        mine = all_seeing or top.seat == viewer
        return {"name": "select", "seat": top.seat, "pool": list(top.pool) if mine else len(top.pool)}
    return write_turn(state)


def write_seen(state: State, seat: int) -> KnowledgeData:
    """Write what a seat has seen: pools it chose from, cards it knows face down, hands it knows something of."""
    player = state.players[seat]
    seen: KnowledgeData = {}
    if player.drafts:
        seen["drafts"] = [list(pool) for pool in player.drafts]
    if player.placed_aside:
        seen["aside"] = list(player.placed_aside)
    hands = {str(whose): sorted(cards) for (who, whose), cards in sorted(state.known.items()) if who == seat and cards}
    if hands:
        seen["hands"] = hands
    if state.swapped is not None:
        seen["recast"] = [part for part in state.swapped.known_to(seat) if part != ""]
    return seen


def observe(state: State, viewer: int | None) -> View:
    """Return what a seat may know, or with None what is public."""
    view = View(state.rules, [player.name for player in state.players], viewer)
    view.round, view.crown, view.bank = state.round, state.crown, state.bank
    view.deck = [UNKNOWN] * len(state.deck)
    view.up = state.up
    view.down = _down(state, viewer)
    view.swapped = None if state.swapped is None else state.swapped.known_to(viewer)
    view.marks, view.last_round = known_marks(state, viewer), state.last_round
    view.known = {pair: tuple(sorted(cards)) for pair, cards in sorted(state.known.items())
                  if pair[0] == viewer and cards}  # fmt: skip
    for seat, player in enumerate(state.players):
        _show(player, view, seat, state.revealed)
    count_seen(view)
    _lay(state, view)
    return view


def _down(state: State, viewer: int | None) -> tuple[str, ...]:
    """Return the cards face down in an order that tells nothing: first what is known, by name, then the rest."""
    known = state.players[viewer].placed_aside if viewer is not None else ()
    seen = sorted([name for name in state.down if name in known])
    return (*seen, *[UNKNOWN] * (len(state.down) - len(seen)))


def _show(player: Player, view: View, seat: int, revealed: Collection[str]) -> None:
    """Show one player: all of it to themselves, to others what is public."""
    seen = view.players[seat]
    seen.gold, seen.completed = player.gold, player.completed
    seen.names, seen.kinds, seen.works = player.names, player.kinds, player.works  # they follow from the open city
    if seat == view.viewer:
        seen.hand, seen.city, seen.characters = player.hand, player.city, player.characters
        seen.drafts, seen.placed_aside = player.drafts, player.placed_aside
        return
    seen.hand = hidden_hand(view, seat, len(player.hand))
    seen.city = tuple([built._replace(tucked=(UNKNOWN,) * len(built.tucked)) if built.tucked else built
                       for built in player.city])  # fmt: skip
    held = player.characters
    if view.swapped is not None and len(held) > 1 and seat in view.swapped[:2]:
        # In whose place the other's character lies would tell which was given (E7.27): those that are shown come first.
        held = tuple(sorted(held, key=lambda name: (name not in revealed, view.rules.cards.rank[name])))
    seen.characters = tuple([name if name in revealed else UNKNOWN for name in held])


def _lay(state: State, view: View) -> None:
    """Lay what happens next: the current player sees the question, the others the phase."""
    if not state.stack:
        return
    top = state.stack[-1]
    if top.seat == view.viewer:
        view.stack = state.stack[:]
        question = state.rules.cards.questions.get(type(top).__name__)
        if question is not None and question.sees is not None:
            view.deck = question.sees(state, top)  # the current player looks through it; its order stays hidden (R15.3)
    elif type(top) is Choose:
        rest(view, Choose(top.seat, (UNKNOWN,) * len(top.pool)))
    else:
        rank = last_called(state)
        if rank == 0:  # all have chosen, and somebody is asked before the first call
            rest(view, Choose(top.seat, ()))
        else:
            rest(view, current_turn(state)._replace(role=state.rules.characters[rank - 1]))


def lay_open(state: State) -> View:
    """Return the table with all that is anybody's laid open, as a replay shows it: only the deck stays hidden."""
    view = observe(state, None)
    for player, seen in zip(state.players, view.players, strict=True):
        seen.hand, seen.city, seen.characters = player.hand, player.city, player.characters
    view.down, view.marks = state.down, state.marks
    return view


def write_view(view: View) -> ViewData:
    """Write a view as JSON (notation §4)."""
    data: ViewData = {
        "citadels": 1,
        "rules": write_rules(view.rules),
        "round": view.round,
        "crown": view.crown,
        "bank": view.bank,
        "deck": len(view.deck),
        "players": [_player(view, seat) for seat in range(len(view.players))],
        "aside": {"up": list(view.up), "down": [name or None for name in view.down]},
        "phase": write_phase(view, view.viewer, all_seeing=False),
        **write_marks(view),
        **write_pending(view),
    }
    if "pending" in data:
        question = view.rules.cards.questions.get(type(view.stack[-1]).__name__)
        if question is not None and question.sees is not None:
            data["pending"][-1].append(list(view.deck))
    return data


def _player(view: View, seat: int) -> ViewedPlayer:
    player = view.players[seat]
    mine = seat == view.viewer
    data: ViewedPlayer = {
        "name": player.name,
        "gold": player.gold,
        "hand": list(player.hand) if mine else len(player.hand),
        "city": [write_built(built, mine) for built in player.city],
        "characters": [name or None for name in player.characters],
        "completed": player.completed,
    }
    seen = write_seen(view, seat) if mine else {}
    if seen:
        data["seen"] = seen
    return data


def view(state: State, viewer: int | None) -> ViewData:
    """Return what a seat may know as JSON, or with None what is public (notation §4)."""
    return write_view(observe(state, viewer))


def write_pending(state: State) -> PendingData:
    """Write what is being asked where phase and marks do not say it already."""
    frames = [] if state.stack == resting_stack(state) else [encode(frame) for frame in state.stack[2:]]
    return {"pending": frames} if frames else {}
