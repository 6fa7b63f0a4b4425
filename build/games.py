"""The records of the games, `games/<name>.toml`, from which build, checks, tests and documents take every name.

docs/games.md lists the keys of a record. What a key does not say follows from the name of the file: the pages
`<name>.html` and `replay-<name>.html`, the folder `site/<name>/`, and so on.
"""

import importlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from build import paths
from build.say import BuildError

RECORDS = paths.ROOT / "games"
KERNEL = "tabletop"  # the package on which every game stands
# Entry points, which a page loads by name; everything else in js/ and phones/ is bundled into them.
SCRIPTS = (
    "js/page.js",
    "js/engine.js",
    "js/floor.js",
    "js/frame.js",
    "js/voice.js",
    "js/diagram.js",
    "phones/phones.js",
)
# What any game's page draws with (docs/adr/0020), and what shows any finished game.
TABLE = paths.PAGE / "table"
WATCH = paths.PAGE / "watch"
MAIN = TABLE / "open_game.py"  # the first module of a page whose game has none of its own
PREVIEW = '<meta name="twitter:card" content="summary">'


@dataclass(frozen=True, slots=True)
class Pack:
    """The Python of one page: its first module, and the data of the engine that it reads."""

    first: Path
    sheets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is played in the browser."""

    name: str  # begins the names of what browsers keep, of caches, messages to a frame, its element and its files
    title: str  # in English
    packages: tuple[str, ...]  # under src/, from which its engine may import
    door: str  # the module whose `answer` the engine's worker calls; what it does not import stays out of the engine
    left_out: tuple[str, ...]  # packages that the engine does without, though a module names them
    folders: tuple[Path, ...]  # where the modules of its pages are: any game's, then its own
    packs: dict[str, Pack]  # by the name of the page
    pages: tuple[str, ...]  # that have the first script in them
    steps: tuple[str, ...]  # the modules of build/ that work for this game alone
    translated: Mapping[str, str] = field(default_factory=dict)  # the title by language, where it is not English
    layers: tuple[str, ...] = ()  # of its package, from the highest (build/contracts.py)
    contracts: tuple[Mapping[str, Any], ...] = ()  # what else import-linter checks of its package
    rules: Mapping[str, str] = field(default_factory=dict)  # documents below docs/, by the letter of their numbers
    description: str = ""  # what search engines show of its page
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

    @property
    def package(self) -> str:
        """The package of its engine."""
        return self.packages[0]

    def beginnings(self) -> tuple[str, ...]:
        """With what the names of its files in a site begin, for a game beside the first."""
        return (*self.pages, self.poster, f"{self.name}-")

    def definitions(self) -> list[str]:
        """Return the scripts' constants about the game, as esbuild takes them (site/js/globals.d.ts defines each)."""
        words = {"GAME": self.name, "HOME": self.pages[0], "DOOR": self.door, "POSTER": self.poster}
        words["REPLAY"] = self.replay
        words["SHARED"] = ALL[0].name if self in ALL else self.name
        texts = [f'--define:{name}="{value}"' for name, value in words.items()]
        there = ALL if self in ALL else (self,)
        values = {"GAMES": [game.listed() for game in there], "MAP": self.map}
        values["DRAWS"], values["EDITS"] = self.draws, self.edits
        values["ELEMENTS"] = [[game.name, game.poster, game.titles(), game.pages[0]] for game in there]
        return [*texts, *(f"--define:{name}={json.dumps(value)}" for name, value in values.items())]

    @property
    def draws(self) -> bool:
        """Return whether there is a package that draws pictures of it."""
        return (paths.SOURCE / self.package / "drawing").is_dir()

    @property
    def edits(self) -> bool:
        """Return whether positions of it can be edited on its replay's page."""
        return "editor" in self.chapters

    def titles(self) -> dict[str, str]:
        """Return the title by language; one that is not translated yet is the English one."""
        return {language: self.translated.get(language) or self.title for language in ("en", "zh-Hant", "zh-Hans")}

    def listed(self) -> dict[str, object]:
        """The facts of this game for the scripts of every page: its marks, its title by language, its pages."""
        marks = importlib.import_module(f"{self.package}.rulebook").RULEBOOK.marks if self in ALL else None
        return {
            "game": marks.game if marks else self.name,
            "prefix": marks.prefix if marks else "",
            "words": marks.first_words if marks else (),
            "page": self.name,
            "title": self.titles(),
            "home": self.pages[0],
            "replay": self.replay,
        }


