"""The width of a card's name, in units of the size of its letters, so that the style sheet writes it narrower."""

# The title face at 1 em, as its small letters are drawn; the first letter is larger.
NARROW, SLIM, WIDE, WIDEST = "ij", "eflpst", "cdghnoqu", "mw"
CAPITAL = 0.13


def ems(id):
    """The width of the longest word of a card's name, by its id: never less than it is drawn."""
    return max([CAPITAL + sum([_width(letter) for letter in word]) for word in id.split("_")])


def _width(letter):
    if letter in NARROW:
        return 0.33
    if letter in SLIM:
        return 0.57
    return 0.75 if letter in WIDE else 0.84 if letter in WIDEST else 0.65
