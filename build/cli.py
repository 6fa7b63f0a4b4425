"""The commands of ``python3 build``."""

import argparse
import os
import subprocess
import sys

from build import games, paths, setup
from build.commands import COMMANDS, NAMED_PARTS, PARTS, in_terminal
from build.say import BuildError, say, step


def main(arguments: list[str]) -> int:
    """Run a command and return the exit code: 0 done, 1 failed, 2 not a command."""
    parser = make_parser()
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


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands, each with its words from `build.commands`."""
    parser = argparse.ArgumentParser(
        prog="python3 build", description=f"Play, test and make {games.PLAYED.title} in the browser."
    )
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands = {
        name: subparsers.add_parser(name, help=in_terminal(text)) for name, text in COMMANDS.items() if " " not in name
    }
    commands["play"].add_argument("--port", type=int, help="default: the first free one from 8000 on")
    commands["play"].add_argument("--host", default="127.0.0.1", help=in_terminal(COMMANDS["play --host 0.0.0.0"]))
    commands["play"].add_argument("--dev", action="store_true", help=in_terminal(COMMANDS["play --dev"]))
    test = commands["test"]
    test.description = "Run every check, or only the parts named:\n" + "".join(
        f"\n  {name:<9} {in_terminal(text)}" for name, text in (PARTS | NAMED_PARTS).items()
    )
    test.formatter_class = argparse.RawDescriptionHelpFormatter
    test.add_argument("parts", nargs="*", metavar="PART", help=f"default: all of {' '.join(PARTS)}")
    test.add_argument("--browsers", action="store_true", help="the part browsers: Firefox and WebKit, where installed")
    commands["soak"].add_argument("--minutes", type=float, help="how long; default: until Ctrl+C")
    commands["soak"].add_argument("--monkey", type=int, metavar="SEED", help="do one sequence of random taps once more")
    commands["site"].add_argument(
        "--address",
        type=_address,
        help="where it will lie, as in https://example.org/play/: some chats show the picture of a link only then",
    )
    commands["docs"].add_argument("--tables", action="store_true", help=in_terminal(COMMANDS["docs --tables"]))
    commands["release"].add_argument("--tag", help="stop unless this is the version's tag, as v1.2.3")
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

    if arguments.command in ("docs", "itch", "pictures", "release", "signs", "sizes"):
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
    from build import docs, itch, pictures, release, signs, site, sizes, tables  # noqa: PLC0415

    if arguments.command == "pictures":
        pictures.make()
    elif arguments.command == "signs":
        signs.make()
    elif arguments.command == "sizes":
        site.make_if_changed()
        sizes.renew(paths.DIST)
    elif arguments.command == "docs":
        tables.write()
        if arguments.tables:
            return 0
        site.make_if_changed()
        say(f"{docs.make().relative_to(paths.ROOT)}/ is ready to be read")
    elif arguments.command == "release":
        say(f"{release.make(arguments.tag).name}/ is ready to be published")
    else:
        site.make_if_changed()
        say(f"{itch.make().name} is ready to be uploaded")
    return 0
