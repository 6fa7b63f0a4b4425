"""The commands of ``python3 build``."""

import argparse
import os
import subprocess
import sys

from build import games, paths, setup
from build.say import BuildError, say, step

PARTS = ("lint", "types", "unit", "envs", "site", "pyodide", "e2e")
# Parts that run only where they are named; `fast` is lint, types and the quick unit tests.
ASKED_FOR = ("fast", "quick", "browsers", "docs", "coverage")


def main(arguments: list[str]) -> int:
    """Run a command and return the exit code: 0 done, 1 failed, 2 not a command."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command in (None, "help"):
        parser.print_help()
        return 0
    try:
        return _inside_venv(arguments) if not _is_venv() else _run(options)
    except BuildError as stop:
        say(f"\n{stop}")
        return 1
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 build", description=f"Play, test and make {games.PLAYED.title} in the browser."
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="make the site if anything changed and serve it on this machine")
    play.add_argument("--port", type=int, help="default: the first free one from 8000 on")
    play.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets a phone in the same network play")
    play.add_argument("--dev", action="store_true", help="serve it as it is written: a reload shows what was changed")
    parts = ", ".join(PARTS + ASKED_FOR)
    test = commands.add_parser(
        "test",
        help=f"run every check, or only the parts named: {parts}",
        description="Run every check, or only the parts named. The part fast is lint, types and quick, "
        "which is the unit tests that find most faults for their time.",
    )
    test.add_argument(
        "parts", nargs="*", metavar="PART", help=f"default: all of {' '.join(PARTS)}; fast: lint, types, quick"
    )
    test.add_argument("--browsers", action="store_true", help="the part browsers: Firefox and WebKit, where installed")
    soak = commands.add_parser("soak", help="random games, fuzzers and a monkey at the page, until Ctrl+C")
    soak.add_argument("--minutes", type=float, help="how long; default: until Ctrl+C")
    soak.add_argument("--monkey", type=int, metavar="SEED", help="do one sequence of the monkey once more")
    made = commands.add_parser("site", help="make dist/, the folder to put on a static host")
    made.add_argument(
        "--address",
        type=_address,
        help="where it will lie, as in https://example.org/play/: some chats show the picture of a link only then",
    )
    commands.add_parser("docs", help="make dist/docs/, the documentation, beside the site")
    commands.add_parser("itch", help=f"make {games.PLAYED.name}-itch.zip, as itch.io takes it")
    release = commands.add_parser("release", help="make what a release consists of, in dist-release/")
    release.add_argument("--tag", help="stop unless this is the version's tag, as v1.2.3")
    commands.add_parser("pictures", help="draw the icons and take the pictures of the table in site/art")
    commands.add_parser("emblems", help="update the emblems of Python's drawings from the page's")
    commands.add_parser("protocol", help="write the types in docs/protocol.md and for the scripts, from those in src/")
    commands.add_parser("words", help="list the messages that a translation lacks; the page shows them in English")
    commands.add_parser("format", help="format the Python files and mend what ruff can mend")
    commands.add_parser("lock", help="update the lock files of Python and npm (needs uv and npm)")
    commands.add_parser("help", help="show this")
    return parser


def _address(text: str) -> str:
    """Read the address of a site; ArgumentTypeError says what is wrong with it."""
    if not text.startswith(("https://", "http://")) or any(letter in text for letter in ' <>"?#'):
        raise argparse.ArgumentTypeError(f"an address as https://example.org/play/ is wanted, not {text!r}")
    return text if text.endswith("/") else text + "/"


def _is_venv() -> bool:
    return os.path.realpath(sys.prefix) == os.path.realpath(paths.VENV)


def _inside_venv(arguments: list[str]) -> int:
    """Run the same command again with the Python of .venv."""
    interpreter = setup.ensure_python()
    with subprocess.Popen([str(interpreter), str(paths.ROOT / "build"), *arguments], cwd=paths.ROOT) as running:
        while True:
            try:
                return running.wait()
            except KeyboardInterrupt:
                continue  # Ctrl+C reached the other one too: wait until it ends


def _run(arguments: argparse.Namespace) -> int:
    """Run a command, all packages being installed; the imports stand here because they need those packages."""
    setup.ensure_python()
    if arguments.command == "lock":
        from build import lock  # noqa: PLC0415

        lock.write()
        return 0
    setup.ensure_node()
    from build import checks, dev, page, protocol, serve, site, soak  # noqa: PLC0415

    if arguments.command in ("docs", "emblems", "itch", "pictures", "release"):
        return _side(arguments)
    if arguments.command == "test":
        return checks.run([*arguments.parts, "browsers"] if arguments.browsers else arguments.parts or list(PARTS))
    if arguments.command == "words":
        return _words()
    if arguments.command == "protocol":
        protocol.write()
        return 0
    if arguments.command == "soak":
        return soak.run(arguments.minutes, arguments.monkey)
    if arguments.command == "format":
        with step("format"):
            checks.fix()
        return 0
    if arguments.command == "site":
        site.make(arguments.address or page.HERE)
        say(f"dist/ is ready: {sum(1 for _ in paths.files_under(paths.DIST))} files")
    elif arguments.dev:
        dev.serve(arguments.port, arguments.host)
    else:
        site.make_if_changed()
        serve.serve(paths.DIST, arguments.port, arguments.host)
    return 0


def _words() -> int:
    """List the messages that a translation lacks."""
    from build import locales  # noqa: PLC0415

    for language, names in locales.untranslated().items():
        say(f"{language}: " + (", ".join(names) if names else "every message is translated"))
    return 0


def _side(arguments: argparse.Namespace) -> int:
    """Run a command that makes something from the site."""
    from build import docs, emblems, itch, pictures, release, site  # noqa: PLC0415

    if arguments.command == "pictures":
        pictures.make()
    elif arguments.command == "emblems":
        emblems.make()
    elif arguments.command == "docs":
        site.make_if_changed()
        say(f"{docs.make().relative_to(paths.ROOT)}/ is ready to be read")
    elif arguments.command == "release":
        say(f"{release.make(arguments.tag).name}/ is ready to be published")
    else:
        site.make_if_changed()
        say(f"{itch.make().name} is ready to be uploaded")
    return 0
