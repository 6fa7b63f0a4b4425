"""The signs of technologies, seals and tiles V, by which one is told from another."""

from ui import el, icon

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


def card_signs(kind, name):
    """The signs of a card; None where it has none."""
    if kind not in KINDS:
        return None
    return el("span", {"class": "signs"}, *[icon(each, "crane") for each in SIGNS[name].split(" ")])
