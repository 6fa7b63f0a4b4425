"""A WordPress of a test's own: Debian's files, a database and PHP's server, all below one folder."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from build import paths

FILES = Path("/usr/share/wordpress")
PLUGIN = paths.ROOT / "integrations" / "wordpress"
PATIENCE = 60  # seconds for a server to start
NEEDED = ("mariadbd", "mariadb-install-db", "php")
PACKAGES = "wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-xml php-mbstring mariadb-server"
CONFIG = """<?php
const DB_NAME = 'wordpress', DB_USER = 'root', DB_PASSWORD = '', DB_HOST = 'localhost:%(socket)s';
const DB_CHARSET = 'utf8mb4';
const WP_HOME = '%(url)s', WP_SITEURL = '%(url)s', WP_HTTP_BLOCK_EXTERNAL = true, AUTOMATIC_UPDATER_DISABLED = true;
const DISABLE_WP_CRON = true, WP_DEBUG = true, WP_DEBUG_DISPLAY = true;
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
"""
INSTALL = """<?php
const WP_INSTALLING = true;
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A blog', 'author', 'author@example.org', true, '', 'secret');
update_option('active_plugins', ['board-games/board-games.php']);
"""
RUN = """<?php
require __DIR__ . '/wp-load.php';
wp_set_current_user(1);
%s
"""


def missing() -> str:
    """A sentence about the programs that are not there; empty if all are."""
    lacking = [name for name in NEEDED if not shutil.which(name)] + ([] if FILES.is_dir() else ["wordpress"])
    return f"{', '.join(lacking)} not installed (on Debian: `apt-get install {PACKAGES}`)" if lacking else ""


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"a server did not start in {PATIENCE} s"
        time.sleep(0.1)


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class WordPress:
    """A blog with the plugin, for the length of a `with` block; `url` is its address."""

    def __init__(self, folder: Path, headers: Mapping[str, str]) -> None:
        self.folder, self.www = folder, folder / "www"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._headers = headers
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        """Install it and start its servers."""
        shutil.copytree(FILES, self.www, symlinks=True)
        shutil.copytree(PLUGIN, self.www / "wp-content" / "plugins" / "board-games")
        self._start_database()
        (self.www / "wp-config.php").unlink()
        config = CONFIG % {"socket": self.folder / "db.sock", "url": self.url}
        (self.www / "wp-config.php").write_text(config, encoding="utf-8")
        self._php(INSTALL)
        self._send_headers()
        self._start("php", "-S", f"127.0.0.1:{self.port}", "-t", str(self.www), str(self.www / "router.php"))
        until(self._answers)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _start_database(self) -> None:
        data = self.folder / "db"
        subprocess.run(["mariadb-install-db", "--user=root", f"--datadir={data}"], check=True, capture_output=True)
        place = self.folder / "db.sock"
        own = ("--no-defaults", "--user=root", f"--datadir={data}", f"--socket={place}", "--skip-networking")
        self._start("mariadbd", *own, "--skip-grant-tables", f"--pid-file={self.folder / 'db.pid'}")
        until(place.exists)
        client = ["mariadb", f"--socket={place}", "-e", "create database wordpress"]
        subprocess.run(client, check=True, capture_output=True)

    def _send_headers(self) -> None:
        """Let every answer have the blog's headers, such as a policy."""
        lines = "".join(f"header({f'{name}: {value}'!r});\n" for name, value in self._headers.items())
        router = f"<?php\n{lines}$file = __DIR__ . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);\n"
        router += "if (is_file($file)) { return false; }\nrequire __DIR__ . '/index.php';\n"
        (self.www / "router.php").write_text(router, encoding="utf-8")

    def _start(self, *command: str) -> None:
        log = self._stack.enter_context((self.folder / f"{command[0]}.log").open("w"))
        process = subprocess.Popen(command, stdout=log, stderr=log)
        self._stack.callback(process.wait)
        self._stack.callback(process.terminate)

    def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def _php(self, code: str) -> str:
        script = self.www / "run.php"
        script.write_text(code, encoding="utf-8")
        result = subprocess.run(["php", str(script)], capture_output=True, text=True, check=False)
        script.unlink()
        assert result.returncode == 0, result.stdout + result.stderr
        return result.stdout

    def run(self, code: str) -> str:
        """Run PHP as the blog's author, and return what it prints."""
        return self._php(RUN % code)
