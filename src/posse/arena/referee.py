"""The referee: plays the deals of a contest, each in every rotation of its order.

Everything but those that think runs compiled. Deal number i is dealt from key i of the contest's key and its policies
play from key POLICY_KEYS + i, in all rotations alike; who thinks gets a key for each decision. So a deal comes out the
same whoever plays it and whenever, unless it is the clock that ends the thinking.
"""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from posse.bots import policies
from posse.bots.bot import Bot, Choice, get_ready
from posse.engine.drivers import POLICY_KEYS
from posse.engine.game import PosseError
from posse.engine.log import Event, Log, events
from posse.engine.rng import Stream, put_key, split
from posse.engine.speed import Speed, bind
from posse.engine.table import Table
from posse.engine.workspace import workspace

from .contest import MOVE_TIME, Contest, entrant, in_a_line, make, open_contest, rotated

SAMPLED = 200  # games that are replayed to see how they ended
Numbers = tuple[tuple[float, ...], ...]
Ask = Callable[[int, int, list[int]], int]
"""(seat, ply, moves): the move it plays."""


class Deal(NamedTuple):
    """What a deal came to, by rotation and place in the line-up."""

    number: int
    order: tuple[int, ...]  # by seat, the places of rotation 0
    shares: Numbers
    scores: Numbers
    plies: tuple[int, ...]  # by rotation; -1: cut off at the ply cap
    asked: tuple[tuple[int, ...], ...] = ()  # by rotation: the moves of those that think, in order; all others follow


class Chunk(NamedTuple):
    """Deals first … first + n - 1: what is played in one go."""

    first: int
    n: int


class Finished(NamedTuple):
    shares: tuple[float, ...]  # by seat
    scores: tuple[float, ...]
    moves: tuple[int, ...]
    asked: tuple[int, ...]
    is_over_cap: bool


