"""Trims Python's standard library to what the page imports, and has it and the page's wheel compiled."""

import ast
import json
import shutil
from pathlib import Path

from build import paths, tools
from build.say import Stop

PYODIDE = paths.NODE_MODULES / "pyodide"
# Which modules the page has, for the test that imports them from the finished site.
MODULES = paths.CACHE / "modules.json"

OURS = ("citadels", "tabletop")

# The page comes in by this door; what it does not lead to, the command line and the arena, stays out of the page.
DOOR = "citadels.worker"

# Python imports these late, when it must show an error: they would be missed just then.
LATE = ("traceback", "linecache", "tokenize", "warnings", "json", "encodings.utf_8_sig", "encodings.latin_1")

# Imported where it is there, done without where it is not: encrypted sockets and packing methods no page of ours uses.
UNUSED = ("ssl", "_ssl", "bz2", "lzma", "compression")


def reached() -> tuple[list[str], list[str]]:
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
    own, foreign = reached()
    modules = [*own, *foreign, *LATE]
    # Where Pyodide finds what it needs of this machine.
    folders = {"/build": paths.ROOT / "build", "/library": PYODIDE, "/py-compile": paths.PY_COMPILE, "/making": work}
    job = {
        "folders": {place: str(folder) for place, folder in folders.items()},
        "wheel": f"/making/{wheel.name}",
        "modules": modules,
        "unused": UNUSED,
    }
    order = work / "job.json"
    order.write_text(json.dumps(job), encoding="utf-8")
    tools.run(tools.node(), paths.ROOT / "build" / "precompile.mjs", order)
    compiled = [path for path in work.glob("*.whl") if path != wheel]
    if not compiled:
        raise Stop(f"pyodide-build's py-compile made nothing of {wheel.name}.")
    shutil.copyfile(compiled[0], wheels / compiled[0].name)
    shutil.copyfile(work / "python_stdlib.zip", runtime / "python_stdlib.zip")
    MODULES.write_text(json.dumps(modules), encoding="utf-8")
