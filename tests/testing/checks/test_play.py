"""Games that do not play as they should are caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from posse.engine.game import NoScratch
from posse.engine.log import Log, tell
from posse.engine.struct import Field, Row
from posse.games.showdown import GAME
from posse.games.showdown.box import Box
from posse.games.showdown.events import COIN, PILE
from posse.games.showdown.moves import HOLD, LAY, N_KINDS, SHOW_VEST, VEST
from posse.games.showdown.refusals import why_not
from posse.games.showdown.resample import resample
from posse.games.showdown.rules import apply, legal, turn
from posse.games.showdown.scoring import payoff
from posse.games.showdown.setup import setup
from posse.games.showdown.state import CHOOSE, State
from posse.games.showdown.view import View
from posse.testing import CHECKS, Refusal
from posse.testing.pins import pins
from tests.games.showdown.kit import KIT
from tests.testing.broken import check_bites, grafted, with_paper, with_rules


def legal_with_too_much(box: Box, s: State, seat: int, moves: Row) -> int:
    n = legal(box, s, seat, moves)
    if s.phase == CHOOSE and n == 1:
        moves[n] = LAY + (moves[0] - LAY + 1) % N_KINDS
        n += 1
    return n


def test_a_legal_move_that_cannot_be_played_is_caught() -> None:
    kit = with_rules(legal=legal_with_too_much)
    check_bites("every_legal_move_applies", kit, "less than nothing at hand-. after 'lay")
    check_bites("every_other_move_is_refused", kit, "a legal move is refused by SD-11")


def apply_that_stumbles(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if move == SHOW_VEST:
        raise ZeroDivisionError
    apply(box, s, seat, move, log)


def test_a_legal_move_that_raises_is_caught() -> None:
    kit = with_rules(apply=apply_that_stumbles)
    check_bites("every_legal_move_applies", kit, r"cannot be played \(ZeroDivisionError\(\)\): 'vest'")


def apply_that_loses_a_card(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    apply(box, s, seat, move, log)
    if move == SHOW_VEST:
        s.discard[VEST] -= 1


def test_a_card_that_vanishes_is_caught() -> None:
    check_bites("conserved", with_rules(apply=apply_that_loses_a_card), "5 × vest, not 6")


def setup_with_a_coin_too_many(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    setup(box, s, n_seats, log)
    s.bank += 1


def test_a_coin_from_nowhere_is_caught_at_the_opening() -> None:
    check_bites("conserved", with_rules(setup=setup_with_a_coin_too_many), "61 × coin, not 60: at the opening")


def tell_all_but(what_not: int) -> Callable[..., None]:
    def tell_some(log: Log | None, what: int, seat: int, item: int, n: int, a: int, b: int, seen_by: int) -> None:
        if what != what_not:
            tell(log, what, seat, item, n, a, b, seen_by)

    return tell_some


@pytest.mark.parametrize(
    "what", [what for what, name in enumerate(GAME.paper.events) if name not in ("held", "passed", "ended")]
)
def test_an_event_left_out_is_caught(what: int) -> None:
    kit = with_rules(apply=grafted(apply, tell, tell_all_but(what)))
    if GAME.paper.events[what] == "aimed":  # moves nothing; but nobody would know at whom
        check_bites("worlds_are_the_right_ones", kit, "was told the same and sees something else")
    else:
        check_bites("events_are_complete", kit, "do not lead to|takes what is not at")
        check_bites("conserved", kit, "events do not explain")


def tell_of_the_wrong_place(log: Log | None, what: int, seat: int, item: int, n: int, a: int, b: int, by: int) -> None:
    tell(log, what, seat, item, n, PILE if item == COIN else a, b, by)


def test_an_event_from_the_wrong_place_is_caught() -> None:
    kit = with_rules(apply=grafted(apply, tell, tell_of_the_wrong_place))
    check_bites("events_are_complete", kit, "do not lead to|takes what is not at")


def test_a_sight_that_sees_nothing_is_caught() -> None:
    check_bites("events_are_complete", with_paper(sight=lambda box, v: {}), "sight and census know different places")


def test_a_game_without_end_is_caught() -> None:
    def never_over(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
        before = s.copy()
        apply(box, s, seat, move, log)
        if turn(box, s) < 0:
            s.become(before)
            s.phase = CHOOSE
            for other in range(s.n_seats):
                s.laid[other] = 0
                s.hand[other, 0] = 1

    check_bites("games_end", with_rules(apply=never_over), "is not over after 200 plies")


def payoff_for_all(box: Box, s: State, out: Any) -> None:
    payoff(box, s, out)
    out[0, 0] += 0.5


def test_shares_that_do_not_add_up_are_caught() -> None:
    check_bites("games_end", with_rules(payoff=payoff_for_all), "the shares of the win are")


def legal_that_writes(box: Box, s: State, seat: int, moves: Row) -> int:
    s.target = seat
    return legal(box, s, seat, moves)


def test_a_legal_that_changes_the_state_is_caught() -> None:
    check_bites("asking_changes_nothing", with_rules(legal=legal_that_writes), "asking changed the state")


def apply_that_writes_the_box(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    apply(box, s, seat, move, log)
    if move == HOLD:
        box.stake += 1


def test_a_box_that_is_written_is_caught_and_put_right() -> None:
    before = bytes(KIT.game.box)
    check_bites(
        "box_is_not_written", with_rules(apply=apply_that_writes_the_box), "the box was written to: seat . plays 'hold'"
    )
    assert bytes(KIT.game.box) == before


def payoff_that_writes_the_box(box: Box, s: State, out: Any) -> None:
    payoff(box, s, out)
    box.bounty = 9


def test_a_box_that_is_written_at_the_end_is_caught() -> None:
    check_bites("box_is_not_written", with_rules(payoff=payoff_that_writes_the_box), "at the end of a game")


def resample_that_writes_the_box(box: Box, v: View, s: State, scratch: NoScratch) -> None:
    resample(box, v, s, scratch)
    box.purse = 9


def test_a_box_that_is_written_while_resampling_is_caught() -> None:
    check_bites("box_is_not_written", with_rules(resample=resample_that_writes_the_box), "the box was written to")


class LooseState(State):
    """A state that was laid out by hand, with a padding byte."""


LooseState.fields = (Field("n_seats", "b", (), 0, 1), Field("hand", "h", (), 2, 4))
LooseState.n_bytes = 4


def test_a_padding_byte_is_caught() -> None:
    check_bites("no_padding", with_rules(State=LooseState), "1 padding bytes before it")


def legal_in_no_order(box: Box, s: State, seat: int, moves: Row) -> int:
    """In an order that hangs on what nobody can see."""
    n = legal(box, s, seat, moves)
    if n > 1 and s.pile[0] % 2 == 0:
        moves[0], moves[1] = moves[1], moves[0]
    return n


def test_an_unstable_order_of_moves_is_caught() -> None:
    kit = with_rules(legal=legal_in_no_order)
    check_bites("worlds_look_alike", kit, "its moves, or their order, depend on what is hidden")
    check_bites("pins_hold", kit, "order.* is not as pinned; raise the version")


def legal_backwards(box: Box, s: State, seat: int, moves: Row) -> int:
    n = legal(box, s, seat, moves)
    for i in range(n // 2):
        moves[i], moves[n - 1 - i] = moves[n - 1 - i], moves[i]
    return n


def test_another_stable_order_of_moves_is_caught_unless_the_version_rises() -> None:
    kit = with_rules(legal=legal_backwards)
    check_bites("pins_hold", kit, "is not as pinned; raise the version")
    risen = replace(kit, game=kit.game.altered(version=2))
    check_bites("pins_hold", risen, "make the pins anew")
    CHECKS["pins_hold"](replace(risen, pinned=pins(risen.game)))


def test_no_pins_at_all_are_caught() -> None:
    check_bites("pins_hold", replace(KIT, pinned={}), "nothing is pinned")


def legal_twice(box: Box, s: State, seat: int, moves: Row) -> int:
    n = legal(box, s, seat, moves)
    if n == 1:
        moves[1] = moves[0]
        return 2
    return n


def test_a_move_listed_twice_is_caught() -> None:
    check_bites("moves_are_listed_well", with_rules(legal=legal_twice), "is offered")


def turn_of_the_shooter(box: Box, s: State) -> int:
    return s.shooter if turn(box, s) >= 0 else -1


def test_a_turn_of_one_who_may_not_act_is_caught() -> None:
    check_bites("moves_are_listed_well", with_rules(turn=turn_of_the_shooter), "turn is ., but the actors are")


def test_a_refusal_without_a_rule_is_caught() -> None:
    def silent(box: Box, v: View, move: int) -> str | None:
        rule = why_not(box, v, move)
        return None if rule == "SD-20" else rule

    check_bites("every_other_move_is_refused", with_paper(why_not=silent), "no rule forbids an illegal move")


def test_a_refusal_by_a_rule_that_does_not_exist_is_caught() -> None:
    def mistaken(box: Box, v: View, move: int) -> str | None:
        rule = why_not(box, v, move)
        return "SD-99" if rule == "SD-20" else rule

    check_bites("every_other_move_is_refused", with_paper(why_not=mistaken), "there is no rule SD-99")


def test_a_refusal_by_the_wrong_rule_is_caught() -> None:
    def mistaken(box: Box, v: View, move: int) -> str | None:
        rule = why_not(box, v, move)
        return "SD-12" if rule == "SD-20" else rule

    check_bites("refusals_cite_their_rule", with_paper(why_not=mistaken), "'shoot 1' is refused by SD-12, not by SD-20")


def test_a_rule_that_no_example_shows_is_caught() -> None:
    some: tuple[Refusal, ...] = tuple(r for r in KIT.refusals if r.rule != "SD-23")
    check_bites("refusals_cite_their_rule", replace(KIT, refusals=some), "no example shows a refusal by SD-23")
