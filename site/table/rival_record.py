"""The rivals: who may sit where a bot plays. Whoever adds one adds a line here, and a sentence for each game.

A name has one face on all devices, and whoever bears it in a stored game is remembered under it, in any language. The
first eight are the names of unnamed seats, from the first seat on.
"""

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
# Id, temper ("" for none), and the name in each language. Tempers are words of the engine's.
RIVALS = (
    ("aldous", "", ("Aldous", "阿德", "阿德")),
    ("beatrix", "", ("Beatrix", "碧翠", "碧翠")),
    ("cedric", "", ("Cedric", "賽德", "赛德")),
    ("damaris", "", ("Damaris", "黛瑪", "黛玛")),
    ("edmund", "", ("Edmund", "艾蒙", "艾蒙")),
    ("fenella", "", ("Fenella", "菲娜", "菲娜")),
    ("godfrey", "", ("Godfrey", "戈弗", "戈弗")),
    ("hester", "", ("Hester", "海絲", "海丝")),
    ("rosalind", "hasty", ("Rosalind", "羅莎琳", "罗莎琳")),
    ("bertram", "patient", ("Bertram", "伯特倫", "伯特伦")),
    ("corinna", "curious", ("Corinna", "柯琳娜", "科琳娜")),
    ("silvan", "sly", ("Silvan", "西爾凡", "西尔凡")),
    ("griselda", "vengeful", ("Griselda", "葛莉賽達", "格丽赛达")),
    ("dorian", "peaceful", ("Dorian", "多里安", "多里安")),
)
BY_ID = {rival[0]: rival for rival in RIVALS}
BY_NAME = {name.lower(): rival[0] for rival in RIVALS for name in rival[2]}


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
