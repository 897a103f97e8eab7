"""What the rules of Wyatt Earp quote of the box, and the list of what is in it."""

from __future__ import annotations

from collections.abc import Sequence

from posse.text.listing import Group, Printed
from posse.text.words import Words

from .box import Box
from .cards import BANK, GUN, N_KINDS, N_OUTLAWS, PHOTO, SHERIFFS, STAGECOACH, WYATT_EARP

BILL = 1000  # dollars
SECOND, THIRD = 6, 2  # SP in the example of WE-81
SHARED = (4, 4, 2)  # SP in that of WE-83


def rule_values(box: Box, words: Words) -> dict[str, str | int]:
    lead = SECOND + box.alone_from
    holed = [_name(words, kind) for kind in _kinds() if box.copies[kind] and box.hole[kind]]
    is_usual = all(bool(box.hole[kind]) == (kind < N_OUTLAWS) for kind in range(N_KINDS) if box.copies[kind])
    shares = box.first_bills == 2 and box.alone_from > SHARED[0] - SHARED[2] and box.paid_from <= sum(SHARED)
    return {
        "cards": _n_cards(box),
        "hand": box.hand_size,
        "set": box.set_size,
        "stall": box.stall_turns,
        "at_hand": box.poster_at_hand,
        "paid": box.paid_from,
        "alone": box.alone_from,
        "behind": box.alone_from - 1,
        "first": box.first_bills,
        "goal": box.goal,
        "money": box.goal * BILL,
        "sharers": "points" if box.sharers_need_points else "all",
        "holes": "outlaws" if is_usual else "other",
        "holed": words.listed(holed),
        "outlaw_sp": box.sp[0],
        "photo_sp": box.sp[PHOTO],
        "photo_reward": box.reward[PHOTO],
        "bank_sp": box.sp[BANK],
        "bank_reward": box.reward[BANK],
        "gun_sp": box.sp[GUN],
        "gun_reward": box.reward[GUN],
        "coach_sp": box.sp[STAGECOACH],
        "coach_reward": box.reward[STAGECOACH],
        "lead_example": "yes" if lead + SECOND + THIRD >= box.paid_from else "no",
        "lead": lead,
        "second": SECOND,
        "third": THIRD,
        "share_example": "yes" if shares else "no",
    }


def listing(printed: Printed[Box]) -> Sequence[Group]:
    words = printed.words
    rows = []
    for kind in _kinds():
        name = ("outlaw", "photo", *SHERIFFS)[_kinds().index(kind)]
        cells = (
            printed.cell(f"cards.{name}.copies", lambda box, kind: _copies(box, kind), kind),
            printed.cell(f"cards.{name}.sp", lambda box, kind: box.sp[kind] or "–", kind),
            printed.cell(f"cards.{name}.reward", lambda box, kind: _reward(box, kind, words), kind),
            printed.cell(f"cards.{name}.hole", lambda box, kind: words("box-yes") if box.hole[kind] else "–", kind),
        )
        rows.append(printed.row(name, _name(words, kind), *cells))
    columns = [f"wyatt-earp-box-{column}" for column in ("copies", "sp", "reward", "hole")]
    return (
        printed.group("cards", words("wyatt-earp-box-cards", n=_n_cards(printed.box)), columns, rows),
        printed.group(
            "money",
            words("wyatt-earp-box-money"),
            ("",),
            (
                printed.line("wyatt-earp-box-posters", "posters", lambda box: N_OUTLAWS),
                printed.line("wyatt-earp-box-bank", "bank", lambda box: words("box-all")),
                printed.line("wyatt-earp-box-at-hand", "money.poster_at_hand", lambda box: box.poster_at_hand),
                printed.line("wyatt-earp-box-paid-from", "money.paid_from", lambda box: box.paid_from),
                printed.line("wyatt-earp-box-alone-from", "money.alone_from", lambda box: box.alone_from),
                printed.line("wyatt-earp-box-first-bills", "money.first_bills", lambda box: box.first_bills),
                printed.line("wyatt-earp-box-goal", "money.goal", lambda box: box.goal),
            ),
        ),
        printed.group(
            "house",
            words("box-house"),
            ("",),
            printed.house(
                "wyatt-earp",
                hand_size=lambda box: box.hand_size,
                set_size=lambda box: box.set_size,
                stall_turns=lambda box: box.stall_turns,
                sharers_need_points=lambda box: bool(box.sharers_need_points),
            ),
        ),
    )


def _kinds() -> tuple[int, ...]:
    """One for each line of the edition."""
    return (0, PHOTO, *range(WYATT_EARP, N_KINDS))


def _name(words: Words, kind: int) -> str:
    if kind < WYATT_EARP:
        return words("wyatt-earp-box-outlaw" if kind < PHOTO else "wyatt-earp-box-photo")
    return words(f"wyatt-earp-{SHERIFFS[kind - WYATT_EARP]}")


def _copies(box: Box, kind: int) -> str | int:
    return f"{N_OUTLAWS} × {box.copies[kind]}" if kind < WYATT_EARP else box.copies[kind]


def _reward(box: Box, kind: int, words: Words) -> str:
    if kind < PHOTO:
        return words("wyatt-earp-box-less-one")
    return f"+{box.reward[kind]}" if box.reward[kind] else "–"


def _n_cards(box: Box) -> int:
    return sum(box.copies[kind] for kind in range(N_KINDS))
