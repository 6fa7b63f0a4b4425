"""The statistics, from what stays of each game (docs/protocol.md 7). Nothing here reaches for the browser."""

from game_facts import COUNTS

LEAST_BEGAN = ""  # before all others: games of versions that did not keep when they began


def sound(entry):
    """Whether this is what stays of a game, as it was written: the text may be anybody's."""
    try:
        summary = entry["told"]
        numbers = summary["points"] + summary["places"] + [summary["round"]]
        alike = len(summary["points"]) == len(summary["places"]) == len(summary["seats"]) > 0
        return (
            alike
            and all([type(number) is int for number in numbers])
            and all([_seat(seat) for seat in summary["seats"]])
        )
    except (KeyError, TypeError, AttributeError):
        return False


def _seat(seat):
    if seat["bot"] is not None:
        return type(seat["bot"]) is str
    return all([type(count) is int for name in COUNTS for count in seat[name].values()])


def each_once(games):
    """The games in the order in which they began, each once: one may have come from a file as well."""
    result = {}
    for game in games:
        if sound(game):
            summary = game["told"]
            bots = str([seat["bot"] for seat in summary["seats"]])
            result.setdefault((game.get("began", LEAST_BEGAN), summary["round"], str(summary["points"]), bots), game)
    return [result[key] for key in sorted(result)]


def tally(games, today):
    """Count games, of which those count in which one person played; `today` is a day as in 2026-11-22.

    None where there is none. Shares are of a hundred, means are numbers with a fraction. A game for one is won by
    nobody: `solo` has how many there were and their mean points, or is None; `all` is None where there are no others.
    """
    games = each_once(games)
    played = [game for game in games if len(_people(game)) == 1]
    own = [game for game in played if len(game["told"]["seats"]) > 1]
    points = [_own(game, "points") for game in played if len(game["told"]["seats"]) == 1]
    if not played:
        return None
    totals = {
        "all": _mean(own) if own else None,
        "solo": (len(points), sum(points) / len(points)) if points else None,
        "shared": len(games) - len(played),
        "places": _places(own),
        "bots": sorted(_groups(own, _bots), key=lambda group: -group[1]["games"]),
        "players": _groups(own, lambda entry: len(entry["told"]["seats"])),
        "wins": _longest([_own(entry, "places") == 1 for entry in own]),
        "days": _days(played, today),
    }
    for count in COUNTS:
        totals[count] = _counted(own, count)
    return totals


def _people(entry):
    return [seat for seat in entry["told"]["seats"] if seat["bot"] is None]


def _own(entry, what):
    """Return the one person's result: a place, or points."""
    seats = entry["told"]["seats"]
    return entry["told"][what][[seat["bot"] for seat in seats].index(None)]


def _mean(games):
    count = len(games)
    won = len([game for game in games if _own(game, "places") == 1])
    place = sum([_own(game, "places") for game in games]) / count
    points = sum([_own(game, "points") for game in games]) / count
    return {"games": count, "won": won, "share": round(100 * won / count), "place": place, "points": points}


def _places(games):
    """Count each place, from the first to the last there was."""
    places = [_own(game, "places") for game in games]
    return [(place, places.count(place)) for place in range(1, max(places or [0]) + 1)]


def _bots(entry):
    """The one strength of the bots at the table, whatever their tempers; "" where there are several."""
    kinds = {seat["bot"].split("-")[0] for seat in entry["told"]["seats"] if seat["bot"] is not None}
    return kinds.pop() if len(kinds) == 1 else ""


def _groups(games, of):
    """Means by what the games have in common."""
    groups = {}
    for game in games:
        groups.setdefault(of(game), []).append(game)
    return [(key, _mean(groups[key])) for key in sorted(groups)]


def _counted(games, what):
    """Count what the game has of the person, such as characters: the most frequent first."""
    counts = {}
    for game in games:
        summary = _people(game)[0][what]
        for role in summary:
            counts[role] = counts.get(role, 0) + summary[role]
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))


# --- streaks


def _longest(won):
    """Count wins in a row: now, and at most."""
    now = most = 0
    for entry in won:
        now = now + 1 if entry else 0
        most = max(most, now)
    return now, most


def _days(games, today):
    """On how many days in a row the daily game was played out: now, and at most. Yesterday's row can still go on."""
    days = {_day_played(game) for game in games} - {None}
    now = most = row = 0
    last = None
    for day in sorted(days):
        row = row + 1 if last == day - 1 else 1
        most, last = max(most, row), day
    if last is not None and _ordinal(today) - last <= 1:
        now = row
    return now, most


def _day_played(entry):
    """The day whose table this was, if it was played on that day; it is not the same day everywhere."""
    day = entry.get("day", "").partition(".")[2]
    try:
        return _ordinal(day) if abs(_ordinal(day) - _ordinal(entry.get("began", "")[:10])) <= 1 else None
    except ValueError:
        return None


def _ordinal(day):
    """The number of a day such as 2026-11-22, counted on without gaps; ValueError where it is none."""
    year, month, date = [int(part) for part in day.split("-")]
    if month < 3:  # the leap day ends a year that begins in March
        year, month = year - 1, month + 12
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month - 457) // 5 + date
