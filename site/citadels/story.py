"""The story of the table: who acts, what happened since the reader's last turn, and what was done to the reader."""

from news import lines
from pieces import of_event
from ui import button, el, icon, say, shield


def story(view):
    """The list of blocks, one a turn; js/stage.js scrolls it to the newest, which is the last."""
    return el("ol", {"class": "story", "key": "story", "tabindex": "0", "data-newest": "1"}, *blocks(view["story"]))


def latest(view, since):
    """The lines after the number `since` that `hits` does not show; None if there are none."""
    visible = []
    for block in view["story"]:
        new = [line for line in block["lines"] if line["n"] > since and not line["hit"] and not line["grave"]]
        if new:
            visible.append({key: new if key == "lines" else block[key] for key in block})
    return el("ol", {"class": "latest", "key": "latest"}, *[_block(block) for block in visible]) if visible else None


def blocks(listed):
    """Blocks as list items, with a heading before each round."""
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
    """A block as a list item: whose turn, and what was done; a selection has no player."""
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
    """What was done to the viewer, and what all must know; shown until the viewer has acted. None if nothing."""
    important = [line for line in lines(view) if line["hit"] or line["grave"]]
    if not important:
        return None
    return el("ul", {"class": "hits", "key": "hits"}, *[_hit(line) for line in important])


def _hit(line):
    sign = of_event(line["id"][4:], "hit") or ("crown" if line["grave"] else "flag")
    return el("li", {"key": "h%d" % line["n"]}, icon(sign), el("span", None, whole(line)))


def whole(line):
    """A line as a full sentence, with its subject if it has one."""
    what = say(line["id"], **line["args"])
    who = line["player"] or line["args"].get("player")
    return what if line["hit"] or who is None else say("story-other", player=who, what=what)


def acting(view):
    """Who acts now, and as what, as a message."""
    deciding = [seat for seat in view["seats"] if seat["asked"]]
    active = [seat for seat in view["seats"] if seat["active"]]
    if deciding and active and deciding[0]["seat"] != active[0]["seat"]:
        return say("waiting-answer", player=deciding[0]["name"])
    who = (deciding or active or [None])[0]
    if who is None:
        return say("waiting-next")
    if view["phase"] == "select":
        return say("waiting-pick", player=who["name"])
    last = view["story"][-1] if view["story"] else None
    if last and last["seat"] == who["seat"]:
        return say("waiting-turn", player=who["name"], role=last["role"])
    return say("waiting-bot", player=who["name"])
