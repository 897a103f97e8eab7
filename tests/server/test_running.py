"""A server is found by its database: by a note beside it, if the server that wrote it still answers."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from posse.server import running


@contextmanager
def answering(answer: object) -> Iterator[str]:
    """Something that answers at an address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(answer).encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def test_a_server_is_found_while_it_runs(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/posse.db"
    assert running.address(database) is None
    with answering({"instance": "one"}) as url, running.noted(database, url, "one"):
        assert running.address(database) == url
        assert running.address(f"sqlite:///{tmp_path}/other.db") is None
    assert running.address(database) is None
    assert list(tmp_path.iterdir()) == []


def test_another_that_answers_there_is_not_ours(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/posse.db"
    for answer in ({"instance": "another"}, {"status": "ok"}, ["instance"], None):
        with answering(answer) as url, running.noted(database, url, "one"):
            assert running.address(database) is None


def test_a_note_that_was_left_behind_does_no_harm(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/posse.db"
    with answering({"instance": "one"}) as url:
        pass
    with running.noted(database, url, "one"):
        assert running.address(database) is None
    (tmp_path / "posse.db.running").write_text("{")
    assert running.address(database) is None
