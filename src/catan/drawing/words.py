"""A table of the island in words: the title and description of its picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from catan.core.board import CORNERS, HEXES, PATHS
from catan.core.frames import Place
from catan.core.resources import CARDS, KNIGHT, RESOURCES, Bundle, count, counts
from catan.drawing.island import dice_of, harbours, lands
from catan.views.view import View
from tabletop.drawing.messages import Messages

FILES: Final = ("any/table.ftl", "any/story.ftl", "any/end.ftl", "island/island.ftl", "island/chapters/share.ftl")
ROWS: Final = (3, 4, 5, 4, 3)  # how many hexes lie in each row


def title(words: Messages, view: View, *, players: bool = True) -> str:
    """Say the round, and who plays."""
    if view.over:
        text = words.say("bar-over")
    elif type(view.stack[0]) is Place:
        text = words.say("bar-place")
    else:
        text = words.say("bar-round", round=view.round)
    return f"{text} · {words.listed(view.names)}" if players else text


def description(words: Messages, view: View, headline: str) -> str:
    """Tell the whole table, line by line."""
    dice = dice_of(view)
    lines = [headline, *([words.say("bar-dice", sum=sum(dice))] if dice else []), *_island(words, view)]
    if view.bank is not None:
        lines.append(f"{words.say('bank-has')} {_cards(words, view.bank)}")
    for seat in range(len(view.names)):
        lines += [_player(words, view, seat), *_pieces(words, view, seat)]
    return "\n".join([*lines, *_hand(words, view)])


def _named(words: Messages, name: str, text: str) -> str:
    """Say what something is: a name and what belongs to it."""
    return words.say("place-named", word=name, place=text)


def _island(words: Messages, view: View) -> Iterator[str]:
    """Yield the rows of the island from above, then the robber and the harbours."""
    hexes = [
        words.say(f"hex-{land}", number=number) for land, number in zip(lands(view), view.island.numbers, strict=True)
    ]
    first = 0
    for length in ROWS:
        places = zip(HEXES[first : first + length], hexes[first : first + length], strict=True)
        yield words.listed([f"{place} {name}" for place, name in places])
        first += length
    yield words.say("robber-on", hex=hexes[view.robber])
    yield words.listed([f"{path} {words.say(f'harbour-{kind}')}" for path, kind in harbours(view)])


def _player(words: Messages, view: View, seat: int) -> str:
    return words.say(
        "seat-label", player=view.names[seat], points=view.open_points[seat], hand=view.hand_sizes[seat],
        cards=view.card_counts[seat] + view.new_counts[seat], length=view.lengths[seat],
        knights=count(view.played_cards[seat], KNIGHT),
    )  # fmt: skip


def _pieces(words: Messages, view: View, seat: int) -> Iterator[str]:
    """Yield where a player's pieces stand."""
    for message, places in (
        ("score-settlements", [CORNERS[corner] for corner in view.settlements[seat]]),
        ("score-cities", [CORNERS[corner] for corner in view.cities[seat]]),
        ("price-road", [PATHS[path] for path in view.roads[seat]]),
    ):
        if places:
            yield _named(words, words.say(message), words.listed(places))


def _cards(words: Messages, cards: Bundle) -> str:
    numbers = zip(RESOURCES, counts(cards), strict=True)
    return words.listed([words.say(f"cards-{name}", count=number) for name, number in numbers if number])


def _hand(words: Messages, view: View) -> Iterator[str]:
    """Yield the viewer's hand: resource cards, then development cards."""
    if view.me is None:
        return
    if view.hand:
        yield _named(words, words.say("fact-hand"), _cards(words, view.hand))
    held = (view.cards[view.me] or 0) + (view.new[view.me] or 0)
    names = [words.say(f"card-{name}") for number, name in enumerate(CARDS) for _ in range(count(held, number))]
    if names:
        yield _named(words, words.say("fact-cards"), words.listed(names))
