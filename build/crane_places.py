"""Places that a caption of a lesson of Crown and Crane can point at (docs/lessons.md)."""

from typing import Any

PLACES = ("wheel", "rows", "boards", "tracks", "city", "projects", "road", "goods", "score", "seats", "help", "hint")
SHEET = "sheet"  # the points by their source, once the game is over


def there(place: str, view: dict[str, Any]) -> bool:
    """Whether a place is on the learner's table: while the game is played all of them are, and then the sheet."""
    return place == SHEET if view["result"] else place in PLACES
