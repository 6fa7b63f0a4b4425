"""What each game is made of: one record a game, from which the steps of the build and the scripts take their names."""

from dataclasses import dataclass
from pathlib import Path

from build import paths, workshop_table


@dataclass(frozen=True, slots=True)
class Pack:
    """The Python of one page: its first module, and the sheets of the engine that it reads."""

    first: Path
    sheets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is played in the browser."""

    name: str  # begins the names of what browsers keep, of caches, messages to a frame, its element and its files
    title: str  # as people read it
    packages: tuple[str, ...]  # under src/, from which its engine may import
    door: str  # the module whose `answer` the engine's worker calls; what it does not import stays out of the engine
    left_out: tuple[str, ...]  # packages that the engine does without, though a module names them
    folders: tuple[Path, ...]  # where the modules of its pages are: any game's, then its own
    packs: dict[str, Pack]  # by the name of the page
    pages: tuple[str, ...]  # that have the first script in them
    steps: tuple[str, ...]  # the modules of build/ that work for this game alone

    def definitions(self) -> list[str]:
        """What the scripts know of the game, as esbuild takes it (site/js/globals.d.ts says what each is)."""
        return [f'--define:GAME="{self.name}"', f'--define:DOOR="{self.door}"']


# On which page of the documentation the rules stand whose numbers begin with a letter.
RULES = {"R": "rules.html", "E": "rules-2016.html", "K": "catan/rules.html"}

# What any game's page draws with (docs/adr/0020).
TABLE = paths.PAGE / "table"

CITADELS = Game(
    name="citadels",
    title="Citadels",
    packages=("citadels", "tabletop"),
    door="citadels.table.worker",
    # Drawing a table as an SVG is for notebooks: the page shows it by itself, and asks no game for a picture.
    left_out=("citadels.drawing",),
    folders=(TABLE, paths.PAGE / "citadels", paths.PAGE / "watch"),
    packs={
        "page": Pack(paths.PAGE / "citadels" / "main.py", ("cards.json", "setup.json")),
        "replay": Pack(paths.PAGE / "watch" / "replay.py", ("cards.json",)),
    },
    pages=(workshop_table.TABLE_PAGE, "replay.html", "workshop.html", workshop_table.PAGE),
    steps=(
        "protocol",
        "workshop_table",
        "bench",
        "catalogue",
        "city",
        "emblems",
        "lessons",
        "openings",
        "pictures",
        "previews",
        "skyline",
        "workshop",
    ),
)
# The game whose pages are the site.
PLAYED = CITADELS
