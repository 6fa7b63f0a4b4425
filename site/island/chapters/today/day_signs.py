"""Buildings of a daily game as a line of signs."""

BEYOND = "🏝️"  # the sign of a place without a medal


def day_signs(view):
    """The first seat's settlements, cities and prizes."""
    seat = view["seats"][0]
    prizes = (("longest_road", "🛣️"), ("largest_army", "⚔️"))
    won = [sign for name, sign in prizes if view[name] == 0]
    return "🏠" * len(seat["settlements"]) + "🏰" * len(seat["cities"]) + "".join(won)
