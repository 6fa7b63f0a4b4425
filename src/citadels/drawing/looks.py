"""The colours of a picture of Citadels: those of site/css (tokens), by day and by night."""

from __future__ import annotations

from tabletop.drawing import looks
from tabletop.drawing.looks import coloured, fill

# What is filled with what: by day, by night. `color` is for signs that are lines.
FILLS = {
    **looks.FILLS,
    "lowered": ("#efe2f6", "#3d2063"),
    "spent": ("#dccda5", "#d6c9a8"),
    "absent": ("#e6d6ae", "#1a2550"),
    "aside": ("#d9c595", "#26335f"),
    "mark": ("#40230a", "#0d1530"),
    "white": ("#fff", "#fff"),
    "noble": ("#f4ce3c", "#f4ce3c"),
    "religious": ("#1468c4", "#1468c4"),
    "trade": ("#2aa876", "#2aa876"),
    "military": ("#b83210", "#b83210"),
    "special": ("#5b2a86", "#5b2a86"),
    "on-noble": ("#000", "#000"),
    "on-religious": ("#fff", "#fff"),
    "on-trade": ("#000", "#000"),
    "on-military": ("#fff", "#fff"),
    "on-special": ("#fff", "#fff"),
    "down": ("#4a2570", "#4a2570"),
    "down-ink": ("#b898d8", "#b898d8"),
    "dagger": ("#a32408", "#a32408"),
    "pouch": ("#6a4c05", "#6a4c05"),
    "hex": ("#5b2a86", "#5b2a86"),
    "scroll": ("#6b4a12", "#6b4a12"),
    "seal": ("#6b4a12", "#6b4a12"),
    "threat": ("#7a1f5c", "#7a1f5c"),
    "flower": ("#7a1f5c", "#7a1f5c"),
}
# What is outlined with what.
LINES = {
    **looks.LINES,
    "edge": ("#6b5530", "#6b5530"),
    "noble-line": ("#f4ce3c", "#f4ce3c"),
    "religious-line": ("#1468c4", "#4d9af0"),
    "trade-line": ("#2aa876", "#2aa876"),
    "military-line": ("#b83210", "#e8633e"),
    "none-line": ("#6b6f86", "#9aa6cd"),
    "absent-line": ("#a98d56", "#5d6ea6"),
    "aside-line": ("#96793f", "#6c7cb3"),
    "down-line": ("#7c5aa0", "#7c5aa0"),
    "alarm-line": ("#b83210", "#ff8a70"),
}

# What buildings are made of (city/parts.py), as site/css/citadels/city.css has it: by day, by night.
MATERIALS = {
    "stone": ("#c9bda4", "#ded3bb"),
    "stone-shade": ("#938672", "#9c917f"),
    "timber": ("#8a5a34", "#8a5a34"),
    "timber-shade": ("#5a3820", "#5a3820"),
    "light": ("#ffd257", "#ffdf86"),
    "dark": ("#2a2236", "#2a2236"),
    "leaf": ("#5f9a4a", "#5f9a4a"),
    "leaf-shade": ("#3d7038", "#3d7038"),
    "gold": ("#e9bd3b", "#e9bd3b"),
    "water": ("#3b8fc4", "#3b8fc4"),
    "flame": ("#f0702c", "#f0702c"),
}
KINDS = ("noble", "religious", "trade", "military", "special")
TINT, NIGHT = ("#e6d6b4", "#ecdfc4"), ("#2b2440", "#150f2c")


def mixed(colour: str, other: str, part: float) -> str:
    """Return a colour of which `part`, 0 to 1, is the first and the rest the other: both as #rrggbb."""
    both = ([int(word[at : at + 2], 16) for at in (1, 3, 5)] for word in (colour, other))
    return "#" + "".join(
        f"{round(first * part + second * (1 - part)):02x}" for first, second in zip(*both, strict=True)
    )


def colours_of(kind: str, *, night: bool) -> dict[str, str]:
    """Return the colour of each material of a building of a kind, as #rrggbb."""
    roof = FILLS[kind][night]
    wall = mixed(roof, TINT[night], 0.24)
    tinted = {"roof": roof, "roof-shade": mixed(roof, NIGHT[night], 0.66)}
    tinted |= {"wall": wall, "wall-shade": mixed(wall, NIGHT[night], 0.7)}
    return tinted | {name: colours[night] for name, colours in MATERIALS.items()}


def _built(*, night: bool) -> list[str]:
    """Rules for the buildings: what has the colour of their kind, and what has not."""
    rules = [fill(name, colours[night]) for name, colours in MATERIALS.items()]
    for kind in KINDS:
        tinted = {name: colour for name, colour in colours_of(kind, night=night).items() if name not in MATERIALS}
        rules += [f".city-{kind} .{name}{{fill:{colour}}}" for name, colour in tinted.items()]
    return rules


def rules(night: bool) -> list[str]:
    """Return the rules of a picture by day or by night."""
    shadow = ".shadow{fill:#3a2406;fill-opacity:.22}"
    return [shadow, *coloured(FILLS, LINES, night=night), *_built(night=night)]
