"""Running other programs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build.paths import ROOT, SOURCE
from build.say import Stop

OLDEST_NODE = 20


def environment(**more: str) -> dict[str, str]:
    """The variables a tool is started with: one time, one hash seed, modules found under src/."""
    fixed = {
        "PYTHONPATH": os.pathsep.join([str(SOURCE), str(ROOT)]),
        "PYTHONHASHSEED": "0",
        "PYTHONUTF8": "1",
        "SOURCE_DATE_EPOCH": "315532800",  # the oldest date a zip file can hold
        "TZ": "UTC",  # zip files hold local time
        "NO_UPDATE_NOTIFIER": "1",
    }
    return {**os.environ, **fixed, **more}


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> str:
    """Run a program quietly, with more variables if any are given, and return what it printed.

    Raises:
        Stop: it failed; the text ends with the program's own last words.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment(**variables),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        words = (done.stderr.strip() or done.stdout.strip())[-3000:]
        raise Stop(f"`{Path(str(command[0])).name} {command[1] if len(command) > 1 else ''}` failed:\n{words}")
    return done.stdout


def python(*arguments: str | Path, **variables: str) -> str:
    """Run this same interpreter with src/ to import from."""
    return run(sys.executable, *arguments, cwd=ROOT, **variables)


def node() -> str:
    """The path of Node.

    Raises:
        Stop: it is missing or too old.
    """
    found = shutil.which("node")
    if found is None:
        raise Stop(f"Node {OLDEST_NODE} or newer is needed and was not found: see nodejs.org.")
    version = run(found, "--version").strip().lstrip("v")
    if int(version.split(".")[0]) < OLDEST_NODE:
        raise Stop(f"Node {OLDEST_NODE} or newer is needed; `{found}` is {version}.")
    return found


def npm() -> str:
    """The path of npm, which comes with Node.

    Raises:
        Stop: it is missing.
    """
    found = shutil.which("npm")
    if found is None:
        raise Stop("npm is needed beside Node and was not found: on Debian, `apt-get install npm`.")
    return found
