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
    """Put a bubble over its own seat: over the bot's strength if that is drawn, else in the lower corner on the right.

    Name and numbers stay free: they begin on the left, and above.
    """
    seat = place.getBoundingClientRect()
    line = place.querySelector(".bot-line")
    box = line.getBoundingClientRect() if line else seat
    width, height = bubble.offsetWidth, bubble.offsetHeight
    if box is not seat and box.width:
        left, top = box.left, box.top + (box.height - height) / 2
    else:
        left, top = seat.right - width - 4, seat.bottom - height - 4
    left = max(4, min(left, seat.right - width - 2, window.innerWidth - width - 4))
    bubble.style.left = "%dpx" % (left + window.scrollX)
    bubble.style.top = "%dpx" % (top + window.scrollY)
