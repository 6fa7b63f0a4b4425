"""The pieces of the table: coins, shields, crowns, district cards and tiles, character medals."""

from pyscript import window
from ui import button, drawn_elsewhere, el, hidden, icon, say
from widths import ems

KINDS = ("noble", "religious", "trade", "military", "special")

LONG_NAME = 11  # letters of a name of several words for which a small card has no room in a line
# The files in art/ with the faces of characters and the buildings of districts, whose colours css/citadels/ has.
FACES, BUILDINGS = "faces", "city"
CLASSIC = "classic"  # the first box
FIRST = "2005"  # the edition whose cards are there from the start

known = {}  # the cards of every edition that is there, by the edition's word, as `learn` took them
# The districts and characters of the edition that is played, by id.
districts = {}
characters = {}
# How a kind of choice and an event are shown in it, as the cards declare it (docs/protocol.md 4).
choice_styles = {}
event_styles = {}
playing = [None]  # the edition that is played


def learn(cards):
    """Take in the cards of an edition (cards.json); those of the first are played until another's are."""
    edition = cards.get("edition", FIRST)
    known[edition] = {
        "districts": {card["id"]: card for card in cards.get("districts", [])},
        "roles": {card["id"]: card for card in cards.get("roles", [])},
        "choices": cards.get("choices", {}),
        "events": cards.get("events", {}),
    }
    if edition == FIRST:
        drawn_elsewhere.update(
            {card["id"]: "-" + card["edition"] for card in cards.get("roles", []) if _is_later(card)}
        )
        play(FIRST)
        return
    for word in ("districts", "roles"):
        for id in known[edition][word]:
            if id not in known[FIRST][word]:
                drawn_elsewhere[id] = "-" + edition


def _is_later(card):
    """Whether a character came after the first box: then its face is in a file that the first page does not load."""
    return card.get("edition", CLASSIC) != CLASSIC


def play(edition):
    """Let words mean the cards of this edition, which has been learnt."""
    if playing[0] == edition:
        return
    playing[0] = edition
    cards = known[edition]
    both = (("districts", districts), ("roles", characters), ("choices", choice_styles), ("events", event_styles))
    for word, into in both:
        into.clear()
        into.update(cards[word])
    window.speech.play("" if edition == FIRST else edition)


def help_of(kind, id):
    """The message with the help of a card ("card") or a character ("role"), as it is in the edition that is played."""
    return "%s-%s.help" % (kind, text_of(kind, id))


def text_of(kind, id):
    """The word under which a card's texts stand: its own, unless it shares that with a card of another edition."""
    return (districts if kind == "card" else characters).get(id, {}).get("text", id)


def role_known(role):
    """A character's record, in the edition that is played or else in any that is there; {} if in none."""
    for cards in [characters] + [known[edition]["roles"] for edition in known]:
        if role in cards:
            return cards[role]
    return {}


def kind_of(role):
    """The kind a character draws income from, or None."""
    kind = role_known(role).get("kind")
    return kind if kind in KINDS else None


def of_choice(kind, what):
    """The `sign`, `place`, `priced` or `free` of a kind of choice; None if it has none."""
    return choice_styles.get(kind, {}).get(what)


def of_event(name, what):
    """The `sign`, `hit`, `ruins` or `carries_out` of an event; None if it has none."""
    return event_styles.get(name, {}).get(what)


def coins(gold, css=""):
    """An amount of gold beside a coin."""
    return el("span", {"class": "count gold " + css}, icon("coin"), el("b", None, gold))


def count(sign, number, css=""):
    return el("span", {"class": "count " + css}, icon(sign), el("b", None, number))


def to_choose(choice):
    """The button that plays a possible choice, with what it costs."""
    text, cost = el("span", None, say(choice["id"], **choice["args"])), choice.get("cost")
    return button("choose", choice["move"], "choice main wide", text, coins(cost) if cost else None, key=choice["move"])


def edge(cost):
    """A card's cost as coins along its edge."""
    kids = [icon("coin") for _ in range(cost)]
    return el("span", {"class": "edge", "aria-hidden": "true"}, *kids)


def name(card):
    return say("card-" + card)


def _named(css, id, words):
    """A card's name: narrower on a small card, so that its longest word stays whole; a long one may take two lines."""
    if "_" in id and len(id) >= LONG_NAME:
        css += " two-lines"
    return el("span", {"class": css, "vars": {"--ems": "%.2f" % ems(id)}}, words)


def district_words(card):
    """A district card for screen readers: name, kind, cost, and points where they differ."""
    differs = card["points"] != card["cost"]
    id = "card-label-points" if differs else "card-label"
    return say(id, card=card["card"], kind=card["kind"], cost=card["cost"], points=card["points"])


