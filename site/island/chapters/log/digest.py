"""Digest of the others' turns since the reader's last, above the throw: a line of signs each, with words."""

from ui import el, hidden, icon, say, shield

# The signs of lines of the story; a line without one is in the story alone, behind its button.
SIGNS = {
    "did-road": "road", "did-settlement": "settle", "did-city": "city", "did-buy": "development", "did-bank": "bank",
    "did-trade": "trade", "did-robber": "robber", "did-longest-road": "road", "did-largest-army": "knight",
}  # fmt: skip
PRIZES = ("did-longest-road", "did-largest-army")
DISCARDS = ("did-discard", "did-discard-own")
LOSSES = ("hit-steal", "hit-steal-own", "hit-monopoly")


def draw(view):
    """Draw a line for each turn of another player; None if there was none."""
    rows = [_row(view, block) for block in view["story"] if block["seat"] not in (None, view["viewer"])]
    rows = [row for row in rows if row]
    return el("ol", {"class": "digest", "key": "digest", "aria-label": say("recap")}, *rows) if rows else None


def _row(view, block):
    """The line of a turn: what was thrown, what the player did, and which cards that moved."""
    signs, cards = [], []
    for line in block["lines"]:
        if _is_own(line) or line["id"] == "did-trade" or line["id"] in DISCARDS:
            cards.append(_moved(view, line))
        elif line["player"] is None:
            _add(signs, line)
    if not signs and not cards:
        return None
    name = el("span", {"class": "name"}, block["player"])
    return el(
        "li", {"key": "d%d" % block["n"]}, shield(block["seat"]), name, *([_sign(sign) for sign in signs] + cards)
    )


def _is_own(line):
    """Whether cards of the reader came or went by a line."""
    if line["id"] == "did-trade":
        return isinstance(line["args"]["other"], dict)
    return line["id"] in LOSSES or (
        (line["id"] == "did-yield" or line["id"] in DISCARDS) and isinstance(line["player"], dict)
    )


def _add(signs, line):
    """Add the sign of a line, or count it with an earlier one that has the same; `signs` are drawn by `_sign`."""
    id, args = line["id"], line["args"]
    if id == "did-roll":
        signs.append({"name": "dice", "css": "throw", "count": args["sum"], "line": line})
        return
    name = _word(args["card"]) if id == "did-play" else SIGNS.get(id)
    css = "prize" if id in PRIZES else "played" if id == "did-play" else ""
    same = [sign for sign in signs if sign["name"] == name and sign["css"] == css]
    if same:
        same[0]["count"] = (same[0]["count"] or 1) + 1
    elif name:
        signs.append({"name": name, "css": css, "count": None, "line": line})


def _sign(sign):
    count, line = sign["count"], sign["line"]
    number = el("b", None, count) if count else None
    words = hidden(" ", say(line["id"], **line["args"]))
    props = {"class": "count " + sign["css"], "key": sign["name"] + sign["css"]}
    return el("span", props, icon(sign["name"], "island"), number, words)


def _moved(view, line):
    """Draw the cards that came or went by a line: the reader's, else the turn's or who is named."""
    own, changes = _is_own(line), _changes(line)
    kids = [] if own else _whose(view, line)
    for name, number in changes:
        kids.append(el("b", {"aria-hidden": "true"}, "%+d" % number))
        kids.append(icon(name, "island", css="resource " + name) if name else icon("cards"))
    words = say(line["id"], **line["args"])
    if not line["hit"] and line["player"] is not None:
        words = say("story-other", player=line["player"], what=words)
    lost = not [number for _, number in changes if number > 0]
    css = ("own" + (" lost" if lost else "")) if own else "count"
    return el("span", {"class": css, "key": "moved%d" % line["n"]}, *kids, hidden(words))


def _whose(view, line):
    """The sign before the cards of others: of a trade, or the shield of who discards in another's turn."""
    if line["id"] == "did-trade":
        return [icon(SIGNS["did-trade"], "island")]
    return [shield(seat["seat"]) for seat in view["seats"] if seat["name"] == line["player"]]


def _changes(line):
    """The cards that come (above 0) or go by a line, each as (kind, number), without a kind where it is not known."""
    args = line["args"]
    if line["id"] in LOSSES:
        return [(_word(args["resource"]) if "resource" in args else None, -args.get("lost", 1))]
    if line["id"] == "did-trade":
        way = 1 if _is_own(line) else -1
        return _counts(args["give"], way) + _counts(args["get"], -way)
    if "cards" not in args:
        return [(None, -args["count"])]
    return _counts(args["cards"], -1 if line["id"] in DISCARDS else 1)


def _counts(cards, way):
    return [(_word(card), way * card["args"]["count"]) for card in cards]


def _word(thing):
    """The word of a card or resource, which is an argument as it is or as a message."""
    return (thing if isinstance(thing, str) else thing["id"]).rpartition("-")[2]
