"""Digest of the others' turns since the reader's last, above the throw: a line of signs each, with words."""

from ui import el, hidden, icon, say, shield

# The signs of lines of the story; a line without one is in the story alone, behind its button.
SIGNS = {
    "did-road": "road", "did-settlement": "settle", "did-city": "city", "did-buy": "development", "did-bank": "bank",
    "did-trade": "trade", "did-robber": "robber", "did-longest-road": "road", "did-largest-army": "knight",
}  # fmt: skip
PRIZES = ("did-longest-road", "did-largest-army")
LOSSES = ("hit-steal", "hit-steal-own", "hit-monopoly")


def draw(view):
    """Draw a line for each turn of another player; None if there was none."""
    rows = [_row(view, block) for block in view["story"] if block["seat"] not in (None, view["viewer"])]
    rows = [row for row in rows if row]
    return el("ol", {"class": "digest", "key": "digest", "aria-label": say("recap")}, *rows) if rows else None


def _row(view, block):
    """The line of a turn: what was thrown, what the player did, and what that gave the reader or took from them."""
    signs, own = [], []
    for line in block["lines"]:
        if line["id"] in LOSSES or (line["id"] == "did-yield" and isinstance(line["player"], dict)):
            own.append(_own(line))
        elif line["player"] is None:
            _add(signs, line)
    if not signs and not own:
        return None
    name = el("span", {"class": "name"}, block["player"])
    return el("li", {"key": "d%d" % block["n"]}, shield(block["seat"]), name, *([_sign(sign) for sign in signs] + own))


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


def _own(line):
    """Word a line's gain for the reader, or loss."""
    lost = line["id"] in LOSSES
    cards = line["args"].get("cards") or []
    signs = [(_word(card), card["args"]["count"]) for card in cards]
    if lost:
        resource = line["args"].get("resource")
        signs = [(_word(resource) if resource else None, line["args"].get("lost", 1))]
    kids = []
    for name, number in signs:
        kids.append(el("b", {"aria-hidden": "true"}, "%+d" % (-number if lost else number)))
        kids.append(icon(name, "island", css="resource " + name) if name else icon("cards"))
    words = say(line["id"], **line["args"])
    if not line["hit"] and line["player"] is not None:
        words = say("story-other", player=line["player"], what=words)
    return el("span", {"class": "own" + (" lost" if lost else ""), "key": "own%d" % line["n"]}, *kids, hidden(words))


def _word(thing):
    """The word of a card or resource, which is an argument as it is or as a message."""
    return (thing if isinstance(thing, str) else thing["id"]).rpartition("-")[2]