def face(card, key, act="card", arg="", css="", note=None, does=None, **more):
    """A district card as a button: coins on the edge, the kind's banner, the building, the name.

    `does` says what a tap does, for readers, where that is not to open the card.
    """
    kind = card["kind"]
    return button(
        act,
        arg,
        "card kind-%s %s" % (kind, css),
        el("span", {"class": "banner", "aria-hidden": "true"}, icon(kind), el("b", None, card["cost"])),
        el("span", {"class": "view", "aria-hidden": "true"}, building(card["card"])),
        _named("card-name", card["card"], name(card["card"])),
        hidden(say("card-aside", kind=kind, cost=card["cost"])),
        hidden(does) if does else None,
        edge(card["cost"]),
        note and el("span", {"class": "note"}, note),
        key=key,
        data_help=_help(card),
        **more,
    )


def _help(card):
    """The message that the tooltip shows below a district's name (js/tooltip.js): a special's rule, or ""."""
    return help_of("card", card["card"]) if card["kind"] == "special" else ""


def building(card, css=""):
    """The drawing of a district."""
    kind = districts.get(card, {}).get("kind", "special")
    return icon(card, BUILDINGS, "building kind-%s %s" % (kind, css))


def bust(role, css=""):
    """The face of a character."""
    return icon(role, FACES, "bust " + css)


def drawing(id, css):
    """The drawing of a character or a district."""
    return building(id, css) if id in districts else bust(id, css)


def tile(built, key, act, arg, css="", note=None, price=None, **more):
    """A built district as a button: its building, on a plinth in the colour of its kind, with its name below."""
    kind = built["kind"]
    marks = []
    if built.get("coin"):
        marks.append(el("span", {"class": "mark"}, icon("coin"), hidden(say("tile-coin"))))
    size = districts.get(built["card"], {}).get("size", 1)
    if size > 1:
        marks.append(
            el("span", {"class": "mark"}, icon("city"), el("b", None, size), hidden(say("tile-size", count=size)))
        )
    if built.get("tucked"):
        marks.append(
            el("span", {"class": "mark"}, icon("cards"), el("b", None, built["tucked"]), hidden(say("tile-tucked")))
        )
    return button(
        act,
        arg,
        "tile kind-%s %s" % (kind, css),
        el(
            "span",
            {"class": "plot", "aria-hidden": "true"},
            building(built["card"]),
            el("span", {"class": "plinth"}, icon(kind), el("b", None, built["cost"])),
        ),
        _named("tile-name", built["card"], name(built["card"])),
        hidden(say("card-aside", kind=kind, cost=built["cost"])),
        note and el("span", {"class": "note"}, note),
        el("span", {"class": "count price"}, icon("coin"), el("b", None, price)) if price is not None else None,
        *marks,
        key=key,
        data_help=_help(built),
        **more,
    )


def chip(built, key, named=False):
    """A district at its smallest: colour, sign and cost, and what lies on and under it.

    It has its building, which a style sheet shows, and the name of a unique one; if it is `named`, the name alone.
    """
    has_name = built.get("card") and (named or built["kind"] == "special")
    return el(
        "span",
        {"class": "chip kind-" + built["kind"], "key": key},
        building(built["card"]) if built.get("card") and not named else None,
        icon(built["kind"]),
        el("span", {"class": "chip-name"}, name(built["card"])) if has_name else None,
        el("b", None, built["cost"]),
        icon("coin") if built.get("coin") else None,
        el("b", None, "+%d" % built["tucked"]) if built.get("tucked") else None,
    )


def keyed(cards, prefix):
    """Pairs of (card, key): a card keeps its key from one drawing to the next."""
    seen = {}
    out = []
    for card in cards:
        number = seen[card["card"]] = seen.get(card["card"], 0) + 1
        out.append((card, "%s-%s-%d" % (prefix, card["card"], number)))
    return out


def medal(role, css=""):
    """A character as a small round sign; `role` is None for a card face down."""
    if role is None:
        return el("span", {"class": "medal down " + css}, icon("hidden"))
    return el("span", {"class": "medal kind-%s %s" % (kind_of(role) or "none", css)}, bust(role))


def brief_of(role):
    """The message with what a character does in two to four words, as it is in the edition that is played."""
    return "role-%s.brief" % text_of("role", role)


def portrait(role, key, act="role", arg="", css="", note=None, brief=None, **more):
    """A character card to choose: rank, face, name, and in a draft what it does, in brief."""
    rank = role_known(role).get("rank", "")
    return button(
        act,
        arg,
        "card portrait kind-%s %s" % (kind_of(role) or "none", css),
        el("span", {"class": "rank"}, rank),
        el("span", {"class": "emblem", "aria-hidden": "true"}, bust(role)),
        _named("card-name", role, say("role-" + role)),
        brief and el("span", {"class": "brief"}, brief),
        note and el("span", {"class": "note"}, note),
        key=key,
        data_rank=str(rank),
        data_help=help_of("role", role),
        **more,
    )
