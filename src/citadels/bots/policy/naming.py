"""Saying a character's name: who may hold what, by what this seat saw pass, and whom it is worth hitting."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from math import exp
from operator import mul

from citadels.bots.policy.facts import points
from citadels.bots.policy.picks import common, row
from citadels.bots.policy.weights import Weights, gumbel
from citadels.core.moves import Move
from citadels.core.readings import city_size, count_districts
from citadels.core.state import State
from tabletop.core.rng import Dice

# For each character that may be in play: the seats that may hold it, with their chances.
Holders = dict[str, list[tuple[int, float]]]
# What it is worth to hit a player who holds a character: (seat, character).
Worth = Callable[[int, str], float]
# How often rows and columns of chances are scaled; more change nothing that a choice of names would notice.
ROUNDS = 4


# How sharply the worth of a name tells who reads the others from who counts alone, fitted to the names of Experts
# (docs/bots.md), and how often anything is named.
SHARP = 3.0
ANY = 0.1


def threat(state: State, seat: int, size: int, weights: Weights) -> float:
    """Return the danger of a player, in points: what they have, what they can still do, how near the end they are."""
    turn, player = weights.turn, state.players[seat]
    left = size - count_districts(player)
    near = turn.near_one if left <= 1 else turn.near_two if left == 2 else 0.0
    return points(state, seat) + turn.threat_gold * player.gold + turn.threat_card * len(player.hand) + near


def _sides(state: State, seat: int) -> list[tuple[tuple[str, ...], list[int]]]:
    """Return characters that left the selection together as this seat saw it, with the seats that chose from them."""
    me = state.players[seat]
    seats, each = len(state.players), state.rules.each
    own = {*me.characters, *state.up, *me.placed_aside}
    names = [name for name in state.rules.cast if name not in own]
    if len(me.drafts) < each:
        return [(tuple(names), state.others(seat))]
    first = me.drafts[0]
    place = min(seats - 1, max(0, len(state.rules.cast) - len(state.up) - 1 - len(first)))
    order = [(seat - place + step) % seats for step in range(seats * each)]
    sides = [(tuple([name for name in names if name not in first]), order[:place])]
    passed = [name for name in names if name in first]
    if each == 2:
        second = me.drafts[1]
        sides.append((tuple([name for name in passed if name not in second]), order[place + 1 : place + seats]))
        passed = [name for name in passed if name in second]
    sides.append((tuple(passed), order[place + 1 + seats * (each - 1) :]))
    return [(cards, who) for cards, who in sides if cards and who]


def holders(state: State, seat: int, weights: Weights) -> Holders:
    """Return who may hold which character: by what is expected of each player, or else by their liking as by one's own.

    The exact groups come first; where all hold one character, each of a group is held once.
    """
    result: Holders = {}
    for names, who in _sides(state, seat):
        if weights.forecast is not None:
            each = held_once([weights.forecast.chances(other, names) for other in who], len(names))
        else:
            each = [_by_own_likings(state, seat, other, names, weights) for other in who]
        for other, likely in zip(who, each, strict=True):
            for name, chance in zip(names, likely, strict=True):
                result.setdefault(name, []).append((other, chance))
    return result if state.swapped is None else _after_the_exchange(state, seat, result)


def _by_own_likings(state: State, seat: int, other: int, names: Sequence[str], weights: Weights) -> list[float]:
    """Return the chance of another to hold each of some characters, if they like what this seat would."""
    unseen = state.rules.each if len(state.players[seat].drafts) < state.rules.each else 1
    rows, read = weights.pick, weights.turn.read
    features = common(state, other, own=False)
    likings = [
        exp(max(-4.0, min(4.0, read * sum(map(mul, row(state, other, features, name), rows[name]))))) for name in names
    ]
    whole = sum(likings) / unseen
    return [min(1.0, liking / whole) for liking in likings]


def held_once(each: list[list[float]], count: int) -> list[list[float]]:
    """Return the chances of players to hold each of so many characters, brought into line: nobody shares one.

    What is left over lies face down and is any of them. Rows and columns are scaled in turn until each adds up to one.
    """
    if len(each) > count:  # written by hand, and not as it was played
        return each
    rows = [*each, *[[1.0 / count] * count for _ in range(count - len(each))]]
    for _ in range(ROUNDS):
        whole = [sum(column) for column in zip(*rows, strict=True)]
        rows = [[chance / total for chance, total in zip(row, whole, strict=True)] for row in rows]
        rows = [[chance / total for chance in row] for row in rows for total in (sum(row),)]
    return rows[: len(each)]


def _after_the_exchange(state: State, seat: int, result: Holders) -> Holders:
    """Return who may hold what once two players exchanged a character each (E7.27), by what this seat knows of it."""
    assert state.swapped is not None, "characters were exchanged"
    number, other, given, _ = state.swapped.known_to(seat)
    if seat in (number, other):
        gave = given if seat == number else state.swapped.got
        theirs = other if seat == number else number
        whole = state.rules.each
        return {
            **{name: [(who, chance * (whole - 1) / whole if who == theirs else chance) for who, chance in chances]
               for name, chances in result.items()},
            gave: [(theirs, 1.0)],
        }  # fmt: skip
    moved = {number: other, other: number}
    if state.rules.each == 1:
        return {name: [(moved.get(who, who), chance) for who, chance in chances] for name, chances in result.items()}
    return {
        name: [part for who, chance in chances for part in
               ([(who, chance / 2), (moved[who], chance / 2)] if who in moved else [(who, chance)])]
        for name, chances in result.items()
    }  # fmt: skip


def _kill_worth(state: State, other: int, name: str, weights: Weights, size: int) -> float:
    """Return the worth of taking a turn as this character from this player."""
    turn, player = weights.turn, state.players[other]
    kind = state.rules.cards.income[name]
    worth = turn.kill_threat * threat(state, other, size, weights) + weights.kill.get(name, 0.0)
    if kind is not None:
        worth += turn.kill_income * player.kinds.count(kind)
    if size - count_districts(player) <= 1 and player.gold and player.hand:
        worth += turn.kill_near
    return worth


def by_counting(state: State, seat: int) -> dict[str, float]:
    """Return how likely each character is held by somebody else, for who counts what passed and reads nobody."""
    return {name: len(who) / len(names) for names, who in _sides(state, seat) for name in names}


def _likeliest(state: State, seat: int, options: Iterable[Move], dice: Dice) -> tuple[Move, float]:
    """Return one of the likeliest characters by counting, drawn at random, and its probability."""
    result = by_counting(state, seat)
    most = max([result.get(option.name, 0.0) for option in options])
    near = [option for option in options if result.get(option.name, 0.0) == most]
    return near[dice.below(len(near))], most


def assassinate(state: State, seat: int, options: Sequence[Move], weights: Weights, dice: Dice) -> tuple[Move, float]:
    """Return the name whose loss hurts the others most, by the chance that somebody holds it."""
    return _named_before(state, seat, options, weights, dice, _to_kill(state, weights), 0.3)


def _to_kill(state: State, weights: Weights) -> Worth:
    size = city_size(state)
    return lambda other, name: _kill_worth(state, other, name, weights, size)


def rob(state: State, seat: int, options: Sequence[Move], weights: Weights, dice: Dice) -> tuple[Move, float]:
    """Return the name that promises the most gold."""
    return _named_before(state, seat, options, weights, dice, _to_rob(state, weights), 0.15)


def _to_rob(state: State, weights: Weights) -> Worth:
    size, turn = city_size(state), weights.turn

    def worth(other: int, _: str) -> float:
        player = state.players[other]
        near = turn.rob_near if size - count_districts(player) <= 1 else 0.0
        return player.gold * turn.rob_gold + near + 0.1

    return worth


def bewitch(state: State, seat: int, options: Sequence[Move], weights: Weights, dice: Dice) -> tuple[Move, float]:
    """Return the name whose turn is worth the most to the Witch, by the chance that it will be called."""
    size, me, harm = city_size(state), state.players[seat], weights.turn.bewitch_threat

    def worth(other: int, name: str) -> float:
        kind = state.rules.cards.income[name]
        own = weights.bewitch.get(name, 0.5) + (0.5 * me.kinds.count(kind) if kind else 0.0)
        return own + 1.0 + harm * threat(state, other, size, weights)

    return _named_before(state, seat, options, weights, dice, worth, 0.2)


def _named_before(
    state: State, seat: int, options: Sequence[Move], weights: Weights, dice: Dice, worth: Worth, noise: float
) -> tuple[Move, float]:
    """Return the name that promises most, or, of one who only counts, any that is likeliest to be held."""
    if weights.counting:
        return _likeliest(state, seat, options, dice)
    result = prospects(state, seat, weights, worth)
    if weights.heat:
        result = {name: value + weights.heat * gumbel(dice) for name, value in result.items()}
    return _best(_held(options, result), lambda name: result.get(name, 0.0), dice, noise)


def expected(state: State, seat: int, verb: str, weights: Weights) -> dict[str, float]:
    """Return how likely a seat that plays by these weights says each character's name.

    Who may be named is who this seat may think that somebody holds, less the Assassin for the Thief (R5.2).
    """
    if weights.counting:
        result = by_counting(state, seat)
    else:
        worth = _to_rob(state, weights) if verb == "rob" else _to_kill(state, weights)
        result = prospects(state, seat, weights, worth)
    spared = state.rules.characters[0] if verb == "rob" else ""
    named = [name for name in result if name != spared]
    best = max([result[name] for name in named], default=0.0)
    if weights.counting:
        return _shares(named, [float(result[name] == best) for name in named])
    return _shares(named, [exp(SHARP * (result[name] - best)) for name in named])


def _shares(names: Sequence[str], parts: Sequence[float]) -> dict[str, float]:
    """Return parts of a whole, a little of it spread evenly over all names."""
    whole = sum(parts)
    return {name: ANY / len(names) + (1 - ANY) * part / whole for name, part in zip(names, parts, strict=True)}


def prospects(state: State, seat: int, weights: Weights, worth: Worth) -> dict[str, float]:
    """Return what each character that somebody may hold is worth to hit, by the chance that each player holds it."""
    result = holders(state, seat, weights)
    return {name: sum([chance * worth(other, name) for other, chance in chances]) for name, chances in result.items()}


def _held(options: Sequence[Move], container: Container[str]) -> Sequence[Move]:
    """Return the names that somebody may hold: others are not weighed at all, or the noise could choose them."""
    return [option for option in options if option.name in container] or options


def _best(options: Iterable[Move], value: Callable[[str], float], dice: Dice, noise: float) -> tuple[Move, float]:
    best, most = None, -1e9
    for option in options:
        result = value(option.name) + noise * dice.unit()
        if result > most:
            best, most = option, result
    assert best is not None, "somebody can always be named"
    return best, most
