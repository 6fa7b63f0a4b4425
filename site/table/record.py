"""Exports of a game from the page: the address of its replay, and its record as a file."""

from pyscript import window
from ui import GAME, stage


def replay_address(link, names=None, bots=None, **more):
    """The address of a game's replay (docs/protocol.md 5), with the players' names and other options if given.

    `bots` has a bot's id for each seat, None for a person: with it the same people play the deal again.
    """
    return stage.replayAddress(link) + fragment(names=names, bots=bots and [bot or "" for bot in bots], **more)


def fragment(**options):
    """The options of an address as they stand behind a link; lists are joined by commas, empty ones left out."""
    options_set = [(name, options[name]) for name in sorted(options) if options[name] not in (None, [], [""])]
    return "".join(["&%s=%s" % (name, window.encodeURIComponent(_text(value))) for name, value in options_set])


def _text(value):
    return ",".join([item.replace(",", " ") for item in value]) if isinstance(value, list) else str(value)


def save_record(record):
    """Save a record as a file, with today's date in it and in its name."""
    today = stage.today()
    stage.download("%s-%s.txt" % (GAME, today), record.replace("????.??.??", today.replace("-", ".")))


async def save_unkept(play):
    """Save the record of a game that the browser cannot store, without showing it."""
    answer = await play.request({"do": "record"})
    if answer is not None:
        save_record(answer["record"])
