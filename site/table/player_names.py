"""Players' names: no two at a table alike, since the curtain and the log tell people apart by them."""

from ui import words

SEATS = 8  # at most, in any game
LONGEST = 24  # UTF-16 code units, as the `maxlength` of a field counts them


def distinct(names, first=()):
    """The names with a number after those that an earlier seat has; the seats `first` keep theirs before all others.

    Upper and lower case do not make a name another: `["Anna", "anna"]` gives `["Anna", "anna 2"]`.
    """
    out, taken = list(names), set()
    for seat in sorted(range(len(out)), key=lambda seat: (seat not in first, seat)):
        number = 1
        while out[seat].lower() in taken:
            number += 1
            out[seat] = "%s %d" % (names[seat], number)
        taken.add(out[seat].lower())
    return out


def called(names):
    """The names in an address, for each seat that there may be: one without a name is called by its number."""
    padded = list(names) + [""] * (SEATS - len(names))
    return [name or words("seat-name", number=number + 1) for number, name in enumerate(padded)]


def is_full(name):
    """Whether a field for names takes no more letters than these."""
    return sum([2 if ord(letter) > 0xFFFF else 1 for letter in name]) >= LONGEST