class Referee:
    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game = open_contest(contest)
        self.work = workspace(self.game, Speed.COMPILED, contest.key)
        self.state, self.stream = self.game.State.over(self.work.states), Stream.over(self.work.streams)
        self.played = np.zeros(self.game.ply_cap, np.int64)
        self.master = Stream()
        put_key(self.master, contest.key)
        played_by = [entrant(name).policy for name in contest.bots]
        self.policies = np.array([policies.THINKER if policy is None else policy for policy in played_by])
        self.bots: dict[str, Bot[Any]] = {}

    def warm(self) -> None:
        """Compile all that the contest needs, or load it, and play nothing."""
        if self.contest.is_compiled:
            self._line_up(Chunk(0, 0), np.zeros((0, self.contest.n_seats), np.int64))
        self._until(self.policies, np.array([0, -1]), np.array([self.game.ply_cap, 0]))
        for name in self.contest.bots:
            if entrant(name).policy is None:
                self._bot(name)

    def play(self, chunk: Chunk) -> list[Deal]:
        numbers = range(chunk.first, chunk.first + chunk.n)
        return self._by_policies(chunk) if self.contest.is_compiled else [self._by_asking(i) for i in numbers]

    def _by_policies(self, chunk: Chunk) -> list[Deal]:
        n_seats = self.contest.n_seats
        orders = [self.contest.order(chunk.first + i) for i in range(chunk.n)]
        shape = (chunk.n, n_seats, n_seats)  # by deal, rotation and place
        shares, scores, plies = np.zeros(shape), np.zeros(shape), np.zeros(shape[:2], np.int64)
        for rotation in range(n_seats):
            places = np.roll(orders, rotation, 1)
            won, scored, plies[:, rotation] = self._line_up(chunk, self.policies[places])
            np.put_along_axis(shares[:, rotation], places, won, 1)
            np.put_along_axis(scores[:, rotation], places, scored, 1)
        rows = zip(orders, shares.tolist(), scores.tolist(), plies.tolist(), strict=True)
        return [
            Deal(chunk.first + i, order, _tuples(share), _tuples(score), tuple(n_plies))
            for i, (order, share, score, n_plies) in enumerate(rows)
        ]

    def _line_up(self, chunk: Chunk, line_ups: Any) -> policies.Results:
        """Shares, scores and plies, by deal and seat; line_ups: policies, likewise."""
        n_seats = self.contest.n_seats
        run = bind(policies.play_line_up, self.game, Speed.COMPILED, **self.game.habits.by_name())
        results = policies.results(chunk.n, n_seats)
        run(self.work, results, line_ups, chunk.first, chunk.n, n_seats)
        return results

    def _by_asking(self, number: int) -> Deal:
        order, rotations = self.contest.order(number), range(self.contest.n_seats)
        games = [self._game(number, rotation, self._asking(number, rotation)) for rotation in rotations]
        return Deal(
            number,
            order,
            tuple(_by_place(one.shares, order, rotation) for rotation, one in enumerate(games)),
            tuple(_by_place(one.scores, order, rotation) for rotation, one in enumerate(games)),
            tuple(-1 if one.is_over_cap else len(one.moves) for one in games),
            tuple(one.asked for one in games),
        )

    def _game(self, number: int, rotation: int, ask: Ask) -> Finished:
        """One game of a deal, whoever thinks being asked by `ask`."""
        rules, n_seats = self.game.rules, self.contest.n_seats
        self.state.clear()
        split(self.master.key, number, self.state)
        rules.setup(self.game.box, self.state, n_seats, None)
        split(self.master.key, POLICY_KEYS + number, self.stream)
        by_seat = self.policies[list(rotated(self.contest.order(number), rotation))]
        asked, counts = np.array([0, -1]), np.zeros(2, np.int64)
        answers = []
        while (seat := self._until(by_seat, asked, counts)) >= 0:
            move = ask(seat, int(counts[0]), self.work.moves[: counts[1]].tolist())
            answers.append(move)
            asked[:] = seat, move
        moves = tuple(self.played[: counts[0]].tolist())
        out = np.zeros((2, n_seats))
        if seat == -1:
            rules.payoff(self.game.box, self.state, out)
        return Finished(tuple(out[0].tolist()), tuple(out[1].tolist()), moves, tuple(answers), seat == -2)

    def _until(self, by_seat: Any, asked: Any, counts: Any) -> int:
        run = bind(policies.play_until, self.game, Speed.COMPILED, **self.game.habits.by_name())
        return run(self.work, by_seat, asked, counts, self.played)

    def _asking(self, number: int, rotation: int) -> Ask:
        contest, write = self.contest, self.game.paper.moves.write
        by_seat = contest.seated(number, rotation)

        def ask(seat: int, ply: int, moves: list[int]) -> int:
            name = by_seat[seat]
            words = [write(move) for move in moves]
            where = f"{name} in deal {number}, rotation {rotation}, ply {ply}"
            key = hashlib.sha256(contest.key + f"{number} {rotation} {ply}".encode()).digest()
            view = self.game.View.over(self.work.views.copy())
            try:
                choice = self._bot(name).choose(view, words, contest.move_time or MOVE_TIME, key)
            except PosseError:
                raise
            except Exception as error:
                raise PosseError(f"{where} failed: {in_a_line(error)}") from None
            if not isinstance(choice, Choice) or choice.move not in words:
                raise PosseError(f"{where} answered {choice!r}, not a Choice with one of its {len(words)} moves")
            return moves[words.index(choice.move)]

        return ask

    def _bot(self, name: str) -> Bot[Any]:
        if name not in self.bots:
            bot = make(name, self.game, self.contest.iterations)
            get_ready(bot)  # before its first clock runs
            self.bots[name] = bot
        return self.bots[name]

    def moves_of(self, deal: Deal, rotation: int) -> tuple[int, ...]:
        """The moves of a game that was played: nobody thinks again."""
        answers = iter(deal.asked[rotation] if deal.asked else ())
        try:
            again = self._game(deal.number, rotation, lambda seat, ply, moves: next(answers))
        except StopIteration:
            again = None
        if again is None or _by_place(again.shares, deal.order, rotation) != deal.shares[rotation]:
            raise PosseError(f"deal {deal.number}, rotation {rotation}, does not replay as it was played")
        return again.moves

    def table_of(self, deal: Deal, rotation: int) -> Table:
        """Such a game at a table, through the one door."""
        table = Table(self.game, self.deal_key(deal.number), self.contest.n_seats)
        for move in self.moves_of(deal, rotation):
            table.play(move)
        return table

    def ending_of(self, deal: Deal, rotation: int) -> str:
        """How such a game ended, as the game says it."""
        rules, s, log = self.game.rules, self.game.State(), Log()
        happened: list[Event] = []
        moves = self.moves_of(deal, rotation)
        split(self.master.key, deal.number, s)
        rules.setup(self.game.box, s, self.contest.n_seats, log)
        for move in moves:
            happened += events(log)
            log.clear()
            rules.apply(self.game.box, s, rules.turn(self.game.box, s), move, log)
        happened += events(log)
        return self.game.paper.ending(happened)

    def endings(self, deals: Sequence[Deal]) -> Counter[str]:
        """How games ended: a sample of the deals, evenly spread, replayed."""
        n_deals = min(len(deals), -(-SAMPLED // self.contest.n_seats))
        sample = [deals[i * len(deals) // n_deals] for i in range(n_deals)]
        found = Counter(
            self.ending_of(deal, rotation) for deal in sample for rotation, n in enumerate(deal.plies) if n >= 0
        )
        del found[""]
        return found

    def deal_key(self, number: int) -> bytes:
        one = Stream()
        split(self.master.key, number, one)
        return bytes(one.array["key"][0].tobytes())


@functools.lru_cache(maxsize=2)
def referee(contest: Contest) -> Referee:
    """The one of this process."""
    return Referee(contest)


def play_chunk(contest: Contest, chunk: Chunk) -> list[Deal]:
    """What processes and clusters are asked to do."""
    return referee(contest).play(chunk)


def _by_place(by_seat: Sequence[float], order: tuple[int, ...], rotation: int) -> tuple[float, ...]:
    places = rotated(order, rotation)
    return tuple(by_seat[places.index(place)] for place in range(len(places)))


def _tuples(grid: list[list[float]]) -> Numbers:
    return tuple(tuple(row) for row in grid)
