"""Proof that the kit bites: for every check, games broken on purpose that it must catch."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

from posse.engine import compiled, matchfile
from posse.engine import speed as speeds
from posse.engine.edition import load_box
from posse.engine.game import Game
from posse.engine.log import EVERYONE, Log, tell
from posse.engine.notation import PositionNotation, Spelling
from posse.engine.record import Grid, Row
from posse.engine.rng import Stream, below, draw_from, draw_one
from posse.engine.rule import Parts, graft, rule
from posse.engine.table import Table
from posse.games.showdown import GAME, text
from posse.games.showdown.box import Box
from posse.games.showdown.events import CHOSEN, COIN, PILE
from posse.games.showdown.moves import HOLD, LAY, N_KINDS, SHOW_VEST, VEST
from posse.games.showdown.resample import resample
from posse.games.showdown.rules import actors, apply, end_round, legal, turn
from posse.games.showdown.scoring import payoff
from posse.games.showdown.setup import setup
from posse.games.showdown.state import ANSWER, CHOOSE, POSITION, State
from posse.games.showdown.view import View, view
from posse.locales import Words
from posse.testing import CHECKS, Broken, Kit, Refusal, conform
from tests.games.showdown.kit import KIT

AnyGame = Game[Any, Any, Any]


def with_rules(**rules: Callable[..., Any]) -> Kit:
    return replace(KIT, game=replace(GAME, rules=replace(GAME.rules, **rules)))


def with_words(**parts: Any) -> Kit:
    return replace(KIT, game=replace(GAME, **parts))


def grafted(f: Callable[..., Any], old: Callable[..., Any], new: Callable[..., Any]) -> Callable[..., Any]:
    """A rule with one of the rules it reaches replaced."""
    return rule(graft(f, Parts(replaced={old: new})))


def bitten(check: str, kit: Kit, line: str) -> None:
    with pytest.raises(Broken, match=line):
        CHECKS[check](kit)


# What seats see


class LeakingView(View):
    peek: Annotated[Grid, "i1", 4, N_KINDS]  # everybody's hand


def view_that_leaks(box: Box, s: State, seat: int, v: LeakingView) -> None:
    view(box, s, seat, v)
    for other in range(4):
        for kind in range(N_KINDS):
            v.peek[other, kind] = s.hand[other, kind]


def test_a_leaking_view_is_caught() -> None:
    kit = with_rules(view=view_that_leaks)
    kit = replace(kit, game=replace(kit.game, view=LeakingView))
    bitten("worlds_look_alike", kit, "a resampled world looks different to seat 0")


def resample_that_is_in_on_it(box: Box, v: LeakingView, s: State) -> None:
    """Deals the hands that the view should not have shown."""
    resample(box, v, s)
    for other in range(v.n_seats):
        for kind in range(N_KINDS):
            s.pile[kind] += s.hand[other, kind] - v.peek[other, kind]
            s.hand[other, kind] = v.peek[other, kind]


def test_a_leaking_view_is_caught_even_if_resample_is_in_on_it() -> None:
    kit = with_rules(view=view_that_leaks, resample=resample_that_is_in_on_it)
    kit = replace(kit, game=replace(kit.game, view=LeakingView))
    bitten("worlds_are_the_right_ones", kit, "was told the same and sees something else")


def view_that_forgets(box: Box, s: State, seat: int, v: View) -> None:
    view(box, s, seat, v)
    for other in range(4):
        for kind in range(N_KINDS):
            v.known[other, kind] = 0


def test_a_view_without_a_perfect_memory_is_caught() -> None:
    bitten("worlds_are_the_right_ones", with_rules(view=view_that_forgets), "cannot be in")


def apply_asking_holders_only(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    apply(box, s, seat, move, log)
    if s.phase == ANSWER and s.hand[s.target, VEST] == 0:
        end_round(box, s, log)


def test_a_question_asked_only_of_those_who_hold_the_card_is_caught() -> None:
    kit = with_rules(apply=apply_asking_holders_only)
    bitten("worlds_play_alike", kit, "tells seat . something hidden|who is asked depends on what is hidden")


def actors_by_hand(box: Box, s: State) -> int:
    found = actors(box, s)
    if s.phase == CHOOSE:  # nobody without a jack is asked
        for seat in range(s.n_seats):
            if s.hand[seat, 0] == 0 and found & ~(1 << seat):
                found &= ~(1 << seat)
    return found


def test_actors_that_depend_on_hidden_cards_are_caught() -> None:
    bitten(
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


def resample_with_roles(box: Box, v: RoleView, s: RoleState) -> None:
    resample(box, v, s)
    for other in range(4):
        s.role[other] = v.role[other]


def test_a_secret_of_the_opening_that_a_view_shows_is_caught() -> None:
    rules = replace(
        GAME.rules,
        setup=grafted_setup,
        view=view_of_roles,
        resample=resample_with_roles,
    )
    kit = replace(KIT, game=replace(GAME, rules=rules, state=RoleState, view=RoleView))
    bitten("worlds_are_the_right_ones", kit, "was told the same and sees something else .* when the game opens")


grafted_setup = rule(setup_with_roles)


def turn_of_an_ace(box: Box, s: State) -> int:
    if s.phase == CHOOSE:
        for seat in range(s.n_seats):
            if s.laid[seat] == 0 and s.hand[seat, 2] > 0:
                return seat
    return turn(box, s)


def test_a_turn_that_depends_on_hidden_cards_is_caught() -> None:
    bitten("worlds_look_alike", with_rules(turn=turn_of_an_ace), "whose turn it is, depends on what is hidden")


def tell_too_much(log: Log | None, what: int, seat: int, item: int, n: int, a: int, b: int, seen_by: int) -> None:
    tell(log, what, seat, item, n, a, b, EVERYONE if what == CHOSEN else seen_by)


def test_an_event_told_to_those_who_may_not_know_is_caught() -> None:
    kit = with_rules(apply=grafted(apply, tell, tell_too_much))
    bitten("worlds_are_the_right_ones", kit, "cannot be in|sees something else")


class TalkativeView(View):
    def as_dict(self) -> dict[str, Any]:
        return {**super().as_dict(), "key": [1, 2, 3]}


def test_json_with_more_than_the_view_is_caught() -> None:
    bitten("json_is_the_view", with_words(view=TalkativeView), r"other fields: \['key'\]")


class ViewWithKey(View):
    words: Annotated[Row, "i1", 16]


def test_a_view_with_a_field_of_the_stream_is_caught() -> None:
    bitten("no_padding", with_words(view=ViewWithKey), "a view holds the stream's words")


# What happens


def legal_with_too_much(box: Box, s: State, seat: int, moves: Row) -> int:
    n = legal(box, s, seat, moves)
    if s.phase == CHOOSE and n == 1:
        moves[n] = LAY + (moves[0] - LAY + 1) % N_KINDS
        n += 1
    return n


def test_a_legal_move_that_cannot_be_played_is_caught() -> None:
    kit = with_rules(legal=legal_with_too_much)
    bitten("every_legal_move_applies", kit, "less than nothing at hand-. after 'lay")
    bitten("every_other_move_is_refused", kit, "a legal move is refused by SD-11")


def apply_that_stumbles(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if move == SHOW_VEST:
        raise ZeroDivisionError
    apply(box, s, seat, move, log)


def test_a_legal_move_that_raises_is_caught() -> None:
    kit = with_rules(apply=apply_that_stumbles)
    bitten("every_legal_move_applies", kit, r"cannot be played \(ZeroDivisionError\(\)\): 'vest'")


def apply_that_loses_a_card(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    apply(box, s, seat, move, log)
    if move == SHOW_VEST:
        s.discard[VEST] -= 1


def test_a_card_that_vanishes_is_caught() -> None:
    bitten("conserved", with_rules(apply=apply_that_loses_a_card), "5 × vest, not 6")


def setup_with_a_coin_too_many(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    setup(box, s, n_seats, log)
    s.bank += 1


def test_a_coin_from_nowhere_is_caught_at_the_opening() -> None:
    bitten("conserved", with_rules(setup=setup_with_a_coin_too_many), "61 × coin, not 60: at the opening")


def tell_all_but(what_not: int) -> Callable[..., None]:
    def tell_some(log: Log | None, what: int, seat: int, item: int, n: int, a: int, b: int, seen_by: int) -> None:
        if what != what_not:
            tell(log, what, seat, item, n, a, b, seen_by)

    return tell_some


@pytest.mark.parametrize(
    "what", [what for what, name in enumerate(GAME.events) if name not in ("held", "passed", "ended")]
)
def test_an_event_left_out_is_caught(what: int) -> None:
    kit = with_rules(apply=grafted(apply, tell, tell_all_but(what)))
    if GAME.events[what] == "aimed":  # moves nothing; but nobody would know at whom
        bitten("worlds_are_the_right_ones", kit, "was told the same and sees something else")
    else:
        bitten("events_are_complete", kit, "do not lead to|takes what is not at")
        bitten("conserved", kit, "events do not explain")


def tell_of_the_wrong_place(log: Log | None, what: int, seat: int, item: int, n: int, a: int, b: int, by: int) -> None:
    tell(log, what, seat, item, n, PILE if item == COIN else a, b, by)


def test_an_event_from_the_wrong_place_is_caught() -> None:
    kit = with_rules(apply=grafted(apply, tell, tell_of_the_wrong_place))
    bitten("events_are_complete", kit, "do not lead to|takes what is not at")


def test_a_sight_that_sees_nothing_is_caught() -> None:
    bitten("events_are_complete", with_words(sight=lambda box, v: {}), "sight and census know other places")


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

    bitten("games_end", with_rules(apply=never_over), "is not over after 200 plies")


def payoff_for_all(box: Box, s: State, out: Any) -> None:
    payoff(box, s, out)
    out[0, 0] += 0.5


def test_shares_that_do_not_add_up_are_caught() -> None:
    bitten("games_end", with_rules(payoff=payoff_for_all), "the shares of the win are")


# What must not be written


def legal_that_writes(box: Box, s: State, seat: int, moves: Row) -> int:
    s.target = seat
    return legal(box, s, seat, moves)


def test_a_legal_that_changes_the_state_is_caught() -> None:
    bitten("asking_changes_nothing", with_rules(legal=legal_that_writes), "asking changed the state")


def apply_that_writes_the_box(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    apply(box, s, seat, move, log)
    if move == HOLD:
        box.stake += 1


def test_a_box_that_is_written_is_caught_and_put_right() -> None:
    before = bytes(KIT.box)
    bitten(
        "box_is_not_written", with_rules(apply=apply_that_writes_the_box), "the box was written: seat . plays 'hold'"
    )
    assert bytes(KIT.box) == before


def payoff_that_writes_the_box(box: Box, s: State, out: Any) -> None:
    payoff(box, s, out)
    box.bounty = 9


def test_a_box_that_is_written_at_the_end_is_caught() -> None:
    bitten("box_is_not_written", with_rules(payoff=payoff_that_writes_the_box), "at the end of a game")


def resample_that_writes_the_box(box: Box, v: View, s: State) -> None:
    resample(box, v, s)
    box.purse = 9


def test_a_box_that_is_written_while_resampling_is_caught() -> None:
    bitten("box_is_not_written", with_rules(resample=resample_that_writes_the_box), "the box was written")


class LooseState(State):
    """A state whose dtype was made by hand, with a padding byte."""


LooseState.dtype = np.dtype(
    {
        "names": ["n_seats", "hand"],
        "formats": ["i1", "i2"],
        "offsets": [0, 2],
        "itemsize": 4,
    }
)


def test_a_padding_byte_is_caught() -> None:
    bitten("no_padding", with_words(state=LooseState), "1 padding bytes before it")


# How moves are listed and refused


def legal_in_no_order(box: Box, s: State, seat: int, moves: Row) -> int:
    """In an order that hangs on what nobody can see."""
    n = legal(box, s, seat, moves)
    if n > 1 and s.pile[0] % 2 == 0:
        moves[0], moves[1] = moves[1], moves[0]
    return n


def test_an_unstable_order_of_moves_is_caught() -> None:
    kit = with_rules(legal=legal_in_no_order)
    bitten("worlds_look_alike", kit, "what it may do, or its order, depends on what is hidden")
    bitten("pins_hold", kit, "order.* is not as pinned; the version has to rise")


def legal_backwards(box: Box, s: State, seat: int, moves: Row) -> int:
    n = legal(box, s, seat, moves)
    for i in range(n // 2):
        moves[i], moves[n - 1 - i] = moves[n - 1 - i], moves[i]
    return n


def test_another_stable_order_of_moves_is_caught_unless_the_version_rises() -> None:
    kit = with_rules(legal=legal_backwards)
    bitten("pins_hold", kit, "is not as pinned; the version has to rise")
    CHECKS["pins_hold"](replace(kit, game=replace(kit.game, version=2)))


def test_no_pins_at_all_are_caught() -> None:
    bitten("pins_hold", replace(KIT, pinned={}), "nothing is pinned")


def legal_twice(box: Box, s: State, seat: int, moves: Row) -> int:
    n = legal(box, s, seat, moves)
    if n == 1:
        moves[1] = moves[0]
        return 2
    return n


def test_a_move_listed_twice_is_caught() -> None:
    bitten("moves_are_listed_well", with_rules(legal=legal_twice), "is offered")


def turn_of_the_shooter(box: Box, s: State) -> int:
    return s.shooter if turn(box, s) >= 0 else -1


def test_a_turn_of_one_who_may_not_act_is_caught() -> None:
    bitten("moves_are_listed_well", with_rules(turn=turn_of_the_shooter), "turn is ., but actors are")


def test_a_refusal_without_a_rule_is_caught() -> None:
    def silent(box: Box, v: View, move: int) -> str | None:
        rule = text.why_not(box, v, move)
        return None if rule == "SD-20" else rule

    bitten("every_other_move_is_refused", with_words(why_not=silent), "no rule forbids an illegal move")


def test_a_refusal_by_a_rule_that_does_not_exist_is_caught() -> None:
    def mistaken(box: Box, v: View, move: int) -> str | None:
        rule = text.why_not(box, v, move)
        return "SD-99" if rule == "SD-20" else rule

    bitten("every_other_move_is_refused", with_words(why_not=mistaken), "there is no rule SD-99")


def test_a_refusal_by_the_wrong_rule_is_caught() -> None:
    def mistaken(box: Box, v: View, move: int) -> str | None:
        rule = text.why_not(box, v, move)
        return "SD-12" if rule == "SD-20" else rule

    bitten("refusals_cite_their_rule", with_words(why_not=mistaken), "'shoot 1' is refused by SD-12, not by SD-20")


def test_a_rule_that_no_example_shows_is_caught() -> None:
    some: tuple[Refusal, ...] = tuple(r for r in KIT.refusals if r.rule != "SD-23")
    bitten("refusals_cite_their_rule", replace(KIT, refusals=some), "no example shows a refusal by SD-23")


# Other worlds


def resample_without_memory(box: Box, v: View, s: State) -> None:
    """Deals as if nobody had seen a card taken."""
    seen = v.copy()
    for other in range(4):
        for kind in range(N_KINDS):
            seen.known[other, kind] = 0
    resample(box, seen, s)


def test_a_resample_that_contradicts_what_was_seen_is_caught() -> None:
    bitten("worlds_look_alike", with_rules(resample=resample_without_memory), "looks different to")


def resample_hand_without_memory(box: Box, v: View, s: State) -> None:
    """Remembers that a card is known, and deals another one all the same."""
    resample_without_memory(box, v, s)
    for other in range(v.n_seats):
        for kind in range(N_KINDS):
            s.known[other, kind] = v.known[other, kind]


def test_a_resample_that_looks_right_and_deals_the_impossible_is_caught() -> None:
    kit = with_rules(resample=resample_hand_without_memory)
    bitten("worlds_are_the_right_ones", kit, "cannot be in")


def draw_by_kind(s: Stream, counts: Row, n: int) -> int:
    """Every kind equally likely, however many copies there are."""
    kinds = [kind for kind in range(N_KINDS) if counts[kind] > 0]
    kind = kinds[below(s, len(kinds))]
    counts[kind] -= 1
    return kind


def test_a_biased_resample_is_caught() -> None:
    kit = with_rules(resample=grafted(resample, draw_one, draw_by_kind))
    bitten("worlds_are_the_right_ones", kit, "worlds come up in wrong proportion")


def lay_the_lowest(s: Stream, counts: Grid, row: int, n: int) -> int:
    kind = next(kind for kind in range(N_KINDS) if counts[row, kind] > 0)
    counts[row, kind] -= 1
    return kind


def test_a_resample_that_misses_worlds_is_caught() -> None:
    kit = with_rules(resample=grafted(resample, draw_from, lay_the_lowest))
    bitten("worlds_are_the_right_ones", kit, "worlds never come up")


def test_a_resample_that_misses_a_few_rare_worlds_is_caught() -> None:
    def squeamish(box: Box, v: View, s: State) -> None:
        """Deals again when the left neighbour would hold both kings."""
        blank = s.copy()
        while True:
            resample(box, v, s)
            left = (v.seat + 1) % v.n_seats
            if s.hand[left, 1] + (s.laid[left] == 2) < 2:
                return
            blank.key[0] = (blank.key[0] + 1) & 0xFFFFFFFF
            s.become(blank)

    bitten("worlds_are_the_right_ones", with_rules(resample=squeamish), "worlds never come up")


def test_a_tiny_edition_is_asked_for() -> None:
    bitten("worlds_are_the_right_ones", replace(KIT, tiny=None), "no tiny edition was given")


# Speeds


@rule
def setup_out_of_range(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    setup(box, s, n_seats, log)
    s.coins[n_seats + 3] = s.coins[0]


def test_a_write_out_of_range_is_caught_in_checked_mode() -> None:
    bitten("bounds_are_kept", with_rules(setup=setup_out_of_range), "a rule goes out of range")


@rule
def setup_by_another_speed(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    setup(box, s, n_seats, log)
    s.spare[0] = speed_of(s)


def speed_of(s: State) -> int:
    return 0


@rule
def speed_compiled(s: State) -> int:
    return 1


def test_speeds_that_differ_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = with_rules(setup=setup_by_another_speed)
    original = speeds.compiled_parts

    def parts(game: AnyGame) -> Parts:
        found = original(game)
        return found._replace(replaced={**found.replaced, speed_of: speed_compiled})

    monkeypatch.setattr(speeds, "compiled_parts", parts)
    bitten("speeds_tell_alike", kit, "game 0 of 2 seats is told otherwise when compiled")
    bitten("speeds_end_alike", kit, "game 0 of 2 seats ends otherwise when compiled")


def test_a_checked_mode_that_checks_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    original = compiled.compile_driver

    def unchecked(driver: Any, parts: Any, label: str, checked: bool) -> Any:
        return original(driver, parts, label, checked=False)

    monkeypatch.setattr(compiled, "compile_driver", unchecked)
    bitten("bounds_are_checked", KIT, "a write out of range went through")


def test_a_payoff_that_cannot_be_compiled_is_caught() -> None:
    def payoff_by_hand(box: Box, s: State, out: Any) -> None:
        payoff(box, s, out)
        s.n_seats.as_integer_ratio()

    kit = replace(with_rules(payoff=rule(payoff_by_hand)), skip=frozenset(CHECKS) - {"speeds_tell_alike"})
    with pytest.raises(Broken, match="speeds_tell_alike: TypingError"):
        conform(kit)


# On paper


def test_a_position_that_does_not_read_back_is_caught() -> None:
    lossy = PositionNotation(State, {**POSITION.spellings, "discard": Spelling(kinds=("card",) * 4)})
    bitten("notation_reads_back", with_words(position=lossy), "a position does not read back")


def test_rules_that_draw_from_elsewhere_do_not_replay() -> None:
    numbers = itertools.count()

    def restless(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
        if move == HOLD:
            s.words[0] = next(numbers) % 1000
        apply(box, s, seat, move, log)

    bitten("records_replay", with_rules(apply=restless), "the record does not replay")


def test_a_golden_record_that_no_longer_replays_is_caught(tmp_path: Path) -> None:
    table = Table(GAME, load_box(GAME), bytes(32), 2)
    while not table.is_over():
        offer = table.offer(table.turn())
        table.play(table.turn(), offer.number, offer.moves[0])
    path = tmp_path / "golden.posse"
    matchfile.save(matchfile.match_of(table, ("Ann", "Bob")), path)
    CHECKS["golden_records_replay"](replace(KIT, golden=[path]))

    def setup_for_others(box: Box, s: State, n_seats: int, log: Log | None) -> None:
        setup(box, s, n_seats, log)
        s.shooter = (s.shooter + 1) % n_seats

    kit = replace(with_rules(setup=setup_for_others), golden=[path])
    bitten("golden_records_replay", kit, "golden.posse: .* if the rules have changed, the version has to rise")
    CHECKS["golden_records_replay"](replace(kit, game=replace(kit.game, version=2)))


def test_a_rule_without_words_is_caught() -> None:
    kit = with_words(rule_numbers=(*GAME.rule_numbers, "SD-77"))
    bitten("words_are_there", kit, "SD-77 is missing in 'en'")


def test_a_rule_said_by_another_game_is_caught() -> None:
    bitten("words_are_there", with_words(name="duel"), "SD-1 is said in showdown.ftl, not in duel.ftl")
    bitten("words_are_there", with_words(name="duel", rule_numbers=()), "duel-title is missing in 'en'")


def test_a_story_that_nobody_wrote_is_caught() -> None:
    def story(event: Any, words: Words, names: Any) -> str:
        return words("showdown-event-unheard-of")

    bitten("words_are_there", with_words(story=story), "showdown-event-unheard-of")


# The one call


def test_the_one_call_names_all_that_is_broken() -> None:
    kit = replace(with_rules(legal=legal_that_writes), n_games=2)
    quick = frozenset(CHECKS) - {"asking_changes_nothing", "games_end", "pins_hold"}
    with pytest.raises(Broken) as broken:
        conform(replace(kit, skip=quick, pinned={}))
    lines = str(broken.value).splitlines()
    assert lines[0] == "showdown does not keep the contract:"
    assert [line.partition(":")[0] for line in lines[1:]] == ["asking_changes_nothing", "pins_hold"]


def test_every_check_has_a_broken_game() -> None:
    """No check is here that has never been seen to fail."""
    source = Path(__file__).read_text("utf-8")
    assert [check for check in CHECKS if f'bitten("{check}"' not in source] == []
