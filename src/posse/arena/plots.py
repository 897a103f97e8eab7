"""A tournament as a picture: one SVG with all that its figures say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from posse.engine.game import PosseError

from .contest import Contest
from .ratings import Figures, Mean

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")  # told apart by the colour-blind too
MARKS = ("o", "s", "^", "D", "v")
N_BINS = 30
STYLE: Any = {
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "font.size": 9,
    "svg.fonttype": "none",  # text stays text: it can be searched, and read aloud
    "svg.hashsalt": "posse",  # the same figures, the same file
}


def plot(contest: Contest, found: Figures, endings: Mapping[str, int], path: Path) -> None:
    """Write it; at least one deal was finished."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    panels: list[tuple[str, Callable[[Any], None]]] = [
        ("Wins, 95% intervals", lambda axes: _wins(axes, contest, found)),
        ("Ratings, ± 1.96 sigma", lambda axes: _ratings(axes, contest, found)),
        ("Scores", lambda axes: _scores(axes, contest, found)),
        ("Game length", lambda axes: _lengths(axes, found)),
        ("How games ended", lambda axes: _endings(axes, endings)),
        ("Wins by seat, 95% intervals", lambda axes: _seats(axes, found)),
    ]
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(13, 7.5), layout="constrained")
        FigureCanvasSVG(figure)
        figure.suptitle(f"{contest.game}: {', '.join(contest.bots)}; {found.games:,} games from {found.deals:,} deals")
        for axes, (title, draw) in zip(figure.subplots(2, 3).flat, panels, strict=True):
            axes.set_title(title)
            draw(axes)
        try:
            figure.savefig(path, format="svg", metadata={"Date": None, "Title": f"Posse arena: {contest.game}"})
        except OSError as error:
            raise PosseError(f"cannot write the plot {path}: {error.strerror}") from None


def _wins(axes: Any, contest: Contest, found: Figures) -> None:
    _rows(axes, contest.labels(), [_in_per_cent(one) for one in found.win_share])
    axes.axvline(100 / contest.n_seats, color="grey", linewidth=0.8, linestyle=":")
    axes.set_xlabel("per cent of games; dotted: an equal share")


def _ratings(axes: Any, contest: Contest, found: Figures) -> None:
    rows = [(one.mu, one.mu - one.half, one.mu + one.half) for one in found.rating]
    _rows(axes, contest.labels(), rows)
    axes.set_xlabel("openskill; everyone starts at 25")


def _scores(axes: Any, contest: Contest, found: Figures) -> None:
    for place, label in enumerate(contest.labels()):
        _outline(axes, found.scores[:, place], found.scores, COLOURS[place], label)
    axes.set_xlabel("score")
    axes.set_ylabel("per cent of games")
    axes.legend(frameon=False)


def _lengths(axes: Any, found: Figures) -> None:
    _outline(axes, found.plies, found.plies, COLOURS[0], "")
    axes.set_xlabel("decisions per game")
    axes.set_ylabel("per cent of games")


def _endings(axes: Any, endings: Mapping[str, int]) -> None:
    if not endings:
        axes.text(0.5, 0.5, "always the same way", ha="center", va="center", transform=axes.transAxes)
        axes.set_axis_off()
        return
    names = sorted(endings, key=lambda name: endings[name])
    shares = [100 * endings[name] / sum(endings.values()) for name in names]
    axes.barh(names, shares, color=COLOURS[0], height=0.6)
    for row, share in enumerate(shares):
        axes.text(share, row, f" {share:.0f}%", va="center")
    axes.set_xlim(0, max(shares) * 1.15)
    axes.set_xlabel(f"per cent of {sum(endings.values())} games examined")


def _seats(axes: Any, found: Figures) -> None:
    labels = [f"seat {seat}" for seat in range(1, len(found.by_seat) + 1)]
    _rows(axes, labels, [_in_per_cent(one) for one in found.by_seat], one_colour=True)
    axes.axvline(100 / len(labels), color="grey", linewidth=0.8, linestyle=":")
    axes.set_xlabel("per cent of games, whoever sits there")


def _in_per_cent(one: Mean) -> tuple[float, float, float]:
    return 100 * one.value, 100 * one.low, 100 * one.high


def _rows(
    axes: Any, labels: Sequence[str], rows: Sequence[tuple[float, float, float]], one_colour: bool = False
) -> None:
    """A point with its interval on each row, from the top down."""
    for row, (value, low, high) in enumerate(rows):
        colour, mark = (COLOURS[0], MARKS[0]) if one_colour else (COLOURS[row], MARKS[row])
        axes.plot([low, high], [row, row], color=colour, linewidth=2)
        axes.plot([value], [row], color=colour, marker=mark)
        axes.annotate(f"{value:.1f}", (value, row), (0, 7), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.7)


def _outline(axes: Any, values: Any, all_values: Any, colour: str, label: str) -> None:
    """How often values come, in bins that all outlines of a panel share."""
    low, high = float(np.min(all_values)), float(np.max(all_values))
    width = max(1.0, np.ceil((high - low + 1) / N_BINS))
    edges = np.arange(low - 0.5, high + width + 0.5, width)
    counts, _ = np.histogram(values, edges)
    axes.stairs(100 * counts / max(1, len(values)), edges, color=colour, linewidth=1.5, label=label or None)
    axes.axvline(float(np.mean(values)), color=colour, linewidth=0.8, linestyle="--")
