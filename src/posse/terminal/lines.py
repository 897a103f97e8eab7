"""A table in lines, printed below each other and answered by typing: works in a pipe and with a screen reader too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from posse.bots.bot import Bot
from posse.engine import matchfile
from posse.engine.game import Game, PosseError
from posse.engine.notation import NotationError
from posse.engine.rng import Stream
from posse.engine.table import Ply, Refused, Table
from posse.locales import Words

from . import saves


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
    file: Path | None = None  # where the game is kept
    ask: Callable[[str], str] = input
    _saved: int = field(default=-1, init=False)  # plies

    def __post_init__(self) -> None:
        self.names = tuple(player.partition(" (")[0] for player in self.players)

    def run(self) -> int:
        """Play to the end; 0, or 130 when the person left by Ctrl-C."""
        left = 0
        try:
            self.play()
        except Quit:
            pass
        except KeyboardInterrupt:
            self.say("")
            left = 130
        except EOFError:
            self.say("")
        return max(left, self.keep())

    def play(self) -> None:
        while not self.table.is_over():
            waiting = [seat for seat in self.table.actors() if seat in self.bots]
            if waiting:
                self.bot_moves(waiting[0])
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
            answer = self.ask(self.words("terminal-prompt") + " ").strip()
            if not answer:
                continue
            if answer.isdecimal():
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
        commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "rules": self.rules,
            "log": self.retell,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }
        commands |= {name[0]: do for name, do in commands.items() if name in ("undo", "quit")}
        if word.lower() not in commands or (rest and word.lower() in ("undo", "quit", "log", "u", "q")):
            return False
        commands[word.lower()](rest.strip())
        return True

    def explain(self, move: str) -> None:
        """Help; or, with a move, why it is refused."""
        if not move:
            self.say(self.words("terminal-help"))
            return
        game = self.table.game
        try:
            rule = game.why_not(self.table.box, self.table.view(self.me), game.moves.read(move))
        except NotationError:
            self.say(self.words("terminal-no-move", move=move), "red")
            return
        self.say(self.words("terminal-legal") if rule is None else f"{rule}: {self.words(rule)}")

    def rules(self, number: str) -> None:
        numbers = self.table.game.rule_numbers
        if number and number.upper() not in numbers:
            self.say(self.words("terminal-no-rule", number=number), "red")
            return
        for rule in [number.upper()] if number else numbers:
            self.say(f"{rule}: {self.words(rule)}")

    def retell(self, _: str = "") -> None:
        for ply in self.table.plies:
            self.tell(ply)

    def undo(self, _: str = "") -> None:
        mine = [i for i, ply in enumerate(self.table.plies) if ply.seat == self.me]
        if not mine:
            self.say(self.words("terminal-no-undo"), "red")
            return
        self.table.undo(mine[-1])
        self.say(self.words("terminal-undone"), "dim")

    def save(self, name: str = "") -> None:
        path = Path(name).expanduser() if name else self.file or saves.new_file(self.table.game.name)
        try:
            matchfile.save(matchfile.match_of(self.table, self.players), path)
        except PosseError as error:
            self.say(str(error), "red")
            return
        self.file, self._saved = path, len(self.table.plies)
        self.say(self.words("terminal-saved", file=str(path)), "dim")

    def quit(self, _: str = "") -> None:
        raise Quit

    def keep(self) -> int:
        """Save what was played; where that cannot be done, the record is printed, so that nothing is lost."""
        if not self.table.plies or self._saved == len(self.table.plies):
            return 0
        match = matchfile.match_of(self.table, self.players)
        try:
            path = self.file or saves.new_file(self.table.game.name)
            matchfile.save(match, path)
        except PosseError as error:
            self.say(str(error), "red")
            self.say(self.words("terminal-printed"))
            self.console.print(match.text(), markup=False, highlight=False, soft_wrap=True)
            return 1
        command = "replay" if self.table.is_over() else "play --resume"
        self.say(self.words("terminal-kept", command=f"posse {command} {path}"), "dim")
        return 0

    def show(self) -> None:
        game = self.table.game
        self.console.rule(Text(self.words(f"{game.name}-title"), style="bold"), style="dim")
        self.say(game.table(self.table.box, self.table.view(self.me), self.words, self.names))
        moves = self.table.offer(self.me).moves
        if moves:
            self.say("")
        labels = [game.label(game.moves.read(move), self.words, self.names) for move in moves]
        for i, (label, move) in enumerate(zip(labels, moves, strict=True), 1):
            line = Text.assemble((f"{i:>3}  ", "bold"), f"{label:<{max(map(len, labels))}}", ("   " + move, "dim"))
            self.console.print(line, soft_wrap=True)

    def tell(self, ply: Ply) -> None:
        for event in ply.told(self.me):
            line = self.table.game.story(event, self.words, self.names)
            if line:
                self.say("· " + line, "bold" if ply.seat == self.me else "")

    def refusal(self, refused: Refused, answer: str) -> str:
        if refused.rule is None:
            return f"{self.words('terminal-no-move', move=answer)} {self.words('terminal-ask-help')}"
        return f"{refused.rule}: {self.words(refused.rule)}"

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=False)


BOT_NAMES = ("Hank", "Clementine", "Doc", "Molly", "Silas")


def seat_players(me: int, n_seats: int, name: str, level: str) -> tuple[str, ...]:
    """Who sits where, as a record names them: a bot's level stands in brackets."""
    bots = iter(BOT_NAMES)
    return tuple(name if seat == me else f"{next(bots)} ({level})" for seat in range(n_seats))


def level_of(player: str) -> str | None:
    """The level of a bot, from its name in a record; None: a person."""
    return player[player.rindex("(") + 1 : -1] if player.endswith(")") and " (" in player else None


def person_in(players: tuple[str, ...], game: Game[Any, Any, Any]) -> int:
    """The seat of the first person in a record."""
    for seat, player in enumerate(players):
        if level_of(player) is None:
            return seat
    raise PosseError(f"no person sat at that table of {game.name}")
