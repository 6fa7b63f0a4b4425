"""The city of a daily game as a line of coloured squares."""

SQUARES = {"noble": "🟨", "religious": "🟦", "trade": "🟩", "military": "🟥", "special": "🟪"}
BEYOND = "🏰"  # the sign of a place without a medal


def day_signs(view):
    """The first seat's city, a square for each district."""
    return "".join([SQUARES[card["kind"]] for card in view["seats"][0]["city"]])
