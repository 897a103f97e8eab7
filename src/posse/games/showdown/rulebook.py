"""What the rules of Showdown quote of the box, and the list of what is in it."""

from __future__ import annotations

from collections.abc import Sequence

from posse.text.listing import Group, Printed
from posse.text.words import Words

from .box import Box
from .moves import KINDS, N_KINDS


def rule_values(box: Box, words: Words) -> dict[str, str | int]:
    kinds = [kind for kind in range(N_KINDS) if box.copies[kind]]
    ranked = sorted(kinds, key=lambda kind: -box.value[kind])
    holed = [words(f"showdown-{KINDS[kind]}") for kind in kinds if box.hole[kind]]
    whole = [words(f"showdown-{KINDS[kind]}") for kind in kinds if not box.hole[kind]]
    return {
        "cards_listed": ", ".join(words(f"showdown-rule-{KINDS[kind]}", n=box.copies[kind]) for kind in kinds),
        "coins": box.coins,
        "hand": box.hand_size,
        "purse": box.purse,
        "stake": box.stake,
        "bounty": box.bounty,
        "values": ", ".join(f"{words(f'showdown-{KINDS[kind]}')} {box.value[kind]}" for kind in ranked),
        "holed": words.listed(holed) or words("showdown-rule-none"),
        "whole": words.listed(whole) or words("showdown-rule-none"),
    }


def listing(printed: Printed[Box]) -> Sequence[Group]:
    words = printed.words
    rows = [
        printed.row(
            name,
            words(f"showdown-{name}"),
            printed.cell(f"cards.{name}.copies", lambda box, kind: box.copies[kind], kind),
            printed.cell(f"cards.{name}.value", lambda box, kind: box.value[kind], kind),
            printed.cell(f"cards.{name}.hole", lambda box, kind: words("box-yes") if box.hole[kind] else "–", kind),
        )
        for kind, name in enumerate(KINDS)
    ]
    n_cards = sum(printed.box.copies[kind] for kind in range(N_KINDS))
    columns = [f"showdown-box-{column}" for column in ("copies", "value", "hole")]
    return (
        printed.group("cards", words("showdown-box-cards", n=n_cards), columns, rows),
        printed.group(
            "house",
            words("box-house"),
            ("",),
            printed.house(
                "showdown",
                hand_size=lambda box: box.hand_size,
                coins=lambda box: box.coins,
                purse=lambda box: box.purse,
                stake=lambda box: box.stake,
                bounty=lambda box: box.bounty,
            ),
        ),
    )
