"""Finds what the browser tests need, a Chromium and the tools that make networks, or fetches it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build.say import BuildError, say
from build.tools import environment

SYSTEM_BROWSERS = ("chromium", "chromium-browser")
# The same without windows: the browser tests take a quarter less time in it.
SHELL = "chromium-headless-shell"
NETWORK_TOOLS = {"ip": "iproute2", "iptables": "iptables", "ip6tables": "iptables"}  # programs, by Debian's packages
QUICKLY = ("-o", "Acquire::http::Timeout=15", "-o", "Acquire::Retries=0")


def system_chromium(*, windowless: bool = False) -> str | None:
    """The path of the system's own Chromium, or the one named in CHROMIUM; None if there is none.

    `windowless` prefers the one that has no windows, in which tests are quicker; what is measured or seen by people is
    the whole browser's.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    wanted = (SHELL, *SYSTEM_BROWSERS) if windowless else (*SYSTEM_BROWSERS, SHELL)
    return next(filter(None, map(shutil.which, wanted)), None)


def ensure_browser() -> None:
    """Make sure that the browser tests have a Chromium: the system's, else Playwright's, else Debian's.

    Raises:
        BuildError: there is none and none could be fetched.
    """
    own = system_chromium(windowless=True)
    if own and not os.environ.get("CHROMIUM") and Path(own).name != SHELL and _may_install():
        say(f"Fetching Debian's {SHELL}, in which the browser tests are quicker (once)")
        _quiet("apt-get", *QUICKLY, "install", "-y", "--no-remove", "--no-install-recommends", SHELL)
    if own or _playwright_has_one():
        return
    say("No Chromium here: fetching one for the browser tests (once)")
    if _quiet(sys.executable, "-m", "playwright", "install", "chromium"):
        return
    if _may_install():
        _quiet("apt-get", "update")
        if _quiet("apt-get", "install", "-y", "--no-install-recommends", SHELL) and system_chromium():
            return
    how = "on Debian: `apt-get install chromium`"
    raise BuildError(f"The browser tests need Chromium: install it ({how}), or name one in the variable CHROMIUM.")


def ensure_network_tools() -> str:
    """Make sure that tests can make networks of their own, and install Debian's tools for it where that is possible.

    Returns why it could not: a sentence for the summary, since these tests are skipped then. "" where nothing is
    missing.
    """
    if not _is_administrator():
        return "Not run: phones on networks. Only an administrator may make network namespaces: run the tests as root."
    missing = _missing_tools()
    if missing and _may_install():
        packages = sorted({NETWORK_TOOLS[program] for program in missing})
        install = ("apt-get", *QUICKLY, "install", "-y", "--no-remove", "--no-install-recommends", *packages)
        say(f"Fetching Debian's {' and '.join(packages)}, with which the browser tests make networks (once)")
        if not _quiet(*install):
            _quiet("apt-get", *QUICKLY, "update")
            _quiet(*install)
        missing = _missing_tools()
    if missing:
        names = ", ".join(missing)
        return f"Not run: phones on networks. {names} not installed (on Debian: `apt-get install iproute2 iptables`)."
    probe = f"probe-{os.getpid()}"
    if not _quiet("ip", "netns", "add", probe):
        return "Not run: phones on networks. This system lets no program make network namespaces."
    _quiet("ip", "netns", "delete", probe)
    return ""


def _missing_tools() -> list[str]:
    return [program for program in NETWORK_TOOLS if not shutil.which(program)]


def _may_install() -> bool:
    """Whether this is a Debian, and its administrator."""
    return bool(shutil.which("apt-get")) and _is_administrator()


def _is_administrator() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _playwright_has_one() -> bool:
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    process = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    return process.returncode == 0 and Path(process.stdout.strip()).exists()


def _quiet(*command: str) -> bool:
    variables = environment(DEBIAN_FRONTEND="noninteractive")
    return subprocess.run(command, env=variables, capture_output=True, check=False).returncode == 0
