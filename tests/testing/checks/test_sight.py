"""Games that show what is hidden, or do not tell what happens, are caught."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from posse.engine.game import NoScratch
from posse.engine.log import EVERYONE, NOTHING, NOWHERE, Log, tell
from posse.engine.rng import below
from posse.engine.rule import rule
from posse.engine.struct import Grid, Row
from posse.games import game
from posse.games.showdown.box import Box
from posse.games.showdown.events import CHOSEN, DODGED
from posse.games.showdown.moves import N_KINDS, VEST
from posse.games.showdown.resample import resample
from posse.games.showdown.rules import actors, apply, end_round, turn
from posse.games.showdown.setup import setup
from posse.games.showdown.state import ANSWER, CHOOSE, State
from posse.games.showdown.view import View, view
from posse.testing import CHECKS
from tests.games.showdown.kit import KIT
from tests.testing.broken import check_bites, grafted, with_rules

GAME = game("showdown")


class LeakingView(View):
    peek: Annotated[Grid, "i1", 4, N_KINDS]  # everybody's hand


def view_that_leaks(box: Box, s: State, seat: int, v: LeakingView) -> None:
    view(box, s, seat, v)
    for other in range(4):
        for kind in range(N_KINDS):
            v.peek[other, kind] = s.hand[other, kind]


def test_a_leaking_view_is_caught() -> None:
    kit = with_rules(View=LeakingView, view=view_that_leaks)
    check_bites("worlds_look_alike", kit, "a resampled world looks different to seat 0")


def resample_that_is_in_on_it(box: Box, v: LeakingView, s: State, scratch: NoScratch) -> None:
    """Deals the hands that the view should not have shown."""
    resample(box, v, s, scratch)
    for other in range(v.n_seats):
        for kind in range(N_KINDS):
            s.pile[kind] += s.hand[other, kind] - v.peek[other, kind]
            s.hand[other, kind] = v.peek[other, kind]


def test_a_leaking_view_is_caught_even_if_resample_is_in_on_it() -> None:
    kit = with_rules(View=LeakingView, view=view_that_leaks, resample=resample_that_is_in_on_it)
    check_bites("worlds_are_the_right_ones", kit, "was told the same and sees something else")


def view_that_forgets(box: Box, s: State, seat: int, v: View) -> None:
    view(box, s, seat, v)
    for other in range(4):
        for kind in range(N_KINDS):
            v.known[other, kind] = 0


def test_a_view_without_a_perfect_memory_is_caught() -> None:
    check_bites("worlds_are_the_right_ones", with_rules(view=view_that_forgets), "cannot be in")


def apply_asking_holders_only(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    apply(box, s, seat, move, log)
    if s.phase == ANSWER and s.hand[s.target, VEST] == 0:
        end_round(box, s, log)


def test_a_question_asked_only_of_those_who_hold_the_card_is_caught() -> None:
    kit = with_rules(apply=apply_asking_holders_only)
    check_bites("worlds_play_alike", kit, "tells seat . something hidden|who is asked depends on what is hidden")


def actors_by_hand(box: Box, s: State) -> int:
    found = actors(box, s)
    if s.phase == CHOOSE:  # nobody without a jack is asked
        for seat in range(s.n_seats):
            if s.hand[seat, 0] == 0 and found & ~(1 << seat):
                found &= ~(1 << seat)
    return found


def test_actors_that_depend_on_hidden_cards_are_caught() -> None:
    check_bites(
        "worlds_look_alike",
        with_rules(actors=actors_by_hand),
        "who may act, or whose turn it is, depends on what is hidden",
    )


class RoleState(State):
    role: Annotated[Row, "i1", 4]  # [seat]; secret


class RoleView(View):
    role: Annotated[Row, "i1", 4]


def setup_with_roles(box: Box, s: RoleState, n_seats: int, log: Log | None) -> None:
    setup(box, s, n_seats, log)
    for seat in range(n_seats):
        s.role[seat] = below(s, 2)


def view_of_roles(box: Box, s: RoleState, seat: int, v: RoleView) -> None:
    view(box, s, seat, v)
    for other in range(4):
        v.role[other] = s.role[other]


def resample_with_roles(box: Box, v: RoleView, s: RoleState, scratch: NoScratch) -> None:
    resample(box, v, s, scratch)
    for other in range(4):
        s.role[other] = v.role[other]


def test_a_secret_of_the_opening_that_a_view_shows_is_caught() -> None:
    rules = replace(
        GAME.rules,
        State=RoleState,
        View=RoleView,
        setup=grafted_setup,
        view=view_of_roles,
        resample=resample_with_roles,
    )
    kit = replace(KIT, game=GAME.altered(rules=rules))
    check_bites("worlds_are_the_right_ones", kit, "was told the same and sees something else .* when the game opens")


grafted_setup = rule(setup_with_roles)


def turn_of_an_ace(box: Box, s: State) -> int:
    if s.phase == CHOOSE:
        for seat in range(s.n_seats):
            if s.laid[seat] == 0 and s.hand[seat, 2] > 0:
                return seat
    return turn(box, s)


def test_a_turn_that_depends_on_hidden_cards_is_caught() -> None:
    check_bites("worlds_look_alike", with_rules(turn=turn_of_an_ace), "whose turn it is, depends on what is hidden")


def tell_too_much(log: Log | None, what: int, seat: int, item: int, n: int, a: int, b: int, seen_by: int) -> None:
    tell(log, what, seat, item, n, a, b, EVERYONE if what == CHOSEN else seen_by)


def test_an_event_told_to_those_who_may_not_know_is_caught() -> None:
    kit = with_rules(apply=grafted(apply, tell, tell_too_much))
    check_bites("worlds_are_the_right_ones", kit, "cannot be in|sees something else")


def apply_that_names_vests(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    """Who lays a card is told if the next seat holds a vest; so who is told nothing knows that it holds none."""
    apply(box, s, seat, move, log)
    other = (seat + 1) % s.n_seats
    if s.phase == CHOOSE and s.hand[other, VEST] > 0:
        tell(log, DODGED, other, NOTHING, 0, NOWHERE, NOWHERE, EVERYONE)


def test_a_silence_that_teaches_is_caught_where_the_move_can_be_taken_back() -> None:
    kit = with_rules(apply=apply_that_names_vests)
    CHECKS["worlds_play_alike"](replace(kit, n_games=2))
    check_bites("taking_back_teaches_nothing", kit, "taught its seat something: seat . plays 'lay")


class TalkativeView(View):
    def as_dict(self) -> dict[str, Any]:
        return {**super().as_dict(), "key": [1, 2, 3]}


def test_json_with_more_than_the_view_is_caught() -> None:
    check_bites("json_is_the_view", with_rules(View=TalkativeView), r"different fields: \['key'\]")


class ViewWithKey(View):
    words: Annotated[Row, "i1", 16]


def test_a_view_with_a_field_of_the_stream_is_caught() -> None:
    check_bites("no_padding", with_rules(View=ViewWithKey), "a view holds the stream's words")
