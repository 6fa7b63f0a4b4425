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
    """Put a bubble at its own seat, within the window, where it hides none of the seats' numbers.

    Over the seat's lower right if it fits there; else beside the seat, where that is a row of its own; else below all
    seats. Its pointed corner is towards its seat.
    """
    seat = place.getBoundingClientRect()
    facts = place.querySelector(".facts")
    free = (facts.getBoundingClientRect().bottom if facts else seat.top) + 2
    width, height = bubble.offsetWidth, bubble.offsetHeight
    left, top = seat.right - width - 4, free
    if left < seat.left or free + height > seat.bottom:
        row = (place.closest(".seats") or place).getBoundingClientRect()
        if seat.left > width + 8 and seat.width > row.width / 2:
            left, top = seat.left - width - 4, seat.top
            bubble.classList.add("beside")
        else:
            left, top = seat.left, row.bottom + 2
            dice = document.querySelector(".dice")  # of which a game may have some on its board's upper left
            thrown = dice.getBoundingClientRect() if dice else None
            if thrown and left < thrown.right and top < thrown.bottom and top + height > thrown.top:
                top = thrown.bottom + 2
            bubble.classList.add("under")
    left = max(4, min(left, window.innerWidth - width - 4))
    top = max(4, min(top, window.innerHeight - height - 4))
    bubble.style.left = "%dpx" % (left + window.scrollX)
    bubble.style.top = "%dpx" % (top + window.scrollY)
