"""One decision of a turn: what to do first, and what with whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from citadels.bots.policy import raids
from citadels.bots.policy.cards import best_build, build_worth, gold_worth, least, pays
from citadels.bots.policy.facts import PAID_IN_CARDS, UNBUILT, gold_income, last_use, rounds_left, useful
from citadels.bots.policy.hands import spy, wants_cards
from citadels.bots.policy.naming import assassinate, bewitch, rob, threat
from citadels.bots.policy.paying import best_way
from citadels.bots.policy.tokens import LAYS
from citadels.bots.policy.weights import Weights
from citadels.core.building import cost_of
from citadels.core.frames import Turn
from citadels.core.hooks import cards_seen, draw_keeps
from citadels.core.menu import Menu
from citadels.core.moves import Move, several
from citadels.core.readings import city_size
from citadels.core.registry import PLAYED
from citadels.core.state import State
from citadels.flow.turn import DRAW, END, GOLD, powers
from tabletop.core.rng import Dice

if TYPE_CHECKING:
    from citadels.cards.edition_2016.roles.emperor import LateCrowning

Offers = dict[str, list[Move]]
# The verbs that this policy has rules of its own for.
RULED = frozenset((
    "gold", "draw", "build", "end", "income", "assassinate", "rob", "bewitch", "swap", "redraw", "peek", "crown",
    "tithe", "navigate", "destroy", "exchange", "beautify", "lab", "smithy", "armory", "museum",
    "warrant", "threaten", "spy", "foresee", "study", "seize",
))  # fmt: skip


def by_verb(options: Sequence[Move]) -> Offers:
    """Sort what is offered by its verb; redraws are not listed."""
    offers: Offers = {}
    for option in options.first if type(options) is Menu else options:
        offers.setdefault(option.verb, []).append(option)
    return offers


def play_turn(state: State, turn: Turn, options: Sequence[Move], weights: Weights, dice: Dice) -> Move:
    """Return the next move of a turn."""
    if len(options) == 1:
        return options[0]
    offers = by_verb(options)
    if "assassinate" in offers:
        return assassinate(state, turn.seat, offers["assassinate"], weights, dice)[0]
    if "rob" in offers:
        return rob(state, turn.seat, offers["rob"], weights, dice)[0]
    if "tithe" in offers:
        return _most(offers["tithe"], lambda move: _danger(state, move.seat, weights))
    if state.rules.cards is not PLAYED:
        first = _first(state, turn, offers, weights, dice)
        if first is not None:
            return first
    if not offers.keys() <= RULED:
        liked = _liked(state, turn, offers, weights)
        if liked is not None:
            return liked
    if "resources" not in turn.taken:
        return _early(state, turn, offers) or _gather(state, turn, offers, weights)
    early = _powers(state, turn, offers, weights, dice) or _early(state, turn, offers)
    if early is not None:
        return early
    return _build(state, turn, offers, weights) or _magic(state, turn, options, offers, weights) or _late(
        state, turn, offers, weights
    )  # fmt: skip


def _first(state: State, turn: Turn, offers: Offers, weights: Weights, dice: Dice) -> Move | None:
    """Return a move that costs nothing and is best before the resource action (E4.2): cards and gold in, tokens out."""
    for verb, lay in LAYS.items():
        if verb in offers:
            return lay(state, turn, offers[verb], weights, dice)
    if "spy" in offers:
        return spy(state, turn, offers["spy"], weights)
    if "bewitch" in offers and state.rules.cards.roles[turn.role].owed_at_once:
        return bewitch(state, turn.seat, offers["bewitch"], weights, dice)[0]
    for verb in ("foresee", "study"):
        if verb in offers:
            return offers[verb][0]
    if "income" in offers and (turn.role in PAID_IN_CARDS or len(offers["income"]) > 1):
        return _income(state, turn, offers["income"], weights)
    return None


def _income(state: State, turn: Turn, options: Sequence[Move], weights: Weights) -> Move:
    """Take what pays; where one may choose, a card for what one lacks to build, the rest in gold (E6.5A)."""
    if len(options) == 1:
        return options[0]
    cards = 1 if wants_cards(state, turn.seat) else 0
    if cards and len(useful(state.players[turn.seat])) + weights.turn.mix < 1.0:
        cards = 2
    most = max([int(move.args[0]) for move in options])
    return min(options, key=lambda move: abs(int(move.args[0]) - (most - cards)))


def _liked(state: State, turn: Turn, offers: Offers, weights: Weights) -> Move | None:
    """Use a power that no rule here speaks of, as its card says that it is liked; None if there is none to use.

    Of several players the leader is chosen, or for what does no harm the last player; of anything else the first.
    """
    usable = [power for power in powers(state, turn) if power.verb.word in offers and power.verb.word not in RULED]
    liked = [power for power in usable if power.default_bot_weight > 0 and power.times is not None]
    if not liked:
        return None
    power = max(liked, key=lambda power: power.default_bot_weight)
    sign = 1.0 if power.hostile else -1.0
    return _most(
        offers[power.verb.word],
        lambda move: sign * _danger(state, move.seat, weights) if move.seat >= 0 else 0.0,
    )


# --- resources


def _gather(state: State, turn: Turn, offers: Offers, weights: Weights) -> Move:
    """Take gold, or look for cards (R4.2)."""
    if "draw" not in offers:
        return GOLD
    player = state.players[turn.seat]
    if state.bank == 0:
        return DRAW
    if state.last_round and (late := last_use(state, turn)):
        return DRAW if late == "draw" else GOLD
    terms = weights.turn
    count = len(useful(player))
    if turn.role == "magician" and not turn.power:
        fullest = max([len(state.players[other].hand) for other in state.others(turn.seat)])
        count = max(count, min(fullest, 3))
    elif turn.role == "architect":
        count += 2
    gold = player.gold + (gold_income(state, turn.seat, turn.role) if "income" not in turn.taken else 0)
    lean = terms.draw + terms.draw_gold * min(gold, 10) * 0.25 + terms.draw_cards * min(count, 6)
    if count == 0:
        lean += terms.draw_empty
    elif count == 1:
        lean += terms.draw_one
    lean += terms.draw_seen * (cards_seen(state, turn.seat) - 2)
    lean += terms.draw_kept * (draw_keeps(state, turn.seat) - 1)
    if count and max([cost_of(state, turn.seat, card) for card in useful(player)] or [9]) <= gold:
        lean += terms.draw_ready * 4.0
    if state.last_round:
        affordable = [card for card in useful(player) if cost_of(state, turn.seat, card) <= gold]
        lean = -1.0 if not affordable and count else lean
    return DRAW if lean > 0 else GOLD


def _early(state: State, turn: Turn, offers: Offers) -> Move | None:
    """Turn a card that can never be built into gold (R7.3), or lay it under the Museum (R7.13)."""
    if "lab" not in offers and "museum" not in offers:
        return None
    player = state.players[turn.seat]
    waste = [card for card in player.hand if card in player.names or player.hand.count(card) > 1]
    if not waste:
        return None
    verb = "museum" if "museum" in offers else "lab"
    return next(option for option in offers[verb] if option.name == waste[0])


# --- powers that come before building


def _powers(state: State, turn: Turn, offers: Offers, weights: Weights, dice: Dice) -> Move | None:
    if "bewitch" in offers:
        name, worth = bewitch(state, turn.seat, offers["bewitch"], weights, dice)
        return name if worth > 0.5 else None
    if "peek" in offers:
        return _most(offers["peek"], lambda move: len(state.players[move.seat].hand)
                     + weights.turn.swap_threat * _danger(state, move.seat, weights))  # fmt: skip
    if "crown" in offers:
        return _most(
            offers["crown"],
            lambda move: _crowning(state, turn.seat, move.seat, weights) + _levied(state, turn.seat, move, weights),
        )
    return None


def _most(options: Sequence[Move], value: Callable[[Move], float]) -> Move:
    return max(options, key=value)


def _danger(state: State, seat: int, weights: Weights) -> float:
    return threat(state, seat, city_size(state), weights)


def _crowning(state: State, seat: int, other: int, weights: Weights) -> float:
    wait = (seat - other) % len(state.players)
    room = 0.8 * ("throne_room" in state.players[other].names)
    return -weights.turn.crown_threat * _danger(state, other, weights) - weights.turn.crown_wait * wait - room


def _levied(state: State, seat: int, move: Move, weights: Weights) -> float:
    """Return what the Emperor of 2016 takes beside giving the Crown: gold, or a card where he has few (E6.4E)."""
    if move.name == "gold":
        return max(gold_worth(state, state.players[seat], weights), 0.1) * 1.5
    return 1.0 if move.name == "card" and wants_cards(state, seat) else 0.2 if move.name else 0.0


def crown_late(state: State, frame: LateCrowning, options: Sequence[Move], weights: Weights) -> Move:
    """Give the Crown of the killed Emperor where it does least (E6.4E)."""
    return _most(options, lambda move: _crowning(state, frame.seat, move.seat, weights))


# --- building


def _build(state: State, turn: Turn, offers: Offers, weights: Weights) -> Move | None:
    """Build the best card, or take the income or the voyage that should come first."""
    size = city_size(state)
    limit = state.rules.cards.roles[turn.role].build_limit
    player = state.players[turn.seat]
    builds = offers.get("build", [])
    chosen: Move | None = None
    if state.rules.cards is PLAYED:
        cards = [option.name for option in builds]
        best, gain = best_build(state, turn, cards, weights, size, limit) if cards else ("", 0.0)
    else:
        chosen, gain = best_way(state, turn, builds, weights, size, limit)
        best = "" if chosen is None else chosen.name
    if "income" in offers:
        more = gold_income(state, turn.seat, turn.role)
        if not best or not pays(state, turn, best):
            return offers["income"][0]
        rounds = rounds_left(state, size)
        dearer = [
            card for card in useful(player) if player.gold < cost_of(state, turn.seat, card) <= player.gold + more
        ]
        if any(build_worth(state, turn.seat, card, weights, rounds) > gain for card in dearer):
            return offers["income"][0]
    if "navigate" in offers:
        voyage = _navigate(state, turn, offers["navigate"], weights, gain)
        if voyage is not None:
            return voyage
    if "seize" in offers:
        seized, won = raids.seize(state, turn.seat, offers["seize"], weights)
        if seized is not None and won > max(gain, weights.turn.raid_least):
            return seized
    if chosen is not None:
        return chosen
    if best:
        return next(option for option in offers["build"] if option.name == best)
    return None


def _navigate(state: State, turn: Turn, options: Sequence[Move], weights: Weights, gain: float) -> Move | None:
    """Sail if that is worth more than building (R6.7N); nothing left to build calls for cards."""
    if gain > weights.turn.navigate + 0.5 or (state.last_round and gain > 0):
        return None
    player = state.players[turn.seat]
    wanted = "navigate cards" if len(useful(player)) == 0 and player.gold >= 3 else "navigate gold"
    return next((option for option in options if option == wanted), options[0])


def _magic(state: State, turn: Turn, options: Sequence[Move], offers: Offers, weights: Weights) -> Move | None:
    """Exchange hands, or put useless cards back (R6.3M); after building from one's own hand."""
    player = state.players[turn.seat]
    good = len(useful(player))
    # A player without cards has nothing to give, however dangerous.
    swaps = [move for move in offers.get("swap", ()) if state.players[move.seat].hand]
    if swaps:

        def gain(move: Move) -> float:
            other = state.players[move.seat]
            return len(other.hand) - good + weights.turn.swap_threat * _danger(state, move.seat, weights) * 0.2

        best = max(swaps, key=gain)
        if gain(best) >= weights.turn.swap:
            return best
    if type(options) is Menu and not turn.power and state.deck:
        waste = tuple(_waste(player.hand, player.names))
        if waste and (len(waste) >= weights.turn.redraw or good == 0):
            return several("redraw", waste)
    return None


