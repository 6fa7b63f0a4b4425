"""Targets of a lesson: places of the table as selectors."""

from aims import aim_of
from pieces import of_choice

PLACES = {
    "bank": ".bar [data-anchor=bank]",
    "deck": ".bar [data-anchor=deck]",
    "round": ".round",
    "track": ".track",
    "hand": ".own-hand",
    "city": ".own-city",
    "crown": ".crown",
    "role": ".role-button",
    "log": ".bar [data-do=log]",
    "help": ".bar [data-do=help]",
    "hint": "#decision [data-do=hint]",
}


def to_place(place):
    """Selectors of a place that a caption names (docs/lessons.md), of which the first that fits is meant."""
    if place in PLACES:
        return [PLACES[place]]
    word, _, rest = place.partition(":")
    if word == "role":
        return [".track [data-arg='%s'], .track [data-arg='role:%s']" % (rest, rest)]
    if word == "hand":
        card = (rest, rest, rest)
        return [".own-hand :is([data-arg='%s hand'], [data-arg='hand:%s'], [data-do=build][data-arg='%s'])" % card]
    if word == "seat":
        return ["[data-anchor=seat-%s]" % rest]
    if word == "purse":
        return ["[data-anchor=seat-%s] .gold" % rest]
    if word == "move":
        return ["#decision [data-do=choose][data-arg='%s']" % rest]
    seat, _, card = rest.partition(":")
    anchor = "[data-anchor=seat-%s]" % seat
    return ["%s [data-arg='%s %s'], %s [data-arg='built:%s']" % (anchor, card, seat, anchor, rest), anchor]


def to_move(table, move):
    """Selectors of what is to be tapped next for a move, the shortest way first.

    Its button, its thing in the open tray, a card in hand that one tap builds, or what lays the things open.
    """
    view, steps = table.view, table.stepping()
    selectors = [
        "#decision .foot [data-do=choose][data-arg='%s']" % move,
        "#decision [data-do=own][data-arg='%s']" % move,
    ]
    for choice in view["prompt"]["choices"] if view["prompt"] else ():
        if choice["move"] == move:
            aim = aim_of(choice, view["prompt"]["seat"])
            if aim:
                if steps and choice in table.tray_choices():
                    next_taps = steps.towards(choice.get("path") or [aim])
                    selectors += ["#decision [data-do='%s'][data-arg='%s']" % each for each in next_taps]
                else:
                    selectors.append("#decision .things [data-arg='%s']" % aim)
                if choice["card"] and table.build_of(choice["card"]) == move:
                    selectors.append(".own-hand [data-do=build][data-arg='%s']" % choice["card"])
                kind = of_choice(choice["kind"], "tray") or choice["kind"]
                selectors.append("#decision [data-do=tray][data-arg='%s']" % kind)
    selectors.append("#decision [data-do=choose][data-arg='%s']" % move)
    return selectors
