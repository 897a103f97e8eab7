from __future__ import annotations

from posse.arena.report import written
from posse.games import game


def test_mean_scores_that_are_money_are_written_as_money() -> None:
    """In Wyatt Earp a score counts bills of $1,000."""
    assert written(28.9805, game("wyatt-earp").paper.dollars) == "$28,980"
    assert written(-0.25, game("wyatt-earp").paper.dollars) == "-$250"
    assert written(23.684, game("showdown").paper.dollars) == "23.68"
