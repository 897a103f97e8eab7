from __future__ import annotations

from posse.games.el_paso import GAME
from posse.games.el_paso.places import N_PLACES
from posse.games.el_paso.view import View
from tests.games.el_paso.table import table_at
from tests.games.sheets import lines, shows_memory_with_the_aid_alone, without


def forgetful(view: View) -> View:
    """EP-16: how many cards lie at a place can be counted; which were played, and from where hands were filled, not."""
    forgot: View = without(view, "known", "n_held", "queue", "n_queue")
    for place in range(N_PLACES):
        forgot.n_fresh[place] = view.n_fresh[place] + view.n_queue[place]
    return forgot


def test_without_the_memory_aid_nothing_is_shown_that_only_a_memory_knows() -> None:
    assert shows_memory_with_the_aid_alone(GAME, forgetful)


def test_ep_16_the_memory_aid_shows_in_what_order_played_cards_come_back() -> None:
    table = table_at("queue=5,2 fresh=bank-1+bank-3+bank-4 hand=bank-6+bank-7/bank-8/gold-mine-1")
    assert "Bank · ???52" in lines(table, 0, True)
    assert "Bank · 5" in lines(table, 0, False)


def test_ep_17_the_memory_aid_shows_what_is_known_of_other_hands() -> None:
    table = table_at("hand=bank-1/bank-3+bank-4+hotel-2/horses-1 known=-/bank-3/- fresh=bank-5")
    shown = lines(table, 0, True)
    assert "In hand Bank Gold mine Hotel Horses Saloon Cattle" in shown
    assert "Bob 3? · ? · · ·" in shown
    assert "In hand" not in lines(table, 0, False)
