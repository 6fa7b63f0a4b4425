"""Explains a sign where it stands: a sentence for the sign, one for its place, and the numbers of their rules.

A question is the text that the scripts read of the table (site/js/sign-press.js): the sign, the number on it, the word
of its place and that word's arguments; `-` stands for none.
"""

from pieces import FILE
from signs import DRAWN_AS, SIGNS
from ui import icon, say, shield

# The rules of each sign (docs/praga/rules.md).
OF_SIGNS = {
    "points": "P1.1 P14.6", "gold": "P4.1 P4.3", "stone": "P4.2 P4.3", "silver": "P11.2 P12.2", "goldw": "P12.3",
    "egg": "P14.5 P9.2", "red": "P11.6 P7.5", "blue": "P11.6 P8.6", "claim": "P8.5", "mine": "P4.1",
    "quarry": "P4.2", "do-upgrade": "P5.1 P5.2", "do-wall": "P7.1 P7.2", "do-building": "P8.1", "do-road": "P9.1",
    "tech": "P10.1 P14.2", "univ": "P10.9 P14.2", "book": "P10.1", "token": "P4.5", "seal": "P4.7", "wall": "P7.3",
    "cathedral": "P8.5 P11.1", "crowned": "P8.5", "side": "P11.1", "up": "P11.2 P11.4", "special": "P6.3",
    "crane": "P3.2", "city": "P8.7",
}  # fmt: skip
# By the word of a place: its rules, and the names of its arguments.
PLACES = {
    "red-zone": ("P3.4",), "green-zone": ("P3.4",), "blue-zone": ("P3.4",),
    "red": ("P3.4",), "blue": ("P3.4",), "box": ("P3.2",), "clock": ("P13.7", "turn", "turns"), "action": ("P3.7",),
    "slot": ("P3.5 P3.6",), "slot-gold": ("P3.6",), "slot-stone": ("P3.6",), "slot-special": ("P6.3", "count"),
    "tile-action": ("P5.1",), "tile-cost": ("P7.1 P8.1",),
    "tile-upgrade": ("P5.4",), "tile-wall": ("P7.4 P7.6",), "tile-building": ("P8.6",),
    "brings-upgrade": ("P5.4",), "brings-wall": ("P7.1",), "brings-building": ("P8.1",),
    "edge": ("P7.4",), "edge-used": ("P7.6",), "corner-red": ("P7.5",), "corner-blue": ("P8.6",),
    "claim": ("P8.5", "player"), "space-gold": ("P8.4",), "space-points": ("P8.4",),
    "plaza-half": ("P8.7",), "plaza-spaces": ("P8.7",),
    "square": ("P11.4",), "square-bare": ("P11.1",), "arrow-side": ("P11.4",), "arrow-up": ("P11.4",),
    "row": ("P11.6", "row"), "column-wall": ("P11.6", "count"), "column-cathedral": ("P11.6", "count"),
    "marker": ("P11.1", "player", "on"),
    "step-mine": ("P4.1", "count"), "step-quarry": ("P4.2", "count"), "step-tech": ("P10.1 P14.2", "count"),
    "step-univ": ("P14.2", "count"), "produced": ("P4.1",), "step-token": ("P4.5",), "step-seal": ("P4.7",),
    "track-token": ("P4.5",), "book": ("P10.1", "level"),
    "street-free": ("P9.2",), "street-egg": ("P9.2",), "street-for-egg": ("P9.2",), "bridge": ("P9.3 P9.5",),
    "plank": ("P9.3",), "plank-covered": ("P9.7",), "figure": ("P9.1", "player"),
    "owner": ("P1.2", "player"), "refresh": ("P6.4",), "row-unknown": ("P6.1",),
    "space": ("P8.1 P8.4",), "plaza": ("P8.7",), "ring-place": ("P7.1",), "tiles-v": ("P11.5",),
    "fee": ("P11.3", "row"),
}  # fmt: skip
# The sign that stands beside what is drawn without one.
PICTURED = {
    "tile-upgrade": "do-upgrade", "tile-wall": "do-wall", "tile-building": "do-building",
    "corner-red": "red", "corner-blue": "blue", "red-zone": "gold", "green-zone": "crane", "blue-zone": "points",
    "column-wall": "blue", "column-cathedral": "red", "clock": "crane", "plaza-spaces": "claim", "plaza-half": "city",
    "step-mine": "mine", "step-quarry": "quarry", "step-tech": "tech", "step-univ": "univ", "book": "book",
    "street-free": "do-road", "street-for-egg": "egg", "plank": "do-road", "plank-covered": "do-road",
    "row-unknown": "row", "space": "do-building", "plaza": "city", "ring-place": "do-wall", "tiles-v": "cathedral",
}  # fmt: skip


class Explanation:
    """The explanation of a sign at a table: `sign` is a picture, `title`, `of_sign` and `of_place` are messages.

    Either sentence may be None, but not both; `rules` are the numbers of each, as texts.
    """

    def __init__(self, view, question):
        parts = question.split(" ")
        name, number, word = [part if part != "-" else "" for part in parts[:3]]
        name = DRAWN_AS.get(name, name)
        place = PLACES.get(word)
        pictured = name or PICTURED.get(word, "")
        args = _arguments(view, place, parts[3:]) if place else {}
        seat = int(parts[3]) if "player" in args else None
        self.sign = shield(seat) if seat is not None else icon(pictured, FILE) if pictured else None
        self.title = (
            args["player"] if seat is not None else say("sign-of-" + pictured) if pictured else say("rules-signs")
        )
        self.number = number
        self.of_sign = say("sign-of-%s.means" % name) if name and seat is None else None
        self.of_place = say("here-" + word, **args) if place else None
        self.rules = [OF_SIGNS[name] if self.of_sign else "", place[0] if place else ""]


def knows(question):
    """Whether a question is about a sign or a place that has an explanation."""
    parts = question.split(" ")
    return DRAWN_AS.get(parts[0], parts[0]) in SIGNS or parts[2] in PLACES


def _arguments(view, place, values):
    """The arguments of a place's sentence, by name."""
    args = {}
    for at, name in enumerate(place[1:]):
        value = values[at]
        if name == "player":
            args[name] = view["seats"][int(value)]["name"]
        elif name == "on":
            row, column = view["seats"][int(values[0])][value]
            args.update({"on": say("on-" + value), "row": row, "column": column})
        else:
            args[name] = int(value) if value.isdigit() else value
    return args
