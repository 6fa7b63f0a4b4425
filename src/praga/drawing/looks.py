"""The colours of a picture of Crown and Crane: those of site/css/crane, by day and by night."""

from __future__ import annotations

from typing import Final

from tabletop.drawing import looks
from tabletop.drawing.looks import Colours, coloured, fill, line

FILLS: Final[Colours] = {
    "paper": ("#f3e6c8", "#2a3763"),
    "board-ink": ("#241b10", "#f4ead2"),
    "step": ("#fbf4e2", "#d5c8a4"),
    "passed": ("#dcc9a0", "#a89a75"),
    "at": ("#ffe07a", "#ffe07a"),
    "chip": ("#fff8ea", "#f8f0dd"),
}
LINES: Final[Colours] = {"board-line": ("#a58b56", "#938862"), "at-line": ("#14100a", "#14100a")}
# What is filled on the boards.
BOARD_FILLS: Final[Colours] = {
    "wheel-rim": ("#7d5a2c", "#5b4521"),
    "wheel-ground": ("#d3b47c", "#9c8150"),
    "hub": ("#f6ead0", "#d2c19a"),
    "red-zone": ("#e2a58d", "#8a4c3c"),
    "green-zone": ("#a9cf9f", "#41704a"),
    "blue-zone": ("#a9c4e6", "#3d5f92"),
    "plate": ("#fff8ea", "#e6dabb"),
    "ring-place": ("#fbf4e2", "#33406d"),
    "below": ("#efe3c6", "#b3a57f"),
    "number-of-place": ("#241b10", "#f4ead2"),
    "worth": ("#241b10", "#f4ead2"),
    "tiles-left": ("#241b10", "#f4ead2"),
    "on-rosette": ("#fff", "#fff"),
}
# Signs in the colour of their look.
SIGN_FILLS: Final[Colours] = {
    "hex-space": ("#eadbb4", "#5f5234"),
    "hex-plaza-old": ("#ece6f0", "#a497b2"),
    "hex-plaza-new": ("#e6efe6", "#97ad9b"),
}
BOARD: Final = (
    ".stage .spot{stroke:#4a3216;stroke-width:1.5}",
    ".stage .wheel-rim{stroke:#4a3216;stroke-width:3}",
    ".stage .wheel-ground{stroke:#4a3216;stroke-width:3}",
    ".stage .hub{stroke:#4a3216;stroke-width:3}",
    ".stage .plate{stroke:#4a3216;stroke-width:1.5;stroke-linejoin:round}",
    ".stage .number-of-place{opacity:.7}",
    ".stage .number-of-place.position{opacity:1;fill:#1d160c;paint-order:stroke;stroke:#fff8ea;stroke-width:3px}",
    ".stage .on-special{paint-order:stroke;stroke:#fff3c0;stroke-width:3px}",
    ".stage .times{paint-order:stroke;stroke:#fff8e6;stroke-width:3px}",
    ".stage .special .rim{stroke:#f2b827;stroke-width:3}",
    ".stage .spent{opacity:.3}",
    ".stage .ring-place{stroke-dasharray:3 3}",
    ".stage .below{stroke:#5d4b33}",
    ".stage .paid{opacity:.5}",
    ".stage .space-dot{stroke:#3a2c14;stroke-width:1}",
    ".stage .free{fill:#fff}",
    ".stage .built{fill:#3a2c14}",
)
# What the page draws in colours of its own, by day and by night.
OWN: Final = {
    "fill": {
        "#b7c58a": "#46532f", "#8d7440": "#2f2614", "#d9c18b": "#6b5a37", "#ecc5a5": "#a9805f", "#dda57d": "#8f6444",
        "#cd8a5f": "#7a4e31", "#e4e8f0": "#8d97ad", "#c9d1e0": "#747f98", "#aeb9cf": "#5e6a86", "#2f3d5c": "#6f83b3",
    },
    "stroke": {"#5f93b5": "#2b506b", "#86b7d3": "#3f7396"},
}  # fmt: skip


def rules(night: bool) -> list[str]:
    """Return the rules of a picture by day or by night."""
    own = coloured({**looks.FILLS, **FILLS}, {**looks.LINES, **LINES}, night=night)
    board = [".stage text{font-weight:700;fill:#1d160c}"]
    board += [f".stage {fill(name, colours[night])}" for name, colours in BOARD_FILLS.items()]
    board += [fill(f"sign-{name}", colours[night]) for name, colours in SIGN_FILLS.items()]
    lines = {"spokes": ("#b08d57", "#6f592f"), "ring-place": ("#a58b56", "#938862"), "cube": ("#14100a", "#fff3dc")}
    board += [f".stage {line(name, colours[night])}" for name, colours in lines.items()]
    pieces = [fill(f"of-{seat}", colour) for seat, colour in enumerate(looks.PIECES)]
    pieces += [f".stage .space-dot.of-{seat}{{fill:{colour}}}" for seat, colour in enumerate(looks.PIECES)]
    if night:
        colours = [(kind, day, dark) for kind, pairs in OWN.items() for day, dark in pairs.items()]
        board += [f'.stage [{kind}="{day}"]{{{kind}:{dark}}}' for kind, day, dark in colours]
    return [*own, ".stage .spokes{stroke-width:2}", *BOARD, *board, *pieces]
