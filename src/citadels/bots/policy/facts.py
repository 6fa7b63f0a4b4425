"""What every decision asks again and again about a table: costs, worths, what is left to build, who is ahead."""

from __future__ import annotations

from citadels.cards.edition_2016.roles.tax_collector import TAXES
from citadels.core.cities import set_city
from citadels.core.hooks import counts_as
from citadels.core.readings import counted
from citadels.core.registry import PLAYED
from citadels.core.state import Player, State
from citadels.flow.scoring import score

# What lies in a hand and can never be built.
UNBUILT = frozenset(("secret_vault",))
# Whose districts pay cards, and who is paid for what others build.
PAID_IN_CARDS = frozenset(("patrician", "cardinal"))


def useful(player: Player) -> list[str]:
    """List the cards in hand that could be built one day, each once (R4.3)."""
    names = player.names
    return [card for card in dict.fromkeys(player.hand) if card not in names and card not in UNBUILT]


def income_of(state: State, seat: int, role: str) -> int:
    """Return what the districts pay this seat as a character (R4.5, R7.7)."""
    kind = state.rules.cards.income[role]
    return 0 if kind is None else counts_as(state, seat, kind)


def gold_income(state: State, seat: int, role: str) -> int:
    """Return the gold of this seat's income as a character, whatever pays it (R4.5, E6.4P, E6.9T)."""
    if state.rules.cards is PLAYED:
        return income_of(state, seat, role)
    if role == "tax_collector":
        return TAXES.on(state) or 0
    return 0 if role in PAID_IN_CARDS else income_of(state, seat, role)


def points(state: State, seat: int) -> int:
    """Return what a city scores by its districts alone."""
    worth = state.rules.cards.worth
    return sum([worth[name] for name in state.players[seat].names])


def gained(state: State, seat: int, card: str) -> int:
    """Return how many points a seat would have more with a district that comes into its city for nothing (R8.2)."""
    then = state.clone()
    set_city(then, seat, (*then.players[seat].city, state.rules.cards.plain[card]))
    return score(then, seat) - score(state, seat)


def rounds_left(state: State, size: int) -> float:
    """A guess at how many rounds are still to come, from the fullest city."""
    if state.last_round:
        return 0.0
    return max(0.5, 0.9 * (size - max([counted(player) for player in state.players])))
