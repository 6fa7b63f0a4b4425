"""The line chart of everybody's points by round: lines in a drawing, and all text beside it in the page's size."""

from ui import el, say, shield

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
MOST_LINES = 5  # across the chart
MOST_NUMBERS = 8  # of rounds below it
LEAST_GAP = 11.0  # between two names at the ends of the lines, in parts of a hundred of the height


def chart(rounds, points, names, marks, at, words):
    """The chart of the points by seat after these rounds.

    `marks` are rounds with signs, `at` is the selected column, and `words` says what stands there.
    """
    step, top = scale(max([max(row) for row in points]))
    levels = list(range(0, top + 1, step))
    last = len(rounds) - 1
    return el(
        "div",
        {"class": "chart", "key": "chart"},
        _words("levels", [_placed("y", 100 - _share(level, top), level) for level in levels]),
        el(
            "div",
            {"class": "chart-plot"},
            _drawing(rounds, points, marks, at, levels),
            *[_sign(number, rounds, sign, order) for order, (number, sign) in enumerate(marks)],
            *[_dot(seat, row[at], top, _share(at, last)) for seat, row in enumerate(points)],
            _slider(at, last, words),
        ),
        *_ends(points, names, top),
        _words("rounds", [_placed("x", _share(column, last), rounds[column]) for column in numbered(last)]),
    )


def _words(name, kids):
    """Words beside the drawing, for eyes alone: the slider and the table say the same."""
    return el("div", {"class": "chart-" + name, "key": name, "aria-hidden": "true"}, *kids)


def _drawing(rounds, points, marks, at, levels):
    """The lines: across, upright at what is marked and at the selected column, and everybody's."""
    top = levels[-1]
    heights = [100 - _share(level, top) for level in levels]
    return el(
        "svg",
        {"viewBox": "0 0 100 100", "preserveAspectRatio": "none", "aria-hidden": "true"},
        *[_line("chart-level", 0, height, 100, height) for height in heights],
        *[_line("chart-mark", *_upright(_between(number, rounds))) for number, _ in marks],
        _line("chart-cursor", *_upright(_share(at, len(rounds) - 1))),
        *[_curve(seat, row, top) for seat, row in enumerate(points)],
    )


def _ends(points, names, top):
    """The names at the ends of the lines, kept apart, and a piece of each line that leads to its name."""
    ends = [100 - _share(row[-1], top) for row in points]
    apart = spread(ends, LEAST_GAP)
    leads = [_line("curve line-%d" % (seat % 8), 0, end, 100, apart[seat]) for seat, end in enumerate(ends)]
    labels = [
        _placed("y", apart[seat], shield(seat), el("b", None, row[-1]), el("span", None, names[seat]))
        for seat, row in enumerate(points)
    ]
    props = {"class": "chart-leads", "viewBox": "0 0 100 100", "preserveAspectRatio": "none", "aria-hidden": "true"}
    return [el("svg", props, *leads), _words("ends", labels)]


def line_of(seat):
    """A piece of a seat's line, with its pattern."""
    return el(
        "svg",
        {"class": "line-sample", "viewBox": "0 0 24 8", "aria-hidden": "true"},
        el("line", {"class": "curve line-%d" % (seat % 8), "x1": "0", "y1": "4", "x2": "24", "y2": "4"}),
    )


def scale(most):
    """The distance of the lines across the chart, and the top one, which no number is above."""
    for step in STEPS:
        if most <= step * MOST_LINES:
            break
    return step, step * max(1, -(-most // step))


def numbered(last):
    """The columns that have a number below them, from the first on."""
    for step in STEPS:
        if last // step < MOST_NUMBERS:
            break
    return list(range(0, last + 1, step))


def spread(places, gap):
    """Move places from 0 to 100 apart until they have this gap, in their order; each as little as is simple."""
    order = sorted([(place, at) for at, place in enumerate(places)])
    moved = [place for place, _ in order]
    gap = min(gap, 100.0 / max(1, len(places) - 1))
    for at in range(1, len(moved)):
        moved[at] = max(moved[at], moved[at - 1] + gap)
    limit = 100.0
    for at in range(len(moved) - 1, -1, -1):
        moved[at] = min(moved[at], limit)
        limit = moved[at] - gap
    result = [0.0] * len(places)
    for (_, at), place in zip(order, moved):  # noqa: B905 - MicroPython's zip has no `strict`
        result[at] = place
    return result


def _share(part, whole):
    return 100.0 * part / max(1, whole)


def _between(number, rounds):
    """The place of what happened in a round: between its column and the one before."""
    column = rounds.index(number) if number in rounds else 0
    return _share(max(0.0, column - 0.5), len(rounds) - 1)


def _upright(x):
    return x, 0, x, 100


def _line(css, x1, y1, x2, y2):
    return el("line", {"class": css, "x1": _text(x1), "y1": _text(y1), "x2": _text(x2), "y2": _text(y2)})


def _curve(seat, row, top):
    last = len(row) - 1
    places = ["%s,%s" % (_text(_share(at, last)), _text(100 - _share(count, top))) for at, count in enumerate(row)]
    return el("polyline", {"class": "curve line-%d" % (seat % 8), "points": " ".join(places), "key": "c%d" % seat})


def _text(number):
    return "%.2f" % number


def _placed(axis, place, *kids):
    return el("span", {"vars": {"--" + axis: _text(place) + "%"}}, *kids)


def _sign(number, rounds, sign, order):
    place = {"--x": _text(_between(number, rounds)) + "%", "--row": str(order % 2)}
    return el("span", {"class": "chart-sign", "vars": place, "key": "s%d" % order, "aria-hidden": "true"}, sign)


def _dot(seat, count, top, x):
    place = {"--x": _text(x) + "%", "--y": _text(100 - _share(count, top)) + "%"}
    return el(
        "i", {"class": "chart-dot line-%d" % (seat % 8), "vars": place, "key": "d%d" % seat, "aria-hidden": "true"}
    )


def _slider(at, last, words):
    return el(
        "input",
        {
            "type": "range",
            "min": "0",
            "max": str(last),
            "value": str(at),
            "data-do": "timeline-at",
            "aria-label": say("timeline-slider"),
            "aria-valuetext": words,
            "id": "timeline-at",
        },
    )
