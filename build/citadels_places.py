"""Places that a caption of a lesson of Citadels can point at (docs/lessons.md)."""

from typing import Any

PLACES = ("bank", "deck", "round", "track", "hand", "city", "crown", "log", "help", "hint")


def there(place: str, view: dict[str, Any]) -> bool:
    """Whether a place is on the learner's table; `view` is the learner's."""
    word, _, rest = place.partition(":")
    mine = view["mine"]
    if place == "role":
        return bool(mine["characters"])
    if word == "role":
        return rest in [rank["role"] for rank in view["centre"]["ranks"]]
    if word == "hand" and rest:
        return rest in [card["card"] for card in mine["hand"]]
    if word in ("seat", "purse"):
        return rest.isdecimal() and int(rest) < len(view["seats"])
    if word == "built":
        seat, _, card = rest.partition(":")
        return card in [built["card"] for built in view["seats"][int(seat)]["city"]]
    if word == "move":
        return rest in [choice["move"] for choice in view["prompt"]["choices"]]
    return place in PLACES
