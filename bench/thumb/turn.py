"""A turn in its order: names and gifts, resources, income, building, the city's powers, raids, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bench.thumb import raids, targets
from bench.thumb.build import Numbered, best_build, builds_left, out_of_reach
from bench.thumb.hand import best_redraw, spare_card, swap_gain
from bench.thumb.sight import Sight
from bench.thumb.worth import gold_worth, useful
from citadels.core.moves import Move
from citadels.core.registry import PLAYED
from tabletop.core.rng import Dice


class Turn:
    """One decision of a turn: what is seen, and the options by their verb, each with its index."""

    __slots__ = ("count", "dice", "gathered", "named", "sight")

    def __init__(self, sight: Sight, options: Sequence[Move], dice: Dice) -> None:
        self.sight = sight
        self.dice = dice
        self.gathered = "resources" in sight.taken
        self.count = len(options)
        self.named: dict[str, list[tuple[int, Move]]] = {}
        for at in range(self.count):
            option = options[at]
            self.named.setdefault(option.verb, []).append((at, option))
            if option.verb == "redraw":  # the last of all, and there may be thousands
                break

    def moves(self, verb: str) -> list[Move]:
        """The options of one verb."""
        return [option for _, option in self.named[verb]]

    def index(self, verb: str, at: int = 0) -> int:
        """The index among all options of the `at`-th of one verb."""
        return self.named[verb][at][0]

    def builds(self) -> Numbered:
        """The builds that are possible now."""
        return self.named.get("build", [])


def _name(turn: Turn) -> int | None:
    if "assassinate" in turn.named:
        return turn.index("assassinate", targets.assassinate(turn.sight, turn.moves("assassinate"), turn.dice))
    if "rob" in turn.named:
        return turn.index("rob", targets.rob(turn.sight, turn.moves("rob"), turn.dice))
    return None


def _gifts(turn: Turn) -> int | None:
    if "tithe" in turn.named:
        return turn.index("tithe")
    if "crown" in turn.named:
        return turn.index("crown", targets.new_holder(turn.sight, turn.moves("crown"), turn.dice))
    return None


def _early_swap(turn: Turn) -> int | None:
    """A poor hand is exchanged before anything; a good one is played out first (R6.3M)."""
    if "swap" not in turn.named:
        return None
    at, gain = swap_gain(turn.sight, turn.moves("swap"), turn.dice)
    playable = [card for card in useful(turn.sight) if turn.sight.cost(card) <= turn.sight.gold + 2]
    return turn.index("swap", at) if gain >= 2 and not playable else None


def _resources(turn: Turn) -> int | None:
    if turn.gathered or "draw" not in turn.named:
        return None if turn.gathered else turn.index("gold")
    return turn.index("draw" if _wants_cards(turn.sight) else "gold")


def _wants_cards(sight: Sight) -> bool:
    """Whether cards serve better than gold as the resource action (R4.2)."""
    if sight.bank == 0:
        return True
    role = sight.acting
    cards = useful(sight)
    gold = sight.gold + (sight.mine.income(role.kind) if role is not None else 0)
    if sight.last_round:
        return "map_room" in sight.mine.names and not any(gold < sight.cost(card) <= gold + 2 for card in cards)
    if role is not None and role.id == "architect" and len(cards) < 3:
        return False  # two cards come anyway (R6.7A)
    if not cards:
        return True
    dearest = max(map(sight.cost, cards))
    return len(cards) == 1 and gold >= max(dearest, 4)


def _bewitch(turn: Turn) -> int | None:
    if "bewitch" not in turn.named:
        return None
    at, gain = targets.bewitch(turn.sight, turn.moves("bewitch"), turn.dice)
    return turn.index("bewitch", at) if gain > 0 or "build" not in turn.named else None


def _voyage(turn: Turn) -> int | None:
    """The Navigator sails if that brings more than building (R6.7N)."""
    if "navigate" not in turn.named:
        return None
    sight = turn.sight
    build = best_build(sight, turn.builds())
    gain = 4 * gold_worth(sight)
    if sight.bank is not None:
        gain = min(4, sight.bank) * gold_worth(sight)
    if build is not None and build[1] + 0.5 >= gain:
        return None
    wanted = "cards" if len(useful(sight)) <= 1 and sight.gold >= 3 and not sight.last_round else "gold"
    for at, option in turn.named["navigate"]:
        if option.name == wanted:
            return at
    return turn.index("navigate")


def _income(turn: Turn) -> int | None:
    """Income is taken before a build that needs it, and after one that adds to it (R4.5)."""
    if "income" not in turn.named:
        return None
    best = best_build(turn.sight, turn.builds())
    if best is not None and turn.sight.acting is not None:
        card = next(option.name for at, option in turn.builds() if at == best[0])
        if PLAYED.districts[card].kind == turn.sight.acting.kind and not _dearer_waits(turn.sight, card):
            return None
    return turn.index("income")


def _dearer_waits(sight: Sight, card: str) -> bool:
    return any(sight.cost(other) > sight.gold for other in useful(sight) if other != card)


def _peek(turn: Turn) -> int | None:
    if "peek" not in turn.named:
        return None
    return turn.index("peek", targets.fullest_hand(turn.sight, turn.moves("peek"), turn.dice))


def _build(turn: Turn) -> int | None:
    best = best_build(turn.sight, turn.builds())
    return None if best is None else best[0]


def _lab_for_a_coin(turn: Turn) -> int | None:
    """A card is turned to gold if that gold builds another, or the card is good for nothing (R7.3)."""
    if "lab" not in turn.named or turn.sight.bank == 0:
        return None
    sight = turn.sight
    card, value = spare_card(sight)
    short = builds_left(sight) > 0 and any(card != other for other in out_of_reach(sight, sight.gold))
    park = "park" in sight.mine.names and len(sight.hand) == 1
    if value < (1.2 if short else gold_worth(sight)) or park:
        return next(at for at, option in turn.named["lab"] if option.name == card)
    return None


def _forge(turn: Turn) -> int | None:
    sight = turn.sight
    if "smithy" not in turn.named or (sight.last_round and "map_room" not in sight.mine.names):
        return None
    return turn.index("smithy") if len(useful(sight)) <= 1 and sight.gold >= 2 else None


def _late_swap(turn: Turn) -> int | None:
    """What is left of a hand goes for a better one, or back under the deck (R6.3M)."""
    sight = turn.sight
    if "swap" in turn.named:
        at, gain = swap_gain(sight, turn.moves("swap"), turn.dice)
        if gain >= 1:
            return turn.index("swap", at)
    if "redraw" in turn.named:
        way = best_redraw(sight)
        if way is not None:
            return turn.index("redraw") + way
    return None


def _exhibit(turn: Turn) -> int | None:
    """The Museum takes what one misses least: a point a turn (R7.13)."""
    if "museum" not in turn.named:
        return None
    sight = turn.sight
    card, value = spare_card(sight)
    if sight.last_round and "map_room" in sight.mine.names:
        return None
    if value < 1.2 or sight.last_round or len(sight.hand) > 2:
        return next(at for at, option in turn.named["museum"] if option.name == card)
    return None


def _beautify(turn: Turn) -> int | None:
    """Gold that is not needed soon becomes points (R6.9A)."""
    if "beautify" not in turn.named:
        return None
    sight = turn.sight
    if not sight.last_round and sight.gold < 3 and useful(sight):
        return None
    if sight.last_round and "imperial_treasury" in sight.mine.names:
        return None
    options = turn.moves("beautify")
    return turn.index("beautify", max(range(len(options)), key=lambda at: PLAYED.districts[options[at].name].worth))


def _raid(turn: Turn) -> int | None:
    choices: tuple[tuple[str, Callable[[Sight, Sequence[Move]], tuple[int, float]]], ...] = (
        ("armory", raids.armory), ("destroy", raids.destroy), ("exchange", raids.exchange),
    )  # fmt: skip
    for verb, choose in choices:
        if verb in turn.named:
            at, gain = choose(turn.sight, turn.moves(verb))
            if gain > raids.LEAST:
                return turn.index(verb, at)
    return None


def _end(turn: Turn) -> int | None:
    return turn.index("end") if "end" in turn.named else None


# Each says what it wants, or leaves the word to the next.
ORDER = (
    _name, _gifts, _early_swap, _resources, _bewitch, _voyage, _income, _peek, _build, _lab_for_a_coin, _forge,
    _late_swap, _exhibit, _beautify, _raid, _end,
)  # fmt: skip


def play(sight: Sight, options: Sequence[Move], dice: Dice) -> int:
    """Return the index of what to do next in one's own turn."""
    turn = Turn(sight, options, dice)
    for rule in ORDER:
        at = rule(turn)
        if at is not None:
            return at
    return 0
