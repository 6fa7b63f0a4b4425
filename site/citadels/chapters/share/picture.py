"""The result of a game of Citadels as a picture: one city before the sky, and everybody's points."""

import json

from final_city import drawn_city, seat_of
from over import COLUMNS, from_cards, points
from score_picture import MARGIN, PALE, WIDTH, score_picture, text, use
from ui import stage, words

TOP = 560  # where the rows begin
SKY = (264, 226)  # where the city begins, and how high it is
BUILDING, NARROW = 150, 0.94  # the size of one where there is room, and of its place in a full row
RIGHT = (515, 675, 805, 910, 1024)  # where the columns of numbers end
SKY_COLOURS = (
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#101a3d"/><stop offset="1" stop-color="#3a3f7a"/>'
    "</linearGradient>"
)


async def picture_of(view, called):
    """Draw the result of a game that is over; `called` are the names, seat by seat."""
    seat, signs = seat_of(view), await stage.art("signs")
    city = drawn_city(view)
    symbols = await stage.symbols(json.dumps(city))
    caption = "" if seat in view["result"]["winners"] else words("over-city", player=called[seat])
    return drawing(view["result"], called, signs + symbols, [piece["name"] for piece in city], caption)


def drawing(result, names, signs, city, caption):
    """Draw who won and what everybody's points are for.

    Args:
        result: the view's, of a game that is over.
        names: what the players are called, seat by seat.
        signs: the text of the symbols: crown and shields (`art/signs.svg`), and the buildings of the city.
        city: the ids of the buildings to draw.
        caption: whose city it is; "" where the headline says it.
    """
    cards = from_cards(sorted(result["seats"], key=lambda row: (row["place"], row["seat"])))
    kinds = [(id, ids) for id, ids in COLUMNS]
    kinds.append(("cards", cards))
    columns = [
        (words("over-column-" + id), RIGHT[at], lambda row, ids=ids: points(row, ids))
        for at, (id, ids) in enumerate(kinds)
    ]
    columns.append((words("over-column-total"), RIGHT[-1], lambda row: row["total"]))
    return score_picture(result, names, signs, "crown", (_city(city, caption), TOP), columns)


def _city(ids, caption):
    """The buildings on one line before the sky."""
    top, height = SKY
    size = min(BUILDING, (WIDTH - 2 * MARGIN) // max(1, len(ids)))
    left = (WIDTH - size * len(ids)) // 2
    drawn = int(size * NARROW)
    sky = '<rect x="%d" y="%d" width="%d" height="%d" rx="16" fill="url(#sky)"/>'
    parts = [SKY_COLOURS, sky % (MARGIN - 24, top, WIDTH - 2 * MARGIN + 48, height)]
    parts.append(text(caption, MARGIN, top + 38, 26, PALE))
    parts += [use(id, left + at * size, top + height - drawn, drawn) for at, id in enumerate(ids)]
    return "".join(parts)
