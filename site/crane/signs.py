"""The signs of the page that have a word: in the legend, and where one is pressed and held."""

SIGNS = (
    "points gold stone silver goldw egg red blue claim mine quarry do-upgrade do-wall do-building do-road tech univ "
    "book token seal wall cathedral crowned side up special crane city"
).split(" ")
# Signs with room for a number, and what each is a sign of.
DRAWN_AS = {"rosette": "points", "coin": "gold", "block": "stone"}
# All that can be asked about, for the scripts (site/js/sign-press.js).
ASKED = " ".join(SIGNS + list(DRAWN_AS))
