"""Possessions of a seat besides goods, what it can still come by, and what lies in the river."""

from cards import card_signs
from pieces import FILE, good, goods_of, pieces
from ui import cached, el, icon, say

# What a seat has besides goods, as its view names it.
HOLDINGS = ("technologies", "new", "seals", "rights", "final", "wealth")
LEVELS = ("I", "II", "III", "IV")  # of technologies
SUPPLY = ("goldw", "silver", "egg")  # the goods of which there are so many in all
# The goods that earn a wealth bonus (P4.6).
WEALTH = {"gold6": ("gold",), "stone6": ("stone",), "nine": ("gold", "stone")}


def holdings(view, seat):
    """Technologies, seals, tiles V, wealth still to come, then tokens and seals that are left; in lists with heads."""
    gone = []
    for each in view["seats"]:
        gone += each["seals"]
    known = [view["tokens"], gone, [seat[name] for name in HOLDINGS], view["stacks"], view["supply"]]
    return cached("holdings", known, lambda: _holdings(view, gone, seat))


def _holdings(view, gone, seat):
    technologies = [_card("tech", name) for name in seat["technologies"]]
    technologies += [_card("tech", name, say("next-turn", what=say("tech-" + name))) for name in seat["new"]]
    seals = [_card("seal", name) for name in seat["seals"]]
    if seat["rights"]:
        seals.append((_signs("seal"), say("rights", count=seat["rights"])))
    wealth = sorted([name for name in pieces["wealth"] if name not in seat["wealth"]])
    lists = (
        ("group-technologies", technologies),
        ("group-seals", seals),
        ("score-final", [_card("final", name) for name in seat["final"]]),
    )
    more = (
        ("wealth", [_wealth(name) for name in wealth]),
        ("river", [_token(name) for name in view["tokens"]]),
        ("seals-left", [_card("seal", name, _seal(name)) for name in sorted(pieces["seals"]) if name not in gone]),
        ("supply", _supply(view)),
    )
    summary = el("summary", None, say("holdings-more"))
    return el(
        "div",
        {"class": "holdings", "key": "holdings"},
        *[_list(head, lines) for head, lines in lists if lines],
        el(
            "details",
            {"class": "folded", "key": "more"},
            summary,
            *[_list(head, lines) for head, lines in more if lines],
        ),
    )


def _card(kind, name, words=None):
    """A card: its signs, and what it does."""
    return card_signs(kind, name), words or say(kind + "-" + name)


def _signs(*names):
    return el("span", {"class": "signs"}, *[icon(name, FILE) for name in names])


def _wealth(name):
    """A wealth bonus: the goods that earn it, and what it brings (P4.6)."""
    return _signs(*WEALTH[name]), say("wealth-" + name, goods=goods_of(pieces["wealth"][name]))


def _token(name):
    effect = pieces["tokens"][name]
    return _signs(*[part[0] for part in effect]), say("brings", goods=goods_of(effect))


def _supply(view):
    """Count technologies left of each level, and windows and eggs (P15.8, P15.9)."""
    levels = [say("level-left", level=name, count=view["stacks"][name]) for name in LEVELS]
    goods = [(name, view["supply"][name]) for name in SUPPLY]
    return [
        (_signs("book"), say("levels-left", levels=levels)),
        (_signs(*SUPPLY), say("brings", goods=goods_of(goods))),
    ]


def _seal(name):
    """A seal with what it costs in silver windows."""
    words, cost = say("seal-" + name), pieces["seals"][name]
    return say("note-for", what=words, goods=[good("silver", cost)]) if cost else words


def _list(head, lines):
    kids = [el("li", {"key": str(at)}, signs, el("span", None, words)) for at, (signs, words) in enumerate(lines)]
    return el("section", {"class": head, "key": head}, el("h3", {"class": "label"}, say(head)), el("ul", None, *kids))
