"""The daily game: one deal a day for everyone, worked out from a series and a date alone (docs/protocol.md §5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, NotRequired, TypedDict

from tabletop.core.errors import IllegalMove, short
from tabletop.core.rng import Dice

ALONE = ".alone"  # ends the name of a day that is played without opponents
WRITTEN = re.compile(r"([1-9]\d{0,3})\.((\d{4})-(\d\d)-(\d\d))(\.alone)?", re.ASCII)


class DailySheet(TypedDict):
    """The first screen's part of the daily game: number, first day and bot of the series, and the seats.

    `alone` is true where each day can be played without opponents as well.
    """

    series: int
    begins: str
    seats: int
    bot: str
    alone: NotRequired[bool]


class Series(NamedTuple):
    """Days that are dealt and played alike: the first of them, and the bot at each table.

    A bot that thinks without a clock plays the same on every device. Whatever changes its moves, or the deals, begins a
    new series; only the last is played.
    """

    begins: str
    bot: str


class Day(NamedTuple):
    """A day of a series, its date as in 2026-11-22; `alone` if it is played without opponents."""

    series: int
    date: str
    alone: bool = False


class DailyGame:
    """The daily games of one game: all series by their numbers, the seats of a table, and its rules by chance.

    The first seat is a person's, bots hold the others. `rules` may roll the day's dice. `alone` has the rules of a
    table for one person, in a game that can be played so: each day has such a table, too, with another deal.
    """

    def __init__(
        self,
        series: Mapping[int, Series],
        seats: int,
        rules: Callable[[Dice], dict[str, Any]],
        alone: Mapping[str, Any] | None = None,
    ) -> None:
        self.series = series
        self.seats = seats
        self.rules = rules
        self.alone = alone
        self.current = max(series)

    def sheet(self) -> DailySheet:
        """Return what the first screen shows of the daily game."""
        series = self.series[self.current]
        sheet: DailySheet = {
            "series": self.current,
            "begins": series.begins,
            "seats": self.seats,
            "bot": series.bot,
        }
        return sheet if self.alone is None else {**sheet, "alone": True}

    def read(self, data: Any) -> Day:
        """Read a day as a link writes it, `1.2026-11-22` or `1.2026-11-22.alone`.

        Raises:
            IllegalMove: It is no day that can be played; the reason says why.
        """
        match = WRITTEN.fullmatch(data) if isinstance(data, str) else None
        is_day = match is not None and _is_date(*map(int, match.group(3, 4, 5))) and not (match[6] and not self.alone)
        if match is None or not is_day:
            raise IllegalMove("this is no day of any series", "day-foreign", {"text": short(data)})
        day = Day(int(match[1]), match[2], bool(match[6]))
        if day.series != self.current:
            raise IllegalMove(
                "its bots play otherwise by now", "day-series", {"number": day.series, "count": self.current}
            )
        if day.date < self.series[self.current].begins:
            raise IllegalMove("the series had not begun", "day-early", {})
        return day

    def seats_on(self, day: Day) -> int:
        """Return how many sit at a day's table."""
        return 1 if day.alone else self.seats

    def deal(self, day: Day, names: list[str]) -> dict[str, Any]:
        """Return what `new` is asked for: the seats, the rules and the seed of a day's table."""
        dice = Dice(day.series * 100_000_000 + int(day.date.replace("-", "")))
        if day.alone:  # with a seed of its own: one table tells nothing of the other's stacks
            dice.below(1 << 32)
        seed = dice.below(1 << 32)
        rules = dict(self.alone) if day.alone and self.alone is not None else self.rules(dice)
        bot = self.series[day.series].bot
        others = [{"name": name, "kind": "bot", "bot": bot} for name in names[1:]]
        return {"seats": [{"name": names[0], "kind": "person"}, *others], "rules": rules, "seed": seed}

    def request(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return the request for a table of a day, `{"day", "names"}`; IllegalMove says why it cannot be played."""
        day, names = self.read(request.get("day")), request.get("names")
        seats = self.seats_on(day)
        if not isinstance(names, list) or len(names) != seats:
            reason = f"the number of names at a day's table is {seats}"
            raise IllegalMove(reason, "bad-request", {"text": "names"})
        return self.deal(day, names)


def _is_date(year: int, month: int, day: int) -> bool:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = {2: 29 if leap else 28, 4: 30, 6: 30, 9: 30, 11: 30}
    return 1 <= month <= 12 and 1 <= day <= days.get(month, 31)
