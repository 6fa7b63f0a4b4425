"""Facts that decisions read again and again: costs, worths, what is left to build, who is ahead."""

from __future__ import annotations

from citadels.cards.edition_2016.roles.tax_collector import TAXES
from citadels.core.building import cost_of
from citadels.core.cities import set_city
from citadels.core.frames import Turn
from citadels.core.hooks import counts_as
from citadels.core.readings import count_districts
from citadels.core.registry import PLAYED
from citadels.core.state import Player, State
from citadels.flow.scoring import score
from citadels.views.view import turn_on_stack

# What lies in a hand and can never be built.
UNBUILT = frozenset(("secret_vault",))
# Whose districts pay cards, and who is paid for what others build.
PAID_IN_CARDS = frozenset(("patrician", "cardinal"))
# Who gets neither gold nor cards in another way, and pays for nothing but districts (R6).
BUILDERS = frozenset(("assassin", "thief", "king", "bishop"))
# Districts that make more of gold or cards than a build, or let one build what one has already (R7).
USES = frozenset(("imperial_treasury", "map_room", "museum", "laboratory", "smithy", "graveyard", "quarry"))


def useful(player: Player) -> list[str]:
    """List the cards in hand that could be built one day, each once (R4.3)."""
    names = player.names
    return [card for card in dict.fromkeys(player.hand) if card not in names and card not in UNBUILT]


def builds_again(state: State, seat: int, card: str) -> bool:
    """Whether who has the turn can pay in it for a district that they have already, as the Wizard may (R6.3W)."""
    turn = turn_on_stack(state)
    if turn is None or not state.rules.cards.roles[turn.role].asks.may_duplicate:
        return False
    return cost_of(state, seat, card) <= state.players[seat].gold


def income_of(state: State, seat: int, role: str) -> int:
    """Return what the districts pay this seat as a character (R4.5, R7.7)."""
    kind = state.rules.cards.income[role]
    return 0 if kind is None else counts_as(state, seat, kind)


def gold_income(state: State, seat: int, role: str) -> int:
    """Return the gold of this seat's income as a character, from all sources (R4.5, E6.4P, E6.9T)."""
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
    return max(0.5, 0.9 * (size - max([count_districts(player) for player in state.players])))


def last_use(state: State, turn: Turn) -> str:
    """Return the one resource, "gold" or "draw", that can still become a district; "" where both may or neither.

    It tells in the last round alone, and of who can do nothing else with either (R4.2, R8.1).
    """
    player = state.players[turn.seat]
    if not state.last_round or state.rules.cards is not PLAYED or state.rules.ties != "shared":
        return ""
    if turn.role not in BUILDERS or not USES.isdisjoint(player.names):
        return ""
    costs = [cost_of(state, turn.seat, card) for card in useful(player)]
    purse = player.gold + (0 if "income" in turn.taken else income_of(state, turn.seat, turn.role))
    taken = 2 if state.bank is None else min(2, state.bank)
    if any(purse < cost <= purse + taken for cost in costs):
        return "" if purse else "gold"
    return "draw" if purse and not any(cost <= purse for cost in costs) else ""
