"""What stands in the way of serving is said in one line."""

from __future__ import annotations

import socket

import pytest

from posse.engine.game import PosseError
from posse.server.serving import _check_port
from posse.server.settings import Settings


def test_a_port_that_is_taken_is_said_and_another_is_offered() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = f"port {port} is in use; choose another with --port"
        with pytest.raises(PosseError, match=f"^{line}$"):
            _check_port(Settings(host="127.0.0.1", port=port))


def test_an_address_that_is_not_this_machine_s_is_said() -> None:
    with pytest.raises(PosseError, match=r"^cannot listen on 192\.0\.2\.1:8000: "):
        _check_port(Settings(host="192.0.2.1"))
