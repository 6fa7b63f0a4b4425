"""A bubble with a few words at a seat: it takes no taps, goes by itself, and is not read: the live region says it."""

import asyncio

from pyscript import document, window
from ui import stage, words

SECONDS = 2.6


async def show_bubble(seat, message):
    """Show the words of a message at a seat for a moment, once the table is drawn; nothing where the seat is not."""
    await stage.turn()
    place = document.querySelector('[data-anchor="seat-%d"]' % seat)
    if not place:
        return
    bubble = document.createElement("p")
    bubble.className = "bubble"
    bubble.setAttribute("aria-hidden", "true")
    bubble.textContent = words(message["id"], **message["args"])
    document.body.append(bubble)
    put(bubble, place)
    await asyncio.sleep(SECONDS)
    bubble.remove()


def put(bubble, place):
    """Put a bubble over its own seat: on the right below the numbers, where a seat begins to have room."""
    seat = place.getBoundingClientRect()
    facts = place.querySelector(".facts")
    below = facts.getBoundingClientRect().bottom if facts else seat.top
    width, height = bubble.offsetWidth, bubble.offsetHeight
    left = max(4, seat.left, min(seat.right - width - 4, window.innerWidth - width - 4))
    bubble.style.left = "%dpx" % (left + window.scrollX)
    bubble.style.top = "%dpx" % (min(below + 2, seat.bottom - height - 2) + window.scrollY)
