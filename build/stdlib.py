"""Trims Python's standard library to what the page imports, and compiles it and the page's wheel in Pyodide."""

import ast
import hashlib
import json
import shutil
from pathlib import Path

from build import paths, tools
from build.say import Stop, say

PYODIDE = paths.NODE_MODULES / "pyodide"
LIBRARY = "python_stdlib.zip"
# The list of the page's modules, for the test that imports them from the finished site.
MODULES = paths.CACHE / "modules.json"

OURS = ("citadels", "tabletop")

# The page's entry point: what it does not import (the command line, the arena) stays out of the page's wheel.
ENTRY_POINT = "citadels.table.worker"

# Drawing a table as an SVG is for notebooks: the page shows it by itself, and asks no game for a picture.
LEFT_OUT = "citadels.drawing"

# Python imports these only to show an error, which would be lost without them.
LATE = ("traceback", "linecache", "tokenize", "warnings", "json", "encodings.utf_8_sig", "encodings.latin_1")

# Optional imports of the library: encrypted sockets and compression methods that the page does not use.
UNUSED = ("ssl", "_ssl", "bz2", "lzma", "compression")


def reachable() -> tuple[list[str], list[str]]:
    """The modules under src/ that the entry point leads to, and the others that they import, at any place in them."""
    own: set[str] = set()
    foreign: set[str] = set()
    ahead = [ENTRY_POINT]
    while ahead:
        name = ahead.pop()
        path = _file_of(name)
        if name == LEFT_OUT or name.startswith(f"{LEFT_OUT}."):
            continue
        if path is None:
            foreign.add(name)
        elif name not in own:
            own.add(name)
            ahead += [*imports(path), *filter(None, [name.rpartition(".")[0]])]
    return sorted(own), sorted(name for name in foreign if name.split(".")[0] not in OURS)


def _file_of(name: str) -> Path | None:
    """The file of a module under src/; None for any other module, and for a name inside a module."""
    path = paths.SOURCE.joinpath(*name.split("."))
    written = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return written if written.exists() else None


def imports(path: Path) -> set[str]:
    """The modules that a file imports; for ``from a import b`` also ``a.b``, which may be a module."""
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
    """Write the trimmed library into ``runtime`` and the compiled wheel into ``wheels``; ``wheel`` lies in ``work``.

    Raises:
        Stop: py-compile made nothing of the wheel.
    """
    own, foreign = reachable()
    modules = [*own, *foreign, *LATE]
    orders: dict[str, object] = {"wheel": f"/making/{wheel.name}", "modules": modules, "unused": UNUSED}
    _in_pyodide(work, {"/py-compile": paths.PY_COMPILE}, orders)
    compiled = [path for path in work.glob("*.whl") if path != wheel]
    if not compiled:
        raise Stop(f"pyodide-build's py-compile made nothing of {wheel.name}.")
    shutil.copyfile(compiled[0], wheels / compiled[0].name)
    shutil.copyfile(work / LIBRARY, runtime / LIBRARY)
    MODULES.write_text(json.dumps(modules), encoding="utf-8")


def whole(runtime: Path, work: Path) -> None:
    """Write the whole library into ``runtime``, compiled once and cached, for ``python3 build play --dev``."""
    made_of = (PYODIDE / LIBRARY, paths.ROOT / "build" / "precompile.py")
    mark = hashlib.sha256(b"".join(path.read_bytes() for path in made_of)).hexdigest()[:12]
    kept = paths.CACHE / f"library-{mark}.zip"
    if not kept.exists():
        say("Compiling Python's library (once)")
        _in_pyodide(work, {}, {})
        shutil.copyfile(work / LIBRARY, kept)
    shutil.copyfile(kept, runtime / LIBRARY)


def _in_pyodide(work: Path, more: dict[str, Path], orders: dict[str, object]) -> None:
    """Run ``build/precompile.py`` in Pyodide with these orders and `more` folders; its results are in ``work``."""
    folders = {"/build": paths.ROOT / "build", "/library": PYODIDE, "/making": work, **more}
    order = work / "job.json"
    job = {**orders, "folders": {place: str(folder) for place, folder in folders.items()}}
    order.write_text(json.dumps(job), encoding="utf-8")
    tools.run(tools.node(), paths.ROOT / "build" / "precompile.mjs", order)
