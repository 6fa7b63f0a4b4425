"""Finds the browsers beside Chromium that a test can drive: Firefox, and WebKit, which is Safari's engine."""

import os
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from build.say import say
from build.tools import environment

FIREFOX = ("firefox-esr", "firefox")
WEBKIT_DRIVER = "WebKitWebDriver"
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/lib*/webkit2gtk-4.*/MiniBrowser")


@dataclass(frozen=True)
class Engine:
    """A browser engine: its programs, or a sentence that says what is missing, which is empty if nothing is."""

    name: str
    missing: str
    programs: tuple[str, ...]
    packages: tuple[str, ...]


Find = Callable[[], Engine]


def firefox() -> Engine:
    """The system's Firefox, or the one named in FIREFOX."""
    result = os.environ.get("FIREFOX") or _first(FIREFOX)
    missing = "" if result else "Firefox is not installed (on Debian: `apt-get install firefox-esr`)"
    return Engine("firefox", missing, (result,) if result else (), ("firefox-esr",))


def webkit() -> Engine:
    """WebKitGTK's driver, its small browser, and a screen for it: it needs one."""
    driver, browser = shutil.which(WEBKIT_DRIVER), _mini_browser()
    if not (driver and browser):
        missing = "WebKitGTK's driver is not installed (on Debian: `apt-get install webkit2gtk-driver xvfb xauth`)"
    elif not (os.environ.get("DISPLAY") or _has_xvfb()):
        missing = "WebKitGTK needs a display (on Debian: `apt-get install xvfb xauth`)"
    else:
        missing = ""
    programs = (driver, browser) if driver and browser else ()
    return Engine("webkit", missing, programs, ("webkit2gtk-driver", "xvfb", "xauth"))


def ensure() -> None:
    """Install what is missing on Debian as root; elsewhere say what is missing."""
    lacking = [engine for engine in (firefox(), webkit()) if engine.missing]
    for engine in lacking:
        say(f"{engine.missing}.")
    if lacking and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        packages = [package for engine in lacking for package in engine.packages]
        say(f"Installing {', '.join(packages)} (once)")
        _quiet("apt-get", "update")
        for engine in lacking:
            _quiet("apt-get", "install", "-y", "--no-install-recommends", *engine.packages)


def xvfb_prefix() -> tuple[str, ...]:
    """The arguments before a command that give it a virtual display; none if there is one, or none can be made."""
    return () if os.environ.get("DISPLAY") or not _has_xvfb() else ("xvfb-run", "-a")


def _has_xvfb() -> bool:
    return bool(shutil.which("xvfb-run") and shutil.which("xauth"))


def _first(names: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def _mini_browser() -> str | None:
    generator = (path for pattern in MINI_BROWSERS for path in Path("/").glob(pattern.lstrip("/")))
    return next(map(str, generator), None)


def _quiet(*command: str) -> bool:
    variables = environment(DEBIAN_FRONTEND="noninteractive")
    return subprocess.run(command, env=variables, capture_output=True, check=False).returncode == 0
