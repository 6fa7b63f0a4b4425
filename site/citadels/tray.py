"""The tray: the things that a kind of choice can point at, and what the selected one would do."""

from card_list import by_kind
from choices import things
from exchange import exchange
from pieces import brief_of, chip, coins, districts, face, help_of, keyed, of_choice, portrait, tile, to_choose
from ui import button, el, icon, say, shield


def tray(table):
    """The open tray: its things, and below them what the selected one would do."""
    choices = table.tray_choices()
    if choices and choices[0]["aim"] == "pick":
        return _picking(table, choices[0])
    steps = table.stepping()
    if steps:
        return steps.draw(foot, thing)
    if table.tray == "exchange":
        return exchange(table)
    kids, owner = [], None
    if table.tray == "search":
        kids = by_kind(things(choices), lambda choice: thing(table, *choice))
        return el("div", {"class": "tray", "key": "tray"}, el("ul", {"class": "things"}, *kids), _foot(table, choices))
    for aim, choice, open_to in _by_city(in_order(table, things(choices))):
        if aim[0] == "b" and choice["seat"] is not None and choice["seat"] != owner:
            owner = choice["seat"]
            kids.append(el("li", {"class": "of", "key": "of%d" % owner}, shield(owner), table.name_of(owner)))
        kids.append(el("li", {"key": aim}, thing(table, aim, choice, open_to)))
    up = table.view["centre"]["aside"]["up"]
    face_up = [choice for choice in choices if choice.get("role") in up]
    return el(
        "div",
        {"class": "tray", "key": "tray"},
        el("ul", {"class": "things draft" if in_draft(table) else "things"}, *kids),
        el("p", {"class": "face-up-line", "aria-hidden": "true"}, say("face-up")) if face_up else None,
        _foot(table, choices),
    )


def in_draft(table):
    """Whether characters are being chosen, whose cards then say in brief what they do."""
    return table.view["phase"] == "select"


def had_already(table, kind, card):
    """A note on a card on the table that the viewer has already, in the city or the hand; None if not."""
    me = table.view["viewer"]
    if me is None or of_choice(kind, "place") != "table":
        return None
    if [piece for piece in table.view["seats"][me]["city"] if piece["card"] == card]:
        return say("had-in-city")
    return say("had-in-hand") if [held for held in table.view["mine"]["hand"] if held["card"] == card] else None


def in_order(table, listed):
    """The things with unlikely ones last: those of one's own city, and characters that lie face up."""
    up, me = table.view["centre"]["aside"]["up"], table.view["viewer"]
    last = [
        entry for entry in listed if entry[1].get("role") in up or (entry[1].get("card") and entry[1].get("seat") == me)
    ]
    return [entry for entry in listed if entry not in last] + last


def _by_city(listed):
    """The things sorted by city, the cities in the order of their first thing."""
    cities, at = [], []
    for number, choice in enumerate(listed):
        seat = choice[1].get("seat")
        if seat not in cities:
            cities.append(seat)
        at.append((cities.index(seat), number))
    return [listed[number] for _, number in sorted(at)]


def thing(table, aim, choice, open_to):
    """A thing as a button that selects it, with the reason where it cannot be chosen."""
    css = "thing"
    more = {"aria_pressed": "true" if table.selected == aim else "false"}
    note = None
    if not open_to:
        css += " off"
        note = say(choice["why_not"]["id"], **choice["why_not"]["args"]) if choice["why_not"] else None
        more["aria_disabled"] = "true"
    if choice.get("role") in table.view["centre"]["aside"]["up"]:
        css, note = css + " face-up", say("face-up")
    if choice.get("role"):
        brief = say(brief_of(choice["role"])) if in_draft(table) else None
        return portrait(choice["role"], aim, "aim", aim, css, note, brief, **more)
    if choice.get("card") and aim[0] == "b":
        cost = choice["cost"] if open_to and choice["seat"] is not None else None
        return tile(table.built(aim), aim, "aim", aim, css, note, cost, **more)
    if choice.get("card"):
        note = note or had_already(table, choice["kind"], choice["card"])
        return face(table.card(choice), aim, "aim", aim, css, note, **more)
    if choice.get("cards"):
        return button("aim", aim, "choice " + css, say(choice["id"], **choice["args"]), key=aim, **more)
    seat = table.view["seats"][choice["seat"]]
    return button(
        "aim",
        aim,
        "card person " + css,
        shield(seat["seat"]),
        el("span", {"class": "card-name"}, seat["name"]),
        el(
            "span",
            {"class": "facts"},
            coins(seat["gold"]),
            el("span", {"class": "count"}, icon("cards"), el("b", None, seat["hand"])),
        ),
        el("span", {"class": "note"}, note) if note else None,
        key=aim,
        **more,
    )


