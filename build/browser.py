"""Finds a Chromium for the browser tests, or fetches one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build.say import Stop, say
from build.tools import environment

SYSTEM_BROWSERS = ("chromium", "chromium-browser")


def system_chromium() -> str | None:
    """The path of the system's own Chromium, or the one named in CHROMIUM; None if there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next(filter(None, map(shutil.which, SYSTEM_BROWSERS)), None)


def ensure_browser() -> None:
    """Make sure that the browser tests have a Chromium: the system's, else Playwright's, else Debian's.

    Raises:
        Stop: there is none and none could be fetched.
    """
    if system_chromium() or _playwright_has_one():
        return
    say("No Chromium here: fetching one for the browser tests (once)")
    if _quiet(sys.executable, "-m", "playwright", "install", "chromium"):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        _quiet("apt-get", "update")
        if _quiet("apt-get", "install", "-y", "--no-install-recommends", "chromium") and system_chromium():
            return
    how = "on Debian: `apt-get install chromium`"
    raise Stop(f"The browser tests need Chromium: install it ({how}), or name one in the variable CHROMIUM.")


def _playwright_has_one() -> bool:
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    asked = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    return asked.returncode == 0 and Path(asked.stdout.strip()).exists()


def _quiet(*command: str) -> bool:
    variables = environment(DEBIAN_FRONTEND="noninteractive")
    return subprocess.run(command, env=variables, capture_output=True, check=False).returncode == 0
