"""The TableView: the table as one viewer may see it, from views alone (docs/protocol.md §2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, cast

from citadels.cards.catalog import deck_cards
from citadels.core.definitions import SPECIAL, Built, Rules
from citadels.core.marks import CHARACTER, FACE_DOWN, GOLD, SEAT, TURN, Mark
from citadels.core.readings import city_size, count_districts
from citadels.core.registry import Edition
from citadels.flow.scoring import certain_points
from citadels.views.view import View
from tabletop.table.session import Seat

if TYPE_CHECKING:
    from citadels.views.json_types import (
        Card,
        Character,
        CharacterMarks,
        District,
        LoweredSize,
        Mine,
        Rank,
        SeatJson,
        TableJson,
        TaxesJson,
        TurnMarks,
    )


@dataclass(frozen=True, slots=True)
class Sight:
    """A viewer's sight: `seen` is the viewer's view, `public` the public view."""

    seen: View
    public: View
    seats: Sequence[Seat]
    decider: int | None
    totals: Sequence[int] | None = None  # everybody's points, once the game is over

    @property
    def viewer(self) -> int | None:
        """Return the viewer's seat, None for everybody."""
        return self.seen.viewer


def table(sight: Sight) -> TableJson:
    """Return the part of a TableView that shows the table; who is waited for and what is asked is not in it."""
    seen = sight.seen
    size = city_size(seen)
    return {
        "edition": seen.rules.cards.word,
        "phase": seen.phase,
        "round": seen.round,
        "last_round": seen.last_round,
        "city_size": size,
        "lowered": _lowered(seen, size),
        "viewer": sight.viewer,
        "seats": [_seat(sight, seat, size) for seat in range(len(sight.seats))],
        "mine": _mine(seen),
        "centre": {
            "bank": seen.bank,
            "deck": len(seen.deck),
            "ranks": _ranks(sight),
            "aside": {"up": list(seen.up), "down": len(seen.down)},
            "specials": _specials(seen.rules),
        },
    }


def _specials(rules: Rules) -> list[str]:
    """List the special districts this game was dealt from, each once, wherever they are now (R2.3)."""
    deck = deck_cards(rules.cards, rules.specials, rules.removed)
    return [name for name in dict.fromkeys(deck) if rules.cards.kind[name] == SPECIAL]


def card(cards: Edition, name: str) -> Card:
    """Write a district card as it is printed in an edition."""
    district = cards.districts[name]
    return {"card": name, "kind": district.kind, "cost": district.cost, "points": district.worth}


def _lowered(seen: View, size: int) -> LoweredSize | None:
    """Say by which district the city size is another than was agreed, and where it stands (R7.19)."""
    if size == seen.rules.city_size:
        return None
    seat, name = next(
        (seat, name)
        for seat, player in enumerate(seen.players)
        for name in player.names
        if seen.rules.cards.districts[name].asks.city_size is not None
    )
    return {"from": seen.rules.city_size, "card": name, "seat": seat}


def _seat(sight: Sight, seat: int, size: int) -> SeatJson:
    seen, who = sight.seen, sight.seats[seat]
    player = seen.players[seat]
    return {
        "seat": seat,
        "name": who.name,
        "kind": who.kind,
        "bot": who.bot,
        "gold": player.gold,
        "hand": len(player.hand),
        "crown": seen.crown == seat,
        "characters": [_character(seen, role or None) for role in player.characters],
        "city": [_district(seen.rules.cards, built) for built in player.city],
        "built": count_districts(player),
        "complete": count_districts(player) >= size,
        "completed": player.completed,
        "active": seen.active == seat,
        "asked": sight.decider == seat,
        "points": certain_points(seen, seat) if sight.totals is None else sight.totals[seat],
        **_turn_marks(sight, seat),
    }


def _turn_marks(sight: Sight, seat: int) -> TurnMarks:
    """Say of each mark that is shown before a player whether it lies there, or is due at the end of their turn."""
    return cast(
        "TurnMarks", {mark.shown: _lies_on(sight, mark, seat) for mark in _visible_marks(sight.seen, SEAT, TURN)}
    )


def _lies_on(sight: Sight, mark: Mark[Any], seat: int) -> bool:
    on, turn = mark.on(sight.seen), sight.public.turn
    if on is not None:
        return bool((on.seat if mark.holds == TURN else on) == seat)
    if mark.due is None or turn is None or turn.seat != seat or mark.id not in sight.seen.rules.layers:
        return False
    return mark.due(sight.public, turn)


def _marks(seen: View, role: str | None) -> CharacterMarks:
    """Say of each mark that is shown on a character whether it lies there."""
    result = {mark.shown: role is not None and mark.on(seen) == role for mark in _visible_marks(seen, CHARACTER)}
    for mark in _visible_marks(seen, FACE_DOWN):
        on = mark.on(seen)
        result[mark.shown] = on is not None and role in on.on
        result[mark.real_flag] = on is not None and role is not None and role == on.real
    return cast("CharacterMarks", result)


def _visible_marks(seen: View, *kinds: str) -> Iterator[Mark[Any]]:
    """Yield the marks of this game that a table shows, of those that hold something of these kinds."""
    for name in seen.rules.marks:
        mark = seen.rules.cards.marks[name]
        if mark.shown and mark.holds in kinds:
            yield mark


def _character(seen: View, role: str | None) -> Character:
    return {"role": role, **_marks(seen, role)}


def _district(cards: Edition, built: Built) -> District:
    return {**card(cards, built.card), "coin": built.coin, "tucked": len(built.tucked), "round": built.round}


def _mine(seen: View) -> Mine | None:
    if seen.viewer is None:
        return None
    player = seen.players[seen.viewer]
    return {
        "seat": seen.viewer,
        "hand": [card(seen.rules.cards, name) for name in player.hand],
        "characters": list(player.characters),
        "draft": [list(pool) for pool in player.drafts],
    }


# --- the rank track


def _ranks(sight: Sight) -> list[Rank]:
    return [
        {
            "rank": sight.seen.rules.cards.rank[role],
            "role": role,
            "state": _rank_state(sight.public, role),
            "seat": sight.public.holder(role),
            **_marks(sight.seen, role),
            **_taxes(sight.seen, role),
        }
        for role in sight.seen.rules.cast
    ]


def _taxes(seen: View, role: str) -> TaxesJson:
    """Say how much gold lies by for a character, where gold is laid by for it (E6.9T)."""
    marks = seen.rules.cards.roles[role].marks
    return cast("TaxesJson", {mark.shown: mark.on(seen) or 0 for mark in marks if mark.holds == GOLD and mark.shown})


def _rank_state(public: View, role: str) -> Literal["waiting", "now", "done", "absent", "aside"]:
    """Say how far a rank is; for the killed and for those nobody holds it is the same (R5.1)."""
    if role in public.up:
        return "aside"
    if public.phase == "select":
        return "waiting"
    called = len(public.rules.characters) + 1 if public.called is None else public.called
    rank = public.rules.cards.rank[role]
    if rank == called:
        return "now"
    if rank > called:
        return "waiting"
    return "done" if public.holder(role) is not None else "absent"
