"""Trims Python's standard library to what the page imports, and has it and the page's wheel compiled."""

import ast
import hashlib
import json
import shutil
from pathlib import Path

from build import paths, tools
from build.say import Stop, say

PYODIDE = paths.NODE_MODULES / "pyodide"
LIBRARY = "python_stdlib.zip"
# Which modules the page has, for the test that imports them from the finished site.
MODULES = paths.CACHE / "modules.json"

OURS = ("citadels", "tabletop")

# The page's entry point: what it does not import (the command line, the arena) stays out of the page's wheel.
DOOR = "citadels.table.worker"

# Python imports these late, to show an error: without them the error itself would be lost.
LATE = ("traceback", "linecache", "tokenize", "warnings", "json", "encodings.utf_8_sig", "encodings.latin_1")

# Optional imports of the library: encrypted sockets and compression methods that the page does not use.
UNUSED = ("ssl", "_ssl", "bz2", "lzma", "compression")


def reachable() -> tuple[list[str], list[str]]:
    """The modules under src/ that the door leads to, and those from outside that they import, wherever in them."""
    own: set[str] = set()
    foreign: set[str] = set()
    ahead = [DOOR]
    while ahead:
        name = ahead.pop()
        path = _file_of(name)
        if path is None:
            foreign.add(name)
        elif name not in own:
            own.add(name)
            ahead += [*imports(path), *filter(None, [name.rpartition(".")[0]])]
    return sorted(own), sorted(name for name in foreign if name.split(".")[0] not in OURS)


def _file_of(name: str) -> Path | None:
    """Where a module of ours is written; None for any other, and for a name inside a module."""
    path = paths.SOURCE.joinpath(*name.split("."))
    written = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return written if written.exists() else None


def imports(path: Path) -> set[str]:
    """What a file imports; ``from a import b`` may mean the module ``a.b``, so that is named too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
            if node.module.split(".")[0] in OURS:
                found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def precompile(wheel: Path, runtime: Path, wheels: Path, work: Path) -> None:
    """Write the trimmed library into ``runtime`` and the compiled wheel into ``wheels``; ``work`` has the plain one.

    Raises:
        Stop: py-compile made nothing of the wheel.
    """
    own, foreign = reachable()
    modules = [*own, *foreign, *LATE]
    told: dict[str, object] = {"wheel": f"/making/{wheel.name}", "modules": modules, "unused": UNUSED}
    _in_pyodide(work, {"/py-compile": paths.PY_COMPILE}, told)
    compiled = [path for path in work.glob("*.whl") if path != wheel]
    if not compiled:
        raise Stop(f"pyodide-build's py-compile made nothing of {wheel.name}.")
    shutil.copyfile(compiled[0], wheels / compiled[0].name)
    shutil.copyfile(work / LIBRARY, runtime / LIBRARY)
    MODULES.write_text(json.dumps(modules), encoding="utf-8")


def whole(runtime: Path, work: Path) -> None:
    """Write all of the library into ``runtime``, compiled once and kept, for engines that are tried out."""
    made_of = (PYODIDE / LIBRARY, paths.ROOT / "build" / "precompile.py")
    mark = hashlib.sha256(b"".join(path.read_bytes() for path in made_of)).hexdigest()[:12]
    kept = paths.CACHE / f"library-{mark}.zip"
    if not kept.exists():
        say("Compiling Python's library (once)")
        _in_pyodide(work, {}, {})
        shutil.copyfile(work / LIBRARY, kept)
    shutil.copyfile(kept, runtime / LIBRARY)


def _in_pyodide(work: Path, more: dict[str, Path], told: dict[str, object]) -> None:
    """Let ``build/precompile.py`` do as it is told, with `more` folders of this machine; its work is in ``work``."""
    folders = {"/build": paths.ROOT / "build", "/library": PYODIDE, "/making": work, **more}
    order = work / "job.json"
    job = {**told, "folders": {place: str(folder) for place, folder in folders.items()}}
    order.write_text(json.dumps(job), encoding="utf-8")
    tools.run(tools.node(), paths.ROOT / "build" / "precompile.mjs", order)
