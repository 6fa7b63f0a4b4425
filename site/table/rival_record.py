"""The rivals: who may sit where a bot plays, each with a temper; names and faces are in portraits.py.

A name has one face on all devices, and whoever bears it in a stored game is remembered under it, in any language. The
first eight are the names of unnamed seats, from the first seat on.
"""

from portraits import NAMES
from seating import USUAL

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
AT_SEATS = "rosalind griselda bertram corinna edmund fenella godfrey hester".split()  # unnamed ones
IDS = AT_SEATS + "silvan dorian aldous beatrix cedric damaris".split()
OTHERS = ("sly", "peaceful", "", "", "", "")
TEMPERS = USUAL + OTHERS  # "" for none; words of the engine's
RIVALS = tuple([(rival, TEMPERS[at], NAMES[rival]) for at, rival in enumerate(IDS)])  # names and faces: portraits.py
# Whom one remembers stands first in the sheet; those without a temper are last.
FIRST = "griselda silvan rosalind bertram dorian corinna godfrey edmund fenella hester".split()
BY_ID = {rival[0]: rival for rival in RIVALS}
BY_NAME = {name.lower(): rival[0] for rival in RIVALS for name in rival[2]}


def by_temper():
    """The ids of all rivals, those with a temper of their own first."""
    return FIRST + [rival[0] for rival in RIVALS if rival[0] not in FIRST]


def rival_of(name):
    """The id of the rival with this name, in whichever language; None if there is none."""
    return BY_NAME.get(name.strip().lower())


def name_of(rival, language):
    """The name of a rival in a language."""
    return BY_ID[rival][2][LANGUAGES.index(language) if language in LANGUAGES else 0]


def seat_rival(start, number, rival, language):
    """Seat a rival where a bot plays; the one who sits there changes places with them, if they sit elsewhere already.

    `start` is the setup of the next table (seating.py). The strengths of both seats stay.
    """
    own = rival_of(start.called(number))
    for other in range(start.count):
        seat = start.seats[other]
        if other != number and seat["kind"] == "bot" and rival_of(start.called(other)) == rival:
            _seat(start, other, own, language)
    _seat(start, number, rival, language)


def _seat(start, number, rival, language):
    """Give a seat a rival's name and temper, or None: its own name again."""
    seat = start.seats[number]
    if seat["bot"] not in start.bots["strengths"]:
        seat["bot"] = start.bots["strengths"][-1] if "strong" not in start.bots["strengths"] else "strong"
    usual = number < len(RIVALS) and RIVALS[number][0] == rival
    seat["name"] = "" if usual or rival is None else name_of(rival, language)
    seat["temper"] = BY_ID[rival][1] if rival else ""


def translate(start, language):
    """Let rivals who were seated in another language bear their names in this one."""
    for seat in start.seats:
        rival = rival_of(seat["name"]) if seat["kind"] == "bot" and seat["name"] else None
        if rival:
            seat["name"] = name_of(rival, language)
