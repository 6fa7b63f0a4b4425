"""The colours of a picture of the island: those of site/css/island/board.css, by day and by night."""

from __future__ import annotations

from typing import Final

from tabletop.drawing import looks
from tabletop.drawing.looks import Colours, coloured, fill, line

FILLS: Final[Colours] = {
    "sea": ("#7fb6d6", "#1b4d72"),
    "shallows": ("#a8d3e8", "#2b6a94"),
    "chip": ("#fffaf0", "#f8f0dd"),
    "alarm": ("#951b00", "#ffb4a0"),
}
# The grounds of the lands, and below the robber; on all devices the same.
LANDS: Final = {
    "wood": ("#25704f", "#3b5047"),
    "brick": ("#c2723c", "#786253"),
    "wool": ("#a6dc7a", "#97a68b"),
    "grain": ("#f3c13b", "#a99b75"),
    "ore": ("#9597b0", "#797a81"),
    "desert": ("#f3e6cb", "#bcb8b1"),
}
# How the roads of each seat are marked.
MARKS: Final = ("0.1 100", "none", "0.1 5", "5 5")
BOARD: Final = (
    ".map .beach{fill:#e7d3a1}",
    ".map .ground{stroke:#00000044}",
    ".map .lit .ground{stroke:#fff;stroke-width:3.5}",
    ".map .scenery{opacity:.9}",
    ".map .robbed .scenery{opacity:.45}",
    ".map .disc{fill:#fbf3dd;stroke:#5d4b33;stroke-width:1.2}",
    ".map text{font-weight:700;font-size:15px;fill:#241b10}",
    ".map .harbour text{font-size:14px}",
    ".map .token{fill:#241b10}",
    ".map .red{fill:#b01810}",
    ".map .red text{fill:#b01810;font-size:17px}",
    ".map .pier{stroke:#a87f45;stroke-width:3.2;stroke-linecap:round;stroke-dasharray:3.5 2}",
    ".map .quay{fill:#f6e7c2;stroke:#7a5a2a;stroke-width:1.4}",
    ".map .road{stroke-linecap:round}",
    ".map .edge{stroke:#14100a;stroke-width:10}",
    ".map .bed{stroke-width:7.2}",
    ".map .mark{stroke:#f1e4c6;stroke-width:2.2}",
    ".map .of-3 .mark{stroke-linecap:butt}",
    ".map .walls{stroke:#14100a;stroke-width:1.8;stroke-linejoin:round}",
    ".map .robber{fill:#1a1712;stroke:#fbf3dd;stroke-width:1.4}",
)


def rules(night: bool) -> list[str]:
    """Return the rules of a picture by day or by night."""
    own = coloured({**looks.FILLS, **FILLS}, looks.LINES, night=night)
    lands = [f".map .{land} .ground{{fill:{colour}}}" for land, (colour, _) in LANDS.items()]
    lands += [f".map .robbed.{land} .ground{{fill:{colour}}}" for land, (_, colour) in LANDS.items()]
    pieces = [fill(f"of-{seat}", colour) for seat, colour in enumerate(looks.PIECES)]
    pieces += [f".map {line(f'of-{seat} .bed', colour)}" for seat, colour in enumerate(looks.PIECES)]
    pieces += [f".map .of-{seat} .mark{{stroke-dasharray:{dashes}}}" for seat, dashes in enumerate(MARKS)]
    return [*own, *BOARD, *lands, *pieces]
