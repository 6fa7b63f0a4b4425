"""The shortest positions there are, and offers as a position writes them (notation §2)."""

from __future__ import annotations

from tests.catan.positions import Json

TURN: Json = {"name": "turn", "seat": 0}
SEVEN: Json = TURN | {"rolled": [3, 4]}
BARE: Json = {"catan": 1, "players": [{}, {}], "phase": TURN}


def offer(give: str | None, get: str | None, to: int | None = None) -> Json:
    """An offer: each side one number and one resource, as `2 ore`, or None where it is open."""

    def side(words: str | None) -> Json | None:
        return None if words is None else {kind: int(n) for n, kind in [words.split()]}

    return {"give": side(give), "get": side(get), "to": to}
