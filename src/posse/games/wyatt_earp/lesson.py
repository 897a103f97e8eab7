"""The first lesson: one hand of three, from the first draw to the reckoning.

Sets and what they put on a poster, a shot that misses and one that hits, cards that others add, a Hideout and the man
who removes it, and at the reckoning a reward taken whole, one shared and one that stays.
"""

from __future__ import annotations

from collections.abc import Callable

from posse.text.lesson import Lesson, Seen, Values, do, say, they

from .cards import BANK, OUTLAWS, WYATT_EARP

BELLE, BILLY, _, BUTCH, JESSE, SUNDANCE, _ = range(len(OUTLAWS))
ALL = tuple(f"poster-{outlaw}" for outlaw in OUTLAWS)


def _poster(outlaw: int) -> str:
    return f"poster-{OUTLAWS[outlaw]}"


def _row(outlaw: int, seat: int = 0) -> str:
    return f"row-{seat + 1}-{OUTLAWS[outlaw]}"


def _rows(outlaw: int) -> tuple[str, ...]:
    """A poster, and what everybody has laid below it: figures that are spoken of are seen."""
    return (_poster(outlaw), *(_row(outlaw, seat) for seat in range(3)))


def _billy_is_worth_more(seen: Seen) -> bool:
    """A hit there turns a share into all; with Cassidy all is one's own already."""
    mine, others = seen.facts["points"][0], seen.facts["points"][1:]
    lead = [mine[outlaw] - max(other[outlaw] for other in others) for outlaw in (BILLY, BUTCH)]
    alone = seen.facts["alone_from"]
    is_worth_more: bool = lead[0] < alone <= min(lead[0] + seen.facts["sp"][BANK], lead[1])
    return is_worth_more


def _goal(seen: Seen) -> Values:
    return {"n": seen.facts["goal"]}


def _hand(seen: Seen) -> Values:
    return {"n": sum(seen.v.hand)}


def _reward(outlaw: int, laid: int) -> Callable[[Seen], Values]:
    """What lies on a poster after so many cards of it have been laid together."""

    def values(seen: Seen) -> Values:
        return {"n": seen.facts["poster"][outlaw], "more": laid - 1, "points": seen.facts["points"][0][outlaw]}

    return values


def _chance(seen: Seen) -> Values:
    return {"chance": seen.facts["hit"] or 0}


def _points(outlaw: int) -> Callable[[Seen], Values]:
    """What everybody has on an outlaw, and what stands on its poster."""

    def values(seen: Seen) -> Values:
        mine, first, second = (seen.facts["points"][seat][outlaw] for seat in range(3))
        return {"mine": mine, "first": first, "second": second, "n": seen.facts["poster"][outlaw]}

    return values


def _rules_of_pay(seen: Seen) -> Values:
    return {"from": seen.facts["paid_from"], "ahead": seen.facts["alone_from"]}


def _close(seen: Seen) -> Values:
    return {**_points(BELLE)(seen), **_rules_of_pay(seen)}


def _lead(seen: Seen) -> Values:
    return {**_points(BUTCH)(seen), **_rules_of_pay(seen)}


def _worth(seen: Seen) -> Values:
    return {"points": seen.facts["sp"][BANK]}


def _lies_covered(seen: Seen) -> Values:
    return {"points": seen.facts["covered"][0][BUTCH]}


def _stays(seen: Seen) -> Values:
    return {"total": seen.facts["total"][JESSE], "from": seen.facts["paid_from"]}


def _shared(seen: Seen) -> Values:
    mine, other = seen.facts["points"][0][BELLE], seen.facts["points"][1][BELLE]
    pay, rest = seen.facts["payout"][0][BELLE], seen.facts["payout"][1][BELLE]
    return {"mine": mine, "other": other, "pay": pay, "rest": rest, "ahead": seen.facts["alone_from"]}


def _whole(seen: Seen) -> Values:
    return {
        "mine": seen.facts["points"][0][BUTCH],
        "n": seen.facts["payout"][0][BUTCH],
        "ahead": seen.facts["alone_from"],
    }


def _money(seen: Seen) -> Values:
    mine, first, second = seen.facts["money"]
    return {"n": mine, "first": first, "second": second, "goal": seen.facts["goal"]}


