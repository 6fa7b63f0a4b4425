"""Cities at the end, large: the viewer's, else the winner's, and what its points are for."""

from pieces import building, keyed, tile
from ui import el, say


def seat_of(view):
    """The seat whose city is drawn."""
    winner = view["result"]["winners"][0]
    return winner if view["viewer"] is None else view["viewer"]


def drawn_city(view):
    """The drawings of its buildings: the properties of an icon each."""
    return [building(built["card"])[1] for built in view["seats"][seat_of(view)]["city"]]


def final_cities(table):
    """Draw that city, and before it the winner's, for screens with room for both."""
    view = table.view
    winners, seat = view["result"]["winners"], seat_of(view)
    cities = [_city(table, seat, "final-city")]
    if seat not in winners:
        cities.insert(0, _city(table, winners[0], "final-city of-winner"))
    return [city for city in cities if city]


def _city(table, seat, css):
    """A city before its sky, and its points line by line; None if nothing was built."""
    view = table.view
    one = view["seats"][seat]
    if not one["city"]:
        return None
    scored = next(each for each in view["result"]["seats"] if each["seat"] == seat)
    buildings = [
        el("li", {"key": key}, tile(built, "final" + key, "card", "%s %d" % (built["card"], seat)))
        for built, key in keyed(one["city"], "t")
    ]
    lines = [
        el("li", {"key": line["id"]}, say("over-card", card=say(line["id"]), points=line["points"]))
        for line in scored["lines"]
    ]
    own = seat == view["viewer"]
    return el(
        "section",
        {"class": css + (" complete" if one["complete"] else ""), "key": css},
        el("h3", None, say("own-city") if own else say("over-city", player=table.name_of(seat))),
        el("ul", {"class": "tiles"}, *buildings),
        el("ul", {"class": "city-points"}, *lines),
    )
