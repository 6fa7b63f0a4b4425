"""The story of the table: who acts, what happened since the reader's last turn, and what was done to the reader."""

from pieces import of_event, shield
from ui import button, el, icon, say


def lines(view):
    """Every line of the view's story, the oldest first."""
    return [line for block in view["story"] for line in block["lines"]]


def newest(view):
    """The number of the last thing that the story tells."""
    return max([block["n"] for block in view["story"]] + [line["n"] for line in lines(view)] + [0])


def story(view):
    """A block for each turn, the newest last, where the list stands (js/stage.js)."""
    return el("ol", {"class": "story", "key": "story", "tabindex": "0", "data-newest": "1"}, *blocks(view["story"]))


def latest(view, since):
    """What came with the question, after the number `since`, but for what stands above it already; None if nothing."""
    kept = []
    for block in view["story"]:
        new = [line for line in block["lines"] if line["n"] > since and not line["hit"] and not line["grave"]]
        if new:
            kept.append({key: new if key == "lines" else block[key] for key in block})
    return el("ol", {"class": "latest", "key": "latest"}, *[_block(block) for block in kept]) if kept else None


def blocks(listed):
    """Blocks as items of a list, a heading before those of another round."""
    items, count = [], None
    for block in listed:
        if block["round"] != count:
            count = block["round"]
            heading = el("b", None, say("story-round", round=count))
            items.append(el("li", {"class": "story-round", "key": "r%d" % count}, heading))
        if block["seat"] is not None or block["lines"]:
            items.append(_block(block))
    return items


def _block(block):
    """One turn, or one selection: whose it is, and what was done in it."""
    kids = [_who(block)] if block["seat"] is not None else []
    before = None
    for line in block["lines"]:
        # In a selection, which is nobody's turn, each line is a sentence of its own.
        alone = block["seat"] is None or line["player"] is not None or line["hit"] or line["grave"]
        if before is False and not alone:
            kids.append(say("story-comma"))
        kids.append(_line(line, alone))
        before = alone
    return el("li", {"class": "block", "key": "b%d" % block["n"]}, *kids)


def _who(block):
    words = say("story-turn", player=block["player"], role=block["role"])
    if isinstance(block["player"], dict):
        words = say("story-you", role=block["role"])
    return el(
        "span",
        {"class": "block-who"},
        shield(block["seat"]),
        button("role", block["role"], "word", words),
        " ",
    )


def _line(line, alone):
    what = say(line["id"], **line["args"])
    if line["player"] is not None:
        what = say("story-other", player=line["player"], what=what)
    card = line["args"].get("card")
    words = button("card", card, "word", what) if card else what
    css = "line" + (" hit" if line["hit"] else "") + (" grave" if line["grave"] else "") + (" alone" if alone else "")
    return el("span", {"class": css, "key": "l%d" % line["n"]}, icon("flag") if line["hit"] else None, words)


def hits(view):
    """What was done to the reader, and what all must know: it stays until the reader has acted again."""
    told = [line for line in lines(view) if line["hit"] or line["grave"]]
    if not told:
        return None
    return el("ul", {"class": "hits", "key": "hits"}, *[_hit(line) for line in told])


def _hit(line):
    sign = of_event(line["id"][4:], "hit") or ("crown" if line["grave"] else "flag")
    return el("li", {"key": "h%d" % line["n"]}, icon(sign), el("span", None, whole(line)))


def whole(line):
    """A line with its subject, where it has one, to stand by itself."""
    what = say(line["id"], **line["args"])
    who = line["player"] or line["args"].get("player")
    return what if line["hit"] or who is None else say("story-other", player=who, what=what)


def moment(view, since):
    """What came after the number `since` and must not be missed: a lost turn; while others act, the last round, too."""
    if not [one for one in view["seats"] if one["kind"] == "person"]:
        return []
    new = [line for line in lines(view) if line["n"] > since]
    lost = [line for line in new if line["id"] == "hit-silenced"]
    grave = [line for line in new if line["grave"]] if view["waiting"] == "bot" else []
    return lost + grave


def sound(before, view, since):
    """Which sound belongs to a new view: the end, something done to the reader, the reader's turn; "" if none does."""
    if before is None:
        return ""
    if view["result"]:
        return "" if before["result"] else "end"
    if [line for line in lines(view) if line["hit"] and line["n"] > since]:
        return "hit"
    return "turn" if view["prompt"] and not before["prompt"] else ""


def acting(view):
    """Who acts now, and as what, as a message."""
    asked = [one for one in view["seats"] if one["asked"]]
    active = [one for one in view["seats"] if one["active"]]
    if asked and active and asked[0]["seat"] != active[0]["seat"]:
        return say("waiting-answer", player=asked[0]["name"])
    who = (asked or active or [None])[0]
    if who is None:
        return say("waiting-next")
    if view["phase"] == "select":
        return say("waiting-pick", player=who["name"])
    last = view["story"][-1] if view["story"] else None
    if last and last["seat"] == who["seat"]:
        return say("waiting-turn", player=who["name"], role=last["role"])
    return say("waiting-bot", player=who["name"])
