from __future__ import annotations

from posse.server.accounts import credentials
from posse.server.accounts.credentials import Seal


def test_a_cookie_is_sealed() -> None:
    mine, other = Seal(b"a" * 32), Seal(b"b" * 32)
    token = credentials.new_token()
    cookie = mine.cookie(token)
    assert mine.token_in(cookie) == token
    assert other.token_in(cookie) is None
    for forged in ("", ".", token, f"{token}.", f"{token}.0", "x" + cookie, cookie + "0", cookie[:-1], "ü.ü"):
        assert mine.token_in(forged) is None


def test_tokens_have_256_bits() -> None:
    assert len(credentials.new_token()) == 43
    assert credentials.new_token() != credentials.new_token()
    assert len(credentials.new_secret()) == 32


def test_a_page_s_token_follows_from_the_session() -> None:
    mine = Seal(b"a" * 32)
    assert mine.csrf("one") == mine.csrf("one")
    assert mine.csrf("one") != mine.csrf("two")
    assert mine.csrf("one") != Seal(b"b" * 32).csrf("one")
    assert mine.csrf("one") not in mine.cookie("one")
