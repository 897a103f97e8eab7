"""One person and any number of bots at a table: what the lines and the screen share."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from posse import games
from posse.bots.bot import Bot, is_ready
from posse.engine import records
from posse.engine.chronicle import chronicle_of
from posse.engine.game import PosseError
from posse.engine.log import Event, told
from posse.engine.notation import NotationError
from posse.engine.rng import Stream, below, draw_key
from posse.engine.table import Illegal, Ply, Result, Table
from posse.text.finale import FinaleText
from posse.text.finale_sheet import finale_sheet
from posse.text.rulebook import Section
from posse.text.sheet import Bit, Sheet
from posse.text.story import heard
from posse.text.words import Words

from . import saves
from .rulebook import box_sheet

MEMORY_AID = "memory-aid"  # the option, in a record


THINKING_S = 1.0  # what a bot that searches takes for a move


class Told(NamedTuple):
    """A line of the story."""

    text: str
    is_mine: bool = False
    is_heading: bool = False


@dataclass
class Sitting:
    table: Table
    me: int
    players: tuple[str, ...]  # as they stand in the record
    bots: dict[int, Bot[Any]]
    words: Words
    stream: Stream  # of the bots
    file: Path | None = None  # where the game is kept, once it is
    again: str = ""  # options that have to be given again to see it again
    again_to_play: str = ""  # and to go on with it
    memory_aid: bool = False  # what only a good memory would know is shown too

    def __post_init__(self) -> None:
        self.text = games.text(self.table.game.name)
        self.rulebook = games.rulebook(self.table.game, self.words)
        self.names = tuple(player.partition(" (")[0] for player in self.players)

    def next_seat(self) -> int:
        """Of several who may act, any comes first: no bot is always faster than a person."""
        actors = self.table.actors()
        return actors[below(self.stream, len(actors))]

    def is_getting_ready(self) -> bool:
        """Whether a bot still compiles what it thinks by."""
        return not all(is_ready(bot) for bot in self.bots.values())

    def play_bot(self, seat: int) -> Ply:
        offer = self.table.offer(seat)
        choice = self.bots[seat].choose(self.table.view(seat), offer.moves, THINKING_S, draw_key(self.stream))
        return self.table.play(choice.move, seat, offer.number)

    def sheet(self) -> Sheet:
        view = self.table.view(self.me)
        sheet = self.text.sheet(self.table.game.box, view, self.words, self.names, self.memory_aid)
        if not self.memory_aid:
            return sheet
        return replace(sheet, title=(*sheet.title, Bit(f" · {self.words('terminal-memory')}", "lamp")))

    def switch_memory_aid(self) -> str:
        """On or off, and so in the record; which, in words."""
        self.memory_aid = not self.memory_aid
        if self.table.plies:
            self.commit()
        return self.words("terminal-memory-on" if self.memory_aid else "terminal-memory-off")

    def record(self) -> records.Record:
        """The record of this game."""
        return records.record_of(self.table, self.players, (MEMORY_AID,) if self.memory_aid else ())

    def label(self, move: str) -> str:
        game = self.table.game
        line = self.text.label(game.paper.moves.read(move), self.words, self.names, self.me)
        return line[:1].upper() + line[1:]

    def brief(self, move: str) -> str:
        """A move where its group is named already."""
        game = self.table.game
        return self.text.brief(game.paper.moves.read(move), self.words, self.names, self.me)

    def meant(self, answer: str, among: Iterable[str] | None = None) -> str:
        """The move that typed words mean: its notation, or words that begin those of one move and no other.

        That is one of those offered, or `among` others.
        """
        game = self.table.game
        typed = _words_of(answer)
        if answer in game.paper.moves.phrases or not typed:
            return answer
        found = []
        for move in self.table.offer(self.me).moves if among is None else among:
            group = self.words(f"{game.name}-group-{self.text.group(game.paper.moves.read(move))}")
            with suppress(IndexError):  # of a seat this table has not
                group = f"{self.label(move)} {group}"
            said = _words_of(f"{move} {group}")
            if all(any(word.startswith(part) for word in said) for part in typed):
                found.append(move)
        return found[0] if len(found) == 1 else answer

    def opening(self) -> list[Told]:
        return list(self._story(told(self.table.opening, self.me)))

    def story(self, ply: Ply) -> list[Told]:
        return list(self._story(ply.told(self.me)))

    def _story(self, happened: Iterable[Event]) -> Iterable[Told]:
        game = self.table.game
        for event in heard(happened, game, self.me, self.memory_aid):
            if line := self.text.story(event, self.words, self.names):
                yield Told(line, event.seat == self.me, event.what in self.text.headings)

    def won(self) -> str:
        return won(self.table.result, self.names, self.words)

    def scores(self) -> str:
        return scores(self.table.result, self.table.game.name, self.names, self.words)

    def finale(self) -> Sheet:
        return finale_of(self.table, self.names, self.me, self.words)

    def why_not(self, move: str) -> str | None:
        """The rule that forbids a move; None: it is legal. Raises NotationError."""
        game = self.table.game
        return game.paper.why_not(self.table.game.box, self.table.view(self.me), game.paper.moves.read(move))

    def why_not_words(self, move: str) -> tuple[str, bool]:
        """That in words, and whether it could be said; the move may be in the reader's words."""
        try:
            rule = self.why_not(self.meant(self.meant(move), self.table.game.paper.moves.phrases))
        except NotationError:
            return self.words("terminal-no-move", move=move), False
        return (self.words("terminal-legal") if rule is None else self.rule(rule)), True

    def rule(self, number: str) -> str:
        return f"{number}: {self.rulebook.say(number)}"

    def sections(self) -> list[Section]:
        return self.rulebook.sections()

    def box_sheet(self) -> Sheet:
        return box_sheet(self.rulebook)

    def rule_called(self, name: str) -> str | None:
        """The number of the rule that `name` means: SD-12, sd-12."""
        return name.upper() if name.upper() in self.table.game.paper.rule_numbers else None

    def find_rule(self, name: str) -> str | None:
        """The same, also for a bare 12."""
        prefix = self.table.game.paper.rule_numbers[0].partition("-")[0]
        return self.rule_called(name) or self.rule_called(f"{prefix}-{name}")

    def refusal(self, refused: Illegal, answer: str) -> str:
        if refused.rule is None:
            return f"{self.words('terminal-no-move', move=answer)} {self.words('terminal-ask-help')}"
        return self.rule(refused.rule)

    def undo(self) -> bool:
        """Back to before the person's last move; False: there was none."""
        mine = [i for i, ply in enumerate(self.table.plies) if ply.seat == self.me]
        if mine:
            self.table.rewind(mine[-1])
            self.commit()
        return bool(mine)

    def save(self, name: str = "") -> tuple[str, bool]:
        """Save now; with a name, a copy to that file. What came of it in words, and whether it was done."""
        try:
            path = Path(name).expanduser() if name else self.own_file()
            if name and path.exists() and not records.is_record(path):
                return self.words("terminal-not-over", file=str(path)), False
            records.save(self.record(), path)
        except (PosseError, RuntimeError, ValueError) as error:  # a home that is not there, a name no file can have
            return str(error), False
        return self.words("terminal-saved", file=name or path.name), True

    def commit(self) -> None:
        """After every move of the person: what was played survives whatever happens to the terminal."""
        if self.table.is_a_puzzle:
            return
        with suppress(PosseError):  # said on leaving
            records.save(self.record(), self.own_file())

    def own_file(self) -> Path:
        """Where this game is kept."""
        if self.file is None:
            self.file = saves.new_file(self.table.game.name)
        return self.file

    def keep(self, console: Console) -> int:
        """Save what was played; where that cannot be done, the record is printed, so that nothing is lost."""
        if not self.table.plies or self.table.is_a_puzzle:
            return 0
        record = self.record()
        try:
            path = self.own_file()
            records.save(record, path)
        except PosseError as error:
            console.print(Text(str(error), style="red"))
            console.print(Text(self.words("terminal-printed")))
            console.print(record.text(), markup=False, highlight=False, soft_wrap=True)
            return 1
        command = f"replay {path}" if self.table.is_over() else f"play --resume {path}{self.again_to_play}"
        console.print(Text(self.words("terminal-kept"), style="dim"))
        console.print(Text(f"  {program()} {command}{self.again}", style="dim"), soft_wrap=True)
        return 0