def _foot(table, choices):
    """Draw what the selected thing does, and the buttons for it."""
    chosen = [choice for choice in choices if choice["aim"] == table.selected]
    if in_draft(table) and not chosen:
        hint = el("p", {"key": "words"}, say("draft-hint"))
        return el("div", {"class": "foot-hint", "key": "hint"}, hint, _purse_and_hand(table))
    return foot(chosen)


def _purse_and_hand(table):
    """The viewer's gold and hand in short, for phones, where the characters to choose from cover both."""
    view = table.view
    held = [chip(card, key, named=True) for card, key in keyed(view["mine"]["hand"], "h")]
    return el(
        "div",
        {"class": "own-purse", "key": "purse", "aria-hidden": "true"},
        coins(view["seats"][view["viewer"]]["gold"]),
        *held,
    )


def foot(chosen, *on):
    """Draw what these choices of one thing do, and a button for each; `on` are the buttons to a next step."""
    if not chosen and not on:
        return el("p", {"class": "foot-hint", "key": "hint"}, say("tray-hint"))
    choice = chosen[0] if chosen else {}
    text = None
    if choice.get("role"):
        text = say(help_of("role", choice["role"]))
    elif choice.get("card") and districts.get(choice["card"], {}).get("kind") == "special":
        text = say(help_of("card", choice["card"]))
    kids = []
    for choice in chosen:
        if choice["enabled"]:
            kids.append(to_choose(choice))
        elif choice["why_not"] and len(chosen) == 1:
            why = say(choice["why_not"]["id"], **choice["why_not"]["args"])
            kids.append(el("p", {"class": "why", "key": "why"}, why))
        elif choice["why_not"]:
            words = el("span", None, say(choice["id"], **choice["args"]))
            why = el("span", {"class": "why"}, say(choice["why_not"]["id"], **choice["why_not"]["args"]))
            kids.append(button("why", "", "choice off wide", words, why, key=choice["id"], aria_disabled="true"))
    kids += on
    return el("div", {"class": "foot", "key": "foot"}, el("p", {"class": "help-line"}, text) if text else None, *kids)


def _picking(table, choice):
    """A choice of several cards: they are marked, then confirmed."""
    pick = choice["pick"]
    kids = []
    for number, card in enumerate(pick["cards"]):
        marked = number in table.marked
        kids.append(
            el(
                "li",
                {"key": "p%d" % number},
                face(
                    table.card({"card": card}),
                    "p%d" % number,
                    "mark",
                    number,
                    "thing",
                    had_already(table, choice["kind"], card),
                    aria_pressed="true" if marked else "false",
                ),
            )
        )
    many = len(table.marked)
    fits = pick["min"] <= many <= pick["max"]
    confirm = button(
        "confirm-pick",
        "",
        "choice main wide" + ("" if fits else " off"),
        say("confirm-" + choice["kind"], count=many),
        aria_disabled=None if fits else "true",
        key="confirm",
    )
    return el(
        "div",
        {"class": "tray", "key": "tray"},
        el("ul", {"class": "things"}, *kids),
        el("div", {"class": "foot", "key": "foot"}, confirm),
    )
