"""The result as a picture: an SVG text in which everything it shows is written out, as it may fetch nothing."""

import json

from final_city import drawn_city, seat_of
from over import COLUMNS, from_cards, points
from ui import stage, words

WIDTH = 1080
MARGIN = 56
TOP, ROW, FOOT = 560, 84, 48  # above the rows, each of them, below
SKY = (264, 226)  # where the city begins, and how high it is
BUILDING, NARROW = 150, 0.94  # the size of one where there is room, and of its place in a full row
RIGHT = (515, 675, 805, 910, 1024)  # where the columns of numbers end
NAME = 14  # letters of a name, of which a wide one counts for two
SANS = "system-ui, 'Noto Sans', 'PingFang TC', 'PingFang SC', 'Microsoft JhengHei', 'Microsoft YaHei', sans-serif"
SERIF = (
    "Palatino, 'Palatino Linotype', Georgia, 'Songti TC', 'Songti SC', 'Noto Serif CJK TC', 'Noto Serif CJK SC', serif"
)
GOLD, PALE, SOFT, LINE = "#e9bd3b", "#f1f3fc", "#c0cae9", "#3b4d86"
SKY_COLOURS = (
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#101a3d"/><stop offset="1" stop-color="#3a3f7a"/>'
    "</linearGradient>"
)
WIDE = 0x2E80  # where Chinese signs begin


async def picture_of(view, called):
    """Draw the result of a game that is over; `called` are the names, seat by seat."""
    seat, signs = seat_of(view), await stage.art("signs")
    city = drawn_city(view)
    symbols = await stage.symbols(json.dumps(city))
    caption = "" if seat in view["result"]["winners"] else words("over-city", player=called[seat])
    return drawing(view["result"], called, signs + symbols, [piece["name"] for piece in city], caption)


def drawing(result, names, signs, city, caption):
    """Draw who won and what everybody's points are for.

    Args:
        result: the view's, of a game that is over.
        names: what the players are called, seat by seat.
        signs: the text of the symbols: crown and shields (`art/signs.svg`), and the buildings of the city.
        city: the ids of the buildings to draw.
        caption: whose city it is; "" where the headline says it.
    """
    ranked = sorted(result["seats"], key=lambda row: (row["place"], row["seat"]))
    height = TOP + ROW * len(ranked) + FOOT
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="%s" fill="%s">'
        % (WIDTH, height, WIDTH, height, SANS, PALE),
        "<defs>%s</defs>" % signs,
        SKY_COLOURS,
        '<rect width="100%" height="100%" fill="#0d1530"/>',
        _text(words("title"), WIDTH // 2, 112, 92, GOLD, "middle", SERIF),
        _use("crown", WIDTH // 2 - 30, 132, 60),
        _text(_headline(names, ranked), WIDTH // 2, 236, 46, GOLD, "middle", SERIF),
        _city(city, caption),
        _heads(ranked),
    ]
    parts += [_row(row, names[row["seat"]], from_cards(ranked), TOP + ROW * at) for at, row in enumerate(ranked)]
    return "".join(parts) + "</svg>"


def _city(ids, caption):
    """The buildings on one line before the sky."""
    top, height = SKY
    size = min(BUILDING, (WIDTH - 2 * MARGIN) // max(1, len(ids)))
    left = (WIDTH - size * len(ids)) // 2
    drawn = int(size * NARROW)
    sky = '<rect x="%d" y="%d" width="%d" height="%d" rx="16" fill="url(#sky)"/>'
    parts = [sky % (MARGIN - 24, top, WIDTH - 2 * MARGIN + 48, height), _text(caption, MARGIN, top + 38, 26, PALE)]
    parts += [_use(id, left + at * size, top + height - drawn, drawn) for at, id in enumerate(ids)]
    return "".join(parts)


def _headline(names, ranked):
    first = [names[row["seat"]] for row in ranked if row["place"] == 1]
    return words("over-shared" if len(first) > 1 else "over-won", names=first, count=ranked[0]["total"])


def _heads(ranked):
    ids = [id for id, _ in COLUMNS] + ["cards", "total"]
    heads = [_text(words("over-column-" + id), RIGHT[at], TOP - 18, 23, SOFT, "end") for at, id in enumerate(ids)]
    return "".join(heads)


def _row(row, name, cards, top):
    """A player's line; `top` is where it begins."""
    first = row["place"] == 1
    middle = top + ROW // 2 + 12
    numbers = [points(row, ids) for _, ids in COLUMNS] + [points(row, cards), row["total"]]
    kids = [
        '<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>'
        % (MARGIN - 24, top, WIDTH - 2 * MARGIN + 48, ROW - 4, "#2c376b" if first else "#18224a"),
        _text(row["place"], MARGIN, middle, 34, SOFT),
        _use("shield-%d" % (row["seat"] % 8), MARGIN + 36, top + 18, 44),
        _text(fitting(name, NAME), MARGIN + 96, middle, 36, GOLD if first else PALE),
    ]
    for at, number in enumerate(numbers[:-1]):
        kids.append(_text(number, RIGHT[at], middle, 34, PALE if number else LINE, "end"))
    kids.append(_text(numbers[-1], RIGHT[-1], middle, 46, GOLD, "end", SERIF))
    return "".join(kids)


def _text(text, x, y, size, fill, anchor="start", face=SANS):
    """Bold text; `anchor` says whether it starts at `x`, has its middle there or ends there."""
    look = 'font-size="%d" font-weight="700" font-family="%s" fill="%s" text-anchor="%s"' % (size, face, fill, anchor)
    return '<text x="%d" y="%d" %s>%s</text>' % (x, y, look, escaped(str(text)))


def _use(name, x, y, size):
    return '<use href="#%s" x="%d" y="%d" width="%d" height="%d"/>' % (name, x, y, size, size)


def fitting(name, room):
    """A name cut to the room there is, in letters of which a wide one counts for two."""
    taken = 0
    for at, letter in enumerate(name):
        taken += 2 if ord(letter) >= WIDE else 1
        if taken > room:
            return name[:at] + "…"
    return name


def escaped(text):
    """Text escaped for SVG: a player's name is no mark-up."""
    for sign, escaped in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, escaped)
    return text
