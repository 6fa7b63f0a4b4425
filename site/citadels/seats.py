"""The top of the table: the bar, the rank track, and the other players, whose cities fold and unfold."""

from badges import badges
from bar import corner, other_seats, seat_mark
from pieces import bust, chip, coins, count, help_of, keyed, kind_of, medal, tile
from portraits import face_of
from strengths import bot_line, strength_words
from ui import button, el, hidden, icon, say, shield

# The signs of what befell a character.
SIGNS = {
    "killed": "dagger",
    "robbed": "pouch",
    "bewitched": "hex",
    "warranted": "scroll",
    "signed": "seal",
    "threatened": "threat",
    "flower": "flower",
}


# Of these two the second says more than the first, and stands in its place.
SAYS_MORE = {"warranted": "signed", "threatened": "flower"}
LAID_BY = ("taxes",)  # gold that lies by for a character


def befell(entry):
    """Return the marks of a character, by the words of its signs."""
    return [word for word in SIGNS if entry.get(word) and not entry.get(SAYS_MORE.get(word))]


def bar(table):
    """Round, bank and deck, and the three buttons that are in the same corner on every screen."""
    view = table.view
    centre = view["centre"]
    last = "bar-last-round" if view["last_round"] else "bar-round"
    return el(
        "header",
        {"class": "bar", "key": "bar"},
        el("h1", {"class": "round"}, say("bar-over") if view["phase"] == "over" else say(last, round=view["round"])),
        el(
            "span",
            {"class": "piles"},
            el("span", {"class": "pile", "data-anchor": "bank"}, *_bank(centre["bank"])),
            el(
                "span",
                {"class": "pile", "data-anchor": "deck"},
                icon("deck"),
                el("b", None, centre["deck"]),
                hidden(say("bar-deck", count=centre["deck"])),
            ),
        ),
        corner(),
    )


def _bank(gold):
    """The gold in the bank; nothing where it has no end, but the place that coins come from."""
    return [] if gold is None else [icon("coin"), el("b", None, gold), hidden(say("bar-bank"))]


def ranks(table):
    """The characters of this round in the order they are called, each with its marks."""
    view = table.view
    listed = view["centre"]["ranks"]
    names = {seat["seat"]: seat["name"] for seat in view["seats"]}
    aims = table.aims("role:")
    return el(
        "section",
        {"class": "ranks", "key": "ranks", "aria-labelledby": "ranks-title"},
        el("h2", {"class": "unseen", "id": "ranks-title"}, say("ranks-title")),
        el(
            "ol",
            {"class": "track", "data-count": str(len(listed))},
            *[_rank(table, entry, names, aims) for entry in listed],
        ),
    )


def _taxes(gold):
    """The gold that lies by for a character, drawn by edition_2016.css: the label of its medal says it in words."""
    return el("span", {"class": "count gold laid-by", "data-gold": str(gold)}, icon("coin"))


def _rank(table, entry, names, aims):
    role, state = entry["role"], entry["state"]
    aim = "role:" + role
    css = "medal-button %s kind-%s" % (state, kind_of(role) or "none")
    if aim in aims:
        css += " target" + (" chosen" if table.pointed(aim) else "")
    marks = [icon(SIGNS[word], css="mark-" + SIGNS[word]) for word in befell(entry)]
    seat = entry.get("seat")
    label = say(
        "rank-label",
        role=role,
        rank=entry["rank"],
        state=say("rank-" + state),
        holder=names.get(seat, "") if seat is not None else "",
        held=seat is not None,
        taxes=entry.get("taxes", 0),
        **{word: entry.get(word, False) for word in SIGNS},
    )
    return el(
        "li",
        {"key": role},
        button(
            "aim" if aim in aims else "role",
            aim if aim in aims else role,
            css,
            el("b", {"class": "number"}, entry["rank"]),
            bust(role, "emblem"),
            el("span", {"class": "marks"}, *marks) if marks else None,
            _taxes(entry["taxes"]) if entry.get("taxes") else None,
            shield(seat) if seat is not None else None,
            aria_label=label,
            data_anchor="role-" + role,
            data_help=help_of("role", role),
        ),
    )


def others(table):
    """Every seat but the viewer's, in the order of play."""
    order = other_seats(table.view)
    return el(
        "section",
        {"class": "seats", "key": "seats", "aria-labelledby": "seats-title", "data-count": str(len(order))},
        el("h2", {"class": "unseen", "id": "seats-title"}, say("seats-title")),
        *[_seat(table, seat) for seat in order],
    )


