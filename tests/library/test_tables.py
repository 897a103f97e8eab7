from __future__ import annotations

from pathlib import Path

import pytest

import posse
from posse.engine.log import HIDDEN


@pytest.mark.parametrize("name", posse.game_names()[:4])
def test_a_seat_is_shown_what_it_knows_and_no_more(name: str) -> None:
    """Whatever the others hold, the text of a seat and what it is told stay the same."""
    game = posse.game(name)
    table = game.table(seed="shown")
    for _ in range(12):
        table.play(table.legal()[0])
    for seat in range(table.n_seats):
        other = table.copy()
        world = game.State()
        world.key[0] = 99
        game.rules.resample(game.box, table.view(seat), world, game.rules.Scratch())
        other._state = world
        assert other.text(seat=seat) == table.text(seat=seat)
    assert table.text() == table.text(seat=None) == str(table)


def test_what_is_printed_of_a_ply_hides_what_a_spectator_may_not_know() -> None:
    table = posse.game("showdown").table(seats=2, seed=7, names=("Ann", "Bob"))
    ply = table.play("lay king")
    assert str(ply) == str(ply.told(1)) == "Ann lays a card face down."
    assert str(ply.told(0)) == "Ann lays a king face down."
    assert ply.told(1)[0].item == HIDDEN
    assert ply.told(0).lines("nl") != ply.told(0).lines()
    assert "Ann draws a king." in table.told(0).lines()
    assert "Bob draws 3 cards." in table.told(0).lines()


def test_wrong_questions_get_one_line() -> None:
    table = posse.game("showdown").table(seats=2, seed=7)
    for wrong in (
        lambda: table.text(language="fr"),
        lambda: table.text(seat=2),
        lambda: table.play("lay ace"),
        lambda: table.playout(bots=["deputy"]),
        lambda: table.playout(bots="marshal"),
        lambda: table.save("/nowhere/at/all.posse"),
        lambda: posse.load("/nowhere/at/all.posse"),
        lambda: posse.game("poker"),
        lambda: posse.game("showdown", house={"stake": 99}),
        lambda: posse.game("showdown").table(seats=9),
        lambda: posse.game("showdown").table(seats=2, names=("Ann",)),
        lambda: posse.game("showdown").rule("SD-99"),
        lambda: posse.simulate("showdown", policy="sheriff"),
        lambda: posse.simulate("showdown", games=0),
    ):
        with pytest.raises(posse.PosseError) as refused:
            wrong()
        assert len(str(refused.value).splitlines()) == 1


def test_a_playout_with_a_seed_is_always_the_same() -> None:
    tables = [posse.game("showdown").table(seats=3, seed=7) for _ in range(3)]
    results = [table.playout(bots="greenhorn", seed=seed) for table, seed in zip(tables, (1, 1, 2), strict=True)]
    assert tables[0].plies == tables[1].plies != tables[2].plies
    assert results[0] == results[1] == tables[0].result


def test_seats_may_have_bots_of_their_own() -> None:
    game = posse.game("showdown")
    table = game.table(seats=2, seed=7)
    table.playout(bots=["random", game.bot("deputy")], seed=1)
    assert table.is_over()
    with pytest.raises(posse.PosseError, match="the game is over"):
        game.bot("deputy").choose(table)


def test_a_record_with_house_rules_comes_back(tmp_path: Path) -> None:
    table = posse.game("showdown", house={"stake": 5, "bounty": 2}).table(seed=7, names=("Ann", "Bob", "Cay"))
    table.playout(seed=1)
    table.save(tmp_path / "g.posse")
    record = posse.load(tmp_path / "g.posse")
    assert record == table.record()
    assert dict(record.house) == {"stake": 5}  # the bounty is the edition's own
    assert record.players == ("Ann", "Bob", "Cay")
    assert record.verify().digest() == table.digest()
    assert [str(ply) for ply, _ in record.replay()] == [str(ply) for ply in table.plies]
    forged = (tmp_path / "g.posse").read_text().replace("house stake 5", "house stake 6")
    (tmp_path / "g.posse").write_text(forged)
    with pytest.raises(posse.BadRecord):
        posse.load(tmp_path / "g.posse")


def test_games_do_not_share_a_box() -> None:
    one, other = posse.game("showdown"), posse.game("showdown")
    one.box.stake = 9
    assert other.box.stake != 9
