"""All checks, each a sentence about a game that may turn out false."""

from __future__ import annotations

from collections.abc import Callable

from posse.testing.kit import Broken, Kit

from . import observing, paper, play, resampling, sight, speeds

CHECKS: dict[str, Callable[[Kit], None]] = {
    check.__name__: check
    for check in (
        play.no_padding,
        play.box_is_not_written,
        play.asking_changes_nothing,
        play.moves_are_listed_well,
        play.every_legal_move_applies,
        play.every_other_move_is_refused,
        play.refusals_cite_their_rule,
        play.conserved,
        play.games_end,
        sight.events_are_complete,
        sight.worlds_look_alike,
        sight.worlds_play_alike,
        sight.taking_back_teaches_nothing,
        sight.json_is_the_view,
        resampling.worlds_are_the_right_ones,
        observing.observations_are_of_views,
        observing.relative_moves_lead_back,
        speeds.speeds_end_alike,
        speeds.speeds_tell_alike,
        speeds.bounds_are_checked,
        speeds.bounds_are_kept,
        paper.notation_reads_back,
        paper.records_replay,
        paper.golden_records_replay,
        paper.pins_hold,
        paper.words_are_there,
    )
}


def conform(kit: Kit) -> None:
    """Run every check on a game; raises Broken with all that failed, one line each."""
    failed = []
    for name, check in CHECKS.items():
        if name in kit.skip:
            continue
        try:
            check(kit)
        except Broken as error:
            failed.append(f"{name}: {error}")
        except Exception as error:  # a game so broken that the check itself stumbles
            failed.append(f"{name}: {error!r}")
    if failed:
        raise Broken(f"{kit.game.name} does not keep the contract:\n" + "\n".join(failed))
