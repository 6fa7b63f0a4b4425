"""A bubble with a few words at a seat: it takes no taps, goes by itself, and is not read: the live region says it."""

import asyncio

from pyscript import document, window
from ui import stage, words

LEAST, MOST = 2.2, 3  # seconds that it stands: while three words are read, and if nothing happens meanwhile
STEP = 0.2  # seconds after which it looks whether its seat has moved
GAP = 2  # pixels
SEAT = '.seat[data-anchor="seat-%d"]'
# The parts of a table that a bubble never lies over, and those that it lies over if it must.
NEVER = ".decision, .mine, .hand, .dice, .bar"
IF_MUST = ".seat .facts, .seat .name, .seat .face-of, .ranks, #scene > * > *"
# A place has its corner towards the seat, which is a style; the plain one is at the lower right.
UNDER, BESIDE = "under", "beside"


async def show_bubble(seat, message, now):
    """Show the words of a message at a seat for a moment, once the table is drawn; nothing where the seat is not.

    `now` returns the view of the table: after a while the next view ends the bubble, and no view ends it at once.
    """
    await stage.turn()
    place = document.querySelector(SEAT % seat)
    if not place or not in_sight(place):
        return
    bubble = document.createElement("p")
    bubble.className = "bubble"
    bubble.setAttribute("aria-hidden", "true")
    bubble.textContent = words(message["id"], **message["args"])
    document.body.append(bubble)
    view, stood, known = now(), 0, None
    while stood < MOST:
        place = document.querySelector(SEAT % seat)
        if now() is None or not place:
            break
        seen = [now() is view, _box(place)]
        if now() is not view and stood >= LEAST:
            break
        if seen != known:
            put(bubble, place)
        known = seen
        await asyncio.sleep(STEP)
        stood += STEP
    bubble.remove()


def in_sight(place):
    """Whether the middle of a seat is in the window."""
    left, top, right, bottom = _box(place)
    across, down = (left + right) / 2, (top + bottom) / 2
    return left < right and 0 <= across <= window.innerWidth and 0 <= down <= window.innerHeight


def put(bubble, place):
    """Put a bubble at its own seat, within the window.

    Of several places it has the first that hides least: within the seat, beside, below or above it, below all seats.
    """
    seat = _box(place)
    wide, high = window.innerWidth, window.innerHeight
    width, height = bubble.offsetWidth, bubble.offsetHeight
    never, if_must = _boxes(NEVER), _boxes(IF_MUST)
    best = None
    for number, (css, left, top) in enumerate(_places(place, seat, width, height)):
        left = max(4, min(left, wide - width - 4))
        top = max(4, min(top, high - height - 4))
        box = (left, top, left + width, top + height)
        cost = [_overlaps(box, never), _overlaps(box, if_must), number]
        if best is None or cost < best[0]:
            best = (cost, css, left, top)
    bubble.className = ("bubble " + best[1]).strip()
    bubble.style.left = "%dpx" % (best[2] + window.scrollX)
    bubble.style.top = "%dpx" % (best[3] + window.scrollY)


def _places(place, seat, width, height):
    """List the places at a seat, the best first, each with its style, left and top."""
    facts = place.querySelector(".facts")
    below = _box(facts)[3] if facts else seat[1]
    row = _box(place.closest(".seats") or place)
    inner = max(seat[0], seat[2] - width - 4)
    return (
        ("", inner, below + GAP),
        (UNDER, seat[0] + 4, below + GAP),
        (BESIDE, seat[0] - width - 4, seat[1]),
        (UNDER, seat[0], seat[3] + GAP),
        (UNDER, inner, row[3] + GAP),
        ("", inner, seat[1] - height - GAP),
        ("", inner, row[1] - height - GAP),
        ("", inner, seat[3] - height),
    )


def _box(node):
    box = node.getBoundingClientRect()
    return (box.left, box.top, box.right, box.bottom)


def _boxes(css):
    """The boxes of all elements of a style that are on the page."""
    nodes = document.querySelectorAll(css)
    boxes = [_box(nodes[at]) for at in range(nodes.length)]
    return [box for box in boxes if box[2] > box[0]]


def _overlaps(box, others):
    """Count the boxes that this one overlaps."""
    return len(
        [
            other
            for other in others
            if other[0] < box[2] and other[2] > box[0] and other[1] < box[3] and other[3] > box[1]
        ]
    )
