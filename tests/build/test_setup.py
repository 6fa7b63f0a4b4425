"""What a person reads when the first run cannot install."""

import pytest

from build.setup import why


@pytest.mark.parametrize(
    "said",
    [
        "npm error errno: 'ECONNREFUSED'",
        "WARNING: Retrying after connection broken by NewConnectionError",
        "ERROR: Could not find a version that satisfies the requirement ruff==0.9 (from versions: none)",
    ],
)
def test_no_network_is_said_as_such(said: str) -> None:
    sentence = why("npm packages", [said])

    assert sentence.startswith("The npm packages could not be fetched: the first run needs a network.")


def test_a_package_that_is_not_the_locked_one_is_said_as_such() -> None:
    said = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE."

    sentence = why("Python packages", [said])

    assert sentence.startswith("A package among the Python packages is not the one that was locked")


def test_any_other_failure_shows_the_installers_own_words() -> None:
    sentence = why("Python packages", ["error: disk full"])

    assert sentence == "The Python packages could not be installed:\nerror: disk full"
