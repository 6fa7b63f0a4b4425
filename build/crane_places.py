"""What a caption of a lesson of Crown and Crane can point at (docs/lessons.md)."""

from typing import Any

PLACES = ("wheel", "rows", "boards", "tracks", "city", "projects", "road", "goods", "help", "hint")


def there(place: str, _: dict[str, Any]) -> bool:
    """Whether a place is on the learner's table; all of them always are."""
    return place in PLACES
