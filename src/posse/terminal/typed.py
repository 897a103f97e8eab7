"""What is typed into the line at the foot: a move in notation, or a command as at a table in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import pages

if TYPE_CHECKING:
    from .screen import TableApp


def obey(app: TableApp, answer: str) -> None:
    """Do what was typed: a command, or else a move."""
    word, _, rest = answer.partition(" ")
    if answer.startswith("?"):
        ask(app, answer[1:].strip())
    elif word.lower() in ("help", "rules"):
        ask(app, rest.strip())
    elif app.sitting.rule_called(answer):
        ask(app, answer)
    elif word.lower() == "save":
        app.save(rest.strip())
    elif answer.lower() in ("log", "undo", "memory", "quit", "u", "m", "q"):
        {"l": app.enlarge, "u": app.undo, "m": app.remember, "q": app.leave}[answer[0].lower()]()
    elif app.is_asking:
        app.play(app.sitting.meant(answer))
    elif answer:
        app.note(app.sitting.words("terminal-not-now"), "bad")


def ask(app: TableApp, about: str) -> None:
    """Help; or, with a move, why it is refused; or, with a number, that rule."""
    rule = app.sitting.find_rule(about)
    if rule or not about:
        app.push_screen(pages.help_page(app.sitting, app.last_refusal, at=rule or ""))
        return
    line, is_said = app.sitting.why_not_words(about)
    forbids = app.sitting.rule_called(line.partition(":")[0])
    if forbids:
        app.refuse(forbids)
    else:
        app.note(line, "good" if is_said else "bad")
