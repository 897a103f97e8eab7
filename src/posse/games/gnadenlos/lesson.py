"""The first lesson: two turns and a payday.

A Gold Rush that pays and spends its winner, fame bought with some of the gold, a bid that hires and becomes debt, cards
that move hats, what High Noon and the undertaker will do, a bid that is better lost, and a payday that finds somebody
who has bought too much fame. Of a bid the newcomer makes the first step, and sees the rest of it done.
"""

from __future__ import annotations

from collections.abc import Callable

from posse.text.lesson import Lesson, Seen, Values, do, say, they

from .cards import ADVENTURERS

HATS = tuple(f"hat-{seat + 1}" for seat in range(3))
FALLEN = 1  # who cannot pay in the end


def _track(seen: Seen) -> Values:
    return {"n": seen.facts["track"]["start"], "goal": seen.facts["track"]["goal"]}


def _rush(seen: Seen) -> Values:
    event = seen.facts["event"]
    return {"first": event["first"], "second": event["second"]}


def _is_best(adventurer: str, at: int) -> Callable[[Seen], bool]:
    """Whether nobody of the newcomer's is better there than this one: at gold, revolver or cards."""

    def holds(seen: Seen) -> bool:
        held = [name for name, n in _held(seen).items() if n]
        values = seen.facts["values"]
        return bool(max(values[name][at] for name in held) == values[adventurer][at])

    return holds


def _held(seen: Seen) -> dict[str, int]:
    return {name: seen.v.hand[i] for i, name in enumerate(ADVENTURERS)}


def _won(seen: Seen) -> Values:
    mine, second, none = (seen.facts["seats"][seat]["gold"] for seat in range(3))  # the third has won nothing
    return {"first": mine - none, "second": second - none, "gold": mine}


def _purse(seen: Seen) -> Values:
    mine = seen.facts["seats"][0]
    return {"gold": mine["gold"], "fame": mine["fame"], "most": len(seen.facts["own"]["buys"]) - 1}


def _hiring(seen: Seen) -> Values:
    players = len(seen.facts["seats"])
    return {"n": players - 1, "players": players}


def _owes_what_was_laid(seen: Seen) -> bool:
    """A 3, a 2 and a 1 just now, and the 1 and the 2 of the set-up, as the words say."""
    return bool(seen.facts["own"]["debts"] == [0, 2, 2, 1, 0])


def _fills_the_market(seen: Seen) -> bool:
    """With what the others have bid, and no more."""
    market, bids = seen.facts["market"], seen.facts["bids"]["notes"]
    return bool(market["n"] + len(bids[1]) + len(bids[2]) == market["payday"])


def _noons(seen: Seen) -> Values:
    return {"n": seen.facts["events"]["left"]["high-noon"]}


def _ends(seen: Seen) -> Values:
    one = seen.facts["seats"][0]
    steps, vultures = seen.facts["undertaker"]["of"], one["vultures"] + one["vultures_left"]
    return {"of": steps, "goal": seen.facts["track"]["goal"], "vultures": vultures}


def _sums(seen: Seen) -> Values:
    mine, first, second = (seen.facts["bids"]["sums"][seat] for seat in range(3))
    return {"mine": mine or 0, "first": first or 0, "second": second or 0}


def _market(seen: Seen) -> Values:
    market, own = seen.facts["market"], seen.facts["own"]
    return {"n": market["n"], "payday": market["payday"], "more": market["left"], "debt": own["debt"]}


def _hats(seen: Seen) -> Values:
    mine, first, second = (seen.facts["seats"][seat]["fame"] for seat in range(3))
    gold, other = seen.facts["seats"][0]["gold"], seen.facts["seats"][FALLEN]["gold"]
    return {"mine": mine, "first": first, "second": second, "gold": gold, "other": other}


def _bids(seen: Seen) -> Values:
    _, first, second = (seen.facts["bids"]["sums"][seat] for seat in range(3))
    return {"first": first or 0, "second": second or 0, **_market(seen)}


def _fall(seen: Seen) -> Values:
    return {"fall": seen.facts["track"]["fall"], **_hats(seen)}


LESSON = Lesson(
    seed="gnadenlos lesson 170",
    n_seats=3,
    script=(
        say("goal", "track", *HATS, values=_track, rule="GN-64"),
        say("event", "event", values=_rush, rule="GN-14"),
        do(
            "show celestine",
            "show",
            "hand-1",
            values=_rush,
            holds=_is_best("celestine", 0),
            instead={"show tuttle": "not-tuttle"},
            rule="GN-12",
        ),
        they("2 show pemberley", "3 show fontaine"),
        say("rushed", "purse-1", values=_won, rule="GN-17"),
        do("buy 3", "buy", "track", values=_purse, instead={"buy 5": "not-five"}, rule="GN-20"),
        say("hire", "row", values=_hiring, holds=lambda seen: seen.facts["seats"][0]["hires"], rule="GN-30"),
        do("add a3", "bid", "hand-1", "bids", "row", rule="GN-31"),
        they("1 add a2", "1 add a1"),  # what goes without saying is done for the newcomer
        they("2 add b4", "2 add b4", "2 add b3", "3 add c4", "3 bid"),
        say("outbid", "bids", "row", values=_sums, rule="GN-35"),
        they("2 hire otto", "2 lay b4", "2 lay b4"),
        do("lay a3", "lay", "market", "bid-1", rule="GN-34"),
        they("1 lay a2"),
        say("debts", "market", "debts", values=_market, holds=_owes_what_was_laid, rule="GN-40"),
        do("show tuttle", "cards", "event", "hand-1", holds=_is_best("tuttle", 2), rule="GN-16"),
        they("2 show pemberley", "3 show percy"),
        say("moved", *HATS, values=_hats),
        say("noon", "event-pile", values=_noons, holds=lambda seen: _noons(seen)["n"] != 0, rule="GN-15"),
        say("undertaker", "ends", values=_ends, rule="GN-60"),
        they("2 buy 5"),
        say("greedy", "seat-2", "hat-2", values=_hats),
        they("2 add b4", "2 add b3", "2 add b3", "3 add c4", "3 add c4", "3 add c3"),
        say("die", "market", values=_bids, holds=_fills_the_market, rule="GN-40"),
        do("add a1", "low", "bids", "hand-1", values=_bids, rule="GN-35"),
        they("1 bid", "3 hire augustin", "3 lay c4", "3 lay c4", "2 lay b4"),
        say("vulture", "seat-2", "hat-2", values=_fall, holds=lambda seen: seen.v.vultures[FALLEN] == 1, rule="GN-42"),
        say("over", *HATS, "seat-1", values=_hats),
    ),
)
