"""Runs other programs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build.paths import NODE_MODULES, ROOT, SOURCE
from build.say import BuildError

OLDEST_NODE = 20


def environment(**more: str) -> dict[str, str]:
    """The environment of a tool: fixed date and hash seed, and modules from src/."""
    fixed = {
        "PYTHONPATH": os.pathsep.join([str(SOURCE), str(ROOT)]),
        "PYTHONHASHSEED": "0",
        "PYTHONUTF8": "1",
        "SOURCE_DATE_EPOCH": "315532800",  # 1980-01-01, the oldest date in a zip file
        "TZ": "UTC",  # zip files hold local times
        "NO_UPDATE_NOTIFIER": "1",
    }
    return {**os.environ, **fixed, **more}


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> str:
    """Run a program without showing its output, which is returned; ``variables`` are added to its environment.

    Raises:
        BuildError: it failed; the text ends with the end of its output.
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
        raise BuildError(f"`{Path(str(command[0])).name} {command[1] if len(command) > 1 else ''}` failed:\n{words}")
    return done.stdout


def python(*arguments: str | Path, **variables: str) -> str:
    """Run this interpreter, with src/ on its path, and return its output."""
    return run(sys.executable, *arguments, cwd=ROOT, **variables)


def node() -> str:
    """The path of Node.

    Raises:
        BuildError: it is missing or too old.
    """
    result = shutil.which("node")
    if result is None:
        raise BuildError(f"Node {OLDEST_NODE} or newer is needed and was not found: see nodejs.org.")
    version = run(result, "--version").strip().lstrip("v")
    if int(version.split(".")[0]) < OLDEST_NODE:
        raise BuildError(f"Node {OLDEST_NODE} or newer is needed; `{result}` is {version}.")
    return result


def esbuild(*arguments: str | Path) -> None:
    """Run esbuild, which bundles and shrinks scripts and style sheets; it is silent but for warnings."""
    run(node(), NODE_MODULES / "esbuild" / "bin" / "esbuild", "--log-level=warning", *arguments)


def npm() -> str:
    """The path of npm, which comes with Node.

    Raises:
        BuildError: it is missing.
    """
    result = shutil.which("npm")
    if result is None:
        raise BuildError("npm is needed beside Node and was not found: on Debian, `apt-get install npm`.")
    return result
