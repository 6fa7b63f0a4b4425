"""The newest lines of the story above the choices: what players gain as signs, all else in words, one after another."""

from cards import RESOURCES
from story import whole
from ui import el, hidden, icon, say, shield

REFUSED = "did-refuse"


def draw(view, lines):
    """Draw lines of the view's story, each as (block, line); None if there are none."""
    refusals = [line for _, line in lines if _is_refusal(line)]
    kids = []
    for block, line in lines:
        if line in refusals[1:]:
            continue
        kids.append(_refusals(refusals) if line in refusals else _line(view, block, line))
    return (
        el("ol", {"class": "latest signs", "key": "latest", "tabindex": "0", "data-fit": "1"}, *kids) if kids else None
    )


def _is_refusal(line):
    return line["id"][: len(REFUSED)] == REFUSED and line["player"] is not None


def _refusals(lines):
    """All refusals of an offer as one sentence, with the reason if they have the same."""
    who = []
    for line in lines:
        who += line["player"] if isinstance(line["player"], list) else [line["player"]]
    ids = [line["id"] for line in lines]
    what = ids[0] if ids == [ids[0]] * len(ids) else REFUSED
    words = say("story-other", player=who if len(who) > 1 else who[0], what=say(what, **lines[0]["args"]))
    return el("li", {"key": "l%d" % lines[0]["n"]}, words, " ")


def _line(view, block, line):
    who = block["player"] if line["player"] is None else line["player"]
    sentence = whole(line)
    if line["args"].get("player") is not None and not line["hit"]:
        sentence = say("story-other", player=who, what=say(line["id"], **line["args"]))
    key = "l%d" % line["n"]
    if line["id"] != "did-yield":
        return el("li", {"key": key}, sentence, " ")
    return el("li", {"key": key, "class": "chip"}, _player(view, who), _cards(line), hidden(" ", sentence), " ")


def _player(view, who):
    """The shield of a player, with the name where there is room for it."""
    seats = [seat["seat"] for seat in view["seats"] if seat["name"] == who]
    name = say("you-first") if isinstance(who, dict) else who
    sign = shield(seats[0] if seats else view["viewer"])
    return el("span", {"class": "by", "aria-hidden": "true"}, sign, el("span", {"class": "name"}, name))


def _cards(line):
    """The cards of a line as numbers and signs."""
    kids = []
    for card in line["args"]["cards"]:
        kind = card["id"].rpartition("-")[2]
        if kind in RESOURCES:
            kids += [el("b", None, "+%d" % card["args"]["count"]), icon(kind, "island", css="resource " + kind)]
    return el("span", {"class": "cards-come", "aria-hidden": "true"}, *kids)
