"""The lobby: seats of the next table that are on phones of their own, and their players' names."""

from player_names import distinct
from ui import stage


class Lobby:
    """The seats of the next table; `start` is the table that is set on the first screen (seating.py)."""

    def __init__(self, start):
        self.start = start
        self.names = {}  # what the guests called themselves, by seat
        self.count = 1  # how many phones are to join
        self.alone = False  # whether nobody sits at this device: it shows the table to all

    @property
    def guests(self):
        return self.start.guests()

    def suggest(self):
        """Begin with the table as it is set: its guests, else the others of its people, else one phone."""
        start = self.start
        people = [number for number in start.people() if start.seats[number]["kind"] == "person"]
        self.count = len(start.guests()) or len(people) - 1 or 1
        self.alone = bool(start.guests()) and not people

    @property
    def most(self):
        """Return how many phones can join: one seat is this device's, unless it shows the table alone."""
        return self.start.most - (0 if self.alone else 1)

    def set_count(self, count):
        """Let so many phones join."""
        self.count = max(1, min(self.most, count))

    def set_alone(self, alone):
        """Let this device show the table alone, or give it a seat."""
        self.alone = alone
        self.set_count(self.count)

    def settle(self):
        """Set the table: this device has the first seat, the phones the next ones, and bots have the others.

        A table whose setup has as many guests is left as it is.
        """
        start, first = self.start, 0 if self.alone else 1
        people = len(start.people()) - len(start.guests())
        if len(start.guests()) == self.count and self.alone == (people == 0):
            return
        start.count = max(start.count, start.least, first + self.count)
        for number, seat in enumerate(start.seats):
            seat["kind"] = "guest" if first <= number < first + self.count else "bot"
        if not self.alone:
            start.seats[0]["kind"] = "person"

    def called(self, number):
        """Return a seat's name: as its guest wrote, else as it is set."""
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
