"""Features of a recorded game of Catan: moves of every form, cards, events, options, ways to end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from catan import Game
from tabletop.core.events import Event
from tabletop.notation.record import read_record
from tabletop.testing.golden import GoldenGames
from tests.catan.conformance.setups import OPTIONS
from tests.catan.positions import CARDS, KINDS

EVENTS = (
    "accept", "bank", "bid", "buy", "buy-own", "city", "discard", "discard-own", "largest-army", "longest-road",
    "monopoly", "offer", "over", "play", "plenty", "refuse", "road", "robber", "roll", "settlement", "shortage",
    "steal", "steal-own", "trade", "turn", "withdraw", "yield",
)  # fmt: skip
# Forms of moves, each with what shows it.
FORMS = {
    **{f"bank {rate}": rf"bank {rate} .*" for rate in (4, 3, 2)},
    **{f"monopoly {kind}": rf"play monopoly {kind}" for kind in KINDS},
    "plenty of one kind": r"play plenty (\w+) \1",
    "plenty of two kinds": r"play plenty (\w+) (?!\1)\w+",
    "offer closed": r"offer \d.* for \d.*",
    "offer of a gift": r"offer .* for any.*",
    "offer of a wish": r"offer any for .*",
    "offer to one": r"offer .* to \d",
    "offer of several kinds": r"offer \d \w+ \d.*",
    "discard of several kinds": r"discard \d+ \w+ \d.*",
    **{verb: rf"{verb}( .*)?" for verb in (
        "settle", "road", "city", "roll", "buy", "discard", "robber", "steal", "accept", "refuse", "bid", "confirm",
        "withdraw", "end", "play knight", "play roads",
    )},
}  # fmt: skip
ENDS = ("settle", "road", "city", "buy", "play knight", "round limit", "shared")
PRIZES = ("longest-road taken over", "longest-road set aside", "largest-army taken over")


def all_features() -> set[str]:
    """Everything the golden games are to use together."""
    return {
        *(f"seats {seats}" for seats in (2, 3, 4)),
        *(f"option {key} {value}" for key, values in OPTIONS.items() for value in values),
        *(f"move {form}" for form in FORMS),
        *(f"event {event}" for event in EVENTS),
        *(f"card {card}" for card in CARDS),
        *(f"end by {end}" for end in ENDS),
        *PRIZES,
        "a bid confirmed",
        "a free road alone",
        "robbed by all",
    }


def features_of(record: str) -> set[str]:
    """Replay a record and list what it used."""
    head, moves = read_record(record)
    game = Game.from_head(head)
    events = game.listen()
    texts = [text for _, text in moves]
    for text in texts:
        game.play(text)
    features = {f"seats {len(game.names)}", *_options(game), *(f"event {event.id}" for event in events)}
    features |= {f"move {form}" for text in texts for form, pattern in FORMS.items() if re.fullmatch(pattern, text)}
    features |= {f"card {event.args['card']}" for event in events if event.id in ("play", "buy-own")}
    return features | set(_prizes(events)) | set(_meetings(texts, events)) | set(_end(game, texts[-1]))


def _options(game: Game) -> Iterator[str]:
    rules: Any = game.position()["rules"]
    yield from (f"option {key} {rules[key]}" for key in OPTIONS)


def _prizes(events: list[Event]) -> Iterator[str]:
    """Prizes that went from one player to another, or to nobody."""
    for prize in ("longest-road", "largest-army"):
        holders = [event.args["player"] for event in events if event.id == prize]
        for before, after in pairwise(holders):
            if before not in (None, after):
                yield f"{prize} " + ("set aside" if after is None else "taken over")


def _meetings(texts: list[str], events: list[Event]) -> Iterator[str]:
    """Yield combinations that moves bring about."""
    if any(first.startswith("bid ") and second.startswith("confirm ") for first, second in pairwise(texts)):
        yield "a bid confirmed"
    for first, second, third in zip(texts, texts[1:], texts[2:], strict=False):
        if first == "play roads" and second.startswith("road ") and not third.startswith("road "):
            yield "a free road alone"
    for first, second in pairwise([event.id for event in events if event.id in ("steal", "robber")]):
        if first == second == "steal":
            yield "robbed by all"


def _end(game: Game, last: str) -> Iterator[str]:
    points: Any = game.position()["rules"]["points"]
    scores = game.scores or []
    words = last.split(" ")
    if max(scores) < points:
        yield "end by round limit"
    else:
        yield "end by " + (" ".join(words[:2]) if words[0] == "play" else words[0])
    if len(game.winners) > 1:
        yield "end by shared"


GOLDEN = GoldenGames(Game, Path(__file__).parent, ".catan", all_features, features_of)
