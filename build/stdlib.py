"""Trims Python's standard library to what the page imports, and compiles it and the page's wheel in Pyodide."""

import ast
import hashlib
import json
import shutil
from pathlib import Path
from typing import TypeGuard

from build import games, paths, tools
from build.games import Game
from build.say import BuildError, say

PYODIDE = paths.NODE_MODULES / "pyodide"
LIBRARY = "python_stdlib.zip"
# The list of the page's modules, for the test that imports them from the finished site.
MODULES = paths.CACHE / "modules.json"

# Python imports these only to show an error, which would be lost without them.
LATE = ("traceback", "linecache", "tokenize", "warnings", "json", "encodings.utf_8_sig", "encodings.latin_1")

# Optional imports of the library: encrypted sockets and compression methods that the page does not use.
UNUSED = ("ssl", "_ssl", "bz2", "lzma", "compression")


def reachable(game: Game = games.PLAYED, first: str = "") -> tuple[list[str], list[str]]:
    """The modules under src/ that a game's door leads to, and the others that they import, at any place in them.

    With a `first` module those that it leads to instead, the packages included that the engine does without.
    """
    own: set[str] = set()
    foreign: set[str] = set()
    left_out = () if first else game.left_out
    ahead = [first or game.door]
    while ahead:
        name = ahead.pop()
        path = _file_of(name)
        if any(name == package or name.startswith(f"{package}.") for package in left_out):
            continue
        if path is None:
            foreign.add(name)
        elif name not in own:
            own.add(name)
            ahead += [*imports(path, game.packages), *filter(None, [name.rpartition(".")[0]])]
    return sorted(own), sorted(name for name in foreign if name.split(".")[0] not in game.packages)


def _file_of(name: str) -> Path | None:
    """The file of a module under src/; None for any other module, and for a name inside a module."""
    path = paths.SOURCE.joinpath(*name.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return source if source.exists() else None


def imports(path: Path, packages: tuple[str, ...] = ()) -> set[str]:
    """The modules that a file imports when it runs; for ``from a import b`` of a listed package also ``a.b``."""
    result: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    unread = [part for node in ast.walk(tree) if _is_for_checkers(node) for part in node.body]
    for_checkers = {id(inner) for part in unread for inner in ast.walk(part)}
    for node in ast.walk(tree):
        if id(node) in for_checkers:
            continue
        if isinstance(node, ast.Import):
            result |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            result.add(node.module)
            if node.module.split(".")[0] in packages:
                result |= {f"{node.module}.{alias.name}" for alias in node.names}
    return result


def _is_for_checkers(node: ast.AST) -> TypeGuard[ast.If]:
    """Whether this is ``if TYPE_CHECKING:``, whose imports are made when types are checked and at no other time."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def precompile(wheel: Path, runtime: Path, wheels: Path, work: Path) -> None:
    """Write the trimmed library into ``runtime`` and the compiled wheel into ``wheels``; ``wheel`` lies in ``work``.

    Raises:
        BuildError: py-compile made nothing of the wheel.
    """
    own, foreign = reachable()
    others = sorted({name for game in games.OTHERS for name in reachable(game)[1]} - {*own, *foreign})
    modules = [*own, *foreign, *others, *LATE]
    orders: dict[str, object] = {"modules": modules, "unused": UNUSED}
    _compile(wheel, wheels, work, orders)
    shutil.copyfile(work / LIBRARY, runtime / LIBRARY)
    MODULES.write_text(json.dumps(modules), encoding="utf-8")


def compile_wheel(wheel: Path, wheels: Path, work: Path) -> Path:
    """Write the compiled form of a wheel that lies in ``work`` into ``wheels``, and return its path there.

    Raises:
        BuildError: py-compile made nothing of it.
    """
    return _compile(wheel, wheels, work, {})


def _compile(wheel: Path, wheels: Path, work: Path, orders: dict[str, object]) -> Path:
    _in_pyodide(work, {"/py-compile": paths.PY_COMPILE}, {"wheel": f"/making/{wheel.name}", **orders})
    compiled = [path for path in work.glob("*.whl") if path != wheel]
    if not compiled:
        raise BuildError(f"pyodide-build's py-compile made nothing of {wheel.name}.")
    wheels.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copyfile(compiled[0], wheels / compiled[0].name))


def whole(runtime: Path, work: Path) -> None:
    """Write the whole library into ``runtime``, compiled once and cached, for ``python3 build play --dev``."""
    made_of = (PYODIDE / LIBRARY, paths.ROOT / "build" / "precompile.py")
    mark = hashlib.sha256(b"".join(path.read_bytes() for path in made_of)).hexdigest()[:12]
    archive = paths.CACHE / f"library-{mark}.zip"
    if not archive.exists():
        say("Compiling Python's library (once)")
        _in_pyodide(work, {}, {})
        shutil.copyfile(work / LIBRARY, archive)
    shutil.copyfile(archive, runtime / LIBRARY)


def _in_pyodide(work: Path, more: dict[str, Path], orders: dict[str, object]) -> None:
    """Run ``build/precompile.py`` in Pyodide with these orders and `more` folders; its results are in ``work``."""
    folders = {"/build": paths.ROOT / "build", "/library": PYODIDE, "/making": work, **more}
    order = work / "job.json"
    job = {**orders, "folders": {place: str(folder) for place, folder in folders.items()}}
    order.write_text(json.dumps(job), encoding="utf-8")
    tools.run(tools.node(), paths.ROOT / "build" / "precompile.mjs", order)
