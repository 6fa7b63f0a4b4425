"""The result as a picture: an SVG text in which everything it shows is written out, as it may fetch nothing."""

from ui import words

WIDTH = 1080
MARGIN = 56
ROW, FOOT = 84, 48  # the height of a player's row, and below the last one
NAME = 14  # letters of a name, of which a wide one counts for two
SANS = "system-ui, 'Noto Sans', 'PingFang TC', 'PingFang SC', 'Microsoft JhengHei', 'Microsoft YaHei', sans-serif"
SERIF = (
    "Palatino, 'Palatino Linotype', Georgia, 'Songti TC', 'Songti SC', 'Noto Serif CJK TC', 'Noto Serif CJK SC', serif"
)
PALE = "#f1f3fc"
# The colours of a picture: its ground, rows, the winners' row; titles and totals, names and numbers, labels, a 0.
NIGHT = ("#0d1530", "#18224a", "#2c376b", "#e9bd3b", PALE, "#c0cae9", "#3b4d86")
WIDE = 0x2E80  # where Chinese signs begin


def score_picture(result, names, symbols, sign, art, columns, colours=NIGHT, headline=None):
    """Draw who won and everybody's points.

    Args:
        result: the view's, of a game that is over.
        names: what the players are called, seat by seat.
        symbols: the text of the symbols that are used: shields and `sign` (`art/signs.svg`), and those of `art`.
        sign: the symbol below the title.
        art: the text of what is drawn between headline and rows, and where the rows begin.
        columns: for each column its heading, the point at which it ends, and a function of a row: its number. The
            last one is the total.
        colours: those of the picture, in the order of NIGHT.
        headline: what stands there in place of who won.
    """
    ground, _, _, gold, pale, soft, _ = colours
    ranked = sorted(result["seats"], key=lambda row: (row["place"], row["seat"]))
    drawn, top = art
    height = top + ROW * len(ranked) + FOOT
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="%s" fill="%s">'
        % (WIDTH, height, WIDTH, height, SANS, pale),
        "<defs>%s</defs>" % symbols,
        '<rect width="100%%" height="100%%" fill="%s"/>' % ground,
        text(words("title"), WIDTH // 2, 112, 92 if len(words("title")) < 14 else 72, gold, "middle", SERIF),
        use(sign, WIDTH // 2 - 30, 132, 60),
        text(headline or _headline(names, ranked), WIDTH // 2, 236, 46, gold, "middle", SERIF),
        drawn,
    ]
    parts += [text(head, right, top - 18, 23, soft, "end") for head, right, _ in columns]
    parts += [_row(row, names[row["seat"]], columns, top + ROW * at, colours) for at, row in enumerate(ranked)]
    return "".join(parts) + "</svg>"


def _headline(names, ranked):
    first = [names[row["seat"]] for row in ranked if row["place"] == 1]
    return words("over-shared" if len(first) > 1 else "over-won", names=first, count=ranked[0]["total"])


def _row(row, name, columns, top, colours):
    """A player's line; `top` is where it begins."""
    _, plain, won, gold, pale, soft, faint = colours
    first = row["place"] == 1
    middle = top + ROW // 2 + 12
    kids = [
        '<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>'
        % (MARGIN - 24, top, WIDTH - 2 * MARGIN + 48, ROW - 4, won if first else plain),
        text(row["place"], MARGIN, middle, 34, soft),
        use("shield-%d" % (row["seat"] % 8), MARGIN + 36, top + 18, 44),
        text(fitting(name, NAME), MARGIN + 96, middle, 36, gold if first else pale),
    ]
    for _, right, number_of in columns[:-1]:
        number = number_of(row)
        kids.append(text(number, right, middle, 34, pale if number else faint, "end"))
    _, right, number_of = columns[-1]
    kids.append(text(number_of(row), right, middle, 46, gold, "end", SERIF))
    return "".join(kids)


def text(words, x, y, size, fill, anchor="start", face=SANS):
    """Bold text; `anchor` says whether it starts at `x`, has its middle there or ends there."""
    look = 'font-size="%d" font-weight="700" font-family="%s" fill="%s" text-anchor="%s"' % (size, face, fill, anchor)
    return '<text x="%d" y="%d" %s>%s</text>' % (x, y, look, escaped(str(words)))


def use(name, x, y, size):
    """A symbol in a square."""
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