def read_all(folder: Path) -> tuple[Game, ...]:
    """Read the records of a folder, in the order that they give; the first is the game whose pages are the site.

    Raises:
        BuildError: a record cannot be read, or two have the same place in the order.
    """
    records = [(path, tomllib.loads(path.read_text(encoding="utf-8"))) for path in sorted(folder.glob("*.toml"))]
    order = [record.get("order") for _, record in records]
    if len({*order}) != len(order) or not all(isinstance(place, int) for place in order):
        raise BuildError(f"{folder.name}/: each record has an order, a number that no other has.")
    return tuple(read(path.stem, record) for path, record in sorted(records, key=lambda pair: int(pair[1]["order"])))


def read(name: str, record: Mapping[str, Any]) -> Game:
    """Return the game of a record.

    Raises:
        BuildError: a key is not known, or one that must be there is missing.
    """
    unknown, missing = record.keys() - KEYS, NEEDED - record.keys()
    if unknown or missing:
        raise BuildError(f"games/{name}.toml: unknown keys {sorted(unknown)}, missing keys {sorted(missing)}")
    package, own = record["package"], paths.PAGE / name
    pages = tuple(record.get("pages", (f"{name}.html", f"replay-{name}.html")))
    main = own / "main.py"
    packs = {
        "page": Pack(main if main.exists() else MAIN, tuple(record.get("page_data", ("setup.json",)))),
        "replay": Pack(WATCH / "replay.py", tuple(record.get("replay_data", ()))),
    }
    return Game(
        name=name,
        title=record["title"]["en"],
        translated=record["title"],
        packages=(package, KERNEL),
        door=f"{package}.table.worker",
        layers=tuple(record["layers"]),
        contracts=tuple(record.get("contracts", ())),
        left_out=tuple(record.get("left_out", ())),
        folders=(TABLE, WATCH, own),
        packs={name: pack for name, pack in packs.items() if name == "page" or len(pages) > 1},
        pages=pages,
        replay=pages[1] if len(pages) > 1 else "",
        steps=tuple(record.get("steps", ())),
        rules=record.get("rules", {}),
        description=record.get("description", record["title"]["en"]),
        poster=record.get("poster", f"embed-{name}.html"),
        preview=record.get("preview", PREVIEW).strip(),
        setup=f"{package}.table.sheets",
        suffix=record.get("suffix", f".{name}"),
        lesson_places=record.get("lesson_places", ""),
        signs=tuple(record.get("signs", ())),
        map=record.get("map", False),
        board=record.get("board", ""),
        openings=record.get("openings", 0),
        chapters=tuple(record["chapters"]),
        scripts=(*SCRIPTS, *record.get("scripts", ())),
        sheets=tuple(record.get("styles", (f"css/{name}.css", f"css/replay_{name}.css"))),
    )


NEEDED = {"order", "title", "package", "layers", "chapters"}
KEYS = NEEDED | {
    *("board", "contracts", "description", "left_out", "lesson_places", "map", "openings", "page_data", "pages"),
    *("poster", "preview", "replay_data", "rules", "scripts", "signs", "steps", "styles", "suffix"),
}
ALL = read_all(RECORDS)
BY_NAME = {game.name: game for game in ALL}
# The game whose pages are the site, and those that have a page beside them (build/other_games.py).
PLAYED, *_others = ALL
OTHERS = tuple(_others)
# The pages of the documentation with the rules whose numbers begin with a letter.
RULES = {letter: f"{page}.html" for game in ALL for letter, page in game.rules.items()}
# Games whose pages are not whole yet: nothing of them is in the site.
COMING = ()
