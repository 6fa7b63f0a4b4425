"""The viewer's own part of the table: purse, characters, city and hand."""

from badges import badges
from pieces import coins, count, face, keyed, medal, shield, tile
from seats import crown
from ui import button, el, hidden, part, say


def mine(table):
    """Own city and hand; nothing while no seat is looked from."""
    view = table.view
    if view["mine"] is None:
        return None
    me = view["seats"][view["viewer"]]
    aims = table.aims("built:%d:" % me["seat"])
    held = table.aims("hand:")
    inputs = [me, view["mine"], aims, held, table.selected, view["city_size"], table.ready_hand(), view["phase"]]
    return part("mine", inputs, lambda: _draw(table, me, view["mine"], aims, held))


def _draw(table, me, secret, aims, held):
    size = table.view["city_size"]
    own = secret["characters"]
    return el(
        "section",
        {"class": "mine" + (" active" if me["active"] else ""), "key": "mine", "data-anchor": "seat-%d" % me["seat"]},
        el(
            "div",
            {"class": "mine-head"},
            el("h2", {"class": "who"}, shield(me["seat"]), el("span", {"class": "name"}, me["name"]), crown(me)),
            *[button("role", role, "role-button", medal(role), el("span", None, say("role-" + role))) for role in own],
            badges(me),
            el(
                "p",
                {"class": "facts"},
                coins(me["gold"]),
                count("cards", me["hand"]),
                count("city", "%d/%d" % (len(me["city"]), size), "built"),
                hidden(say("mine-label", gold=me["gold"], hand=me["hand"], built=len(me["city"]), size=size)),
            ),
        ),
        _city(table, me, aims),
        _hand(table, me, secret["hand"], held),
    )


def _city(table, me, aims):
    kids = []
    for built, key in keyed(me["city"], "t"):
        aim = "built:%d:%s" % (me["seat"], built["card"])
        if aim in aims:
            css = "target" + (" chosen" if table.selected == aim else "")
            kids.append(el("li", {"key": key}, tile(built, key, "aim", aim, css)))
        else:
            kids.append(el("li", {"key": key}, tile(built, key, "card", "%s %d" % (built["card"], me["seat"]))))
    return el(
        "div",
        {"class": "own-city"},
        el("h3", {"class": "unseen"}, say("own-city")),
        el("ul", {"class": "tiles"}, *kids) if kids else el("p", {"class": "empty"}, say("city-empty")),
    )


def _hand(table, me, hand, held):
    ready = table.ready_hand()
    kids = []
    for card, key in keyed(hand, "h"):
        aim = "hand:" + card["card"]
        if aim in held:
            css = "target" + (" chosen" if table.selected == aim else "")
            kids.append(el("li", {"key": key}, face(card, key, "aim", aim, css)))
        else:
            css = "buildable" if card["card"] in ready else ""
            kids.append(el("li", {"key": key}, face(card, key, "card", card["card"] + " hand", css)))
    return el(
        "div",
        {"class": "own-hand"},
        el("h3", {"class": "unseen"}, say("own-hand")),
        el("ul", {"class": "hand"}, *kids) if kids else el("p", {"class": "empty"}, say("hand-empty")),
    )
