"""Worlds that do not fit are caught."""

from __future__ import annotations

from dataclasses import replace

from posse.engine.game import NoScratch
from posse.engine.rng import Stream, below, draw_from, draw_one
from posse.engine.struct import Grid, Row
from posse.games.showdown.box import Box
from posse.games.showdown.moves import N_KINDS
from posse.games.showdown.resample import resample
from posse.games.showdown.state import State
from posse.games.showdown.view import View
from tests.games.showdown.kit import KIT
from tests.testing.broken import check_bites, grafted, with_rules


def resample_without_memory(box: Box, v: View, s: State, scratch: NoScratch) -> None:
    """Deals as if nobody had seen a card taken."""
    seen = v.copy()
    for other in range(4):
        for kind in range(N_KINDS):
            seen.known[other, kind] = 0
    resample(box, seen, s, scratch)


def test_a_resample_that_contradicts_what_was_seen_is_caught() -> None:
    check_bites("worlds_look_alike", with_rules(resample=resample_without_memory), "looks different to")


def test_a_resample_that_loses_a_card_is_caught() -> None:
    def careless(box: Box, v: View, s: State, scratch: NoScratch) -> None:
        resample(box, v, s, scratch)
        if s.n_pile > 0 and s.pile[0] > 0:
            s.pile[0] -= 1
            s.pile[1] += 1

    check_bites("worlds_look_alike", with_rules(resample=careless), "× jack, not 8: in a world resampled for")


def resample_hand_without_memory(box: Box, v: View, s: State, scratch: NoScratch) -> None:
    """Remembers that a card is known, and deals another one all the same."""
    resample_without_memory(box, v, s, scratch)
    for other in range(v.n_seats):
        for kind in range(N_KINDS):
            s.known[other, kind] = v.known[other, kind]


def test_a_resample_that_looks_right_and_deals_the_impossible_is_caught() -> None:
    kit = with_rules(resample=resample_hand_without_memory)
    check_bites("worlds_are_the_right_ones", kit, "cannot be in")


def draw_by_kind(s: Stream, counts: Row, n: int) -> int:
    """Every kind equally likely, however many copies there are."""
    kinds = [kind for kind in range(N_KINDS) if counts[kind] > 0]
    kind = kinds[below(s, len(kinds))]
    counts[kind] -= 1
    return kind


def test_a_biased_resample_is_caught() -> None:
    kit = with_rules(resample=grafted(resample, draw_one, draw_by_kind))
    check_bites("worlds_are_the_right_ones", kit, "worlds come up in the wrong proportion")


def lay_the_lowest(s: Stream, counts: Grid, row: int, n: int) -> int:
    kind = next(kind for kind in range(N_KINDS) if counts[row, kind] > 0)
    counts[row, kind] -= 1
    return kind


def test_a_resample_that_misses_worlds_is_caught() -> None:
    kit = with_rules(resample=grafted(resample, draw_from, lay_the_lowest))
    check_bites("worlds_are_the_right_ones", kit, "worlds never come up")


def test_a_resample_that_misses_a_few_rare_worlds_is_caught() -> None:
    def squeamish(box: Box, v: View, s: State, scratch: NoScratch) -> None:
        """Deals again when the left neighbour would hold both kings."""
        blank = s.copy()
        while True:
            resample(box, v, s, scratch)
            left = (v.seat + 1) % v.n_seats
            if s.hand[left, 1] + (s.laid[left] == 2) < 2:
                return
            blank.key[0] = (blank.key[0] + 1) & 0xFFFFFFFF
            s.become(blank)

    check_bites("worlds_are_the_right_ones", with_rules(resample=squeamish), "worlds never come up")


def test_a_tiny_edition_is_asked_for() -> None:
    check_bites("worlds_are_the_right_ones", replace(KIT, tiny=None), "no tiny edition was given")
