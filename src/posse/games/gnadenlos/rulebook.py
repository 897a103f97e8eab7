"""What the rules of Gnadenlos! quote of the box, and the list of what is in it."""

from __future__ import annotations

from collections.abc import Sequence

from posse.text.listing import Group, Printed
from posse.text.words import Words

from .box import GAPS, Box
from .cards import ADVENTURERS, CARD_SHARPS, HIGH_NOON, N_ADVENTURERS, N_RUSHES, N_VALUES, N_ZONES


def rule_values(box: Box, words: Words) -> dict[str, str | int]:
    notes: dict[int, list[str]] = {}  # values, by how many there are
    for value in range(N_VALUES):
        if box.notes[value]:
            notes.setdefault(box.notes[value], []).append(str(value))
    listed = [
        words("gnadenlos-rule-notes", n=n, k=len(values), values=words.listed(values)) for n, values in notes.items()
    ]
    laid = [value for value in range(N_VALUES) if box.laid[value] and not box.experienced]
    return {
        "notes": _n_notes(box),
        "notes_listed": words.listed(listed),
        "gold": box.gold,
        "dealt": 0 if box.experienced else box.dealt,
        "start": box.start,
        "laid": len(laid),
        "laid_listed": words.listed([words("gnadenlos-rule-laid", n=box.laid[v], value=str(v)) for v in laid]),
        "setup": "experienced" if box.experienced else "basic",
        "events": box.n_events,
        "rushes": words.listed([_pays(box, i) for i in range(N_RUSHES)]),
        "high_noons": box.events[HIGH_NOON],
        "card_sharps": box.events[CARD_SHARPS],
        "undertaker": box.undertaker,
        "zones": ", ".join(f"{_spaces(box, i)}: +{box.up[i]}/−{box.down[i]}" for i in range(N_ZONES)),
        "spaces": box.spaces,
        "goal": box.goal,
        "gaps": GAPS[1 - box.gap_choice],
        "buy": box.buy,
        "buy_last": box.buy_last,
        "few": box.few,
        "fall": box.fall,
        "vultures": box.vultures,
    }


def listing(printed: Printed[Box]) -> Sequence[Group]:
    words = printed.words
    return (
        printed.group(
            "pieces",
            words("gnadenlos-box-pieces"),
            ("",),
            (
                printed.line("gnadenlos-box-n-adventurers", "adventurers.number", lambda box: N_ADVENTURERS),
                printed.line("gnadenlos-box-n-notes", "notes.copies.number", _n_notes),
                printed.line("gnadenlos-box-n-events", "events.number", lambda box: box.n_events),
                printed.line("gnadenlos-box-bank", "bank", lambda box: words("box-all")),
            ),
        ),
        printed.group(
            "track",
            words("gnadenlos-box-track"),
            ("",),
            (
                printed.line("gnadenlos-box-spaces", "track.spaces", lambda box: box.spaces),
                printed.line("gnadenlos-box-start", "track.start", lambda box: box.start),
                printed.line("gnadenlos-box-goal", "track.goal", lambda box: box.goal),
            ),
        ),
        _zones(printed),
        _notes(printed),
        _events(printed),
        printed.group(
            "house",
            words("box-house"),
            ("",),
            printed.house(
                "gnadenlos",
                gold=lambda box: box.gold,
                adventurers=lambda box: box.dealt,
                undertaker=lambda box: box.undertaker,
                vultures=lambda box: box.vultures,
                fall=lambda box: box.fall,
                buy=lambda box: box.buy,
                buy_last=lambda box: box.buy_last,
                few=lambda box: box.few,
                experienced=lambda box: bool(box.experienced),
                gaps=lambda box: words(f"gnadenlos-box-gaps-{GAPS[1 - box.gap_choice]}"),
            ),
        ),
        _adventurers(printed),
    )


def _zones(printed: Printed[Box]) -> Group:
    rows = [
        printed.row(
            f"zone-{i + 1}",
            printed.words("gnadenlos-box-zone", n=i + 1),
            printed.cell(f"track.zones.{i}.to", lambda box, i: _spaces(box, i), i),
            printed.cell(f"track.zones.{i}.up", lambda box, i: f"+{box.up[i]}", i),
            printed.cell(f"track.zones.{i}.down", lambda box, i: f"−{box.down[i]}", i),
        )
        for i in range(N_ZONES)
    ]
    columns = [f"gnadenlos-box-{column}" for column in ("spaces", "up", "down")]
    return printed.group("zones", printed.words("gnadenlos-box-zones"), columns, rows)


def _notes(printed: Printed[Box]) -> Group:
    rows = [
        printed.row(
            f"note-{value}",
            printed.words("gnadenlos-box-value", n=value),
            printed.cell("notes.copies.values", lambda box, value: box.notes[value], value),
            printed.cell("notes.laid", lambda box, value: box.laid[value] or "–", value),
        )
        for value in range(N_VALUES)
    ]
    columns = ("gnadenlos-box-copies", "gnadenlos-box-laid")
    return printed.group("notes", printed.words("gnadenlos-box-notes"), columns, rows)


def _events(printed: Printed[Box]) -> Group:
    words = printed.words
    rows = [
        printed.row(
            f"rush-{i + 1}",
            words("gnadenlos-box-gold-rush"),
            printed.cell("events.gold_rushes", lambda box, i: box.events[i], i),
            printed.cell("events.gold_rushes", lambda box, i: _pays(box, i), i),
        )
        for i in range(N_RUSHES)
    ]
    for kind, name in ((HIGH_NOON, "high-noon"), (CARD_SHARPS, "card-sharps")):
        source = f"events.{name.replace('-', '_')}{'s' if kind == HIGH_NOON else ''}"
        cell = printed.cell(source, lambda box, kind: box.events[kind], kind)
        rows.append(printed.row(name, words(f"gnadenlos-{name}"), cell, ()))
    columns = ("box-number", "gnadenlos-box-pays")
    return printed.group("events", words("gnadenlos-box-events"), columns, rows)


def _adventurers(printed: Printed[Box]) -> Group:
    rows = [
        printed.row(
            name,
            printed.words(f"gnadenlos-{name}"),
            *(printed.cell(f"adventurers.{name}", lambda box, a, i: box.values[a, i], a, i) for i in range(3)),
        )
        for a, name in enumerate(ADVENTURERS)
    ]
    columns = [f"gnadenlos-box-{column}" for column in ("gold", "revolver", "cards")]
    return printed.group("adventurers", printed.words("gnadenlos-box-adventurers"), columns, rows)


def _n_notes(box: Box) -> int:
    """Of a colour."""
    return sum(box.notes[value] for value in range(N_VALUES))


def _pays(box: Box, rush: int) -> str:
    return f"{box.first[rush]}/{box.second[rush]}"


def _spaces(box: Box, zone: int) -> str:
    first = box.zone_to[zone - 1] + 1 if zone else 1
    return f"{first}–{box.zone_to[zone]}"
