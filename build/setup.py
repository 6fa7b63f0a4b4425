"""Installs what the build needs into .venv, node_modules and .build, again only when a lock file has changed."""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from build import paths, tools
from build.say import BuildError, end_progress, progress, say

# The version of Python in the Pyodide of package.json, for which the wheels that run there are fetched.
PYTHON_OF_PYODIDE = "3.14"

OFFLINE_SIGNS = ("NewConnectionError", "name resolution", "getaddrinfo", "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED",
                 "Network is unreachable", "ETIMEDOUT", "timed out", "(from versions: none)")  # fmt: skip


def ensure_python() -> Path:
    """Return the interpreter of .venv; install the locked packages first if the lock has changed."""
    interpreter = paths.venv_python()
    stamp = paths.VENV / "lock.sha256"
    wanted = _hash(paths.PYTHON_LOCK)
    if interpreter.exists() and _read(stamp) == wanted:
        return interpreter
    if not _starts(interpreter):
        _make_venv(paths.VENV)
    pip = _pip(interpreter)
    _from_lock(interpreter, paths.PYTHON_LOCK, "Python packages", ".venv")
    own = ["--no-deps", "--no-build-isolation", "--editable", str(paths.ROOT)]
    _install([*pip, *own], "package itself", lambda line: False, 1)
    stamp.write_text(wanted, encoding="utf-8")
    return interpreter


def ensure_locked(interpreter: Path, stamp: Path, lock: Path, what: str) -> None:
    """Install the packages of a lock for an interpreter; the file `stamp` notes for which state of the lock."""
    wanted = _hash(lock)
    if _read(stamp) != wanted:
        _from_lock(interpreter, lock, what, stamp.parent.relative_to(paths.ROOT).as_posix())
        stamp.write_text(wanted, encoding="utf-8")


def _pip(interpreter: Path) -> list[str]:
    return [str(interpreter), "-m", "pip", "--disable-pip-version-check", "install"]


def _from_lock(interpreter: Path, lock: Path, what: str, where: str) -> None:
    total = lock.read_text(encoding="utf-8").count("==")
    say(f"Installing {total} {what} into {where} (once)")
    locked = [*_pip(interpreter), "--require-hashes", "--only-binary", ":all:", "-r", str(lock)]
    _install(locked, what, lambda line: line.startswith(("Collecting", "Requirement")), total)


def ensure_node() -> None:
    """Install the locked npm packages into node_modules if the lock has changed."""
    tools.node()
    stamp = paths.NODE_MODULES / ".lock.sha256"
    wanted = _hash(paths.NODE_LOCK)
    if _read(stamp) == wanted:
        return
    total = paths.NODE_LOCK.read_text(encoding="utf-8").count('"node_modules/')
    say(f"Installing {total} npm packages into node_modules (once)")
    command = [tools.npm(), "ci", "--ignore-scripts", "--loglevel", "http"]
    _install(command, "npm packages", lambda line: " 200 " in line, total)
    stamp.write_text(wanted, encoding="utf-8")


def ensure_py_compile() -> None:
    """Fetch pyodide-build's py-compile for the Python inside Pyodide, if its lock has changed.

    It needs a newer Python than .venv may have: its wheels are kept as they are, and go on ``sys.path`` in Pyodide.
    """
    stamp = paths.PY_COMPILE / "lock.sha256"
    wanted = _hash(paths.PY_COMPILE_LOCK)
    if _read(stamp) == wanted:
        return
    shutil.rmtree(paths.PY_COMPILE, ignore_errors=True)
    total = paths.PY_COMPILE_LOCK.read_text(encoding="utf-8").count("==")
    say(f"Fetching {total} Python packages for Pyodide into .build (once)")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-d", str(paths.PY_COMPILE)]
    fitting = ["--no-deps", "--only-binary", ":all:", "--python-version", PYTHON_OF_PYODIDE]
    locked = ["--require-hashes", "-r", str(paths.PY_COMPILE_LOCK)]
    _install([*pip, *fitting, *locked], "packages for Pyodide", lambda line: line.startswith("Collecting"), total)
    stamp.write_text(wanted, encoding="utf-8")


def ensure_envs() -> Path:
    """Return the interpreter of .venv-envs, where the learners' tables are tested, with the packages of its lock.

    They stay out of .venv: what they bring along is large, and not made for every Python that .venv may have.
    """
    interpreter = paths.venv_python(paths.ENVS_VENV)
    if not _starts(interpreter):
        _make_venv(paths.ENVS_VENV)
    ensure_locked(interpreter, paths.ENVS_VENV / "lock.sha256", paths.ENVS_LOCK, "packages of learners' tables")
    return interpreter


def _make_venv(venv: Path) -> None:
    say(f"Making {venv.name} with Python {sys.version_info.major}.{sys.version_info.minor}")
    shutil.rmtree(venv, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(venv)], capture_output=True, text=True, check=False)
    if made.returncode:
        shutil.rmtree(venv, ignore_errors=True)
        last = (made.stdout + made.stderr).strip().splitlines()[-1:]
        how = "on Debian: `apt-get install python3-venv`"
        raise BuildError(f"Python could not make a virtual environment ({how}): {' '.join(last)}")


def _install(command: list[str], what: str, counts: Callable[[str], bool], total: int) -> None:
    """Run an installer and show its progress; raise BuildError with a sentence if it fails."""
    lines: list[str] = []
    seen = 0
    with subprocess.Popen(
        command,
        cwd=paths.ROOT,
        env=tools.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as running:
        for line in running.stdout or ():
            lines.append(line.rstrip())
            seen += counts(line)
            progress(f"{min(seen, total)} of {total}  {line.strip()}")
    end_progress()
    if running.returncode:
        raise BuildError(why(what, lines))


def why(what: str, lines: list[str]) -> str:
    """A sentence for an installer that failed, and the most telling lines of its output."""
    text = "\n".join(lines)
    last = "\n".join([line for line in lines if "rror" in line][:5] or lines[-5:])
    if any(sign in text for sign in OFFLINE_SIGNS):
        return f"The {what} could not be fetched: the first run needs a network. The installer said:\n{last}"
    if "hash" in text.lower() and "match" in text.lower():
        return f"A package among the {what} is not the one that was locked, so it was not installed:\n{last}"
    return f"The {what} could not be installed:\n{last}"


def _starts(interpreter: Path) -> bool:
    if not interpreter.exists():
        return False
    check = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([str(interpreter), "-c", check], capture_output=True, check=False).returncode == 0


def _hash(lock: Path) -> str:
    return hashlib.sha256(lock.read_bytes()).hexdigest()


def _read(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""
