"""Makes the wheel of the two Python packages."""

from pathlib import Path

from build import tools


def make(folder: Path) -> Path:
    """Make the wheel in a folder of its own, the same bytes from the same sources, and return its path."""
    tools.python("-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    return next(folder.glob("*.whl"))
