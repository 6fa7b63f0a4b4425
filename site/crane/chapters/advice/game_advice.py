"""Advice on a move of Crown and Crane."""

from pieces import FILE, action_sign, figures, pieces, tile_words
from places import step_to_place
from sources import SOURCES, by_source
from tiles import alone
from tray import draw_note
from ui import el, hidden, icon, say


def signs(choice):
    """Draw the sign of the action, or of a step of a plan the tile that is taken; None where it has none."""
    kind, aim = (choice["move"] + " ").split(" ")[:2]
    if choice["id"][:5] == "step-" and aim in pieces["tiles"]:
        return el("span", {"class": "of-plan"}, alone(aim), hidden(tile_words(aim)))
    if kind in ACTIONS:
        return icon(action_sign(kind), FILE)
    if kind == "end":
        return icon("flag")
    return icon(SIGNS[kind], FILE) if kind in SIGNS else None


def at_place(step, words):
    """The words of a step of a plan, by which its place is shown."""
    return step_to_place(step, words)


def note_of(step):
    """Draw what a step of a plan brings, now and at the end; None where its words say all."""
    return draw_note(step)


def total_of(plan):
    """The sum of a plan: what it brings and costs as a whole."""
    return draw_note({"note": plan["total"], "at_end": plan.get("at_end")})


def figures_of(reason):
    """The goods of a reason, each with + or −; None where it is words."""
    sort = {"hint-costs": "note-cost", "trial-brings": "brings"}.get(reason["id"])
    return figures(say(sort, goods=reason["args"]["goods"])) if sort else None


def before_review(answer, view):
    """The part of a review before the decisions: by which sources each person was ahead and behind."""
    people = [seat for seat in view["seats"] if seat["kind"] != "bot"]
    parts = [_compared(view, person, len(people) > 1) for person in people]
    return [el("section", {"class": "sources", "key": "sources"}, *parts)]


def _compared(view, person, named):
    """A person's points by source beside those of the best other player; alone, which brought most."""
    score, seat = view["score_now"], person["seat"]
    own = by_source(score, seat)
    others = [row for row in view["result"]["seats"] if row["seat"] != seat]
    head = el("h3", None, person["name"]) if named else None
    if not others:
        return el("div", {"key": str(seat)}, head, _line("review-most", own))
    rival = min(others, key=lambda row: row["place"])["seat"]
    theirs, name = by_source(score, rival), view["seats"][rival]["name"]
    ahead = [mine - points for mine, points in zip(own, theirs)]  # noqa: B905 - MicroPython's zip has no `strict`
    behind = [-points for points in ahead]
    lines = [_line("review-ahead", ahead, other=name), _line("review-behind", behind, other=name)]
    return el("div", {"key": str(seat)}, head, *lines)


def _line(id, points, **more):
    """A line with the sources that have points, the most first; None where there is none."""
    listed = sorted([(-number, at) for at, number in enumerate(points) if number > 0])
    sources = [say("review-source", source=say("source-" + SOURCES[at][0]), count=-number) for number, at in listed]
    return el("p", {"key": id}, say(id, sources=sources, **more)) if sources else None


ACTIONS = ("mine", "quarry", "upgrade", "wall", "building", "road")
SIGNS = {
    "take": "crane", "at": "hex-space", "bonus": "coin", "up": "up", "sideways": "side", "arrow": "up", "use": "book",
    "seal": "seal", "keep": "book", "extra": "goldw", "refresh": "row", "effect": "do-road", "plank": "do-road",
}  # fmt: skip
