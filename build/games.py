"""What each game is made of: one record a game, from which the steps of the build and the scripts take their names."""

import importlib
import json
from dataclasses import dataclass
from pathlib import Path

from build import paths, workshop_table

# Entry points, which a page loads by name; everything else in js/ and phones/ is bundled into them.
SCRIPTS = ("js/page.js", "js/engine.js", "js/floor.js", "js/frame.js", "js/voice.js", "phones/phones.js")


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
    chinese: str = ""  # the title in traditional letters
    simplified: str = ""  # and in simplified ones
    poster: str = "embed.html"  # what other people's pages show until somebody plays (build/poster.py)
    preview: str = ""  # what a chat shows of a link to a finished game, as tags
    replay: str = ""  # the page that shows its finished games, if it has one
    setup: str = ""  # the module whose `setup_sheet` says what a table can be set with
    suffix: str = ""  # of files with its records
    lesson_places: str = ""  # the module of build/ that knows what its lessons can point at
    signs: tuple[str, ...] = ()  # in site/art/signs.svg that no other game draws
    map: bool = False  # whether it is played on a map, which can be zoomed (site/js/zoom.js)
    board: str = ""  # the chapter that draws a table, where the page's first modules do not
    openings: int = 0  # how many first decisions are dealt ahead for each number of players
    chapters: tuple[str, ...] = ()  # the parts of its page that are loaded when they are asked for (build/chapters.py)
    scripts: tuple[str, ...] = SCRIPTS
    sheets: tuple[str, ...] = ("css/page.css",)

    def beginnings(self) -> tuple[str, ...]:
        """With what the names of its files in a site begin, for a game beside the first."""
        return (*self.pages, self.poster, f"{self.name}-")

    def definitions(self) -> list[str]:
        """What the scripts know of the game, as esbuild takes it (site/js/globals.d.ts says what each is)."""
        values = {"GAME": self.name, "HOME": self.pages[0], "DOOR": self.door, "POSTER": self.poster}
        values["REPLAY"] = self.replay
        values["SHARED"] = ALL[0].name if self in ALL else self.name
        texts = [f'--define:{name}="{value}"' for name, value in values.items()]
        listed = [game.listed() for game in (ALL if self in ALL else (self,))]
        return [*texts, f"--define:MAP={str(self.map).lower()}", f"--define:GAMES={json.dumps(listed)}"]

    def titles(self) -> dict[str, str]:
        """Return the title by language; one that is not translated yet is the English one."""
        return {"en": self.title, "zh-Hant": self.chinese or self.title, "zh-Hans": self.simplified or self.title}

    def listed(self) -> dict[str, object]:
        """The facts of this game for the scripts of every page: its marks, its title by language, its pages."""
        marks = importlib.import_module(f"{self.packages[0]}.rulebook").RULEBOOK.marks if self in ALL else None
        return {
            "game": marks.game if marks else self.name,
            "prefix": marks.prefix if marks else "",
            "words": marks.first_words if marks else (),
            "page": self.name,
            "title": self.titles(),
            "home": self.pages[0],
            "replay": self.replay,
        }


# On which page of the documentation the rules stand whose numbers begin with a letter.
RULES = {"R": "rules.html", "E": "rules-2016.html", "K": "catan/rules.html", "P": "praga/rules.html"}

# What any game's page draws with (docs/adr/0020), and what shows any finished game.
TABLE = paths.PAGE / "table"
WATCH = paths.PAGE / "watch"

# A picture is drawn for the first game alone (build/previews.py).
PREVIEW = """\
<meta property="og:image" content="{address}art/screens/replay.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="The four cities at the end of a game of Citadels">
<meta name="twitter:card" content="summary_large_image">"""

