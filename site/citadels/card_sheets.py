"""The sheets of a card and of a character, and the credits."""

from about import embed_button, faults_button
from pieces import building, bust, characters, districts, edge, help_of, kind_of, to_choose
from seats import LAID_BY, SIGNS
from sheets import frame
from ui import button, el, icon, say, stage


class CardSheets:
    """Opens the sheets of cards and characters on `page`, and the credits."""

    def __init__(self, page):
        self.page = page
        self.actions = {"card": self.card, "role": self.role, "about": lambda: page.open_sheet(about)}

    def card(self, arg):
        card, _, where = arg.partition(" ")
        ruled = self.rulings if districts[card]["kind"] == "special" else lambda _: None
        self.page.open_sheet(lambda: district(self.page.play.table, card, where, ruled(card)))

    def role(self, id):
        self.page.open_sheet(lambda: role(self.page.play.table, id, self.rulings(id)))

    def rulings(self, id):
        """The rulings on a card or a character if they have been asked for, else the button that asks for them."""
        rulings = self.page.game.ruled
        return rulings[1] if rulings and rulings[0] == id else button("rulings", id, "link", say("rulings"))


def district(table, card, where, rulings=None, leaf=None):
    """A district: a large card, its rule, and what can be done with it now. `where` is a seat, "hand" or ""."""
    known = districts[card]
    kind, cost = known["kind"], known["cost"]
    points = known.get("points") or cost
    lines = [
        el(
            "span",
            {"class": "kind-line kind-" + kind},
            el("span", {"class": "chip kind-" + kind}, icon(kind), el("b", None, say("kind-%s.letter" % kind))),
            say("kind-" + kind),
        )
    ]
    facts = say("card-facts", cost=cost, points=points, copies=known.get("copies", 1))
    return frame(
        say("card-" + card),
        el(
            "div",
            {"class": "big card kind-" + kind, "aria-hidden": "true"},
            el("span", {"class": "banner"}, icon(kind), el("b", None, cost)),
            el("span", {"class": "view"}, building(card)),
            edge(cost),
        ),
        el("p", {"class": "kind-of"}, *lines),
        el("p", {"class": "facts-line"}, facts),
        el("p", {"class": "rule"}, say(help_of("card", card))),
        _actions(table, _district_aims(table, card, where)),
        rulings,
        css="card-sheet",
        leaf=leaf,
    )


def _district_aims(table, card, where):
    if where == "hand":
        return ["hand:" + card]
    return ["built:%s:%s" % (where, card)] if where else []


def role(table, id, rulings=None, leaf=None):
    """A character: its state in this round, its rank, its rule, and what can be done with it now."""
    known = characters.get(id, {})
    kind = kind_of(id)
    return frame(
        say("role-" + id),
        el(
            "div",
            {"class": "big card portrait kind-" + (kind or "none"), "aria-hidden": "true"},
            el("span", {"class": "rank"}, known.get("rank", "")),
            el("span", {"class": "emblem"}, bust(id)),
        ),
        _state(table, id),
        el(
            "p",
            {"class": "kind-of"},
            el("span", {"class": "kind-line"}, say("role-rank", rank=known.get("rank", 0))),
            el(
                "span",
                {"class": "kind-line"},
                el("span", {"class": "chip kind-" + kind}, icon(kind), el("b", None, say("kind-%s.letter" % kind))),
                say("role-income", kind=kind),
            )
            if kind
            else None,
        ),
        el("p", {"class": "rule"}, say(help_of("role", id))),
        _actions(table, ["role:" + id]),
        rulings,
        css="card-sheet",
        leaf=leaf,
    )


def _state(table, id):
    """A character's state in this round, as far as the table shows it; None outside a game."""
    ranks = table.view["centre"]["ranks"] if table and table.view else []
    for rank in ranks:
        if rank["role"] == id:
            holder = "" if rank["seat"] is None else table.name_of(rank["seat"])
            lines = [say("state-" + rank["state"], player=holder)]
            lines += [say("state-" + word) for word in SIGNS if rank.get(word)]
            lines += [say("state-" + word, gold=rank[word]) for word in LAID_BY if word in rank]
            return el("ul", {"class": "state-now"}, *[el("li", None, line) for line in lines])
    return None


def _actions(table, aims):
    """Buttons for the current choices that point at this thing."""
    if table is None or table.view is None or not table.view["prompt"]:
        return None
    kids = []
    for aim in aims:
        for choice in table.matching(aim):
            if choice["enabled"]:
                kids.append(to_choose(choice))
            elif choice["why_not"]:
                text = el("span", None, say(choice["id"], **choice["args"]))
                why = el("span", {"class": "why"}, say(choice["why_not"]["id"], **choice["why_not"]["args"]))
                kids.append(
                    button("why", "", "choice off wide", text, why, key="off" + choice["kind"], aria_disabled="true")
                )
    return el("div", {"class": "choices"}, *kids) if kids else None


def about():
    """Credits and licences."""
    lines = [el("p", {"key": str(i)}, say("about-%d" % i)) for i in range(1, 5)]
    links = (
        ("../LICENSE.txt", "MIT"),
        ("art/title.LICENCE.txt", "OFL 1.1"),
        ("vendor/pyodide/LICENCE.txt", "Pyodide"),
        ("vendor/polyscript/LICENCE.txt", "PyScript"),
        ("vendor/micropython/LICENCE.txt", "MicroPython"),
        ("vendor/fluent/LICENCE.txt", "Fluent"),
    )
    kids = [
        el("li", {"key": url}, el("a", {"href": stage.licence(url), "target": "_blank", "rel": "noopener"}, name))
        for url, name in links
    ]
    lines.append(el("a", {"class": "link", "href": "./workshop.html", "key": "workshop"}, say("to-workshop")))
    lines.append(embed_button())
    lines.append(faults_button())
    return frame(say("about"), *lines, el("h3", None, say("about-licences")), el("ul", {"class": "links"}, *kids))