def _bot_line(entry, is_target):
    """The bot's strength, which leads to its sheet; where the seat is a target, a tap on it chooses the seat."""
    if is_target:
        return el("span", {"class": "bot-line"}, *strength_words(entry["bot"]))
    return bot_line(entry, "link bot-line")


def _seat(table, entry):
    key, size = "seat-%d" % entry["seat"], table.view["city_size"]
    aims = table.aims("built:%d:" % entry["seat"])
    whole = table.aims("seat:%d" % entry["seat"])
    unfolded = table.unfolded(entry["seat"])
    seat, city = entry["seat"], entry["city"]
    css = (
        "seat"
        + (" active" if entry["active"] else "")
        + (" unfolded" if unfolded else "")
        + (" complete" if entry["complete"] else "")
    )
    if whole:
        css += " target" + (" chosen" if table.selected == whole[0] else "")
    act, arg = ("aim", whole[0]) if whole else ("fold", seat)
    who = button(
        act,
        arg,
        "who",
        face_of(seat, entry["name"]),
        player_name(entry),
        crown(entry),
        hidden(say("seat-facts", **seat_facts(entry, size)), points_heard(table, entry)),
        aria_expanded=None if whole else ("true" if unfolded else "false"),
    )
    plays = _bot_line(entry, bool(whole)) if entry["bot"] else seat_mark[0](seat)
    head = el(
        "div",
        {"class": "seat-head", "data-do": act, "data-arg": str(arg)},
        el("div", {"class": "seat-line"}, el("h3", None, who), plays),
        el(
            "span",
            {"class": "roles", "aria-hidden": "true"},
            *[medal(role["role"], marks(role)) for role in entry["characters"]],
        ),
        el(
            "span",
            {"class": "facts", "aria-hidden": "true"},
            coins(entry["gold"]),
            count("cards", entry["hand"]),
            count("city", "%d/%d" % (entry["built"], size), "built"),
            points(table, entry),
        ),
        badges(entry),
        None
        if unfolded
        else el("span", {"class": "chips", "aria-hidden": "true"}, *[chip(built, k) for built, k in keyed(city, "c")]),
    )
    drawn = tiles(table, entry, aims) if unfolded else ghosts(table, seat)
    return el(
        "article",
        {"class": css, "key": key, "data-anchor": key},
        head,
        el("ul", {"class": "tiles"}, *drawn) if drawn else _empty(table),
    )


def _empty(table):
    """The sky over a city without a building, where there is much room."""
    return el("div", {"class": "tiles", "aria-hidden": "true"}) if table.roomy else None


def tiles(table, entry, aims):
    """The city of a seat as list items, with the districts that it has just lost."""
    drawn = [_tile(table, built, key, entry["seat"], aims) for built, key in keyed(entry["city"], "t")]
    return drawn + ghosts(table, entry["seat"])


def ghosts(table, seat):
    """Districts that this seat has just lost, shown until the next answer."""
    lost = [card for owner, card in table.reading.ghosts if owner == seat]
    return [
        el(
            "li",
            {"key": "ghost-" + card, "class": "ghost"},
            tile(table.card({"card": card}), card, "card", card),
            icon("flame"),
        )
        for card in lost
    ]


def points(table, entry):
    """Return the city's points now; None where the settings hide them."""
    return count("trophy", entry["points"], "so-far") if table.points else None


def points_heard(table, entry):
    return say("points-heard", points=entry["points"]) if table.points else None


def _tile(table, built, key, seat, aims):
    aim = "built:%d:%s" % (seat, built["card"])
    if aim in aims:
        css = "target" + (" chosen" if table.pointed(aim) else "")
        return el("li", {"key": key}, tile(built, key, "aim", aim, css))
    return el("li", {"key": key}, tile(built, key, "card", "%s %d" % (built["card"], seat)))


def player_name(entry):
    """A player's name; whole in a tooltip, where the table has no room for that."""
    return el("span", {"class": "name", "title": entry["name"]}, entry["name"])


def crown(entry):
    if not entry["crown"]:
        return None
    return el("span", {"class": "crown", "data-held-by": str(entry["seat"])}, icon("crown"))


def marks(role):
    """The style classes of a seat's character, by what befell it: killed, robbed, bewitched, …"""
    return " ".join(befell(role))


def seat_facts(entry, size):
    """The arguments of messages that describe a seat."""
    roles = [role["role"] for role in entry["characters"] if role["role"]]
    return {
        "gold": entry["gold"],
        "hand": entry["hand"],
        "built": entry["built"],
        "size": size,
        "crown": entry["crown"],
        "bot": entry["kind"] == "bot",
        "cards": [built["card"] for built in entry["city"]],
        "roles": roles,
        "known": len(roles),
    }
