"""Elements of a picture of Citadels: those of any game, and buildings."""

from __future__ import annotations

from xml.etree.ElementTree import SubElement

from citadels.drawing.city.buildings import paths
from citadels.drawing.city.parts import HEIGHT, MATERIALS, WIDTH
from tabletop.drawing import ink
from tabletop.drawing.ink import Box, place_of


class Ink(ink.Ink):
    """Draws into one group of an SVG."""

    def building(self, card: str, box: Box, css: str) -> None:
        """Draw a district as it stands in a city, its foot on the lower edge of the box."""
        plot = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "preserveAspectRatio": "xMidYMax meet"}
        drawn = SubElement(self.group, "svg", place_of(box) | plot | {"class": css})
        for material, path in paths(card):
            SubElement(drawn, "path", {"d": path, "class": MATERIALS[material]})
