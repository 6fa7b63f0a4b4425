"""Fails the build when a part of the site is over its limit in bytes, since size is waiting time on a phone.

Each limit is a promise to a reader on a phone, 3 to 5 % above today's size, so that a sentence or a correction fits and
a new part is noticed. The wheel for Python has none: nobody waits for its kilobytes. `build.sizes` counts the growth of
the same groups in one change.
"""

import gzip
from dataclasses import dataclass
from pathlib import Path

from build import drawing, games, offline, paths
from build.games import Game
from build.say import BuildError, say
from build.wheel import OF_THE_PAGE

KB = 1000


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit of a group of files together, in bytes; of their gzip where ``packed``."""

    name: str
    limit: int
    patterns: tuple[str, ...]
    packed: bool = True
    but: tuple[str, ...] = ()
    growth: int = 4 * KB  # the most that one change may add without renewing the record of sizes


def files_of(game: Game) -> tuple[str, ...]:
    """The files of a game beside the first."""
    return (*game.pages, game.poster, f"{game.name}-*/**/*")


# What every game's page needs of others before the first paint.
VENDOR = (
    "vendor-*/polyscript/*.js",
    "vendor-*/micropython/micropython.*",
    "vendor-*/fluent/*.js",
)
# All that loads before the first paint: the page with its Python and one language, without the engine.
ALIVE = (
    "index.html",
    "parts-*/css/**/*.css",
    "parts-*/js/**/*.js",
    "parts-*/app/*.pack",
    "parts-*/art/faces.svg",
    "parts-*/art/city.svg",
    "parts-*/art/title.woff2",
    "parts-*/locales/zh-Hant.ftl",
    *VENDOR,
)
# Files of the replay's page, of the voice and of pictures for articles, for which the first paint does not wait.
ELSEWHERE = ("parts-*/app/replay.pack", "parts-*/css/replay.css", "parts-*/js/voice.js", "parts-*/js/diagram.js")
# What a guest's page loads besides until it has a seat at another device's table; it needs no engine (docs/phones.md).
SEAT = (
    "parts-*/chapters/phones.pack",
    "parts-*/chapters/phones.zh-Hant.ftl",
    "parts-*/phones/*.js",
    "vendor-*/qr/*.js",
)
# A page fetches the openings for one number of seats.
OPENING = ("parts-*/openings/4.json",)
ENGINE = (
    "vendor-*/pyodide/*.js",
    "vendor-*/pyodide/*.wasm",
    "vendor-*/pyodide/*.zip",
    "vendor-*/pyodide/*.json",
    f"parts-*/wheels/{OF_THE_PAGE}",
)
OF_OTHERS = tuple(pattern for game in games.OTHERS for pattern in files_of(game))

SITE_BUDGETS = (
    Budget("page alive, gzip", 426 * KB, ALIVE, but=ELSEWHERE),
    Budget("first decision shown, gzip", 429 * KB, ALIVE + OPENING, but=ELSEWHERE),
    Budget("first decision cold, gzip", 5_150 * KB, ALIVE + OPENING + ENGINE, but=ELSEWHERE, growth=20 * KB),
    # Page alive, and 48 kB of its own.
    Budget("seat at another phone's table", 474 * KB, ALIVE + SEAT, but=ELSEWHERE),
    # What the service worker stores for everybody (docs/adr/0027); other games have budgets of their own.
    Budget(
        "first game on the device",
        17_000 * KB,
        ("**/*",),
        packed=False,
        but=(*offline.NOT_STORED, *OF_OTHERS),
        growth=60 * KB,
    ),
    # Fetched for a picture to put into an article, and never stored.
    Budget("pictures for articles, gzip", 190 * KB, (f"parts-*/{drawing.PACK}",)),
    # Its page alone loads it: all of Python's library, the whole wheel, the editor. Pyodide's kernel is the table's.
    Budget("workshop cold, gzip", 7_900 * KB, (*offline.WORKSHOP, "vendor-*/pyodide/*.wasm"), growth=40 * KB),
)
FILE_LIMIT = 156  # of the first game and of what all share
OTHER_FILES = 108  # of each other game: four for each chapter (nineteen), which is not needed before the first question


def of_game(game: Game) -> tuple[Budget, ...]:
    """The budgets of a game beside the first: its page alive, and its first decision on a device that has the first."""
    before_paint = (game.sheets[0], "js/*.js", "app/page.pack", "art/*", "locales/zh-Hant.ftl")
    own = (game.pages[0], *(f"{game.name}-*/{pattern}" for pattern in before_paint))
    before_decision = (
        f"chapters/{game.board}.pack",
        f"chapters/{game.board}.zh-Hant.ftl",
        "openings/4.json",
        "wheels/*",
    )
    first_decision = (*own, *(f"{game.name}-*/{pattern}" for pattern in before_decision))
    # Faces are drawn when their file has come; a licence is never loaded with the page.
    later = (f"{game.name}-*/art/people.svg", f"{game.name}-*/art/*.LICENCE.txt", f"{game.name}-*/js/diagram.js")
    return (
        Budget(f"{game.name}: page alive, gzip", 380 * KB, (*own, *VENDOR), but=later),
        # On a device that has the third-party files from the first game.
        Budget(f"{game.name}: first decision beside, gzip", 366 * KB, first_decision, but=later),
        Budget(
            f"{game.name}: more on the device",
            2_300 * KB,
            files_of(game),
            packed=False,
            but=offline.NOT_STORED,
            growth=60 * KB,
        ),
        Budget(f"{game.name}: pictures for articles, gzip", 155 * KB, (f"{game.name}-*/{drawing.PACK}",)),
    )


def all_budgets() -> list[Budget]:
    """Return the budgets of every game, the first one's first."""
    return [*SITE_BUDGETS, *(budget for game in games.OTHERS for budget in of_game(game))]


def check(dist: Path) -> None:
    """Print the size of each part.

    Raises:
        BuildError: something is over its limit.
    """
    measured = [(budget.name, weigh(dist, budget), budget.limit) for budget in all_budgets()]
    for name, size, limit in measured:
        say(f"    {name:<32}{size / KB:>9,.1f} kB of {limit / KB:,.0f}")
    over = [f"{name}: {size:,} bytes, allowed {limit:,}" for name, size, limit in measured if size > limit]
    others = [(game.title, _count(dist, files_of(game)), OTHER_FILES) for game in games.OTHERS]
    count = len(paths.files_under(dist)) - _count(dist, offline.WORKSHOP) - sum(number for _, number, _ in others)
    counts = [("the first game", count, FILE_LIMIT), *others]
    over += [f"number of files of {name}: {number}, allowed {most}" for name, number, most in counts if number > most]
    if over:
        raise BuildError("Over budget:\n  " + "\n  ".join(over))


def _count(dist: Path, patterns: tuple[str, ...]) -> int:
    return sum(path.is_file() for pattern in patterns for path in dist.glob(pattern))


def weigh(dist: Path, budget: Budget) -> int:
    """The bytes of a budget's files, each counted once."""
    files = {path for pattern in budget.patterns for path in dist.glob(pattern) if path.is_file()}
    files -= {path for pattern in budget.but for path in dist.glob(pattern)}
    return sum(_size(path, budget.packed) for path in files)


def _size(path: Path, packed: bool) -> int:
    content = path.read_bytes()
    return len(gzip.compress(content, 6, mtime=0)) if packed else len(content)
