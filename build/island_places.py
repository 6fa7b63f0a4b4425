"""Places that a caption of a lesson of the island can point at (docs/lessons.md)."""

from typing import Any

PLACES = ("bank", "deck", "dice", "hand", "costs", "points", "road", "knights", "help", "hint")
HEXES = [f"h{number}" for number in range(1, 20)]


def there(place: str, view: dict[str, Any]) -> bool:
    """Whether a place is on the learner's table; `view` is the learner's."""
    word, _, rest = place.partition(":")
    if place == "cards":
        return bool(view["mine"]["cards"] or view["mine"]["new"])
    if word == "hex":
        return rest in HEXES
    if word == "town":
        return any(rest in seat["settlements"] + seat["cities"] for seat in view["seats"])
    if word == "harbour":
        return rest in [harbour["path"] for harbour in view["island"]["harbours"]]
    if word == "seat":
        return rest.isdecimal() and int(rest) < len(view["seats"])
    return place in PLACES
