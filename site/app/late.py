"""The parts of the page that are fetched when they are first needed."""

from ui import stage

fetched = set()


async def late(*names):
    """Fetch modules that the page does without at first; then they can be imported like any other."""
    for name in names:
        if name not in fetched:
            text = await stage.json("./app/%s.py" % name)
            keep(name, text)
            fetched.add(name)


def keep(name, text):
    """Put a module where imports look for it."""
    with open("%s.py" % name, "w") as file:
        file.write(text)