LESSON = Lesson(
    seed="wyatt-earp lesson 308",
    n_seats=3,
    script=(
        # A turn: draw, play, discard.
        say("goal", *ALL, values=_goal, rule="WE-90"),
        say("hand", "hand-1", values=_hand, holds=lambda seen: seen.v.hand[BUTCH] == 4),
        do("draw", "draw", "pile", "discards", instead={"take": "not-take"}, rule="WE-10"),
        do(
            "lay 4 butch-cassidy",
            "lay",
            "held-butch-cassidy",
            instead={"lay 3 butch-cassidy": "not-three"},
            rule="WE-21",
        ),
        say("reward", _poster(BUTCH), _row(BUTCH), values=_reward(BUTCH, 4), rule="WE-22"),
        do("lay 3 billy-the-kid", "lay-more", "held-billy-the-kid", holds=lambda seen: seen.v.hand[BILLY] == 3),
        do("bank-robbery", "shoot", "held-bank-robbery", "aside", values=_chance, rule="WE-40"),
        say("missed", "discards", rule="WE-26", holds=lambda seen: seen.v.hand[BANK] == 0),
        do("discard jesse-james", "discard", "held-jesse-james", rule="WE-30"),
        # The others, and what they do to one's own poster.
        they("2 draw", "2 earp search", "2 pick jesse-james", "2 lay 3 jesse-james"),
        say("searched", _row(JESSE, 1), values=_points(JESSE)),
        they("2 lay 3 belle-starr", "2 lay 1 butch-cassidy"),
        say("added", _row(BUTCH, 1), _row(BUTCH), values=_points(BUTCH), rule="WE-21"),
        they("2 discard photo-bob-dalton", "3 draw", "3 ask sundance-kid right"),
        say("asked", "hand-2", "hand-3", rule="WE-53"),
        they("3 lay 4 sundance-kid", "3 lay 1 billy-the-kid", "3 lay 1 butch-cassidy", "3 discard fastest-gun"),
        # The second turn: a hit, and a lead of five.
        do("draw", "again", "pile"),
        do("bank-robbery", "shoot-again", "held-bank-robbery", values=_chance),
        do(
            "choose 1 billy-the-kid",
            "hit",
            *_rows(BILLY),
            _row(BUTCH),
            values=_worth,
            holds=_billy_is_worth_more,
            instead={"choose 1 butch-cassidy": "not-cassidy"},
            rule="WE-51",
        ),
        do("lay 1 butch-cassidy", "single", "held-butch-cassidy", values=_points(BUTCH)),
        say("lead", *_rows(BUTCH), values=_lead, rule="WE-81"),
        do("lay 1 belle-starr", "share", "held-belle-starr", values=_close, rule="WE-82"),
        do("discard wes-hardin", "keep", "held-wes-hardin", "held-hideout"),
        they(
            "2 draw", "2 stagecoach-robbery", "2 discard bob-dalton", "3 draw", "3 hideout", "3 choose 1 butch-cassidy"
        ),
        # What can go wrong, and who mends it.
        say("covered", _row(BUTCH), values=_lies_covered, rule="WE-56"),
        do("let it be", "let-it-be", holds=lambda seen: seen.v.hand[WYATT_EARP] == 0, rule="WE-57"),
        they("3 discard fastest-gun"),
        do("draw", "third", "pile"),
        do(
            "earp free",
            "earp",
            "held-wyatt-earp",
            values=_chance,
            holds=lambda seen: seen.v.hand[WYATT_EARP] == 1,
            rule="WE-62",
        ),
        do("lay 1 sundance-kid", "last-lay", "held-sundance-kid", rule="WE-24"),
        # What it all comes to.
        say("whole", *_rows(BUTCH), values=_whole, rule="WE-81"),
        say("shared", *_rows(BELLE), values=_shared, rule="WE-82"),
        say("stays", *_rows(JESSE), values=_stays, rule="WE-80"),
        do("discard hideout", "out", "held-hideout", holds=lambda seen: sum(seen.v.hand) == 1, rule="WE-70"),
        say("over", "money-1", "money-2", "money-3", values=_money),
    ),
)
