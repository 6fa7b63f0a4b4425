"""A release: one version, written down in the changelog, and the tag is its own."""

import re
import subprocess

import pytest

import citadels
from build import release, stamp
from build.paths import ROOT
from build.say import BuildError
from tests.games import PACKAGES

pytestmark = pytest.mark.desktop

CHANGES = "# Changes\n\n## 1.2.3\n\n- All is new.\n"


def tracked() -> list[str]:
    """The files in which a person could write a version down."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    return [name for name in listed if name.endswith((".py", ".md", ".toml", ".yml", ".js", ".html", ".webmanifest"))]


# All games come in one wheel, and none imports another.
TEXTS = {"CHANGELOG.md", "docs/hosting.md"}  # what is in a version, and who makes its tag
PLACES = {f"src/{game}/__init__.py" for game in PACKAGES}


def test_the_version_stands_in_one_place_a_game() -> None:
    pattern = re.compile(rf"(?<![\d.]){re.escape(citadels.__version__)}(?![\d.])")
    result = [name for name in tracked() if pattern.search((ROOT / name).read_text(encoding="utf-8"))]

    assert set(result) - TEXTS == (PLACES if result else set())


def test_the_site_has_the_packages_version() -> None:
    assert stamp.version() == citadels.__version__


def test_all_games_have_the_version_of_their_wheel() -> None:
    assert {package.__version__ for package in PACKAGES.values()} == {citadels.__version__}


def test_the_changelog_has_a_heading_for_this_version() -> None:
    release.check(stamp.version(), None, release.CHANGES.read_text(encoding="utf-8"))


def test_a_release_that_nobody_wrote_about_is_refused() -> None:
    with pytest.raises(BuildError, match=r"no heading `## 1\.2\.4`"):
        release.check("1.2.4", None, CHANGES)


def test_a_tag_of_another_version_is_refused() -> None:
    with pytest.raises(BuildError, match="they must agree"):
        release.check("1.2.3", "v1.2.4", CHANGES)


def test_a_versions_own_tag_is_taken() -> None:
    release.check("1.2.3", "v1.2.3", CHANGES)
