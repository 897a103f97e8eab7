"""A crew on a Ray cluster, for contests that one machine would take too long over.

Every node needs the same Posse and, for bots of somebody's own, their module on its path; who has other rules or bots
refuses to play. A process or a node that dies loses no deal: its chunk is given to another.
"""

from __future__ import annotations

import contextlib
import io
import logging
import os
import secrets
import socket
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from typing import Any

from posse.engine.game import PosseError

from .contest import Contest
from .crew import MAX_DEATHS, Batches, Crew
from .referee import Chunk, play_chunk

LOCAL = "local"  # an address: start a cluster of this machine's cores, for this run
ANSWER_S = 5.0  # how long the head of a cluster may take to answer
LOOK_S = 1.0  # how often it is looked whether the cluster has grown or shrunk


def cluster_at(address: str, jobs: int | None = None) -> Crew:
    """The cluster at an address; `jobs`: of a local one, how many play at once."""
    return lambda contest, chunks: _play(contest, chunks, address, jobs)


def _play(contest: Contest, chunks: Iterator[Chunk], address: str, jobs: int | None) -> Batches:
    # Ray tells what dies on the standard output, where only our figures belong.
    with contextlib.redirect_stdout(io.StringIO()):
        ray = _connected(address, jobs)
        try:
            yield from _spread(ray, contest, chunks)
        except (ray.exceptions.RaySystemError, ray.exceptions.RpcError, ConnectionError) as error:
            raise PosseError(f"lost the cluster at {address}: {_first_line(error)}") from None
        finally:
            ray.shutdown()


def _spread(ray: Any, contest: Contest, chunks: Iterator[Chunk]) -> Batches:
    """As many chunks at once as the cluster has cores."""
    task = ray.remote(num_cpus=1, max_retries=0)(play_chunk)
    entered = ray.put(contest)
    running: dict[Any, Chunk] = {}
    orphans: list[Chunk] = []
    deaths: Counter[Chunk] = Counter()
    while True:
        while len(running) < max(1, int(ray.cluster_resources().get("CPU", 1))):
            chunk = orphans.pop() if orphans else next(chunks, None)
            if chunk is None:
                break
            running[task.remote(entered, chunk)] = chunk
        if not running:
            return
        done, _ = ray.wait(list(running), timeout=LOOK_S)
        for one in done:
            chunk = running.pop(one)
            try:
                deals = ray.get(one)
            except ray.exceptions.RayTaskError as error:
                raise _said(error) from None
            except ray.exceptions.RayError as error:
                orphans.append(chunk)
                # Nodes come and go; a chunk that ends process after process is at fault itself.
                deaths[chunk] += not isinstance(error, ray.exceptions.NodeDiedError)
                if deaths[chunk] == MAX_DEATHS:
                    raise PosseError(f"the process playing deal {chunk.first} has died {MAX_DEATHS} times") from None
                print(f"posse: {type(error).__name__}: deal {chunk.first} goes to another process", file=sys.stderr)
            else:
                yield deals


def _connected(address: str, jobs: int | None) -> Any:
    _check(address)
    if address == LOCAL:  # nobody else is let in
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise PosseError("a cluster needs ray: pip install 'posse-games[cluster]'") from None
    more: dict[str, Any] = {"address": address}
    if address == LOCAL:
        more |= {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ray.init(**more, log_to_driver=False, configure_logging=False, logging_level=logging.ERROR)
    except Exception as error:  # of many kinds: no such host, no cluster there, no token
        raise PosseError(
            f"cannot join the Ray cluster at {address} (check RAY_AUTH_TOKEN): {_first_line(error)}"
        ) from None
    return ray


def _check(address: str) -> None:
    """That somebody answers there: Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if address == LOCAL:
        return
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise PosseError(f"{address!r} is not the address of a Ray cluster: give its head as HOST:PORT, or `{LOCAL}`")
    try:
        socket.create_connection((host, int(port)), timeout=ANSWER_S).close()
    except (OSError, UnicodeError) as error:
        raise PosseError(f"there is no Ray cluster at {address}: {getattr(error, 'strerror', None) or error}") from None


def _said(error: Any) -> PosseError:
    """What went wrong in a process of the cluster."""
    cause = getattr(error, "cause", None) or error
    return PosseError(str(cause) if isinstance(cause, PosseError) else _first_line(cause))


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [""])[0] or type(error).__name__
