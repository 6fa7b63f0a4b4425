"""The commands of `python3 build` in words: for its own help, and for tables of docs/layout.md and docs/checks.md.

No module of the build but `build.games` is imported here, so that the help needs no installed package.
"""

from build import games

# A command as it is typed after `python3 build`, and what it does. Those of one word are listed by `help`.
COMMANDS = {
    "play": "make `dist/` if anything changed, and serve it on this machine",
    "play --dev": "serve the sources, to work on the page ([runtime.md](runtime.md#working-on-the-page))",
    "play --host 0.0.0.0": "let a phone in the same network play; `--port 8000` chooses the port",
    "test": "run every check of a pull request, each named and timed; exit code 1 if one fails",
    "test unit e2e": "run these parts alone ([checks.md](checks.md))",
    "test fast": "run lint, types and the quick unit tests",
    "site": "make `dist/`, the folder to put on a static host",
    "site --address https://example.org/play/": "… whose links show their picture in every chat",
    "sizes": "make `dist/` and renew `build/sizes.json`, from which growth is counted ([checks.md](checks.md#sizes))",
    "docs": "write the tables of the documents, then make `dist/docs/`, the documentation, beside the site",
    "docs --tables": "write the tables of the documents alone, which takes a second",
    "protocol": "write the types of `docs/protocol.md` and of the scripts from those in `src/`",
    "words": "list the messages that a translation lacks; page and terminal show them in English",
    "format": "format the Python files, and apply ruff's safe corrections",
    "pictures": "draw the icons, the pictures of the table and those that chats show, in `site/art/`",
    "signs": "update the signs of Python's drawings from the page's",
    "soak": "play random games, fuzz, tap at random, until Ctrl+C ([checks.md](checks.md#before-a-release))",
    "soak --minutes 60": "… for so long",
    "itch": f"make `{games.PLAYED.name}-itch.zip`, as itch.io takes it",
    "release": "make what a release consists of, in `dist-release/` ([hosting.md](hosting.md#a-release))",
    "release --tag v1.2.3": "… unless this is not the tag of the version",
    "lock": "resolve the lock files of Python and npm again (needs `uv` and npm)",
    "help": "list the commands",
}
# The parts of `python3 build test`: those that run where none is named, and those that run only where they are.
PARTS = {
    "lint": "ruff, formatting, the layers of imports, and Biome",
    "types": "mypy and tsc",
    "unit": "all of `tests/` in CPython, on two cores",
    "envs": "the tables for learning agents ([environments.md](environments.md)), in `.venv-envs`",
    "site": "the site, made twice: the same bytes, within its sizes",
    "pyodide": "the engine in the trimmed runtime, the wheel in any Pyodide, and unit tests inside Pyodide",
    "e2e": "the browser tests of `e2e/`",
}
NAMED_PARTS = {
    "fast": "`lint`, `types` and `quick`",
    "quick": "the unit tests that find most faults for their time (`tests/quick.txt`)",
    "browsers": "a game, online and offline, in Firefox and WebKit, where installed ([browsers.md](browsers.md))",
    "wordpress": "the block of `integrations/wordpress` in Debian's WordPress, where installed",
    "docs": "the documentation, made twice: the same bytes, no warning, and nothing loaded from another host",
    "coverage": "the unit tests with coverage of lines and branches; a share below the one in `pyproject.toml` fails",
}


def in_terminal(text: str) -> str:
    """Return a text of the tables as a terminal shows it: without links and code marks."""
    return text.partition(" ([")[0].replace("`", "")
