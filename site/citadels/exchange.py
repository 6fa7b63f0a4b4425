"""The Diplomat's exchange in two taps: first the other player's district, then one's own."""

from choices import things
from pieces import coins, tile
from ui import button, el, icon, say, shield


def exchange(table):
    """The districts one could take; once one is selected, also those one could give for it."""
    choices = table.tray_choices()
    wanted = [choice for choice in choices if choice["aim"] == table.selected]
    kids = _own(table, wanted) if wanted else _theirs(table, choices)
    return el("div", {"class": "tray exchange", "key": "exchange2" if wanted else "exchange1"}, *kids)


def _step(message):
    return el("h3", {"class": "step", "id": "step", "tabindex": "-1"}, message)


def _theirs(table, choices):
    kids, owner = [], None
    for aim, choice, open_to in sorted(things(choices), key=lambda entry: entry[1]["seat"]):
        if choice["seat"] != owner:
            owner = choice["seat"]
            kids.append(el("li", {"class": "of", "key": "of%d" % owner}, shield(owner), table.name_of(owner)))
        if open_to:
            kids.append(
                el("li", {"key": aim}, tile(table.built(aim), aim, "theirs", aim, "thing", None, _range(open_to)))
            )
        else:
            piece = tile(table.built(aim), aim, "theirs", aim, "thing off", _why(choice), aria_disabled="true")
            kids.append(el("li", {"key": aim}, piece))
    return [_step(say("exchange-theirs")), el("ul", {"class": "things"}, *kids)]


def _range(choices):
    """The least and the most that a district costs, depending on what is given for it."""
    prices = [choice["cost"] for choice in choices]
    least, most = min(prices), max(prices)
    return str(least) if least == most else "%d–%d" % (least, most)


def _own(table, wanted):
    owner = wanted[0]["seat"]
    theirs = table.built(wanted[0]["aim"])
    chosen = [choice for choice in wanted if choice["move"] and choice["move"] in table.marked]
    own = _given(table, chosen[0]) if chosen else None
    kids = []
    for number, choice in enumerate(wanted):
        key, given = "own%d" % number, _given(table, choice)
        if choice["enabled"]:
            pressed = "true" if choice in chosen else "false"
            piece = tile(given, key, "own", choice["move"], "thing", None, choice["cost"], aria_pressed=pressed)
        else:
            piece = tile(given, key, "own", "", "thing off", _why(choice), aria_disabled="true")
        kids.append(el("li", {"key": key}, piece))
    return [
        _step(say("exchange-own")),
        _bargain(table, owner, theirs, own, chosen[0]["cost"] if chosen else None),
        el("ul", {"class": "things"}, *kids),
        el("div", {"class": "foot", "key": "foot"}, _confirm(chosen[0])) if chosen else None,
    ]


def _bargain(table, owner, theirs, own, cost):
    """The two districts of the exchange side by side."""
    return el(
        "div",
        {"class": "bargain"},
        el(
            "p",
            None,
            el("span", {"class": "label"}, say("exchange-you-get")),
            tile(theirs, "get", "theirs", "", "traded"),
        ),
        el(
            "p",
            {"class": "between"},
            icon("swap"),
            say("exchange-pays", cost=cost) if own else None,
            button("theirs", "", "link", say("exchange-other")),
        ),
        el(
            "p",
            None,
            el("span", {"class": "label"}, say("exchange-gets", player=table.name_of(owner))),
            tile(own, "give", "own", "", "traded") if own else el("span", {"class": "site-to-let"}, "?"),
        ),
    )


def _given(table, choice):
    return table.built("built:%d:%s" % (table.view["prompt"]["seat"], choice["own"]))


def _confirm(choice):
    words = el("span", None, say(choice["id"], **choice["args"]))
    price = coins(choice["cost"]) if choice["cost"] else None
    return button("choose", choice["move"], "choice main wide", words, price, key=choice["move"])


def _why(choice):
    why = choice["why_not"]
    return say(why["id"], **why["args"]) if why else None
