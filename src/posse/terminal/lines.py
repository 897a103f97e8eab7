"""A table in lines, printed below each other and answered by typing: works in a pipe and with a screen reader too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from posse.bots.workers import dismiss
from posse.engine.table import Illegal, Ply
from posse.text.plain import lines_of
from posse.text.sheet import plain

from .rulebook import rule_line
from .sitting import Sitting

ONE_COLUMN = 8  # moves; more stand by groups in two columns, without their notation
WIDTH = 35


class Quit(Exception):
    """The person gets up."""


@dataclass
class LineTable:
    """A sitting in lines."""

    sitting: Sitting
    console: Console
    ask: Callable[[str], str] = input

    def __post_init__(self) -> None:
        self.table = self.sitting.table
        self.words = self.sitting.words
        self.has_shown = False

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
            dismiss()
            kept = self.sitting.keep(self.console)
        return max(left, kept)

    def play(self) -> None:
        self.say(self.words(f"{self.table.game.name}-pitch"), "italic")
        self.say(self.words("terminal-welcome"), "dim")
        if self.sitting.is_getting_ready():
            self.say(self.words("terminal-get-ready"), "dim")
        while not self.table.is_over():
            seat = self.sitting.next_seat()
            if seat in self.sitting.bots:
                self.tell(self.sitting.play_bot(seat))
            else:
                self.my_move()
        self.show()
        self.say(f"{self.sitting.won()} {self.sitting.scores()}", "bold")
        self.say(lines_of(self.sitting.finale()))

    def my_move(self) -> None:
        self.show()
        offer = self.table.offer(self.sitting.me)
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
                if self.table.offer(self.sitting.me) != offer:
                    return
                continue
            try:
                ply = self.table.play(self.sitting.meant(answer), self.sitting.me, offer.number)
            except Illegal as refused:
                self.say(self.sitting.refusal(refused, answer), "red")
                continue
            self.sitting.commit()
            self.tell(ply)
            return

    def command(self, answer: str) -> bool:
        """Do what is no move; False: it was none of these."""
        word, _, rest = answer.partition(" ")
        if answer.startswith("?"):
            self.explain(answer[1:].strip())
        elif self.sitting.rule_called(answer):
            self.rules(answer)
        elif word.lower() in ("help", "rules", "save"):
            {"help": self.explain, "rules": self.rules, "save": self.save}[word.lower()](rest.strip())
        elif answer.lower() in ("log", "undo", "u", "memory", "m", "quit", "q"):
            {"l": self.retell, "u": self.undo, "m": self.remember, "q": self.quit}[answer[0].lower()]()
        else:
            return False
        return True

    def explain(self, move: str) -> None:
        """Help; or, with a move, why it is refused; or, with a number, that rule."""
        if not move:
            game, offered = self.table.game, self.table.offer(self.sitting.me).moves
            move = next(phrase for phrase in reversed(game.paper.moves.phrases) if phrase not in offered)
            rule = game.paper.rule_numbers[len(game.paper.rule_numbers) // 2]
            self.say(self.words("terminal-help", move=move, rule=rule, legal=offered[-1]))
            return
        if self.sitting.rule_called(move):
            self.rules(move)
            return
        line, is_said = self.sitting.why_not_words(move)
        self.say(line, "" if is_said else "red")

    def rules(self, number: str) -> None:
        found = self.sitting.find_rule(number)
        if number and not found:
            self.say(self.words("terminal-no-rule", number=number), "red")
            return
        if found:
            self.say(self.sitting.rule(found))
            return
        for title, rules in self.sitting.sections():
            self.say(f"\n{title}", "bold")
            for rule in rules:
                self.say(rule_line(rule, self.words))
        sheet = self.sitting.box_sheet()
        self.say(f"\n{plain(sheet.title)}", "bold")
        self.say(lines_of(sheet, self.console.width))

    def retell(self) -> None:
        for ply in self.table.plies:
            self.tell(ply)

    def undo(self) -> None:
        if self.sitting.undo():
            self.say(self.words("terminal-undone"), "dim")
        else:
            self.say(self.words("terminal-no-undo"), "red")

    def remember(self) -> None:
        """The memory aid on or off."""
        line = self.sitting.switch_memory_aid()
        self.has_shown = False  # how to read it has changed
        self.show()
        self.say(line, "dim")

    def save(self, name: str = "") -> None:
        line, is_done = self.sitting.save(name)
        self.console.print(Text(line, style="dim" if is_done else "red"), soft_wrap=is_done)

    def quit(self) -> None:
        raise Quit

    def show(self) -> None:
        sheet = self.sitting.sheet()
        self.console.rule(Text(plain(sheet.title), style="bold"), style="dim")
        self.say(lines_of(sheet, asides=not self.has_shown))
        self.has_shown = True
        moves = self.table.offer(self.sitting.me).moves
        if moves:
            self.say("")
        labels = [self.sitting.label(move) for move in moves]
        if len(moves) <= ONE_COLUMN:
            for i, (label, move) in enumerate(zip(labels, moves, strict=True), 1):
                line = Text.assemble((f"{i:>3}  ", "bold"), f"{label:<{max(map(len, labels))}}", ("   " + move, "dim"))
                self.console.print(line, soft_wrap=True)
            return
        self.show_groups(moves)

    def show_groups(self, moves: tuple[str, ...]) -> None:
        """Many moves: by groups, in two columns."""
        game = self.table.game
        groups: dict[str, list[tuple[int, str]]] = {}
        for i, move in enumerate(moves, 1):
            group = self.sitting.text.group(game.paper.moves.read(move))
            groups.setdefault(group, []).append((i, self.sitting.brief(move)))
        for group, choices in groups.items():
            self.say(self.words(f"{game.name}-group-{group}"), "dim")
            n_lines = (len(choices) + 1) // 2
            for first, second in zip_longest(choices[:n_lines], choices[n_lines:]):
                line = Text()
                for number, label in filter(None, (first, second)):
                    line.append(f"{number:>3}  ", "bold").append(f"{label[:WIDTH]:<{WIDTH}}")
                line.rstrip()
                self.console.print(line, soft_wrap=True)

    def tell(self, ply: Ply) -> None:
        for line, is_mine, is_heading in self.sitting.story(ply):
            if is_heading:
                self.say("")
            self.say("· " + line, "bold" if is_mine or is_heading else "")

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=False)
