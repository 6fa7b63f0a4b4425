"""Context for explaining one decision: what its seat sees, what it can still use, and who may yet act against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple

from citadels.bots.guessing.selection import still_open
from citadels.bots.policy.naming import Holders, held_once, threat
from citadels.bots.policy.picks import likings
from citadels.bots.policy.weights import Weights
from citadels.core.building import cost_of
from citadels.core.definitions import KINDS, SPECIAL, Role
from citadels.core.frames import Turn
from citadels.core.hooks import counts_as
from citadels.core.moves import Move
from citadels.core.readings import city_size, count_districts
from citadels.core.registry import Edition
from citadels.flow.scoring import score
from citadels.views.view import View

if TYPE_CHECKING:
    from citadels.bots.policy.forecast import Forecast

NEAR_END = 2  # districts short of a complete city: from here on a leader has to be watched
PAY_GOLD = ("", "income-mix")  # kinds of choice that bring an income in gold
CLOSE = 4  # points behind which one can still be overtaken by completing first


@cache
def usual(cards: Edition) -> Weights:
    """Return what a teacher says is to be expected of anybody: set by hand, and the same at every table."""
    return Weights(cards=cards)


class Reason(NamedTuple):
    """One sentence about a move: its message, how much it tells, in points, and whether it speaks for the move.

    `about` is what it explains already, of the counts a search takes ("gold", "built", …): no number need repeat it.
    A seat stands in `args` as `other`, by its number.
    """

    id: str
    args: Mapping[str, Any]
    weight: float
    good: bool = True
    about: tuple[str, ...] = ()


Reasons = Iterator[Reason]


class Scene:
    """One seat's view at one decision, with its options; players are named by their seats."""

    def __init__(self, view: View, options: Sequence[Move], reading: Forecast | None = None) -> None:
        self.reading = reading
        self.world = view
        self.edition = view.rules.cards
        self.options = options
        self.me = view.me
        self.players = self.world.players
        self.mine = self.players[self.me]
        self.others = self.world.others(self.me)
        self.take = 2 if self.world.bank is None else min(2, self.world.bank)
        self.size = city_size(self.world)

    # --- whose turn it is

    @cached_property
    def turn(self) -> Turn | None:
        """The turn that is played, if one is."""
        return self.world.turn

    @property
    def acting(self) -> Role | None:
        """The character that is played."""
        return None if self.turn is None else self.edition.roles[self.turn.role]

    @property
    def builds_left(self) -> int:
        """Return how many districts may still be built this turn."""
        return 0 if self.turn is None else max(0, self.edition.roles[self.turn.role].build_limit - self.turn.built)

    def taken(self, word: str) -> bool:
        """Whether something was used in this turn already."""
        return self.turn is not None and word in self.turn.taken

    def offers(self, verb: str) -> bool:
        """Whether one of the options has this verb."""
        return any(option.verb == verb for option in self.options)

    # --- one's own cards and gold

    def cost(self, card: str) -> int:
        """Return what a card costs this seat to build (R7.20)."""
        return cost_of(self.world, self.me, card)

    def income(self, kind: str | None, seat: int | None = None) -> int:
        """Gold that a character of this kind draws from a city, one's own if no seat is named (R4.5, R7.7)."""
        whose = self.me if seat is None else seat
        return 0 if kind is None else counts_as(self.world, whose, kind)

    @staticmethod
    def paid_kind(role: Role) -> str | None:
        """The kind of districts that pay a character gold; None where they pay cards, or nothing (E6.4P, E6.5C)."""
        in_gold = any(power.verb.word == "income" and power.verb.kind in PAY_GOLD for power in role.powers)
        return role.kind if in_gold else None

    def may_double(self, card: str) -> bool:
        """Whether this seat may build a second one of a card: the Wizard in this turn alone, so if the gold is there.

        With the Quarry it may at any time (R7.17, R6.3W).
        """
        if self.mine.works.asks.may_duplicate:
            return True
        now = self.acting is not None and self.acting.asks.may_duplicate
        return now and self.cost(card) <= self.mine.gold

    @cached_property
    def useful(self) -> list[str]:
        """The cards in hand that can be built one day, each once but where they may be doubled (R4.3)."""
        names, hand, cards = self.mine.names, self.mine.hand, self.edition.districts
        return [card for at, card in enumerate(hand) if cards[card].can_be_built
                and ((card not in names and card not in hand[:at]) or self.may_double(card))]  # fmt: skip

    def payable(self, gold: int) -> list[str]:
        """The useful cards that so much gold builds."""
        return [card for card in self.useful if self.cost(card) <= gold]

    def worthiest(self, cards: Iterable[str]) -> str:
        """Return the card of most points, the dearer of equals."""
        return max(cards, key=lambda card: (self.edition.worth[card], self.edition.cost[card], card))

    @property
    def standing(self) -> int:
        """Return how many districts one's own city has."""
        return len(self.mine.names)

    # --- the table

    def left(self, seat: int | None = None) -> int:
        """Return how many districts a city is short of its size, one's own if no seat is named."""
        return max(0, self.size - count_districts(self.players[self.me if seat is None else seat]))

    def points(self, seat: int) -> int:
        """Return a player's points now, by what is seen (R8.2)."""
        return score(self.world, seat)

    def danger(self, seat: int) -> float:
        """Return the danger of a player, in points."""
        return threat(self.world, seat, self.size, usual(self.edition))

    def missing_kinds(self, seat: int | None = None) -> int:
        """Return how many of the five kinds a city lacks; the Haunted City stands in for one (R7.6)."""
        player = self.players[self.me if seat is None else seat]
        missing = sum(kind not in player.kinds for kind in KINDS)
        spare = any(self.edition.districts[name].asks.scores_as is not None for name in player.works.names)
        return missing - 1 if missing and spare and player.kinds.count(SPECIAL) > 1 else missing

    def rival(self) -> int | None:
        """Return the player most to be feared, if one is near the end and not far behind."""
        least = self.points(self.me) - CLOSE
        near = [seat for seat in self.others if 0 < self.left(seat) <= NEAR_END and self.points(seat) >= least]
        return max(near, key=self.danger, default=None)

    def richest(self) -> int:
        """Return the other player with the most gold."""
        return max(self.others, key=lambda seat: self.players[seat].gold)

    def fullest(self) -> int:
        """Return the other player with the most cards."""
        return max(self.others, key=self.cards)

    def cards(self, seat: int) -> int:
        """Return how many cards a player holds."""
        return len(self.players[seat].hand)

    # --- who is who

    @cached_property
    def holders(self) -> Holders:
        """Return possible holders of each character, with the chances: counted exactly, then weighed by likings."""
        result: Holders = {}
        for group in still_open(self.world):
            picks = group.picks if group.cards else ()
            rows = [self._liked(seat, group.cards) for seat in picks]
            for seat, chances in zip(picks, held_once(rows, len(group.cards)), strict=True):
                for name, chance in zip(group.cards, chances, strict=True):
                    result.setdefault(name, []).append((seat, chance))
        return result

    @cached_property
    def certain(self) -> frozenset[str]:
        """The characters that are held for sure: as many left the selection together as were picked of them."""
        full = [group for group in still_open(self.world) if len(group.cards) == len(group.picks)]
        return frozenset(name for group in full for name in group.cards)

    def _liked(self, seat: int, names: tuple[str, ...]) -> list[float]:
        """The chance that a player picks each of these characters, by what everyone sees."""
        if self.reading is not None:
            return self.reading.chances(seat, names)
        liked = [exp(liking) for liking in likings(self.world, seat, names, usual(self.edition), own=False)]
        return [value / sum(liked) for value in liked]

    def in_play(self, name: str) -> float:
        """The chance that somebody else holds a character."""
        return min(1.0, sum(chance for _, chance in self.holders.get(name, ())))

    @cached_property
    def expected(self) -> dict[str, float]:
        """Estimate the liking of each character that others see in this seat (gold, cards, city), as logarithms."""
        cast = self.world.rules.cast
        return dict(zip(cast, likings(self.world, self.me, cast, usual(self.edition), own=False), strict=True))

    def may_act(self, rank: int) -> Role | None:
        """Return the character of a rank if somebody else may yet act as it this round, as far as this seat knows."""
        world = self.world
        role = self.edition.roles[world.rules.characters[rank - 1]]
        gone = {*world.up, *self.mine.characters, *self.mine.placed_aside}
        if role.id in gone or role.id not in world.rules.cast or world.silenced(role.id):
            return None
        if world.called is not None and (world.called >= rank or not self.in_play(role.id)):
            return None
        return role


def plain(label: str) -> tuple[str, bool]:
    """Take a district's name in moves apart: the card, and whether the Artist's coin lies on it."""
    return (label[:-1], True) if label.endswith("+") else (label, False)


Maker = Callable[[Scene, Move], Reasons]