CITADELS = Game(
    name="citadels",
    title="Citadels",
    chinese="富饒之城",
    simplified="富饶之城",
    poster="embed.html",
    packages=("citadels", "tabletop"),
    door="citadels.table.worker",
    # Drawing a table as an SVG is for notebooks: the page shows it by itself, and asks no game for a picture.
    left_out=("citadels.drawing",),
    folders=(TABLE, WATCH, paths.PAGE / "citadels"),
    packs={
        "page": Pack(paths.PAGE / "citadels" / "main.py", ("cards.json", "setup.json")),
        "replay": Pack(WATCH / "replay.py", ("cards.json",)),
    },
    pages=(workshop_table.TABLE_PAGE, "replay.html", "workshop.html", workshop_table.PAGE),
    steps=(
        "protocol",
        "workshop_table",
        "bench",
        "catalogue",
        "city",
        "faces",
        "signs",
        "citadels_places",
        "openings",
        "pictures",
        "previews",
        "skyline",
        "workshop",
    ),
    scripts=(*SCRIPTS, "embed.js"),
    sheets=("css/page.css", "css/replay.css"),
    preview=PREVIEW,
    replay="replay.html",
    setup="citadels.table.sheets",
    suffix=".citadels",
    lesson_places="build.citadels_places",
    signs=(
        *("noble", "religious", "trade", "military", "special"),
        *("coin", "dagger", "scroll", "seal", "threat", "flower", "hex", "flame", "deck", "build", "swap"),
    ),
    openings=24,
    chapters=(
        "advice",
        "caller",
        "edition_2016",
        "games",
        "lessons",
        "link",
        "log",
        "offline",
        "phones",
        "players",
        "rules",
        "setting",
        "settings",
        "share",
        "timeline",
        "today",
    ),
)
ISLAND = Game(
    name="island",
    title="Island of Harbours",
    chinese="港灣之島",
    simplified="港湾之岛",
    poster="embed-island.html",
    packages=("catan", "tabletop"),
    door="catan.table.worker",
    left_out=(),
    folders=(TABLE, WATCH, paths.PAGE / "island"),
    packs={
        "page": Pack(paths.PAGE / "island" / "main.py", ("setup.json",)),
        "replay": Pack(WATCH / "replay.py"),
    },
    pages=("island.html", "replay-island.html"),
    steps=("island_places",),
    sheets=("css/island.css", "css/replay_island.css"),
    preview='<meta name="twitter:card" content="summary">',
    replay="replay-island.html",
    setup="catan.table.sheets",
    suffix=".catan",
    lesson_places="build.island_places",
    map=True,
    board="details",
    openings=6,
    chapters=(
        "advice",
        "caller",
        "details",
        "figures",
        "games",
        "lessons",
        "link",
        "log",
        "offline",
        "phones",
        "rules",
        "setting",
        "settings",
        "share",
        "timeline",
        "today",
    ),
)
CRANE = Game(
    name="crane",
    map=True,
    title="Crown and Crane",
    chinese="王冠與起重機",
    simplified="王冠与起重机",
    poster="embed-crane.html",
    packages=("praga", "tabletop"),
    door="praga.table.worker",
    left_out=(),
    folders=(TABLE, WATCH, paths.PAGE / "crane"),
    packs={
        "page": Pack(paths.PAGE / "crane" / "main.py", ("setup.json",)),
        "replay": Pack(WATCH / "replay.py", ("setup.json",)),
    },
    pages=("crane.html", "replay-crane.html"),
    steps=("crane_places",),
    sheets=("css/crane.css", "css/replay_crane.css"),
    preview='<meta name="twitter:card" content="summary">',
    replay="replay-crane.html",
    setup="praga.table.sheets",
    suffix=".crane",
    lesson_places="build.crane_places",
    board="boards",
    openings=4,
    chapters=(
        "advice",
        "boards",
        "caller",
        "games",
        "lessons",
        "link",
        "log",
        "offline",
        "phones",
        "rules",
        "setting",
        "settings",
        "share",
        "timeline",
        "today",
    ),
)
# The game whose pages are the site, and those that have a page beside them (build/other_games.py).
PLAYED = CITADELS
OTHERS = (ISLAND, CRANE)
ALL = (PLAYED, *OTHERS)
# Games whose pages are not whole yet: nothing of them is in the site.
COMING = ()
