"""The crew: processes that play chunks of deals. One that dies loses no deal, and its chunk is played by another."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any

from posse.engine.game import PosseError

from .contest import Contest
from .referee import Chunk, Deal, play_chunk

Batches = Generator[list[Deal], None, None]
Crew = Callable[[Contest, Iterator[Chunk]], Batches]
"""Plays chunks, taken when there is somebody free to play them, in any order. Closing it ends what is being played."""
MAX_DEATHS = 3  # of processes over the same chunk


def play_here(contest: Contest, chunks: Iterator[Chunk]) -> Batches:
    """A crew of one: this process."""
    for chunk in chunks:
        yield play_chunk(contest, chunk)


def crew_of(n_processes: int) -> Crew:
    """So many fresh processes: nothing of this one's threads or compilers is inherited."""
    return lambda contest, chunks: _play(contest, chunks, n_processes)


def _play(contest: Contest, chunks: Iterator[Chunk], n_processes: int) -> Batches:
    hands: dict[Connection, Hand] = {}
    orphans: list[Chunk] = []
    deaths: dict[Chunk, int] = {}

    def give(hand: Hand) -> None:
        chunk = orphans.pop() if orphans else next(chunks, None)
        if chunk is None:
            hands.pop(hand.line, None)
            hand.end()
        else:
            hands[hand.line] = hand
            hand.give(chunk)

    try:
        for _ in range(n_processes):
            chunk = next(chunks, None)
            if chunk is not None:
                orphans.append(chunk)
                give(Hand(contest))
        while hands:
            for line in wait(list(hands)):
                hand = hands[line]  # type: ignore[index]
                answer = hand.answer()
                if isinstance(answer, PosseError):
                    raise answer
                if answer is None:
                    orphans.append(hand.chunk)
                    deaths[hand.chunk] = deaths.get(hand.chunk, 0) + 1
                    if deaths[hand.chunk] == MAX_DEATHS:
                        raise PosseError(f"the process playing deal {hand.chunk.first} has died {MAX_DEATHS} times")
                    hands.pop(hand.line).end()
                    give(Hand(contest))
                else:
                    give(hand)
                    yield answer
    finally:
        for hand in hands.values():
            hand.end()


class Hand:
    """One of the crew."""

    def __init__(self, contest: Contest) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, contest), daemon=True)
        self.process.start()
        theirs.close()
        self.chunk = Chunk(0, 0)

    def give(self, chunk: Chunk) -> None:
        self.chunk = chunk
        with contextlib.suppress(OSError):  # dead already: its answer will say so
            self.line.send(chunk)

    def answer(self) -> list[Deal] | PosseError | None:
        """None: it is dead."""
        try:
            found: list[Deal] | PosseError = self.line.recv()
        except (EOFError, OSError):
            return None
        return found

    def end(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


def _work(line: Any, contest: Contest) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started the contest
    with contextlib.suppress(EOFError, OSError):
        while True:
            chunk = line.recv()
            try:
                line.send(play_chunk(contest, chunk))
            except PosseError as error:
                line.send(error)
                return
