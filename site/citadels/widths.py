"""The width of a card's name, in units of the size of its letters, so that the style sheet writes it narrower."""

# The title face at 1 em, as its small letters are drawn; the first letter is larger.
NARROW, SLIM, WIDE, WIDEST = "ij", "eflpst", "cdghnoqu", "mw"
CAPITAL = 0.13
BLANK = 0.3


def ems(id):
    """The width of a card's name in two lines, by its id: never less than it is drawn."""
    words = id.split("_")
    return min([max([_line(words[:at]), _line(words[at:])]) for at in range(1, max(2, len(words)))])


def _line(words):
    """The width of words in a line."""
    return sum([CAPITAL + sum([_width(letter) for letter in word]) for word in words]) + BLANK * max(0, len(words) - 1)


def _width(letter):
    if letter in NARROW:
        return 0.33
    if letter in SLIM:
        return 0.57
    return 0.75 if letter in WIDE else 0.84 if letter in WIDEST else 0.65