def _waste(hand: Sequence[str], names: Sequence[str]) -> list[str]:
    seen: list[str] = []
    waste = []
    for card in hand:
        if card in names or card in seen:
            waste.append(card)
        seen.append(card)
    return waste


# --- what comes after building


def _late(state: State, turn: Turn, offers: Offers, weights: Weights) -> Move:
    for verb, raid in (("destroy", raids.destroy), ("exchange", raids.exchange), ("armory", raids.armory)):
        if verb in offers:
            best, gain = raid(state, turn.seat, offers[verb], weights)
            if best is not None and gain > weights.turn.raid_least:
                return best
    player = state.players[turn.seat]
    worth = gold_worth(state, player, weights)
    if "beautify" in offers and (state.last_round or player.gold >= 3) and weights.turn.beautify > worth:
        return _most(offers["beautify"], lambda move: state.rules.cards.cost[move.name])
    if "smithy" in offers and len(useful(player)) <= 1 + weights.turn.smith and not state.last_round:
        return offers["smithy"][0]
    if "museum" in offers:
        card, item = least(state, turn.seat, player.hand, weights, rounds_left(state, city_size(state)))
        if card not in UNBUILT and (state.last_round or item < weights.turn.tuck):
            return next(option for option in offers["museum"] if option.name == card)
    return END if "end" in offers else next(iter(offers.values()))[0]
