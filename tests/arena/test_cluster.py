"""On a real cluster: two nodes on two addresses of this machine."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from posse.arena import cluster
from posse.arena.contest import contest
from posse.arena.crew import play_here
from posse.arena.referee import Chunk
from posse.engine.game import PosseError
from posse.games import game

GAME = game("showdown")

MINE = "tests.arena.bots"
PATIENCE_S = 150.0
RAY = Path(sys.executable).with_name("ray")
needs_ray = pytest.mark.skipif(
    sys.platform != "linux" or importlib.util.find_spec("ray") is None,
    reason="Ray is not installed, or this system has one loopback address only",
)


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


class Node:
    """A node of a cluster, started and ended by us alone."""

    def __init__(self, folder: Path, host: str, environment: dict[str, str], *arguments: str) -> None:
        self.told = folder / f"{host}.log"
        command = [str(RAY), "start", "--block", "--disable-usage-stats", "--num-cpus=1", f"--node-ip-address={host}"]
        with self.told.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, *arguments],
                stdout=log,
                stderr=log,
                env={**os.environ, **environment, "TEST_NODE": str(folder / f"asked-{host}")},
            )
        wait_for(lambda: "Ray runtime started" in self.told.read_text() or self.process.poll() is not None)
        assert self.process.poll() is None, self.told.read_text()

    def kill(self) -> None:
        """At once: nothing is said to anybody, and its workers die with it."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        (raylet,) = (int(pid) for pid in children if b"raylet/raylet" in Path(f"/proc/{pid}/cmdline").read_bytes())
        os.kill(raylet, signal.SIGKILL)

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@pytest.fixture
def environment() -> dict[str, str]:
    return {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}


@pytest.fixture
def nodes(environment: dict[str, str]) -> Iterator[tuple[str, Node, Path]]:
    """The address of a cluster of two nodes, the second node, and the folder in which they tell that they play."""
    folder = Path(tempfile.mkdtemp(prefix="posse-ray-", dir="/tmp"))  # short: sockets lie in it
    with socket.socket() as free:
        free.bind(("127.0.0.2", 0))
        address = f"127.0.0.2:{free.getsockname()[1]}"
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        more = (f"--port={address.rpartition(':')[2]}", "--include-dashboard=false", f"--temp-dir={folder}")
        head = Node(folder, "127.0.0.2", environment, "--head", *more)
        stack.callback(head.end)
        second = Node(folder, "127.0.0.3", environment, f"--address={address}")
        stack.callback(second.end)
        yield address, second, folder


@needs_ray
def test_a_node_that_is_killed_loses_no_deal_and_repeats_none(
    nodes: tuple[str, Node, Path], environment: dict[str, str], tmp_path: Path
) -> None:
    address, second, folder = nodes
    n_deals = 16
    results = tmp_path / "results"
    command = f"arena showdown --bots deputy,{MINE}:Tells --games {2 * n_deals} --seed ray --json --ray {address}"
    run = subprocess.Popen(
        [sys.executable, "-m", "posse", *command.split(), "--results", str(results)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )

    def n_played() -> int:
        return results.read_bytes().count(b"\n") - 1 if results.exists() else 0

    try:
        busy = folder / "asked-127.0.0.3"
        wait_for(lambda: (n_played() >= 2 and busy.exists()) or run.poll() is not None)
        held = busy.with_name(f"{busy.name}.held")
        held.touch()
        busy.unlink()
        wait_for(lambda: busy.exists() or run.poll() is not None)  # it is in the middle of a deal, and stays there
        second.kill()
        out, err = run.communicate(timeout=PATIENCE_S)
    finally:
        run.kill()
    assert run.returncode == 0, err
    assert "goes to another process" in err
    assert (folder / "asked-127.0.0.2").exists()
    lines = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    assert sorted(line["number"] for line in lines) == list(range(n_deals))
    found = json.loads(out)
    assert found["games"] == 2 * n_deals
    # The same deals, as one process plays them.
    alone = contest(GAME, ("deputy", f"{MINE}:ByKey"), "ray")
    deals = [deal for batch in play_here(alone, iter([Chunk(i, 1) for i in range(n_deals)])) for deal in batch]
    played = {line["number"]: line for line in lines}
    for deal in deals:
        assert played[deal.number]["asked"] == [list(moves) for moves in deal.asked]
        assert played[deal.number]["scores"] == [list(scores) for scores in deal.scores]


@needs_ray
def test_a_local_cluster_is_started_for_the_run() -> None:
    line = f"arena showdown --bots deputy,{MINE}:Fails --games 4 --ray local --jobs 1"
    done = subprocess.run([sys.executable, "-m", "posse", *line.split()], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Fails in deal 0, rotation 0" in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_an_address_where_nobody_answers_is_refused() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    found = contest(GAME, ("deputy", "random"), "1")
    for address, line in (
        (f"127.0.0.1:{port}", f"there is no Ray cluster at 127.0.0.1:{port}: Connection refused"),
        ("somewhere", "'somewhere' is not the address of a Ray cluster: give its head as HOST:PORT, or `local`"),
        ("host:99999", "'host:99999' is not the address of a Ray cluster"),
    ):
        with pytest.raises(PosseError, match=line):
            next(cluster.cluster_at(address)(found, iter([Chunk(0, 1)])))


def test_without_ray_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    found = contest(GAME, ("deputy", "random"), "1")
    with pytest.raises(PosseError, match=r"pip install 'posse-games\[cluster\]'"):
        next(cluster.cluster_at("local")(found, iter([Chunk(0, 1)])))
