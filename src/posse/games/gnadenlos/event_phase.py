"""The first phase of a turn, the event: GN-10 … GN-17."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved, moved_all, moved_n, moved_unseen, say, say_n, shown
from posse.engine.rng import draw_one
from posse.engine.rule import rule

from .box import Box
from .cards import CARD_SHARPS, CARDS, GOLD, HIGH_NOON, N_ADVENTURERS, N_KINDS, N_RUSHES, N_ZONES, REVOLVER
from .events import (
    ADVENTURER,
    BACK,
    BANK,
    DISCARD,
    EVENT,
    EVENT_DISCARD,
    EVENT_PILE,
    EVENT_TURNED,
    EVENTS_SHUFFLED,
    HAND,
    NO_EFFECT,
    NO_EVENT,
    NO_THEFT,
    NUGGET,
    PURSE,
    REVEALED,
    RUSHED,
    SHOT,
    SHOWN,
    SHOWS,
    SPENT,
    TURNS,
    UNDERTAKER,
)
from .hats import BY_GOAL, BY_UNDERTAKER, end_game, goal_reached, move_hat
from .state import AFTER_THEFT, BEFORE_BUYING, NEXT_GAP, SHOWING, STEALING, State


@rule
def begin_turn(box: Box, s: State, log: Log | None) -> None:
    say(log, TURNS, s.revolver)
    s.phase = BEFORE_BUYING
    choosing = 0
    n = 0
    for seat in range(s.n_seats):
        if s.n_hand[seat] > 0:
            choosing |= 1 << seat
            n += 1
    if n < 2:  # GN-10
        say(log, NO_EVENT, NOBODY)
        return
    turn_event(s, log)
    if s.n_turned == box.n_events and s.undertaker < box.undertaker:  # GN-11: the last card is never carried out
        moved_all(log, EVENTS_SHUFFLED, NOBODY, box.n_events, EVENT_DISCARD, EVENT_PILE)
        for kind in range(N_KINDS):
            s.events[kind] = box.events[kind]
        s.n_turned = 0
        turn_event(s, log)
    if s.undertaker >= box.undertaker:  # GN-15
        end_game(s, BY_UNDERTAKER, log)
        return
    s.choosing = choosing
    s.phase = SHOWING
    for i in range(s.n_seats):
        seat = (s.revolver + i) % s.n_seats
        if s.n_hand[seat] == 1 and choosing >> seat & 1:
            show_only(box, s, seat, log)


@rule
def turn_event(s: State, log: Log | None) -> None:
    n = 0
    for kind in range(N_KINDS):
        n += s.events[kind]
    kind = draw_one(s, s.events, n)
    s.n_turned += 1
    s.event = kind + 1
    moved(log, EVENT_TURNED, s.revolver, EVENT + kind, EVENT_PILE, EVENT_DISCARD)
    if kind == HIGH_NOON:
        s.undertaker += 1
        say_n(log, UNDERTAKER, NOBODY, s.undertaker)


@rule
def show(box: Box, s: State, seat: int, adventurer: int, log: Log | None) -> None:
    """GN-12: secretly; when all have chosen, all are turned up together."""
    s.hand[seat, adventurer] = 0
    s.n_hand[seat] -= 1
    s.shown[seat] = adventurer + 1
    s.choosing &= ~(1 << seat)
    moved_unseen(log, SHOWS, seat, ADVENTURER + adventurer, HAND + seat, SHOWN + seat)
    if s.choosing == 0:
        carry_out(box, s, log)


@rule
def show_only(box: Box, s: State, seat: int, log: Log | None) -> None:
    """All know how many a seat holds: who has but one is not asked."""
    for adventurer in range(N_ADVENTURERS):
        if s.choosing >> seat & 1 and s.hand[seat, adventurer] > 0:
            show(box, s, seat, adventurer, log)


@rule
def worth(box: Box, s: State, seat: int) -> int:
    """What the shown adventurer is worth in this event; 0: the seat takes no part."""
    if s.shown[seat] == 0:
        return 0
    kind = s.event - 1
    column = GOLD
    if kind == HIGH_NOON:
        column = REVOLVER
    elif kind == CARD_SHARPS:
        column = CARDS
    return box.values[s.shown[seat] - 1, column]


@rule
def highest(box: Box, s: State, limit: int) -> int:
    """The highest value shown that is below `limit`; 0: there is none."""
    most = 0
    for seat in range(s.n_seats):
        value = worth(box, s, seat)
        if value < limit:
            most = max(most, value)
    return most


@rule
def lowest(box: Box, s: State) -> int:
    least = 99
    for seat in range(s.n_seats):
        if s.shown[seat] > 0:
            least = min(least, worth(box, s, seat))
    return least


@rule
def carry_out(box: Box, s: State, log: Log | None) -> None:
    for i in range(s.n_seats):
        seat = (s.revolver + i) % s.n_seats
        if s.shown[seat] > 0:
            s.known[seat, s.shown[seat] - 1] = 1
            shown(log, REVEALED, seat, ADVENTURER + s.shown[seat] - 1, SHOWN + seat)
    most = highest(box, s, 99)
    if most == lowest(box, s):  # GN-13
        say(log, NO_EFFECT, NOBODY)
        put_back(s, log)
        s.phase = BEFORE_BUYING
    elif s.event - 1 < N_RUSHES:
        gold_rush(box, s, most, log)
        finish_event(box, s, log)
    elif s.event - 1 == CARD_SHARPS:
        card_sharps(box, s, most, log)
        finish_event(box, s, log)
    else:
        high_noon(box, s, most, log)


@rule
def gold_rush(box: Box, s: State, most: int, log: Log | None) -> None:
    """GN-14"""
    second = highest(box, s, most)
    for i in range(s.n_seats):
        seat = (s.revolver + i) % s.n_seats
        value = worth(box, s, seat)
        n = 0
        if value == most:
            n = box.first[s.event - 1]
        elif value > 0 and value == second:
            n = box.second[s.event - 1]
        if n > 0:
            s.gold[seat] += n
            moved_n(log, RUSHED, seat, n, NUGGET, BANK, PURSE + seat)


@rule
def card_sharps(box: Box, s: State, most: int, log: Log | None) -> None:
    """GN-16: by the zone a hat stands in."""
    least = lowest(box, s)
    for i in range(s.n_seats):
        seat = (s.revolver + i) % s.n_seats
        zone = 0
        while zone + 1 < N_ZONES and s.fame[seat] > box.zone_to[zone]:
            zone += 1
        value = worth(box, s, seat)
        if value == most:
            move_hat(box, s, seat, box.up[zone], log)
        elif value == least:
            move_hat(box, s, seat, -box.down[zone], log)


@rule
def high_noon(box: Box, s: State, most: int, log: Log | None) -> None:
    """GN-15: a single highest may take two notes, several one each, if there are enough."""
    s.thieves = 0
    n = 0
    for seat in range(s.n_seats):
        if worth(box, s, seat) == most:
            s.thieves |= 1 << seat
            n += 1
    s.loot = 2 if n == 1 else 1
    if s.n_market < max(2, n):
        say(log, NO_THEFT, NOBODY)
        s.thieves = 0
    ask_thief(s)


@rule
def ask_thief(s: State) -> None:
    """In seat order from the active one; after the last, gaps are filled and the event is over."""
    for i in range(s.n_seats):
        seat = (s.revolver + i) % s.n_seats
        if s.thieves >> seat & 1:
            s.active = seat
            s.phase = STEALING
            return
    s.loot = 0
    s.phase = NEXT_GAP
    s.resume = AFTER_THEFT


@rule
def finish_event(box: Box, s: State, log: Log | None) -> None:
    """GN-17: the highest are discarded, and the lowest at High Noon; then, maybe, the goal is reached."""
    most = highest(box, s, 99)
    least = lowest(box, s) if s.event - 1 == HIGH_NOON else 0
    for i in range(s.n_seats):
        seat = (s.revolver + i) % s.n_seats
        value = worth(box, s, seat)
        if value > 0 and value in (most, least):
            adventurer = s.shown[seat] - 1
            s.shown[seat] = 0
            s.known[seat, adventurer] = 0
            s.discard[adventurer] = 1
            s.n_discard += 1
            what = SPENT if value == most else SHOT
            moved(log, what, seat, ADVENTURER + adventurer, SHOWN + seat, DISCARD)
    put_back(s, log)
    s.phase = BEFORE_BUYING
    if goal_reached(box, s) > 0:
        end_game(s, BY_GOAL, log)


@rule
def put_back(s: State, log: Log | None) -> None:
    for seat in range(s.n_seats):
        if s.shown[seat] > 0:
            adventurer = s.shown[seat] - 1
            s.shown[seat] = 0
            s.hand[seat, adventurer] = 1
            s.n_hand[seat] += 1
            moved(log, BACK, seat, ADVENTURER + adventurer, SHOWN + seat, HAND + seat)
