"""The faces of players, of parts that a checksum of the name chooses: one on all devices, a rival's in all languages.

`tabletop.drawing.people` draws them for pictures, and chooses by the same numbers (tests/page/test_portraits.py).
"""

import binascii
import json

from ui import el, icon, stage, storage

FILE = "people"  # in art/, loaded when the first face is drawn
STORED = stage.shared + ".faces"  # the turns that were chosen on this device, by name, for all games
TURNS = 14  # the faces that a name can have

SKINS = ("f6d7b8 dcae88 b4705a", "efc199 d1966b a5604a", "d6a273 b57d4f 8a4f38", "ac7545 88562d 6a3526",
    "80502f 603820 4a2420")  # fmt: skip
HAIRS = ("2b2530 17131c", "6b432a 4a2c1a", "b5562a 86391a", "e0b354 b98a35", "b9b5b0 8f8a88", "f1ece2 cbc3b8")
CLOTHS = ("a5343a 77222a", "2f5fa3 1f4478", "2e7d57 1f5a3e", "6b3f7e 4b2a5a", "c9912f 946820", "4a5568 333c4b",
    "2a8a8c 1c6264", "e8dcc0 bfae8a")  # fmt: skip
IRISES = "33221a 4a2f1c 3f6b4a 3c6f8f 4d6272 3c6f8f".split()  # by the hair; the first two on darker skins
PAINTS = "skin skin-shade lips iris hair hair-shade cloth cloth-shade trim trim-shade".split()
HUES = ("0123", "0123", "01", "01", "0")  # the colours of hair that a skin has
# Behind dark hair, behind light hair, and where the skin would be as bright as these.
BACKDROPS = ("9fb6c9 a0bd9a b7aad4 c9b279 d6a79c", "46607f 43664f 5d4a7d 7b4650 6b5335",
    "dde7ee dcebd8 e7e0f3 f4dfa6 f6d5cf", "1f2d44 1c3829 33254b 43222c 36290f")  # fmt: skip
LIKE = {(2, 0): 2, (4, 1): 3}
OLD = ("4", "56")  # the faces with grey hair, of women and of men
# The names that the site gives its bots, each with its first face, the look on it, its backdrop, and its names in
# Chinese, traditional first: written by `python3 build docs --tables` from tabletop/drawing/people.py.
# The table begins.
_BOTS = (
    "Ann 3 3 1",
    "Aldous 1 5 2 阿德",
    "Beatrix 9 3 0 碧翠",
    "Cedric 9 3 4 賽德 赛德",
    "Damaris 11 1 3 黛瑪 黛玛",
    "Edmund 1 7 1 艾蒙",
    "Fenella 0 5 0 菲娜",
    "Godfrey 9 8 2 戈弗",
    "Hester 13 6 4 海絲 海丝",
    "Rosalind 2 7 3 羅莎琳 罗莎琳",
    "Bertram 7 9 0 伯特倫 伯特伦",
    "Corinna 6 8 4 柯琳娜 科琳娜",
    "Silvan 1 10 3 西爾凡 西尔凡",
    "Griselda 10 9 2 葛莉賽達 格丽赛达",
    "Dorian 7 11 1 多里安",
)
# The table ends.
FIRST, OWN, ENGLISH, NAMES = {}, {}, {}, {}
for _bot in _BOTS:
    _words = _bot.split()
    FIRST[_words[0]], OWN[_words[0]] = int(_words[1]), (int(_words[2]), int(_words[3]))
    ENGLISH.update({name: _words[0] for name in _words[4:]})
    NAMES[_words[0].lower()] = _words[:1] + (_words[4:] * 2)[:2]  # in the order of rival_record.LANGUAGES

turns = {}  # as stored
looks = {}  # what faces were drawn from, by name and turn


def portrait(name, turn=None):
    """The face of a player, as decoration beside the name; `turn` is one of `TURNS`, None for the one of that name."""
    key = (name, turn_of(name) if turn is None else turn)
    if key not in looks:
        looks[key] = look(name, key[1])
    parts, vars = looks[key]
    return ["icon", {"file": FILE, "name": parts, "css": "likeness", "vars": vars}]


def face_of(seat, name):
    """The face of a player with the shield of their seat at its corner."""
    return el("span", {"class": "face-of"}, portrait(name), icon("shield-%d" % (seat % 8), css="face-shield"))


def turn_of(name):
    """The face that a name has: the one that was chosen on this device, else its first."""
    name = ENGLISH.get(name, name)
    if name not in turns and name not in FIRST:
        FIRST[name] = min([(_strange(look(name, turn)[0].split()), turn) for turn in range(TURNS)])[1]
    return turns.get(name, FIRST.get(name))


def _strange(parts):
    """Rank a face: least without beard and lashes, and with hair that both women and men wear."""
    face = parts[2]
    if face == "mf0":
        return 0 if parts[3][2] in "12468" else 2
    return (1 if parts[3][2] in "345" else 3) if face == "wf3" else 4


def turn_on(name):
    """Let a name have the next of its faces, on this device."""
    turns[ENGLISH.get(name, name)] = (turn_of(name) + 1) % TURNS
    storage.write(STORED, json.dumps(turns))


def recall():
    """Read the turns that were chosen on this device."""
    try:
        stored = json.loads(storage.read(STORED) or "{}")
        turns.update(
            {ENGLISH.get(name, name): turn for name, turn in stored.items() if type(turn) is int and 0 <= turn < TURNS}
        )
    except Exception:  # the text may be anybody's
        pass


def look(name, turn):
    """The names of the parts of a face, from back to front, and the custom properties with their colours."""
    name = ENGLISH.get(name, name)
    number = binascii.crc32(name.encode())
    man, skin = (number + turn) % 2, (number // 2 + 2 * turn) % 5
    number //= 10
    face = (number + turn) % (7 if man else 5)
    number //= 7
    hair = (number + turn) % 9
    number //= 9
    hues = "45" if str(face) in OLD[man] else HUES[skin]
    hue = int(hues[number % len(hues)])
    number //= 4
    body = (number + turn) % 7
    number //= 7
    cloth = (number + 3 * turn) % 8
    trim = (cloth + 1 + number // 8 % 7) % 8
    row = int(hue > 2)
    ground = (number // 56 + turn) % 4
    if name in OWN and turn == FIRST[name]:
        face, ground = OWN[name]
    colours = " ".join(
        (SKINS[skin], IRISES[hue % 2 if skin > 1 else hue], HAIRS[hue], CLOTHS[cloth], CLOTHS[trim])
    ).split()
    vars = {"--" + paint: "#" + colours[at] for at, paint in enumerate(PAINTS)}
    vars["--backdrop"] = "#" + BACKDROPS[LIKE.get((skin, row), row)].split()[ground]
    sex = "wm"[man]
    return "%sb%d c%d %sf%d %sh%d" % (sex, hair, body, sex, face, sex, hair), vars


recall()
