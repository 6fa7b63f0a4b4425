"""Serves a folder on this machine, with no special header, as any static host would."""

import functools
import http.server
import socket
from pathlib import Path

from build.say import Stop, say

FIRST_PORT = 8000
PORTS_TRIED = 50


class Handler(http.server.SimpleHTTPRequestHandler):
    """The standard library's server, quiet, knowing the types that browsers insist on."""

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

    def end_headers(self) -> None:
        """Ask for no old copies: whoever builds anew wants to see it."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class calls it so
        """Say nothing of each request."""


def serve(folder: Path, port: int | None, host: str = "127.0.0.1") -> None:
    """Serve until interrupted.

    Args:
        folder: what to serve.
        port: which port, or None for the first free one from 8000 on.
        host: whom to serve; ``0.0.0.0`` lets phones in the same network in.

    Raises:
        Stop: the port is taken.
    """
    chosen = port if port is not None else _free_port(host)
    try:
        server = http.server.ThreadingHTTPServer((host, chosen), functools.partial(Handler, directory=str(folder)))
    except OSError as error:
        raise Stop(f"Port {chosen} cannot be used: {error.strerror}. Leave --port out to take a free one.") from error
    with server:
        name = "localhost" if host == "127.0.0.1" else socket.gethostname()
        say(f"\nPlay at http://{name}:{chosen}/   (Ctrl+C ends)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("\nGood game.")


def _free_port(host: str) -> int:
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    raise Stop(f"No free port from {FIRST_PORT} to {FIRST_PORT + PORTS_TRIED - 1}; name one with --port.")
