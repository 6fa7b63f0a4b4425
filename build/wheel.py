"""Makes the wheel of the two Python packages."""

import shutil
from pathlib import Path

from build import paths, tools

FOLDER = paths.CACHE / "wheel"


def make() -> Path:
    """Make the wheel, the same bytes from the same sources, and return its path."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    tools.python("-m", "hatchling", "build", "-t", "wheel", "-d", FOLDER)
    return next(FOLDER.glob("*.whl"))
