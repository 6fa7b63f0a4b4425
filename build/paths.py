"""Paths in this repository."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "site"
DIST = ROOT / "dist"
CACHE = ROOT / ".build"
VENV = ROOT / ".venv"
# The learners' tables, with packages of their own (build/setup.py).
ENVS_VENV = ROOT / ".venv-envs"
NODE_MODULES = ROOT / "node_modules"
LICENCES = ROOT / "build" / "licences"
SIZES = ROOT / "build" / "sizes.json"  # what the site weighed when the record was renewed (build/sizes.py)

PYTHON_LOCK = ROOT / "requirements-dev.txt"
AUDIT_LOCK = ROOT / "requirements-audit.txt"
DOCS_LOCK = ROOT / "requirements-docs.txt"
ENVS_LOCK = ROOT / "requirements-envs.txt"
NODE_LOCK = ROOT / "package-lock.json"
# The wheels of pyodide-build's py-compile and its dependencies, which run inside Pyodide and not in .venv.
PY_COMPILE = CACHE / "py-compile"
PY_COMPILE_LOCK = ROOT / "requirements-py-compile.txt"


def venv_python(venv: Path = VENV) -> Path:
    """The interpreter of a virtual environment, if no other is said of the repository's own."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def files_under(folder: Path) -> list[Path]:
    """Every file below a folder, in the same order on all systems, without caches of tools."""
    generator = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(generator, key=lambda path: path.relative_to(folder).as_posix())
