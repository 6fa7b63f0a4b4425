"""What was built in a daily game as a line of signs."""

from pieces import pieces

BEYOND = "🏗️"  # the sign of a place without a medal
SIGNS = {"upgrade": "🟩", "wall": "🧱", "building": "🏠"}


def day_signs(view):
    """The first seat's upgrades and walls, and the buildings with its cubes."""
    kinds = [pieces["tiles"][tile["tile"]]["kind"] for stack in view["seats"][0]["board"].values() for tile in stack]
    claims = len([place for place in view["city"].values() if place["claim"] == 0])
    line = "".join([SIGNS[kind] * kinds.count(kind) for kind in ("upgrade", "wall")])
    return line + SIGNS["building"] * claims
