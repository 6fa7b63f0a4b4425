"""Where a tile is placed: the targets, the tile as it would lie, and the way to the next place and turn; and cubes."""

from geometry import outline
from pieces import FILE, brought, inline, place_name, sign
from tiles import alone, tile
from ui import SIGNS, button, el, hidden, icon, say


def placing(table):
    """The tile as it lies, ways to the next place and turn, what it brings, and the button that places it."""
    places, turns = table.places, table.turns()
    move = table.move()
    kids = []
    if places:
        before = button("place-step", "-1", "plain", icon("back"), hidden(say("place-before")))
        after = button("place-step", "1", "plain turned", icon("back"), hidden(say("place-next")))
        kids.append(_steps("place-step", before, after, _place_words(table, places)))
    if move and len(turns) > 1:
        words = say("turn", turn=turns.index(table.turn) + 1, turns=len(turns))
        left = button("turn-step", "1", "plain", icon("turn-left", FILE), hidden(say("turn-before")))
        right = button("turn-step", "-1", "plain", icon("turn-right", FILE), hidden(say("turn-next")))
        kids.append(_steps("turn-step", left, right, words))
    if not places:
        for place in table.view["prompt"]["around"]:
            kids.append(el("p", {"class": "place-words", "key": "around"}, _around(table, place)))
        kids.append(el("div", {"class": "lone-tile", "key": "tile"}, alone(table.laying(), table.turn, "large")))
    foot = None
    if move:
        kids.append(_preview(table, move))
        foot = button("choose", move, "choice main wide", el("span", None, say("lay")), key="lay")
    return el("div", {"class": "tray", "key": "tray"}, *kids, el("div", {"class": "foot", "key": "foot"}, foot))


def _preview(table, move):
    """What the tile brings where it lies now; questions that it leaves open are not answered."""
    choice = next(choice for choice in table.choices_in("at") if choice["move"] == move)
    note = choice["note"]
    costs, brings = None, note
    if note and note["id"] in ("note-for", "note-cost"):
        costs, brings = note["args"]["goods"], note["args"].get("what")
    kids = [el("span", None, say("lay-brings-nothing"))]
    if brings:
        kids = [inline(brought(brings)), el("span", None, say("lay-brings", goods=brings["args"]["goods"]))]
    if costs:
        kids.append(el("span", {"class": "cost"}, say("lay-costs", goods=costs)))
    return el("p", {"class": "preview", "key": "preview", "role": "status"}, *kids, at_end(choice))


def at_end(choice):
    """By how many points a choice changes what the end would bring; None where it changes nothing."""
    points = choice.get("at_end")
    if not points:
        return None
    return el("span", {"class": "at-end"}, say("at-end" if points > 0 else "at-end-less", points=abs(points)))


def target(table, place, point, size, dot):
    """A place that can be marked: its middle, how large its hex is, and the dot that is seen, as (y, radius)."""
    x, y = point
    css = "place" + (" chosen" if table.place == place else "")
    circle = el("circle", {"class": "hit", "cx": "%.1f" % x, "cy": "%.1f" % y, "r": "%.1f" % (size * 0.86)})
    sight = el("circle", {"class": "dot", "cx": "%.1f" % x, "cy": "%.1f" % dot[0], "r": str(dot[1])})
    return el("g", {"class": css, "key": "at" + place, "data-do": "place", "data-arg": place}, circle, sight)


def ring(spot, size):
    """A ring about a tile that has just come to lie there."""
    return el(
        "polygon", {"class": "fresh-tile", "points": outline(spot[0], spot[1], size), "key": "fresh%.0f-%.0f" % spot}
    )


def ghost(table, point, size):
    """The tile as it would lie at the marked place."""
    return tile(table.laying(), point[0], point[1], size, table.turn, key="ghost", css="ghost")


def cube(seat, x, y):
    """A cube of a seat, with its middle at a point: told apart by its shield."""
    box = {"class": "cube of-%d" % seat, "x": "%.1f" % (x - 6), "y": "%.1f" % (y - 6), "width": "12", "height": "12"}
    mark = sign("shield-%d" % (seat % 8), x, y, 10, file=SIGNS)
    return el("g", {"key": "cube%d" % seat}, el("rect", box), mark)


def _place_words(table, places):
    if table.place is None:
        return say("place-hint", count=len(places))
    return _around(table, table.place)


def _around(table, place):
    """A place, and what lies round it."""
    lines = table.view["prompt"]["around"][place]
    if not lines:
        return say("place-words", place=place_name(place))
    name = hidden(say("place-words", place=place_name(place)))
    return el("span", None, name, " ", say("place-around", around=lines))


def _steps(key, before, after, words):
    return el(
        "div",
        {"class": "place-steps", "key": key},
        before,
        el("p", {"class": "place-words", "role": "status"}, words),
        after,
    )
