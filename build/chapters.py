"""Makes the chapters: parts of the page that are loaded when they are asked for (site/js/chapters.js).

A chapter is a folder under ``site/chapters/``: Python modules, of which one has the chapter's name; perhaps a style
sheet of that name; and the words under ``site/locales/<language>/chapters/<chapter>.ftl``. The chapter of an edition,
``edition_<word>``, has that edition's cards and ways to set a table beside them (build/catalogue.py).
"""

from pathlib import Path

from build import games, lessons, locales, packs, paths, stdlib, tools
from build.say import BuildError

SOURCES = paths.PAGE / "chapters"
EDITION = "edition_"


def names() -> list[str]:
    """The names of all chapters."""
    return sorted(folder.name for folder in SOURCES.iterdir() if folder.is_dir())


def make(dist: Path, work: Path, form: packs.Form = packs.compiled) -> None:
    """Write ``chapters/<chapter>.pack`` and, for each language, ``chapters/<chapter>.<language>.ftl``.

    Raises:
        BuildError: a chapter lacks its first module, or one of its modules imports what the page does not have.
    """
    folder = dist / "chapters"
    folder.mkdir(parents=True, exist_ok=True)
    for name in names():
        modules = [*modules_of(name), *shared(modules_of(name))]
        faults = import_faults(modules)
        if faults:
            raise BuildError(f"The chapter {name} cannot be read by the page:\n  " + "\n  ".join(faults))
        packed = [*form(modules, paths.PAGE, work), *_styled(name, work)]
        packed += lessons.made(work) if name == lessons.CHAPTER else []
        packed += _sheets(dist, name.removeprefix(EDITION)) if name.startswith(EDITION) else []
        (folder / f"{name}.pack").write_bytes(packs.joined(packed))
        for language in locales.LANGUAGES:
            (folder / f"{name}.{language}.ftl").write_text(locales.of_chapter(name, language), encoding="utf-8")


def _sheets(dist: Path, word: str) -> packs.Files:
    """The catalogues of an edition."""
    return [(name, (dist / name).read_bytes()) for name in (f"cards-{word}.json", f"setup-{word}.json")]


def modules_of(name: str) -> list[Path]:
    """The files of a chapter's modules.

    Raises:
        BuildError: there is none of the chapter's own name, with which it begins.
    """
    if not (SOURCES / name / f"{name}.py").exists():
        raise BuildError(f"The chapter {name} has no {name}.py, with which it begins.")
    return sorted((SOURCES / name).glob("*.py"))


def shared(modules: list[Path]) -> list[Path]:
    """The files of any game's modules that these import, directly or through others, and the page does not have."""
    page = {path.stem for path in packs.reachable(games.PLAYED.packs["page"].first)}
    by_name: dict[str, Path] = {}
    ahead = [*modules]
    while ahead:
        for name in stdlib.imports(ahead.pop()):
            path = games.TABLE / f"{name}.py"
            if name not in page and name not in by_name and path.exists():
                by_name[name] = path
                ahead.append(path)
    return [by_name[name] for name in sorted(by_name)]


def import_faults(modules: list[Path]) -> list[str]:
    """The faults of a chapter's modules: imports that neither it nor the page has, and names that the page uses."""
    known = {path.stem for path in packs.reachable(games.PLAYED.packs["page"].first)}
    own = {path.stem for path in modules}
    faults = [f"{name}.py has the name of a module of the page" for name in sorted(own & known)]
    for path in modules:
        missing = set(stdlib.imports(path)) - own - known - set(packs.BROUGHT)
        faults += [f"{path.name} imports {name}" for name in sorted(missing)]
    return faults


def _styled(name: str, work: Path) -> list[tuple[str, bytes]]:
    """The chapter's style sheet, if it has one, as small as esbuild makes it."""
    source = SOURCES / name / f"{name}.css"
    if not source.exists():
        return []
    target = work / source.name
    tools.esbuild(source, "--minify", "--bundle", f"--outfile={target}")
    return [(source.name, target.read_bytes())]
