"""The command line as a whole: every command explains itself, with examples that can be typed."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator

import pytest

from posse.cli.parser import Parser, listed, posse_parser

from .calling import Capture, fails, run


def commands(parser: Parser, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Parser]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name in listed(action):
                below = (*words, name)
                yield below, action.choices[name]
                yield from commands(action.choices[name], below)


ALL = dict(commands(posse_parser()))


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_every_command_has_examples_that_are_understood(words: tuple[str, ...]) -> None:
    head, *examples = (ALL[words].epilog or "").splitlines()
    assert head == "examples:"
    assert examples
    for example in examples:
        line = example.partition("#")[0].partition(">")[0]
        program, *arguments = shlex.split(line)
        assert program == "posse"
        assert arguments[: len(words)] == list(words)
        assert posse_parser().parse_args(arguments).run


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_every_option_is_explained(words: tuple[str, ...]) -> None:
    for action in ALL[words]._actions:
        assert action.help or isinstance(action, argparse._SubParsersAction), (words, action.dest)


def test_options_are_written_out(capsys: Capture) -> None:
    assert fails(capsys, "play", "--lang", "de") == "there is no option --lang; did you mean --language?"
    assert fails(capsys, "play", "--seet", "3") == "there is no option --seet; did you mean --seed?"
    assert fails(capsys, "simulate", "showdown", "--json=1").startswith("argument --json: ignored explicit argument")


def test_what_is_too_much_is_said(capsys: Capture) -> None:
    assert fails(capsys, "rules", "showdown", "1", "2") == "unexpected argument '2'; see `posse rules --help`"
    assert fails(capsys, "admin", "bann", "Ann") == "there is no action 'bann'; did you mean ban?"


def test_help_lists_the_commands() -> None:
    shown = run("--help").stdout
    for words in ALL:
        if len(words) == 1:
            assert f"\n    {words[0]} " in shown
    assert " complete " not in shown
