"""The daily game: one deal a day for everyone, worked out from a series and a date alone (docs/protocol.md §5)."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from citadels.cards.catalog import DARK_CITY_SPECIALS
from tabletop.core.errors import IllegalMove, short
from tabletop.core.rng import Dice

SEATS = 4  # the first is the person's, bots hold the others
SPECIALS = 3  # Dark City districts in the deck, others every day
WRITTEN = re.compile(r"([1-9]\d{0,3})\.(\d{4})-(\d\d)-(\d\d)", re.ASCII)


class Series(NamedTuple):
    """Days that are dealt and played alike: the first of them, and the bot at each table."""

    begins: str
    bot: str


# A bot that thinks without a clock plays the same on every device. Whatever changes its moves, or the deals, begins a
# new series; only the last is played (tests/golden/test_daily.py tells when it is time).
SERIES = {
    1: Series(begins="2026-11-22", bot="strong"),
    2: Series(begins="2026-11-23", bot="strong"),  # takes the King, and raids the leader where it costs nothing
}
CURRENT = max(SERIES)


class Day(NamedTuple):
    """A day of a series, its date as in 2026-11-22."""

    series: int
    date: str

    @classmethod
    def read(cls, data: Any) -> Day:
        """Read a day as a link writes it, `1.2026-11-22`; IllegalMove says why it cannot be played."""
        match = WRITTEN.fullmatch(data) if isinstance(data, str) else None
        if match is None or not _is_date(*map(int, match.groups()[1:])):
            raise IllegalMove("this is no day of any series", "day-foreign", {"text": short(data)})
        day = cls(int(match[1]), data.partition(".")[2])
        if day.series != CURRENT:
            raise IllegalMove("its bots play otherwise by now", "day-series", {"number": day.series, "count": CURRENT})
        if day.date < SERIES[CURRENT].begins:
            raise IllegalMove("the series had not begun", "day-early", {})
        return day

    def request(self, names: list[str]) -> dict[str, Any]:
        """Return what `new` is asked for: the seats, the rules and the seed of this day's table."""
        dice = Dice(self.series * 100_000_000 + int(self.date.replace("-", "")))
        seed = dice.below(1 << 32)
        cards = list(DARK_CITY_SPECIALS)
        dice.shuffle(cards)
        specials = [card for card in DARK_CITY_SPECIALS if card in cards[:SPECIALS]]
        bot = SERIES[self.series].bot
        others = [{"name": name, "kind": "bot", "bot": bot} for name in names[1:]]
        seats = [{"name": names[0], "kind": "person"}, *others]
        return {"seats": seats, "rules": {"specials": specials}, "seed": seed}


def request(request: dict[str, Any]) -> dict[str, Any]:
    """Return the request for a table of a day, `{"day", "names"}`; IllegalMove says why it cannot be played."""
    names = request.get("names")
    if not isinstance(names, list) or len(names) != SEATS:
        raise IllegalMove("a day's table has four names", "bad-request", {"text": "names"})
    return Day.read(request.get("day")).request(names)


def _is_date(year: int, month: int, day: int) -> bool:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = {2: 29 if leap else 28, 4: 30, 6: 30, 9: 30, 11: 30}
    return 1 <= month <= 12 and 1 <= day <= days.get(month, 31)
