"""Writes the lock files anew, with hashes and without the names of package hosts."""

import shutil

from build import paths, tools
from build.say import Stop, step


def write() -> None:
    """Resolve both lists of dependencies to the newest versions they allow.

    Raises:
        Stop: uv is not installed.
    """
    uv = shutil.which("uv")
    if uv is None:
        raise Stop("`python3 build lock` needs uv: `pipx install uv`, or from your system.")
    with step("requirements-dev.txt"):
        options = ["--group", "dev", "--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade"]
        plain = ["--custom-compile-command", "python3 build lock", "--quiet"]
        tools.run(uv, "pip", "compile", "pyproject.toml", *options, *plain, "-o", paths.PYTHON_LOCK)
    with step("package-lock.json"):
        tools.run(tools.npm(), "install", "--package-lock-only")
