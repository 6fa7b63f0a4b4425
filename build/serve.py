"""Serves a folder on this machine as any static host would, without special headers."""

import functools
import http.server
import socket
import socketserver
from collections.abc import Callable
from pathlib import Path

from build import games
from build.say import BuildError, say

FIRST_PORT = 8000
PORTS_TRIED = 50


class Handler(http.server.SimpleHTTPRequestHandler):
    """The standard library's handler, without a log, and with the types that browsers require."""

    extensions_map = {  # noqa: RUF012 - the name and kind the base class reads
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
        ".ftl": "text/plain; charset=utf-8",
        ".py": "text/plain; charset=utf-8",
    }

    caching = "no-cache"  # so that a new build is seen at once

    def end_headers(self) -> None:
        """Send how files may be cached."""
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class calls it so
        """Print nothing for a request."""


def serve(
    folder: Path,
    port: int | None,
    host: str = "127.0.0.1",
    handler: Callable[..., socketserver.BaseRequestHandler] = Handler,
    first: int = FIRST_PORT,
) -> None:
    """Serve until interrupted.

    Args:
        folder: the folder to serve.
        port: the port, or None for the first free one.
        host: the address to listen on; ``0.0.0.0`` lets phones in the same network in.
        handler: the class of the handlers, one of which is made for each request with the `directory`.
        first: the first port to try.

    Raises:
        BuildError: the port is taken.
    """
    chosen = port if port is not None else _free_port(host, first)
    try:
        server = http.server.ThreadingHTTPServer((host, chosen), functools.partial(handler, directory=str(folder)))
    except OSError as error:
        raise BuildError(
            f"Port {chosen} cannot be used: {error.strerror}. Without --port it takes a free one."
        ) from error
    with server:
        name = "localhost" if host == "127.0.0.1" else socket.gethostname()
        say(f"\nPlay at http://{name}:{chosen}/   (Ctrl+C ends)")
        for game in (game for game in games.OTHERS if (folder / game.pages[0]).exists()):
            say(f"{game.title} is at http://{name}:{chosen}/{game.pages[0]}")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("\nGood game.")


def _free_port(host: str, first: int) -> int:
    for port in range(first, first + PORTS_TRIED):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    raise BuildError(f"No free port from {first} to {first + PORTS_TRIED - 1}; name one with --port.")
