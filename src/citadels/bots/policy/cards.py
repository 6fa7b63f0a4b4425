"""The worth of a card to a seat: to build, to hold, to give away."""

from __future__ import annotations

from collections.abc import Iterable

from citadels.bots.policy.facts import UNBUILT, points, rounds_left, useful
from citadels.bots.policy.weights import Weights
from citadels.core.building import cost_of
from citadels.core.definitions import KINDS
from citadels.core.effects import without
from citadels.core.frames import Turn
from citadels.core.readings import city_size, count_districts
from citadels.core.registry import PLAYED
from citadels.core.state import Player, State

ROUND_SPECIALS = ("imperial_treasury", "map_room", "wishing_well", "museum")
# What scores by what else stands in the city: only the edition of 2016 has these.
SCORED_SPECIALS = ("basilica", "capitol", "ivory_tower", "statue", "haunted_quarter")

# What a card is worth to keep that can never be built, and, at the least, any other.
TWIN, UNLIKED = 0.05, 0.1


def standing(state: State, player: Player, card: str, weights: Weights, rounds: float) -> float:
    """Return what a district brings once it stands in this city, its price left aside."""
    turn, cards = weights.turn, state.rules.cards
    value = turn.point * cards.worth[card]
    kind = cards.kind[card]
    kinds = player.kinds
    if kind not in kinds:
        missing = len(KINDS) - len(set(kinds))
        value += turn.last_kind if missing == 1 else turn.kind * (5 - missing + 1) * 0.5
    if kind != "special":
        return value + turn.pays * rounds
    value += turn.power * weights.power.get(card, cards.districts[card].default_bot_weight) * rounds
    if card in ROUND_SPECIALS:
        value += _scored(player, card)
    if "wishing_well" in player.names:
        value += 1.0
    if state.rules.cards is not PLAYED:
        value += _among(state, player, card)
    return value


def _among(state: State, player: Player, card: str) -> float:
    """Return what a special of 2016 scores by what else stands in the city, and what it costs an Ivory Tower (E7)."""
    value = -5.0 if "ivory_tower" in player.names and player.kinds.count("special") == 1 else 0.0
    if card not in SCORED_SPECIALS:
        return value
    if card == "basilica":
        cost = state.rules.cards.cost
        return value + 1.0 + sum([cost[name] % 2 for name in player.names])
    if card == "capitol":
        most = max([player.kinds.count(kind) for kind in KINDS])
        return value + (3.0 if most >= 3 else 1.5 if most == 2 else 0.8)
    if card == "ivory_tower":
        return value + (0.0 if "special" in player.kinds else 3.5)
    if card == "statue":
        return value + (2.5 if state.players[state.crown] is player else 1.0)
    return value + (1.0 if len(set(player.kinds)) >= 3 else 0.3)


def _scored(player: Player, card: str) -> float:
    """Return what a special scores for what lies about its owner now, halved: it may be gone by the end."""
    if card == "imperial_treasury":
        return 0.5 * max(0, player.gold - 4)
    if card == "map_room":
        return 0.5 * max(0, len(player.hand) - 1)
    return float(player.kinds.count("special")) if card == "wishing_well" else 0.5


def gold_worth(state: State, player: Player, weights: Weights) -> float:
    """Return the worth of a gold that is kept."""
    if "imperial_treasury" in player.names:
        return 1.0
    return 0.05 if state.last_round else weights.turn.price


def build_worth(state: State, seat: int, card: str, weights: Weights, rounds: float) -> float:
    """Return the gain of building a card now, its price counted."""
    player = state.players[seat]
    paid = gold_worth(state, player, weights) * cost_of(state, seat, card)
    return standing(state, player, card, weights, rounds) + weights.turn.haste - paid


def hold_worth(state: State, player: Player, card: str, weights: Weights, rounds: float) -> float:
    """Return the worth of a card in hand; next to nothing if it could not be built."""
    if card in player.names and not player.works.asks.may_duplicate:
        return 0.1
    if card in UNBUILT:
        return 3.0 * weights.turn.point - 0.5
    turn = weights.turn
    cost = state.rules.cards.cost[card]
    short = max(0, cost - player.gold - 2)
    value = 0.5 * standing(state, player, card, weights, rounds)
    return value + 0.5 - turn.keep_short * short - turn.keep_price * cost


def least(state: State, seat: int, cards: Iterable[str], weights: Weights, rounds: float) -> tuple[str, float]:
    """Return the card one misses least and what it is worth."""
    player = state.players[seat]
    hand = player.hand
    best, worth = "", 1e9
    for card in cards:
        value = 0.05 if hand.count(card) > 1 else hold_worth(state, player, card, weights, rounds)
        if value < worth:
            best, worth = card, value
    return best, worth


def cheapest_cards(state: State, seat: int, weights: Weights, but: str = "") -> list[tuple[float, str]]:
    """List the cards of a hand with what each is worth to keep, those one misses least first; `but` is left out."""
    player = state.players[seat]
    rounds = rounds_left(state, city_size(state))
    barred = () if player.works.asks.may_duplicate else player.names
    worths, seen = [], [but] if but else []
    for card in without(player.hand, seen):
        twin = card in seen or card in barred
        worths.append((TWIN if twin else max(UNLIKED, hold_worth(state, player, card, weights, rounds)), card))
        seen.append(card)
    return sorted(worths)


def finishing(state: State, turn: Turn, size: int, gold: int, limit: int) -> list[str]:
    """Return the cheapest cards that complete the city this turn with so much gold; empty if none do."""
    player = state.players[turn.seat]
    left = size - count_districts(player)
    if not 0 < left <= limit - turn.built:
        return []
    cards = sorted(useful(player), key=state.rules.cards.cost.__getitem__)[:left]
    if len(cards) < left or sum([cost_of(state, turn.seat, card) for card in cards]) > gold:
        return []
    return cards


def ending(state: State, seat: int, card: str, weights: Weights) -> float:
    """Return the worth of completing the city: less for a player who would end the game while behind (R8.1)."""
    if state.last_round:
        return 2.0
    best = max([points(state, other) for other in state.others(seat)])
    short = max(0, best + 3 - points(state, seat) - state.rules.cards.worth[card] - 4)
    return weights.turn.end_ahead - weights.turn.end_behind * short


def best_build(
    state: State, turn: Turn, cards: Iterable[str], weights: Weights, size: int, limit: int
) -> tuple[str, float]:
    """Return the card best built now and what it gains; an empty name if it is better to keep the gold."""
    player = state.players[turn.seat]
    rounds = rounds_left(state, size)
    left = size - count_districts(player)
    plan = finishing(state, turn, size, player.gold, limit) if left <= 3 else []
    spare = player.gold - sum([cost_of(state, turn.seat, card) for card in plan])
    best, most = "", 0.0
    for card in cards:
        value = build_worth(state, turn.seat, card, weights, rounds)
        if left == 1:
            value += ending(state, turn.seat, card, weights)
        elif plan and card not in plan:
            dearest = max([cost_of(state, turn.seat, word) for word in plan])
            if cost_of(state, turn.seat, card) - dearest > spare:
                value -= 6.0  # it would cost the end
        if value > most:
            best, most = card, value
    return best, most


def pays(state: State, turn: Turn, card: str) -> bool:
    """Whether a card adds to the income of the character being played."""
    return state.rules.cards.kind[card] == state.rules.cards.income[turn.role]
