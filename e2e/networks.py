"""Networks that are worse than this machine's own: each device in a network namespace of Linux, with a cable between.

Making one takes the rights of an administrator, `ip` and `iptables`; `why_not` says what is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

TABLE, GUEST = "citadels-table", "citadels-guest"
ADDRESSES = {TABLE: "10.77.0.1", GUEST: "10.77.0.2"}
CABLE = "cable"  # the name of a namespace's end
TRIES = 100


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)


def _namespace(name: str) -> str:
    """The namespace of a device: another for each process, as tests run in several at once."""
    return f"{name}-{os.getpid()}"


def _inside(name: str, *command: str) -> None:
    _run("ip", "netns", "exec", _namespace(name), *command)


def why_not() -> str:
    """Return what is missing here, in a sentence; "" if nothing is."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "network namespaces are an administrator's"
    missing = [program for program in ("ip", "iptables", "ip6tables") if not shutil.which(program)]
    if missing:
        return f"{', '.join(missing)} not installed (on Debian: `apt-get install iproute2 iptables`)"
    try:
        with two_devices():
            return ""
    except subprocess.CalledProcessError as problem:
        return f"no network namespaces here: {problem.stderr.strip()}"


@contextmanager
def two_devices() -> Iterator[Network]:
    """Two namespaces with a cable between them, each with an address in a private network."""
    try:
        for name in ADDRESSES:
            _run("ip", "netns", "add", _namespace(name))
            _inside(name, "ip", "link", "set", "lo", "up")
        table, guest = map(_namespace, (TABLE, GUEST))
        _run("ip", "link", "add", CABLE, "netns", table, "type", "veth", "peer", "name", CABLE, "netns", guest)
        network = Network()
        for name, address in ADDRESSES.items():
            network.set_address(name, address)
        network.lose(0)
        yield network
    finally:
        for name in ADDRESSES:
            subprocess.run(["ip", "netns", "delete", _namespace(name)], check=False, capture_output=True)


class Network:
    """The network between the two devices, and ways to make it worse."""

    def set_address(self, name: str, address: str) -> None:
        """Give a device another address, as a router does after a while."""
        _inside(name, "ip", "address", "flush", "dev", CABLE)
        _inside(name, "ip", "address", "add", f"{address}/24", "dev", CABLE)
        _inside(name, "ip", "link", "set", CABLE, "up")
        _inside(name, "ip", "route", "replace", "default", "dev", CABLE)

    def lose(self, share: float) -> None:
        """Lose this share of the packets that arrive at either device, and none by other rules."""
        for name in ADDRESSES:
            for program in ("iptables", "ip6tables"):
                _inside(name, program, "--flush")
                if share:
                    random = ("-m", "statistic", "--mode", "random", "--probability", str(share))
                    _inside(name, program, "--append", "INPUT", "-i", CABLE, *random, "-j", "DROP")

    def drop_multicast(self) -> None:
        """Carry nothing that is meant for several devices, as many routers do: no name of mDNS can be looked up."""
        for name in ADDRESSES:
            for program, group in (("iptables", "224.0.0.0/4"), ("ip6tables", "ff00::/8")):
                udp = ("-p", "udp", "-d", group)
                _inside(name, program, "--append", "OUTPUT", "-o", CABLE, *udp, "-j", "DROP")


@contextmanager
def served(name: str, folder: Path, port: int) -> Iterator[None]:
    """The site on a device's own address 127.0.0.1, which a browser trusts."""
    server = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(["ip", "netns", "exec", _namespace(name), *server], stdout=quiet, stderr=quiet) as program:
        try:
            _wait_for_server(name, port)
            yield
        finally:
            program.terminate()


def write_browser(name: str, browser: str, folder: Path) -> Path:
    """Write a program that starts a browser on a device; return its path."""
    program = folder / f"{name}.sh"
    program.write_text(f'#!/bin/sh\nexec ip netns exec {_namespace(name)} "{browser}" "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return program


def _wait_for_server(name: str, port: int) -> None:
    """Wait until the site is served on a device."""
    ask = f"import socket; socket.create_connection(('127.0.0.1', {port}), 1).close()"
    for _ in range(TRIES):
        with suppress(subprocess.CalledProcessError):
            return _inside(name, sys.executable, "-c", ask)
    raise AssertionError("the site is not served")
