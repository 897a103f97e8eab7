"""`posse serve`, and `posse` alone."""

from __future__ import annotations

import threading
import webbrowser
from argparse import Namespace
from typing import TYPE_CHECKING

from posse.engine.game import PosseError

from .database import add_database, settings_of
from .parser import add_command

if TYPE_CHECKING:
    from .parser import Commands

LINE = "run a server: lobby, live tables, records and an API for programs"
EXAMPLES = """
    posse serve
    posse serve --host 0.0.0.0 --port 8080
    posse serve --database sqlite:////var/lib/posse/posse.db
    posse serve --settings /etc/posse.toml
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "serve", LINE, run, EXAMPLES)
    parser.add_argument("--host", help="address to listen on (default: 127.0.0.1, this machine only)")
    parser.add_argument("--port", type=int, help="port to listen on (default: 8000; 0 picks a free one)")
    add_database(parser, "where everything is kept, as sqlite:///FILE")
    parser.add_argument("--workers", type=int, help="number of processes (default: 1, all that SQLite allows)")
    parser.add_argument("--open", action="store_true", help="open it in your browser, as plain `posse` does")


def run(options: Namespace) -> int:
    from posse.server import running
    from posse.server.http import addresses
    from posse.server.serving import serve

    chosen = settings_of(options)
    if url := running.address(chosen.database):
        return _open_running(url, options.open)

    def ready(url: str) -> None:
        print(f"Posse is running at {url}", flush=True)
        if chosen.host in addresses.EVERYWHERE and (ours := addresses.outward()):
            print(f"On your network: {url.replace('localhost', ours)}", flush=True)
        if options.open:
            print("Press Ctrl-C to stop; tables and records are kept.", flush=True)
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    return serve(chosen, ready)


def _open_running(url: str, is_opened: bool) -> int:
    if not is_opened:
        raise PosseError(f"Posse is already running on this database, at {url}")
    print(f"Posse is already running at {url}", flush=True)
    webbrowser.open(url)
    return 0
