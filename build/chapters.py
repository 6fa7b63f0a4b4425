"""Makes the chapters: parts of the page that are loaded when they are asked for (site/js/chapters.js).

A chapter has Python modules, of which one has the chapter's name; perhaps style sheets; and messages. What any game
can use is in ``site/chapters/<chapter>/`` and ``site/locales/<language>/any/chapters/<chapter>.ftl``, a game's part of
it in ``site/<game>/chapters/<chapter>/`` and ``site/locales/<language>/<game>/chapters/<chapter>.ftl``. Each game's
record lists its chapters. The chapter of an edition, ``edition_<word>``, has that edition's cards and ways to set a
table beside them (build/catalogue.py).
"""

from pathlib import Path

from build import games, lessons, locales, packs, paths, stdlib, tools
from build.games import Game
from build.say import BuildError

FOLDER = "chapters"
USUAL = "usual"  # the folder of a chapter with modules for games that bring none of that name
SOURCES = paths.PAGE / FOLDER
EDITION = "edition_"
REPLAY = "replay"  # the words that only the replay's page has (site/js/fluent.js)


def make(dist: Path, work: Path, form: packs.Form = packs.compiled, game: Game = games.PLAYED) -> None:
    """Write ``chapters/<chapter>.pack`` and, for each language, ``chapters/<chapter>.<language>.ftl``.

    Raises:
        BuildError: a chapter lacks its first module, or one of its modules imports what the page does not have.
    """
    folder = dist / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name in game.chapters:
        modules = [*modules_of(name, game), *shared(modules_of(name, game), game)]
        faults = import_faults(modules, game)
        if faults:
            raise BuildError(f"The chapter {name} cannot be read by the page:\n  " + "\n  ".join(faults))
        packed = [*form(modules, paths.PAGE, work), *_styles(name, game, work)]
        packed += lessons.made(work, game) if name == lessons.CHAPTER else []
        packed += _sheets(dist, name.removeprefix(EDITION)) if name.startswith(EDITION) else []
        (folder / f"{name}.pack").write_bytes(packs.joined(packed))
        _write_words(folder, name, game)
    if game.replay:
        _write_words(folder, REPLAY, game)


def _write_words(folder: Path, name: str, game: Game) -> None:
    for language in locales.LANGUAGES:
        (folder / f"{name}.{language}.ftl").write_text(locales.of_chapter(name, language, game), encoding="utf-8")


def _sheets(dist: Path, word: str) -> packs.Files:
    """The catalogues of an edition."""
    return [(name, (dist / name).read_bytes()) for name in (f"cards-{word}.json", f"setup-{word}.json")]


def folders(game: Game) -> list[Path]:
    """The folders that have chapters of a game: any game's, then its own."""
    return [SOURCES, *(folder / FOLDER for folder in game.folders if (folder / FOLDER).is_dir())]


def all_folders(game: Game) -> list[Path]:
    """The folders of all chapters of a game that have modules, those of usual ones first."""
    used = {path.parent for name in game.chapters for path in modules_of(name, game)}
    usual = [folder for name in game.chapters if (folder := SOURCES / name / USUAL) in used]
    return [*usual, *(folder / name for folder in folders(game) for name in game.chapters if (folder / name).is_dir())]


def modules_of(name: str, game: Game = games.PLAYED) -> list[Path]:
    """The files of a chapter's modules: any game's, then this game's, and usual ones for what the game does not have.

    Raises:
        BuildError: there is none of the chapter's own name, with which it begins.
    """
    own = [path for folder in folders(game) for path in sorted((folder / name).glob("*.py"))]
    names = {path.stem for path in own}
    usual = [path for path in sorted((SOURCES / name / USUAL).glob("*.py")) if path.stem not in names]
    modules = [*own, *usual]
    if name not in {path.stem for path in modules}:
        raise BuildError(f"The chapter {name} has no {name}.py, with which it begins.")
    return modules


def shared(modules: list[Path], game: Game = games.PLAYED) -> list[Path]:
    """The files of other modules that these import, directly or through others, and that the page does not have."""
    page = _of_the_page(game)
    by_name: dict[str, Path] = {}
    ahead = [*modules]
    while ahead:
        for name in stdlib.imports(ahead.pop()):
            path = next((folder / f"{name}.py" for folder in game.folders if (folder / f"{name}.py").exists()), None)
            if path is not None and name not in page and name not in by_name:
                by_name[name] = path
                ahead.append(path)
    return [by_name[name] for name in sorted(by_name)]


def import_faults(modules: list[Path], game: Game = games.PLAYED) -> list[str]:
    """The faults of a chapter's modules: imports that neither it nor the page has, and names that the page uses."""
    known = _of_the_page(game)
    own = {path.stem for path in modules}
    faults = [f"{name}.py has the name of a module of the page" for name in sorted(own & known)]
    for path in modules:
        missing = set(stdlib.imports(path)) - own - known - set(packs.BROUGHT)
        faults += [f"{path.name} imports {name}" for name in sorted(missing)]
    return faults


def _of_the_page(game: Game) -> set[str]:
    return {path.stem for path in packs.reachable(game.packs["page"].first, game)}


def _styles(name: str, game: Game, work: Path) -> packs.Files:
    """The chapter's style sheets, as small as esbuild makes them."""
    result = []
    for source in [path for folder in folders(game) for path in sorted((folder / name).glob("*.css"))]:
        target = work / source.name
        tools.esbuild(source, "--minify", "--bundle", f"--outfile={target}")
        result.append((source.name, target.read_bytes()))
    return result
