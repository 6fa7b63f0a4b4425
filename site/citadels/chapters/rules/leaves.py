"""The leaves of the rulebook as they are drawn: its contents, what was found in it, a section, a card, its rulings."""

from card_sheets import district, role
from contents import (
    HEADING,
    HOW,
    POINT,
    SECTIONS,
    SIGNS,
    common,
    elsewhere,
    id_of,
    numbered,
    roles,
    rulings,
    specials,
    unmarked,
    words,
)
from legend import legend
from pieces import characters, coins, districts, drawing
from search import lit
from sheets import frame
from ui import button, el, hidden, icon, say

MOST_FOUND, MOST_SAID = 20, 3  # places, and paragraphs of each, that are shown of a search
KINDS = ("noble", "religious", "trade", "military")


def contents(query, results, view, others, above, leaf):
    """The first leaf: what was found; where nothing is searched for (None), all there is, this table's own first.

    `others` are the editions whose cards are not shown; `above` tells that *How to play* led here.
    """
    below = _all(view) if results is None else _results(results, query)
    status = "" if results is None else say("book-found", count=len(results))
    return frame(
        say("help"),
        _search(query),
        el("p", {"class": "quiet found", "role": "status", "key": "found"}, status),
        None
        if above or results is not None
        else button("rules-open", HOW, "row", icon("lamp"), el("span", None, say("how-to-play")), key=HOW),
        *[
            button("rules-edition", other, "link", say("book-edition", year=other), key="edition" + other)
            for other in others
        ],
        *below,
        css="book",
        leaf=leaf,
    )


def _search(query):
    field = {
        "type": "search",
        "class": "field",
        "id": "book-search",
        "maxlength": "60",
        "autocomplete": "off",
        "spellcheck": "false",
        "enterkeyhint": "search",
        "data-do": "rules-search",
        "value": query,
        "placeholder": say("book-search-hint"),
        "aria-label": say("book-search"),
    }
    return el("div", {"class": "book-search", "role": "search", "key": "search"}, el("input", field))


def _results(results, query):
    kids = [
        el(
            "li",
            {"key": place},
            _row(place),
            _elsewhere(place),
            *[el("p", None, *_lit(text, query, head)) for text in paragraphs[:MOST_SAID]],
        )
        for place, head, paragraphs in results[:MOST_FOUND]
    ]
    more = el("p", {"class": "quiet", "key": "more"}, say("book-more")) if len(results) > MOST_FOUND else None
    return [el("ul", {"class": "book-found", "key": "places"}, *kids), more]


def _elsewhere(place):
    """In which edition alone it holds, if that is not the one that is played."""
    year = elsewhere(place)
    return el("p", {"class": "quiet"}, say("book-elsewhere", year=year)) if year else None


def _lit(text, query, head):
    return [el("mark", None, piece) if is_match else piece for piece, is_match in lit(text, query, head)]


def _all(view):
    """All places by their headings."""
    if view is None:
        return [_list("book-contents", SECTIONS), _list("book-roles", roles()), _list("book-specials", specials())]
    here = ["role-" + rank["role"] for rank in view["centre"]["ranks"]]
    built = ["card-" + id for id in view["centre"]["specials"]]
    return [
        _list("book-table", here, el("p", None, say("book-table-size", size=view["city_size"]))),
        _list("book-table-specials", built),
        _list("book-contents", SECTIONS),
        _list("book-other-roles", [place for place in roles() if place not in here]),
        _list("book-other-specials", [place for place in specials() if place not in built]),
    ]


def _list(title, places, note=None):
    """A heading and the places below it; None where there are none."""
    if not places:
        return None
    rows = [el("li", {"key": place}, _row(place)) for place in places]
    return el(
        "section",
        {"key": title},
        el("h3", None, say(title)),
        note,
        el("ul", {"class": "rows"}, *rows),
    )


def _row(place):
    """Draw the row that leads to a place."""
    id = id_of(place)
    if not id:
        return button("rules-open", place, "row", el("span", None, say(place)))
    name = say("book-role", rank=characters[id]["rank"], role=id) if id in characters else say(place)
    return button("rules-open", place, "row", drawing(id, "emblem"), el("span", None, name))


def section(place, leaf):
    """A section: its paragraphs, what is drawn below them, and the way to the next."""
    kids = _signs(place) if place == "rules-signs" else _paragraphs([words(id) for id in numbered(place)])
    text = el("div", {"class": "book-text", "key": place}, *kids)
    below = _districts() if place == "rules-kinds" else []
    return frame(say(place), text, *below, _onward(place), css="book", leaf=leaf)


def _onward(place):
    """The way to the section after this one; None after the last."""
    after = SECTIONS[SECTIONS.index(place) + 1 :]
    if not after:
        return None
    return button("rules-next", after[0], "choice", el("span", None, say("book-next", title=say(after[0]))))


def _paragraphs(texts):
    """Paragraphs, points gathered into lists, and headings."""
    kids, points = [], None
    for text in texts:
        if not text.startswith(POINT):
            points = None
            kids.append(el("h3" if text.startswith(HEADING) else "p", None, unmarked(text)))
            continue
        if points is None:
            points = el("ul", {"class": "points"})
            kids.append(points)
        points.append(el("li", None, unmarked(text)))
    return kids


def _signs(place):
    kids = []
    for number, heading in enumerate(numbered(place)):
        kids += [el("h3", None, unmarked(words(heading))), legend(SIGNS[number])]
    return kids


def _districts():
    """The common districts, kind by kind."""
    kids = []
    for kind in KINDS:
        rows = [_district(place) for place in common() if districts[id_of(place)]["kind"] == kind]
        sign = el("span", {"class": "chip kind-" + kind}, icon(kind), el("b", None, say("kind-%s.letter" % kind)))
        kids.append(el("h3", {"class": "kind-line", "key": "h" + kind}, sign, say("book-kind", kind=kind)))
        kids.append(el("ul", {"class": "rows priced", "key": kind}, *rows))
    return kids


def _district(place):
    id = id_of(place)
    cost, copies = districts[id]["cost"], districts[id]["copies"]
    return el(
        "li",
        {"key": id},
        button(
            "rules-open",
            place,
            "row",
            drawing(id, "emblem"),
            el("span", {"class": "row-name"}, say(place)),
            hidden(say("book-district", cost=cost, copies=copies)),
            el("span", {"class": "amounts", "aria-hidden": "true"}, coins(cost), "×%d" % copies),
        ),
    )


def card(place, leaf):
    """A character or a district with its rule and its rulings, and nothing to choose."""
    id = id_of(place)
    rulings = ruled(id)
    return role(None, id, rulings, leaf) if id in characters else district(None, id, "", rulings, leaf)


def ruled(id):
    """The rulings on a character or a district, as a list; None where there are none."""
    kids = [el("li", None, say(ruling)) for ruling in rulings(id)]
    if not kids:
        return None
    return el(
        "div",
        {"class": "rulings", "key": "rulings"},
        el("h3", {"id": "rulings", "tabindex": "-1"}, say("rulings")),
        el("ul", {"class": "points"}, *kids),
    )
