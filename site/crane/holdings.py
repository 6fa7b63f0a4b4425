"""What a seat has besides goods, what it can still come by, and what lies in the river."""

from pieces import good, pieces
from ui import el, say


def holdings(view, seat):
    """Technologies, seals, tiles V, wealth still to come, then tokens and seals that are left; in lists with heads."""
    gone = []
    for each in view["seats"]:
        gone += each["seals"]
    technologies = [say("tech-" + name) for name in seat["technologies"]]
    technologies += [say("next-turn", what=say("tech-" + name)) for name in seat["new"]]
    seals = [say("seal-" + name) for name in seat["seals"]]
    if seat["rights"]:
        seals.append(say("rights", count=seat["rights"]))
    wealth = sorted([name for name in pieces["wealth"] if name not in seat["wealth"]])
    lists = (
        ("group-technologies", technologies),
        ("group-seals", seals),
        ("score-final", [say("final-" + name) for name in seat["final"]]),
        ("wealth", [say("wealth-" + name, goods=_goods(pieces["wealth"][name])) for name in wealth]),
        ("river", [say("brings", goods=_goods(pieces["tokens"][name])) for name in view["tokens"]]),
        ("seals-left", [_seal(name) for name in sorted(pieces["seals"]) if name not in gone]),
    )
    kids = [_list(head, lines) for head, lines in lists if lines]
    return el("div", {"class": "holdings", "key": "holdings"}, *kids)


def _goods(effect):
    return [good(name, number) for name, number in effect]


def _seal(name):
    """A seal with what it costs in silver windows."""
    words, cost = say("seal-" + name), pieces["seals"][name]
    return say("note-for", what=words, goods=[good("silver", cost)]) if cost else words


def _list(head, lines):
    kids = [el("li", {"key": str(at)}, line) for at, line in enumerate(lines)]
    return el("section", {"class": head, "key": head}, el("h3", {"class": "label"}, say(head)), el("ul", None, *kids))
