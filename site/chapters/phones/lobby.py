"""Who joins: the seats of the next table that are on phones of their own, and what their players are called."""

from player_names import distinct
from ui import stage


class Lobby:
    """The seats of the next table; `start` is the table that is set on the first screen (seating.py)."""

    def __init__(self, start):
        self.start = start
        self.names = {}  # what the guests called themselves, by seat

    @property
    def guests(self):
        return self.start.guests()

    def suggest(self):
        """Make the others at the table guests, where nobody is one yet: the people, or else one of the bots."""
        start = self.start
        if not start.guests():
            others = [number for number in start.people() if number]
            for number in others or [1]:
                start.seats[number]["kind"] = "guest"

    @property
    def most(self):
        """How many phones can join: one seat is this device's, unless it shows the table alone."""
        return self.start.most - (0 if self.in_the_middle else 1)

    @property
    def in_the_middle(self):
        """Whether nobody sits at this device: it shows the table to all."""
        return not [number for number in self.start.people() if self.start.seats[number]["kind"] == "person"]

    def set_count(self, count):
        """Let so many phones join, in the first seats after this device's; the other seats are bots'."""
        self._seat(max(1, min(self.most, count)), self.in_the_middle)

    def set_middle(self, alone):
        """Let this device show the table alone, or give it the first seat."""
        self._seat(min(len(self.guests), self.start.most - (0 if alone else 1)), alone)

    def _seat(self, count, alone):
        start, first = self.start, 0 if alone else 1
        start.count = max(start.count, start.least, first + count)
        for number, seat in enumerate(start.seats):
            seat["kind"] = "guest" if first <= number < first + count else "bot"
        if not alone:
            start.seats[0]["kind"] = "person"

    def called(self, number):
        """What a seat is called: as its guest wrote, else as it is set."""
        return self._names()[number]

    def _names(self):
        start = self.start
        names = [self.names.get(number) or start.called(number) for number in range(start.count)]
        return distinct(names, start.people())

    def learn(self, number, name):
        """Note what a guest is called; nothing is said of whoever wrote no name."""
        self.names[number] = stage.named(name, self.start.unseen)

    def request(self):
        """The request that deals this table, with the guests' own names."""
        request = self.start.request(stage.seed)
        for number, name in enumerate(self._names()):
            request["seats"][number]["name"] = name
        return request
