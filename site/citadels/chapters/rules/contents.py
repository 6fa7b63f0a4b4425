"""Contents of the rulebook, in order. A place of it is named by the message that is its title."""

from pieces import FIRST, characters, districts, help_of, playing, text_of
from pyscript import window
from search import entry
from ui import stage

HOW, CONTENTS = "how", "contents"  # the places that are none of the book's own: the steps, and the list of all others
SECTIONS = (
    "rules-aim",
    "rules-setup",
    "rules-round",
    "rules-select",
    "rules-call",
    "rules-turn",
    "rules-build",
    "rules-kinds",
    "rules-end",
    "rules-score",
    "rules-rare",
    "rules-options",
    "rules-2016",
    "rules-signs",
    "rules-keys",
    "rules-bots",
)
# The signs that are explained, a list of them below each heading of their section.
SIGNS = (
    ("waiting", "now", "done", "absent", "aside", "dagger", "pouch", "hex"),
    ("shield", "crown", "coin", "cards", "city", "down", "held", "owes"),
    ("chip", "artist", "museum", "edge", "off"),
)
ONLY_IN = {"rules-2016": "2016"}  # the sections that hold in one edition alone
POINT, HEADING = "• ", "# "

words = window.speech.words  # straight from there: none of these messages has an argument, and there are hundreds


class Index:
    """The whole book in words, rebuilt when the language or the edition changes."""

    def __init__(self):
        self.language = None
        self.entries = []

    async def prepare(self):
        """Make it piece by piece while the reader reads, so that the first search need not wait for it."""
        while self._behind():
            self._take(8)
            await stage.turn()

    def now(self):
        """Every place of the book in the language of the page, as it is searched."""
        while self._behind():
            self._take(8)
        return self.entries

    def _behind(self):
        """Whether there is more to take in; in another language, all."""
        spoken = window.speech.language(), playing[0]
        if spoken != self.language:
            self.language, self.entries = spoken, []
        return len(self.entries) < len(places())

    def _take(self, count):
        done = len(self.entries)
        self.entries += [_entry(place) for place in places()[done : done + count]]


def places():
    """All places of the book, what holds in the edition that is played alone first."""
    own = [place for place in SECTIONS if ONLY_IN.get(place) == playing[0]]
    return own + [place for place in SECTIONS if place not in own] + roles() + specials() + common()


def elsewhere(place):
    """The edition in which alone a place holds, where that is not the one that is played; None of any other."""
    only = ONLY_IN.get(place)
    return None if only == playing[0] else only


def own_first(places):
    """Return search results in their order, but those of another edition alone last."""
    return [place for place in places if not elsewhere(place[0])] + [place for place in places if elsewhere(place[0])]


def roles():
    """The places of all characters, by rank; the classic one of each first."""
    return [
        "role-" + id for id in sorted(characters, key=lambda id: (characters[id]["rank"], _late(characters[id]), id))
    ]


def specials():
    """The places of all special districts, the classic ones first, the cheap ones first."""
    return _districts(True)


def common():
    """The places of all other districts, the cheap ones first."""
    return _districts(False)


def _districts(special):
    listed = [id for id in districts if (districts[id]["kind"] == "special") == special]
    return ["card-" + id for id in sorted(listed, key=lambda id: (_late(districts[id]), districts[id]["cost"], id))]


def _late(known):
    """Whether a card is not of the first box, where the edition that is played has another."""
    return playing[0] == FIRST and known["edition"] != "classic"


def id_of(place):
    """The character or district whose place it is; None for a section."""
    kind, _, id = place.partition("-")
    return id if kind in ("role", "card") else None


def paragraphs(place):
    """All that is said at a place, as messages."""
    id = id_of(place)
    places = [help_of(place.partition("-")[0], id)] if id else []
    places += rulings(id) if id else numbered(place)
    if place == "rules-signs":
        places += ["sign-" + sign for group in SIGNS for sign in group]
    return places


def rulings(id):
    """The messages that rule on a character or a district, in the edition that is played."""
    stem = "ruling-" + text_of("role" if id in characters else "card", id)
    newer = [] if playing[0] == FIRST else numbered("ruling-%s-%s" % (id, playing[0]))
    return newer or numbered(stem)


def numbered(stem):
    """The messages `stem-1`, `stem-2` and on, as many as there are: of one that is not there the words are its name."""
    places = []
    while True:
        id = "%s-%d" % (stem, len(places) + 1)
        if words(id) == id:
            return places
        places.append(id)


def unmarked(text):
    """A paragraph without what tells that it is a point of a list or a heading."""
    for mark in (POINT, HEADING):
        if text.startswith(mark):
            return text[len(mark) :]
    return text


def _entry(place):
    also = "" if id_of(place) else words(place + ".also")
    return entry(place, words(place), also, [unmarked(words(id)) for id in paragraphs(place)])
