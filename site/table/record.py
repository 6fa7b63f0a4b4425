"""What the player can take out of the page: the address of a game's replay, and its record as a file."""

from pyscript import window
from ui import GAME, stage


def replay_address(link, names=None, **more):
    """The address of a game's replay (docs/protocol.md 5), with the players' names and other options if given."""
    options = dict(more)
    if names:
        options["names"] = ",".join([name.replace(",", " ") for name in names])
    written = ["&%s=%s" % (name, window.encodeURIComponent(str(options[name]))) for name in sorted(options)]
    return stage.replayAddress(link) + "".join(written)


def save_record(record):
    """Save a record as a file, with today's date in it and in its name."""
    today = stage.today()
    stage.download("%s-%s.txt" % (GAME, today), record.replace("????.??.??", today.replace("-", ".")))


async def save_unkept(play):
    """Save the record of a game that the browser cannot store, without showing it."""
    answer = await play.request({"do": "record"})
    if answer is not None:
        save_record(answer["record"])
