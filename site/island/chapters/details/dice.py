"""Counts of each number thrown, beside what is to be expected of two dice."""

import sheets
from ui import el, hidden, say


def sheet(throws, blocked):
    """The sheet; `throws` are the counts of the sums from 2 to 12, `blocked` how many hit the robber's hex."""
    return sheets.frame(say("dice-title"), *histogram(throws, blocked))


def histogram(throws, blocked, over=False):
    """The histogram of the sums thrown, with its figures in words, in a game that goes on or is `over`."""
    total = sum(throws)
    if not total:
        return [el("p", None, say("dice-none"))]
    rows = [_row(number, throws[number - 2], total) for number in range(2, 13)]
    most = max([max(count, expected) for _, count, expected in rows])
    kids = [_bar(number, count, expected, most) for number, count, expected in rows]
    facts = el("p", None, say("dice-total" if over else "dice-facts", count=total, sevens=throws[5], blocked=blocked))
    help = el("p", {"class": "quiet"}, say("dice-help"))
    return [facts, el("ol", {"class": "throws", "key": "throws"}, *kids), help]


def _row(number, count, total):
    return number, count, total * (6 - abs(7 - number)) / 36


def _bar(number, count, expected, most):
    sizes = {"--count": "%.1f%%" % (100 * count / most), "--expected": "%.1f%%" % (100 * expected / most)}
    words = say("dice-row", number=number, count=count, expected="%.1f" % expected)
    return el(
        "li",
        {"key": str(number), "vars": sizes},
        hidden(words),
        el("b", {"aria-hidden": "true"}, number),
        el("span", {"class": "throw-bar"}, el("i", {"class": "thrown"}), el("i", {"class": "expected"})),
        el("span", {"aria-hidden": "true"}, count),
    )
