"""Trims Python's standard library to what the page imports, and compiles it and the wheel for the page."""

import ast
import json
import shutil
from pathlib import Path

from build import paths, tools

PYODIDE = paths.NODE_MODULES / "pyodide"
WORK = paths.CACHE / "precompiled"

# Parts of the packages for a terminal: they import what no page has.
DESKTOP_ONLY = ("citadels.cli", "citadels.__main__")

# Python imports these late, when it must show an error: they would be missed just then.
LATE = ("traceback", "linecache", "tokenize", "warnings", "json", "encodings.utf_8_sig", "encodings.latin_1")

# Imported where it is there, done without where it is not: encrypted sockets and packing methods no page of ours uses.
UNUSED = ("ssl", "_ssl", "bz2", "lzma", "compression")


def modules_of_source() -> list[str]:
    """Every module under src/ that goes to the page."""
    found = []
    for path in paths.files_under(paths.SOURCE):
        if path.suffix == ".py":
            parts = path.relative_to(paths.SOURCE).with_suffix("").parts
            found.append(".".join(parts).removesuffix(".__init__"))
    return [name for name in found if name not in DESKTOP_ONLY]


def imports_of_source() -> list[str]:
    """Every module from outside that those modules import, wherever in them the import stands."""
    own = modules_of_source()
    found: set[str] = set()
    for name in own:
        path = paths.SOURCE.joinpath(*name.split("."))
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        found |= _imports(path)
    return sorted(name for name in found if name.split(".")[0] not in {"citadels", "tabletop"})


def _imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def precompile(wheel: Path, runtime: Path, engine: Path) -> None:
    """Write the trimmed library into ``runtime`` and the compiled packages into ``engine``."""
    shutil.rmtree(WORK, ignore_errors=True)
    for folder in (WORK, runtime, engine):
        folder.mkdir(parents=True, exist_ok=True)
    job = {
        "wheel": str(wheel),
        "stdlib": str(PYODIDE / "python_stdlib.zip"),
        "program": str(paths.ROOT / "build" / "precompile.py"),
        "modules": [*modules_of_source(), *imports_of_source(), *LATE],
        "unused": UNUSED,
        "desktopOnly": DESKTOP_ONLY,
        "stdlibOut": str(runtime / "python_stdlib.zip"),
        "wheelOut": str(engine / "citadels.zip"),
        "keptOut": str(WORK / "kept.txt"),
    }
    order = WORK / "job.json"
    order.write_text(json.dumps(job), encoding="utf-8")
    tools.run(tools.node(), paths.ROOT / "build" / "precompile.mjs", order)
