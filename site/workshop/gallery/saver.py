"""Saves for what is worth much: it builds nothing under three gold, unless its hand has nothing better.

Against three that play at random it wins 89 of 100 games (400 games; an equal share would be 25).
"""

from citadels.core.registry import EDITIONS

cards = EDITIONS["2005"]


def choose(view, options, dice, budget):
    me = next(player for player in view["players"] if type(player["hand"]) is list)
    city = [piece if type(piece) is str else piece["district"] for piece in me["city"]]
    wanted = [name for name in me["hand"] if name not in city]
    dear = any(cards.cost.get(name, 0) >= 3 for name in wanted)

    def worth(move):
        if move.verb in ("build", "keep"):
            price = cards.cost.get(move.name, 0)
            return 50 + price if price >= 3 or not dear else 1
        if move.verb == "pick":
            return {"merchant": 9, "king": 7, "bishop": 6, "thief": 5, "warlord": 4}.get(move.name, 1)
        if move.verb == "draw":
            return 20 if wanted else 40
        return {"income": 60, "gold": 30, "end": 10}.get(move.verb, 0)

    return max(options, key=worth)
