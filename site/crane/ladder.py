"""The goal of a game for one: a ladder of points, each rung with a title (P16.4)."""

from pieces import pieces
from ui import el, say


def goal():
    """Say how many points are good."""
    return say("bar-goal", good=pieces["good_alone"])


def ladder(total=None):
    """Draw the ladder, the lowest rung first; after a game, given its `total`, with the rungs that were reached."""
    rungs = []
    for at, points in enumerate(pieces["ladder"]):
        reached = total is not None and total > points
        css = ("reached " if reached else "") + ("goal" if points == pieces["good_alone"] else "")
        rungs.append(el("li", {"key": str(points), "class": css}, el("b", None, ">%d" % points), _rung(at)))
    return el("ol", {"class": "ladder", "key": "ladder", "aria-label": say("ladder")}, *rungs)


def reached(total):
    """Say which rung so many points reach, and how many are missing for the next."""
    rungs = pieces["ladder"]
    count = len([points for points in rungs if total > points])
    now = _rung(count - 1) if count else None
    missing = rungs[count] + 1 - total if count < len(rungs) else 0
    if not missing:
        return say("ladder-top", rung=now)
    following = _rung(count)
    if now is None:
        return say("ladder-below", count=missing, next=following)
    return say("ladder-at", rung=now, count=missing, next=following)


def _rung(at):
    return say("rung-%d" % (at + 1))
