"""What a player has beside the boards: wealth bonuses, technologies, seals and tiles of the road, each by its signs."""

from pieces import FILE, good, pieces
from ui import el, icon, say

KINDS = ("tech", "seal", "final")  # the kinds of cards, as messages begin
# The signs that tell one technology, seal or tile V from another.
SIGNS = {
    "wheel_gold": "crane gold", "wheel_silver": "crane silver", "step_tech": "tech points",
    "step_univ": "univ points", "up_moves": "up points", "tile_points": "crane points",
    "cathedral_gold": "cathedral gold", "red_stone": "red stone", "blue_gold": "blue gold",
    "crown_stone": "crowned stone", "egg_stone": "egg stone", "wall_gold": "wall gold",
    "egg_and_road": "egg do-road", "free_up": "special up", "univ_4": "special univ",
    "upgrade_3_points": "do-upgrade points", "produce_gold_2_stone": "mine stone",
    "produce_stone_2_gold": "quarry gold", "building_minus_2_gold": "do-building gold",
    "wall_minus_2_stone": "do-wall stone", "any_action": "special do-upgrade",
    "upgrade_goldw": "do-upgrade goldw", "plaza_both": "special city", "track_and_produce": "mine quarry",
    "six": "seal points", "gold": "seal gold", "stone": "seal stone", "pair": "seal gold stone",
    "tokens": "seal red blue", "univ_x1_now_3": "points univ", "upgrades_x3": "points do-upgrade",
    "walls_x2": "points do-wall", "mines_x1_now_3": "points mine", "quarries_x1_now_3": "points quarry",
    "rows_x2": "points wall cathedral",
}  # fmt: skip
# The goods that earn a wealth bonus (P4.6).
WEALTH = {"gold6": ("gold",), "stone6": ("stone",), "nine": ("gold", "stone")}


def cards(seat):
    """All of a seat's cards as one list."""
    kids = [_wealth(name, seat) for name in WEALTH]
    for kind, of_seat in zip(KINDS, ("technologies", "seals", "final")):  # noqa: B905 - MicroPython has no strict
        kids += [_card(kind, name, "") for name in seat[of_seat]]
    kids += [_card("tech", name, " new") for name in seat["new"]]
    return el("ul", {"class": "cards-of", "key": "cards"}, *kids)


def card_signs(name):
    """The signs of a technology, a seal or a tile V."""
    return [icon(each, FILE) for each in SIGNS[name].split(" ")]


def _card(kind, name, css):
    more = el("small", None, say("card-new")) if css else None
    signs = el("span", {"class": "signs"}, *card_signs(name))
    words = el("span", None, say(kind + "-" + name))
    return el("li", {"class": "card-of " + kind + css, "key": kind + name}, signs, words, more)


def _wealth(name, seat):
    """A wealth bonus; one that has been had is faint."""
    had = name in seat["wealth"]
    goods = [good(what, count) for what, count in pieces["wealth"][name]]
    signs = el("span", {"class": "signs"}, *[icon(each, FILE) for each in WEALTH[name]])
    words = say("wealth-had" if had else "wealth", of=say("wealth-" + name), goods=goods)
    return el("li", {"class": "card-of wealth" + (" had" if had else ""), "key": name}, signs, el("span", None, words))
