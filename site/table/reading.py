"""The viewer's progress through the news and the story, and what is still to be confirmed."""

from news import moment, newest


class Reading:
    """The numbers of what was shown last, and the lines that hold the game up until they are confirmed."""

    def __init__(self):
        self.entry = -1  # number of the newest entry of the news that was shown
        self.line = 0  # number of the newest line of the story, in the view that is shown
        self.before = 0  # and in the view before it
        self.question = 0  # and in the last view with a question
        self.answered = 0  # and in the one with the question before
        self.moment = []  # lines of the story that must be read before the game goes on
        self.tapped = False  # whether the game was held up since the reader's own turn
        self.ghosts = []  # what has just been lost, as the game tells it (game.py)

    def new_entries(self, view):
        """The entries of a view's news that have not been shown."""
        return [entry for entry in view["news"] if entry["n"] > self.entry]

    def begin(self, view):
        """Begin for another viewer, since the news so far was another's; return the number of the last line read.

        Whoever opens the curtain has read nothing yet.
        """
        self.entry, self.line, self.moment, self.tapped = -1, newest(view), [], False
        return self.line if view["viewer"] is None else 0

    def restart(self):
        """Count entries from the first again: another engine numbers them from 1."""
        self.entry = -1

    def unread(self, view, since, game, until_tap=True):
        """The lines of a view after the number `since` that must be read before the game goes on.

        `until_tap` is whether those hold it up that only do so where bots pause; in some games the first alone does,
        until the reader's next turn.
        """
        once = game.taps_once and self.tapped
        return moment(view, since, game.unmissed, game.until_tap if until_tap and not once else ())

    def pause(self, view, since, game, until_tap=True):
        """Hold the game up if the story of a view has lines that must not be missed (`unread`)."""
        self.moment = self.moment or self.unread(view, since, game, until_tap)
        viewer = view["viewer"]
        own = viewer is not None and view["seats"][viewer]["active"]
        self.tapped = not own and (self.tapped or bool(self.moment))

    def take(self, view, lost, keep):
        """Count what a view shows as read; `lost` is shown once more, beside what was lost before it if `keep`."""
        self.ghosts = (self.ghosts if keep else []) + lost
        self.entry = max([self.entry] + [entry["n"] for entry in view["news"]])
        self.before, self.line = self.line, newest(view)
        if view["prompt"]:
            self.answered, self.question = self.question, self.line
