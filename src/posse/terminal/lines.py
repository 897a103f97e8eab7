"""A table in lines, printed below each other and answered by typing: works in a pipe and with a screen reader too."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from posse.bots.bot import Bot
from posse.engine import matchfile
from posse.engine.game import PosseError
from posse.engine.log import HIDDEN
from posse.engine.notation import NotationError
from posse.engine.rng import Stream, below
from posse.engine.table import Ply, Refused, Table
from posse.locales import Words

from . import saves

ONE_COLUMN = 8  # moves; more stand in two columns, without their notation
WIDTH = 34


class Quit(Exception):
    """The person gets up."""


@dataclass
class LineTable:
    """One person and any number of bots at a table."""

    table: Table
    me: int
    players: tuple[str, ...]  # as they stand in the record
    bots: dict[int, Bot]
    words: Words
    console: Console
    stream: Stream  # of the bots
    file: Path | None = None  # where the game is kept, once it is
    again: str = ""  # options that have to be given again to go on with it
    ask: Callable[[str], str] = input

    def __post_init__(self) -> None:
        self.names = tuple(player.partition(" (")[0] for player in self.players)

    def run(self) -> int:
        """Play to the end; 0, or 130 when the person left by Ctrl-C."""
        left = kept = 0
        try:
            self.play()
        except Quit:
            pass
        except KeyboardInterrupt:
            self.say("")
            left = 130
        except EOFError:
            self.say("")
        finally:  # whatever happened, what was played is kept
            kept = self.keep()
        return max(left, kept)

    def play(self) -> None:
        self.say(self.words(f"{self.table.game.name}-pitch"), "italic")
        self.say(self.words("terminal-welcome"), "dim")
        while not self.table.is_over():
            # Of several who may act, any comes first: no bot is always faster than a person.
            actors = self.table.actors()
            seat = actors[below(self.stream, len(actors))]
            if seat in self.bots:
                self.bot_moves(seat)
            else:
                self.my_move()
        self.show()
        result = self.table.result()
        winners = [self.names[seat] for seat, share in enumerate(result.shares) if share > 0]
        self.say(self.words("terminal-won", names=self.words.listed(winners), n=len(winners)), "bold")

    def bot_moves(self, seat: int) -> None:
        offer = self.table.offer(seat)
        words = self.bots[seat].choose(self.table.view(seat), offer.moves, self.stream)
        self.tell(self.table.play(seat, offer.number, words))

    def my_move(self) -> None:
        self.show()
        offer = self.table.offer(self.me)
        while True:
            answer = self.ask(self.words("terminal-prompt") + " ").strip()[:200]
            if not answer:
                continue
            if answer.isdecimal() and len(answer) < 5:
                if not 1 <= int(answer) <= len(offer.moves):
                    self.say(self.words("terminal-no-number", n=len(offer.moves)), "red")
                    continue
                answer = offer.moves[int(answer) - 1]
            if self.command(answer):
                if self.table.offer(self.me) != offer:
                    return
                continue
            try:
                ply = self.table.play(self.me, offer.number, answer)
            except Refused as refused:
                self.say(self.refusal(refused, answer), "red")
                continue
            self.tell(ply)
            return

    def command(self, answer: str) -> bool:
        """Do what is no move; False: it was none of these."""
        word, _, rest = answer.partition(" ")
        if answer.startswith("?"):
            self.explain(answer[1:].strip())
        elif self.rule_called(answer):
            self.rules(answer)
        elif word.lower() in ("help", "rules", "save"):
            {"help": self.explain, "rules": self.rules, "save": self.save}[word.lower()](rest.strip())
        elif answer.lower() in ("log", "undo", "u", "quit", "q"):
            {"l": self.retell, "u": self.undo, "q": self.quit}[answer[0].lower()]()
        else:
            return False
        return True

    def explain(self, move: str) -> None:
        """Help; or, with a move, why it is refused; or, with a number, that rule."""
        if not move:
            game, offered = self.table.game, self.table.offer(self.me).moves
            move = next(phrase for phrase in reversed(game.moves.phrases) if phrase not in offered)
            self.say(self.words("terminal-help", move=move, rule=game.rule_numbers[len(game.rule_numbers) // 2]))
            return
        if self.rule_called(move):
            self.rules(move)
            return
        game = self.table.game
        try:
            rule = game.why_not(self.table.box, self.table.view(self.me), game.moves.read(move))
        except NotationError:
            self.say(self.words("terminal-no-move", move=move), "red")
            return
        self.say(self.words("terminal-legal") if rule is None else f"{rule}: {self.words(rule)}")

    def rule_called(self, name: str) -> str | None:
        """The number of the rule that `name` means: SD-12, sd-12."""
        return name.upper() if name.upper() in self.table.game.rule_numbers else None

    def rules(self, number: str) -> None:
        prefix = self.table.game.rule_numbers[0].partition("-")[0]
        found = self.rule_called(number) or self.rule_called(f"{prefix}-{number}")
        if number and not found:
            self.say(self.words("terminal-no-rule", number=number), "red")
            return
        for rule in [found] if found else self.table.game.rule_numbers:
            self.say(f"{rule}: {self.words(rule)}")

    def retell(self) -> None:
        for ply in self.table.plies:
            self.tell(ply)

    def undo(self) -> None:
        mine = [i for i, ply in enumerate(self.table.plies) if ply.seat == self.me]
        if not mine:
            self.say(self.words("terminal-no-undo"), "red")
            return
        self.table.undo(mine[-1])
        self.say(self.words("terminal-undone"), "dim")

    def save(self, name: str = "") -> None:
        """Save now; with a name, a copy to that file."""
        try:
            path = Path(name).expanduser() if name else self.own_file()
            if name and path.exists() and not matchfile.is_record(path):
                self.say(self.words("terminal-not-over", file=str(path)), "red")
                return
            matchfile.save(matchfile.match_of(self.table, self.players), path)
        except (PosseError, RuntimeError, ValueError) as error:  # a home that is not there, a name no file can have
            self.say(str(error), "red")
            return
        self.console.print(Text(self.words("terminal-saved", file=str(path)), style="dim"), soft_wrap=True)

    def own_file(self) -> Path:
        """Where this game is kept."""
        if self.file is None:
            self.file = saves.new_file(self.table.game.name)
        return self.file

    def quit(self) -> None:
        raise Quit

    def keep(self) -> int:
        """Save what was played; where that cannot be done, the record is printed, so that nothing is lost."""
        if not self.table.plies:
            return 0
        match = matchfile.match_of(self.table, self.players)
        try:
            path = self.own_file()
            matchfile.save(match, path)
        except PosseError as error:
            self.say(str(error), "red")
            self.say(self.words("terminal-printed"))
            self.console.print(match.text(), markup=False, highlight=False, soft_wrap=True)
            return 1
        command = f"replay {path}" if self.table.is_over() else f"play --resume {path}"
        self.say(self.words("terminal-kept"), "dim")
        self.console.print(Text(f"  {program()} {command}{self.again}", style="dim"), soft_wrap=True)
        return 0

    def show(self) -> None:
        game = self.table.game
        self.console.rule(Text(self.words(f"{game.name}-title"), style="bold"), style="dim")
        self.say(game.table(self.table.box, self.table.view(self.me), self.words, self.names))
        moves = self.table.offer(self.me).moves
        if moves:
            self.say("")
        labels = [capital(game.label(game.moves.read(move), self.words, self.names)) for move in moves]
        if len(moves) <= ONE_COLUMN:
            for i, (label, move) in enumerate(zip(labels, moves, strict=True), 1):
                line = Text.assemble((f"{i:>3}  ", "bold"), f"{label:<{max(map(len, labels))}}", ("   " + move, "dim"))
                self.console.print(line, soft_wrap=True)
            return
        n_lines = (len(labels) + 1) // 2
        for i in range(n_lines):
            line = Text()
            for k in (i, i + n_lines):
                if k < len(labels):
                    line.append(f"{k + 1:>3}  ", "bold").append(f"{labels[k][:WIDTH]:<{WIDTH}}")
            line.rstrip()
            self.console.print(line, soft_wrap=True)

    def tell(self, ply: Ply) -> None:
        """What has just happened, but for what others did unseen: the table shows that it was done."""
        for event in ply.told(self.me):
            line = "" if event.item == HIDDEN else self.table.game.story(event, self.words, self.names)
            if line:
                self.say("· " + line, "bold" if ply.seat == self.me else "")

    def refusal(self, refused: Refused, answer: str) -> str:
        if refused.rule is None:
            return f"{self.words('terminal-no-move', move=answer)} {self.words('terminal-ask-help')}"
        return f"{refused.rule}: {self.words(refused.rule)}"

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=False)


def capital(line: str) -> str:
    return line[:1].upper() + line[1:]


def program() -> str:
    """How this program can be called again from here."""
    return "posse" if shutil.which("posse") else os.path.relpath(Path(sys.prefix) / "bin" / "posse")
