"""What a card may answer: moments, when something happens, and questions, when something must be known.

No priorities: where an order matters, these are different moments. Handlers of a character get `(state, seat, …)`
with the seat that holds it; handlers of a district get `(state, owner, …)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from citadels.state import State

MOMENTS = {
    "rank_called": "a character was revealed: its own card acts, then every city; (seat, character)",
    "thanks_due": "before a called player does anything, a city may ask something of him; (owner, seat)",
    "gathered": "the resource action of the acting character is done; (turn)",
    "placed": "the district was built; (owner)",
    "lost": "a district was destroyed by rank 8's power; (owner of the answering card, destroyer, card)",
    "crown_passed": "the Crown went from one player to another; (owner)",
    "refund_due": "a turn ends, first: its own character; (turn)",
    "tax_due": "a turn ends, second: the characters of the game; (turn)",
    "charity_due": "a turn ends, third: the city of its player; (owner)",
    "park_due": "a turn ends, last: the city of its player; (owner)",
    "round_ended": "the killed were revealed, before the next round; ()",
    "scored": "the game is over: points beyond the district's own; (owner) -> lines",
}

QUESTIONS = {
    "cost_of": "what a card costs its builder: (price, district) -> price",
    "may_build": "whether the acting character may build in this turn: (turn) -> bool",
    "may_duplicate": "whether a second district of one name may be built: (answer) -> answer",
    "cards_seen": "how many cards a drawing player sees: (number) -> number",
    "cards_kept": "how many of them he keeps: (number) -> number",
    "counts_as": "how many districts of a kind a city counts for income: (number, kind) -> number",
    "protects": "why rank 8 may not touch a district: (built) -> reason or None",
    "price_to_destroy": "what rank 8 pays on top: (price, built) -> price",
    "city_size": "how many districts end the game: (number) -> number",
    "outlives": "whether the assassinated owner still takes the resource action: () -> bool",
    "wishes": "points for the specials of a city, the asking one among them: (number of specials) -> points",
    "kind_at_scoring": "whether its owner may choose the kind it scores as: (built, last round) -> bool",
}


def fold(state: State, seat: int, question: str, value: Any, *args: Any) -> Any:
    """Ask every district of one city in turn and return the last answer; pure."""
    for modify in state.players[seat].works.asks.get(question, ()):
        value = modify(value, *args)
    return value


def fire(state: State, moment: str, seat: int, *args: Any) -> None:
    """Let the districts of one city answer a moment, in building order."""
    for answer in state.players[seat].works.when.get(moment, ()):
        answer(state, seat, *args)


def fire_everywhere(state: State, moment: str, *args: Any) -> None:
    """Let the districts of every city answer a moment, by seat."""
    if moment not in state.rules.answered:
        return
    for seat, player in enumerate(state.players):
        if moment in player.works.when:
            fire(state, moment, seat, *args)


def fire_cast(state: State, moment: str, *args: Any) -> None:
    """Let the characters of this game answer a moment, by rank, whether anybody holds them or not."""
    for _, answer in state.rules.when.get(moment, ()):
        answer(state, *args)
