"""What waits for a client is bounded by its bytes, and whoever does not read waits for nothing more."""

from __future__ import annotations

import asyncio
import contextlib

from posse.server.http.mailbox import LOW_BYTES, MAX_BYTES, Mailbox


def test_what_waits_is_bounded_by_bytes_not_by_messages() -> None:
    mailbox = Mailbox()
    assert mailbox.put(bytes(3 * MAX_BYTES))  # one message may be of any size
    assert not mailbox.put(b"more")
    mailbox.clear()
    n = 0
    while mailbox.put(b""):
        n += 1
    assert n < MAX_BYTES / 50


def test_mail_comes_in_order_and_the_last_word_after_it() -> None:
    async def read() -> list[bytes | None]:
        mailbox = Mailbox()
        for message in (b"one", b"two"):
            mailbox.put(message)
        mailbox.close(b"bye")
        assert mailbox.put(b"too late")
        found = [await mailbox.next() for _ in range(4)]
        assert mailbox.n_bytes == 0
        return found

    assert asyncio.run(read()) == [b"one", b"two", b"bye", None]


def test_who_is_behind_waits_before_asking_for_more() -> None:
    async def scene() -> None:
        mailbox = Mailbox()
        for _ in range(3):
            mailbox.put(bytes(LOW_BYTES))
        waiting = asyncio.create_task(mailbox.until_low())
        for _ in range(2):
            await asyncio.sleep(0)
            assert not waiting.done()
            await mailbox.next()
        await mailbox.next()
        await waiting

    asyncio.run(scene())


def test_nobody_waits_for_a_client_when_the_server_stops() -> None:
    async def scene() -> None:
        mailbox = Mailbox()
        mailbox.put(bytes(MAX_BYTES))
        waiting = asyncio.create_task(mailbox.until_low())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(waiting), 0.01)
        mailbox.hurry()
        await waiting

    asyncio.run(scene())
