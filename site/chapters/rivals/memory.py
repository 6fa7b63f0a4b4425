"""Memory of a rival, from the stored games alone; nothing here reaches for the browser."""

from rival_record import rival_of


class Memory:
    """Games, wins and deeds, by their kind, of one rival and the one person of the stored games."""

    def __init__(self):
        self.games = self.won = 0
        self.mine = {}  # what the person did to the rival, by the kind of deed
        self.theirs = {}  # and the rival to the person

    def debt(self, deed):
        """Return how many more of these deeds the person did than the rival; below 0 the rival owes."""
        return self.mine.get(deed, 0) - self.theirs.get(deed, 0)


def recall(games):
    """Return the memory of each rival, by id, from stored games (docs/protocol.md 7).

    Games count in which one person played to the end; a game that was stored twice counts once. What cannot be read is
    passed over: the text may be anybody's.
    """
    memories, known = {}, set()
    for game in games:
        try:
            facts = _facts(game)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            continue
        if facts and facts[0] not in known:
            known.add(facts[0])
            _count(memories, *facts[1:])
    return memories


def _facts(game):
    """Return the marks of a game, the person's seat, the rivals by seat, whether the person won, and the deeds."""
    summary = game["told"]
    if not summary:
        return None
    bots = [seat["bot"] for seat in summary["seats"]]
    if bots.count(None) != 1 or len(game["names"]) != len(bots):
        return None
    person = bots.index(None)
    rivals = {seat: rival_of(name) for seat, name in enumerate(game["names"]) if seat != person}
    deeds = [(str(deed["deed"]), deed["by"], deed["to"], int(deed["count"])) for deed in summary.get("deeds", [])]
    key = str([game.get("began"), summary["points"], game["names"]])
    return key, person, rivals, summary["places"][person] == 1, deeds


def _count(memories, person, rivals, won, deeds):
    """Add a game to what is remembered of the rivals in it."""
    for seat in rivals:
        if rivals[seat] is None:
            continue
        memory = memories.setdefault(rivals[seat], Memory())
        memory.games += 1
        memory.won += 1 if won else 0
        for deed, by, to, count in deeds:
            if by == person and to in (seat, None):
                memory.mine[deed] = memory.mine.get(deed, 0) + count
            elif by == seat and to in (person, None):
                memory.theirs[deed] = memory.theirs.get(deed, 0) + count


def by_weight(memories, rivals, deeds):
    """Return the rivals who are remembered: those with most to settle first, by the first kind of deed that counts.

    Then those with most games. `rivals` are the ids at the table, in the order of the seats; `deeds` are the kinds,
    the gravest first.
    """
    known = [rival for rival in rivals if rival in memories]
    # MicroPython's sort is not stable: the order of the seats decides between equals.
    return sorted(known, key=lambda rival: [-n for n in _weight(memories[rival], deeds)] + [rivals.index(rival)])


def _weight(memory, deeds):
    return [abs(memory.debt(deed)) for deed in deeds] + [memory.games]