def won(result: Result, names: Sequence[str], words: Words) -> str:
    winners = [names[seat] for seat, share in enumerate(result.shares) if share > 0]
    return words("terminal-won", names=words.listed(winners), n=len(winners))


def scores(result: Result, game: str, names: Sequence[str], words: Words) -> str:
    """Of a finished game, the best first."""
    ranked = sorted(zip(result.shares, result.scores, names, strict=True), key=lambda seat: seat[:2], reverse=True)
    said = (f"{name} {scored(score, game, words)}" for _, score, name in ranked)
    return words("terminal-page-scores", scores=" · ".join(said))


def scored(score: float, game: str, words: Words) -> str:
    """In the game's own coin, where it has one: $29,000."""
    message = f"{game}-web-score"
    return words(message, n=int(score)) if message in words and score == int(score) else f"{score:g}"


def finale_of(table: Table, names: Sequence[str], me: int, words: Words) -> Sheet:
    """How a game ended, and why. Of a table that was laid out in mid-game only the result is known."""
    chronicle = None if table.is_a_puzzle else chronicle_of(table)
    text = games.text(table.game.name)

    def story(event: Event) -> str:
        return text.story(event, words, names)

    return finale_sheet(FinaleText(table.game.name, table.result, chronicle, names, me, words, story))


def _words_of(line: str) -> list[str]:
    return re.findall(r"[^\W_]+", line.casefold())


def program() -> str:
    """How this program can be called again from here."""
    return "posse" if shutil.which("posse") else os.path.relpath(Path(sys.prefix) / "bin" / "posse")
