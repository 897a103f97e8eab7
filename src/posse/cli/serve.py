"""`posse serve`, and `posse` alone."""

from __future__ import annotations

import socket
import threading
import webbrowser
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from .parser import add_command

if TYPE_CHECKING:
    from .parser import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "serve", "run a server: lobby, live tables, records and an API for programs", run)
    parser.add_argument("--host", help="address to listen on (default: 127.0.0.1, this machine only)")
    parser.add_argument("--port", type=int, help="port to listen on (default: 8000; 0 picks a free one)")
    parser.add_argument("--database", metavar="URL", help="where everything is kept (default: sqlite:///posse.db)")
    parser.add_argument("--workers", type=int, help="number of processes (default: 1, all that SQLite allows)")
    parser.add_argument("--open", action="store_true", help="open it in your browser, as plain `posse` does")
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="read settings from a TOML file; see docs/serving.md"
    )


def run(options: Namespace) -> int:
    from posse.server import settings
    from posse.server.serving import serve

    given = {name: getattr(options, name) for name in ("host", "port", "database", "workers")}
    chosen = settings.load(options.settings, given=given)

    def ready(url: str) -> None:
        print(f"Posse is running at {url}", flush=True)
        if chosen.host in ("0.0.0.0", "::") and (ours := _address_in_the_house()):
            print(f"On your network: {url.replace('localhost', ours)}", flush=True)
        if options.open:
            print("Press Ctrl-C to stop; tables and records are kept.", flush=True)
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    return serve(chosen, ready)


def _address_in_the_house() -> str | None:
    """By which others on the same network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found
