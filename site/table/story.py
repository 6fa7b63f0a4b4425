"""The story of the table: who acts, what happened since the reader's last turn, and what was done to the reader."""

from news import lines
from ui import button, el, hidden, icon, say, shield


class Wording:
    """A game's words for its story; what it does not fill in is any game's."""

    folds = False  # whether new lines that have no room are folded away (js/stage.js)

    def turn(self, block):
        """Draw a block's player."""
        if isinstance(block["player"], dict):
            words = say("story-you")
        else:
            words = say("story-turn" if block["lines"] else "waiting-turn", player=block["player"])
        return el("span", None, words)

    def line(self, line, words):
        """The words of a line, perhaps as a button that leads to what the line is about."""
        return words

    def sign(self, line):
        """The name of the sign of a line that hits the viewer, or that all must know."""
        return "flag"

    def announced(self, line):
        """The id of the line that a line replaces for the player it hits, since it announced the same; None if none."""

    def moment(self, line):
        """The id of the title over a line that hits the viewer and must be read."""
        return "moment-silenced"

    def acting(self, view, who):
        """Word what the player `who` does now, as a message; `who` is an entry of the view's seats."""
        return say("waiting-bot", player=who["name"])


wording = [Wording()]  # the game's own takes its place
pictured = [None]  # draws a line that must be read, by its view; None until the chapter of the pictures is there


def story(view):
    """The list of blocks, one a turn; js/stage.js scrolls it to the newest, which is the last.

    Where it begins later than before it is a list of its own, so that no line moves up in it.
    """
    first = [line["n"] for block in view["story"][:1] for line in block["lines"][:1]]
    key = "story%d" % first[0] if first else "story"
    return el("ol", {"class": "story", "key": key, "tabindex": "0", "data-newest": "1"}, *blocks(view["story"]))


def new_lines(view, reading):
    """The blocks with lines that are new and that `hits` does not show: (block, these lines).

    In one's own turn they are all that came of one's last decision, such as several replies to an offer.
    """
    listed = []
    for block in view["story"]:
        since = reading.answered if block["seat"] == view["viewer"] else reading.before
        new = [line for line in block["lines"] if line["n"] > since and not line["hit"] and not line["grave"]]
        if new:
            listed.append((block, new))
    return listed


def latest(view, reading):
    """Draw the new lines; None if there are none.

    A turn's heading stands over what its player did: what others did alone has no heading, since each line names who
    did it.
    """
    visible = []
    for block, new in new_lines(view, reading):
        shorter = {key: new if key == "lines" else block[key] for key in block}
        if not [line for line in new if line["player"] is None]:
            shorter["seat"] = None
        visible.append(shorter)
    if not visible:
        return None
    kids = [_block(block) for block in visible]
    if wording[0].folds:
        kids.append(el("li", {"class": "more", "key": "more"}, button("recap", "", "plain", "…", hidden(say("recap")))))
    return el("ol", {"class": "latest", "key": "latest", "tabindex": "0"}, *kids)


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
    """A block as a list item: whose turn, and what was done; one between the turns has no player."""
    kids = [_who(block)] if block["seat"] is not None else []
    before = None
    for line in block["lines"]:
        # Between the turns each line is a sentence of its own.
        alone = block["seat"] is None or line["player"] is not None or line["hit"] or line["grave"]
        again = block["player"] if before and not alone else None
        kids.append(_line(line, alone, say("story-comma") if before is False and not alone else None, again))
        before = alone
    return el("li", {"class": "block", "key": "b%d" % block["n"]}, *kids)


def _who(block):
    return el("span", {"class": "block-who"}, shield(block["seat"]), wording[0].turn(block), " ")


def _line(line, alone, comma, again):
    """A line of a block; after one that is another player's it names `again` whose turn it is."""
    what, player = say(line["id"], **line["args"]), line["player"] or again
    if player is not None:
        what = say("story-other", player=player, what=what)
    css = "line" + (" hit" if line["hit"] else "") + (" grave" if line["grave"] else "") + (" alone" if alone else "")
    sign = icon("flag") if line["hit"] else None
    return el("span", {"class": css, "key": "l%d" % line["n"]}, comma, sign, wording[0].line(line, what))


def hits(view):
    """List the viewer's losses and what all must know, until the viewer has acted. None if nothing.

    Of an announcement and what came of it, the later is enough.
    """
    important, replaced = [], []
    for line in reversed([line for line in lines(view) if line["hit"] or line["grave"]]):
        if line["id"] not in replaced:
            important.insert(0, line)
            replaced.append(wording[0].announced(line))
    if not important:
        return None
    return el("ul", {"class": "hits", "key": "hits"}, *[_hit(line) for line in important])


def _hit(line):
    return el("li", {"key": "h%d" % line["n"]}, icon(wording[0].sign(line)), el("span", None, whole(line)))


def whole(line):
    """A line as a full sentence, with its subject if it has one."""
    what = say(line["id"], **line["args"])
    who = line["player"] or line["args"].get("player")
    return what if line["hit"] or who is None else say("story-other", player=who, what=what)


def acting(view):
    """Word the actor, as a message."""
    deciding = [seat for seat in view["seats"] if seat["asked"]]
    active = [seat for seat in view["seats"] if seat["active"]]
    if deciding and active and deciding[0]["seat"] != active[0]["seat"]:
        return say("waiting-answer", player=deciding[0]["name"])
    who = (deciding or active or [None])[0]
    return say("waiting-next") if who is None else wording[0].acting(view, who)
