"""The places that words speak of: a tap on a line of the log or on a step of a plan shows one on its board."""

from pyscript import document, window
from ui import button, stage, word

LONG = 1600  # milliseconds that a ring lies about a place
AROUND = 6  # how far a ring is from its place, in parts of the drawing
SVG = "http://www.w3.org/2000/svg"
ANCHOR, MARKER = "[data-anchor=%s]", '[data-here="marker %%d %s"]'
# The tracks that a move goes along, as selectors of where the player stands.
STEPS = {"mine": ".track:first-child .at", "quarry": ".track:nth-child(2) .at"}


def line_to_place(line, words):
    """The words of a line of the log, as a button where they speak of a place."""
    args = line["args"]
    name = args.get("player", line["player"])
    place = _place_of_line(line["id"][4:], args)
    return word("light", _aim(place, "" if name is None or type(name) is dict else name), words) if place else words


def step_to_place(step, words):
    """The words of a step of a plan, as a button where they speak of a place."""
    place = _place_of_move(step["move"].split(" "))
    return button("light", _aim(place, ""), "word", words) if place else words


def _aim(place, name):
    """The argument of `light`."""
    return "%s|%s|%s" % (place[0], place[1], name)


def _place_of_line(kind, args):
    """The tab and the selector of what a line tells; None where that is no place."""
    if "position" in args:
        return "crane", ANCHOR % ("position-%d" % args["position"])
    if "on" in args:
        return "projects", MARKER % args["on"]["id"][3:]
    if kind == "road":
        return "road", ANCHOR % ("area-%d" % args["area"])
    if kind == "upgrade":
        return "boards", ANCHOR % args["tile"]["args"]["action"]["id"][7:]
    place = args.get("space") or args.get("place")
    return _at_place(place["id"][6:] + str(place["args"]["number"])) if place else None


def _at_place(place):
    """The same of a place: r1 to r12 on the ring, a space of the city, or a plaza."""
    return ("boards" if place[0] == "r" else "city"), ANCHOR % place


def _place_of_move(words):
    """The tab and the selector of where a move is made; None where that is no place."""
    kind, aim = words[0], words[1] if len(words) > 1 else ""
    if kind == "take":
        return "crane", ANCHOR % aim
    if kind in ("upgrade", "wall", "building"):
        return "crane", "[data-press=%s]" % aim
    if kind == "at" and len(words) > 2:
        return _at_place(aim)
    if kind in ("up", "sideways"):
        return "projects", MARKER % aim
    if kind == "road":
        return "road", ".next"
    if kind == "effect":
        return "road", ANCHOR % ("area-" + aim)
    return ("boards", STEPS[kind]) if kind in STEPS else None


def light(page, arg, show_tab):
    """Show the board of a place, as a button has it, and lay a ring about the place for a moment."""
    tab, selector, name = arg.split("|", 2)
    seats = page.play.view["seats"]
    owner = next((seat["seat"] for seat in seats if seat["name"] == name), None)
    seat = page.play.view["viewer"] if owner is None else owner
    if seat is None:
        seat = next((seat["seat"] for seat in seats if seat["asked"] or seat["active"]), 0)
    page.close_sheet()
    show_tab(page, tab, owner if tab == "boards" else None)
    where = (".of-%s " % tab if page.play.table.wide else ".stage ") + (
        selector % seat if "%d" in selector else selector
    )
    stage.reveal(where)
    window.requestAnimationFrame(lambda time: _lay_ring(document.querySelector(where)))


def _lay_ring(node):
    """Lay a ring about a part of a board; about a part of a drawing it is drawn there, and goes where that goes."""
    if not node:
        return
    drawing = node.ownerSVGElement if hasattr(node, "ownerSVGElement") else None
    if drawing:
        box = node.getBBox()
        ring = document.createElementNS(SVG, "g")
        ring.setAttribute("class", "place-ring")
        for _ in range(2):  # a light line on a dark one, which is seen on any ground
            circle = document.createElementNS(SVG, "circle")
            circle.setAttribute("cx", "%.1f" % (box.x + box.width / 2))
            circle.setAttribute("cy", "%.1f" % (box.y + box.height / 2))
            circle.setAttribute("r", "%.1f" % (max(box.width, box.height) / 2 + AROUND))
            ring.append(circle)
        drawing.append(ring)
        window.setTimeout(lambda: ring.remove(), LONG)  # noqa: PLW0108 - MicroPython loses what the method is of
    else:
        node.classList.add("in-ring")
        window.setTimeout(lambda: node.classList.remove("in-ring"), LONG)
