"""The end of a game in words: who won and why, the scores taken apart, luck, the turning point.

A game's own words are `<game>-finale-…` (`words/<language>/finale.ftl` in its folder), the general ones `finale-…`.
Whatever a game has no words for is told by the general ones, and a name nobody has words for by itself: so a game that
brings none of this still ends in a sentence that is true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from posse.engine.chronicle import Chapter, Chronicle, Happening, Item, Luck, Tally, margin_of
from posse.engine.log import NOBODY, Event
from posse.engine.table import Result

from .words import Words

MOST_HAPPENINGS = 4
MOST_LINES = 3  # of what happened at the turning point


@dataclass(frozen=True)
class FinaleText:
    """A finished game as it is told to one reader; `me`: their seat, or nobody's."""

    game: str
    result: Result
    chronicle: Chronicle | None  # None: only the result is known
    names: Sequence[str]
    me: int
    words: Words
    story: Callable[[Event], str]

    # Who won, and why.

    def heading(self) -> str:
        return self.words("finale-heading", who=self._who(self._winners()), names=self._listed(self._winners()))

    def why(self) -> str:
        """In one sentence."""
        winners, rivals = self._winners(), self._rivals()
        scores = {self.result.scores[seat] for seat in winners}
        values = {
            "who": self._who(winners),
            "names": self._listed(winners),
            "others": self._listed(seat for seat in winners if seat != self.me),
            "score": self.score(scores.pop()) if len(scores) == 1 else "none",
        }
        if len(winners) != 1 or not rivals:
            return self._say("shared" if len(winners) > 1 else "alone", values)
        margin, best = self._margin(), self.result.scores[rivals[0]]
        values |= {"rival": self._you_too(rivals), "rivals": self.score(best), "margin": self.amount(margin)}
        if margin < 0:  # whatever this game goes by, it is not this score
            return self._say("alone", values)
        manner = self.chronicle.manner if self.chronicle else "clear" if margin else "level"
        made = self._made(winners[0], rivals, values)
        own = f"{self.game}-finale-{manner}"
        if own in self.words and (made or manner == "level"):
            return self.words(own, **values, made=made)
        return self.words(f"finale-{manner}", **values)

    def place(self) -> str:
        """Of a reader who has not won: where they came in, and what they were short of; "": they won, or watched."""
        shares, scores = self.result.shares, self.result.scores
        if self.me < 0 or shares[self.me] > 0:
            return ""
        mine = (shares[self.me], scores[self.me])
        ahead = sum(pair > mine for pair in zip(shares, scores, strict=True))
        short = min(score for score, share in zip(scores, shares, strict=True) if share > 0) - scores[self.me]
        return self.words("finale-place", n=ahead + 1, short=self.amount(short) if short > 0 else "none")

    def ending(self) -> str:
        """How the game came to its end; "": there is nothing to say."""
        told = self.chronicle.told.ending if self.chronicle else None
        return self._happening("ending", told) if told else ""

    def _say(self, manner: str, values: dict[str, str]) -> str:
        return self.words(self._own(manner) or f"finale-{manner}", **values)

    def _made(self, winner: int, rivals: Sequence[int], values: dict[str, str]) -> str:
        """What put the winner ahead: the item with the largest margin, in the first tally the game has words for."""
        for tally in self.chronicle.told.tallies if self.chronicle else ():
            own = self._own(f"made-{tally.name}")
            if not own:
                continue
            theirs = {item: max(item.values[seat] for seat in rivals) for item in tally.items}
            item = max(tally.items, key=lambda item: item.values[winner] - theirs[item])
            mine = item.values[winner]
            if mine <= theirs[item]:
                return ""
            sizes = {"mine": self.amount(abs(mine)), "theirs": self.amount(abs(theirs[item]))}
            return self.words(own, **values | sizes, name=item.name, item=self.item(item), n=abs(mine))
        return ""

    # The turning point.

    def turning(self) -> str:
        told = self.chronicle and self.chronicle.turning
        if not told or not self.chronicle:
            return ""
        chapter, who = self._chapter_at(told.ply), self._who(self._winners())
        close = self._own(f"close-{chapter.name}") if chapter and self._closes(told.ply) else ""
        return self.words(
            f"finale-turning-{told.kind}-close" if close else f"finale-turning-{told.kind}",
            close=self.words(close, n=chapter.n) if close and chapter else "",
            n=told.ply,
            of=self.chronicle.n_plies,
            chapter=self.chapter(chapter) if chapter else "none",
            who=who if who == "me" else "one" if len(self._winners()) == 1 else "several",
            names=self._listed(self._winners()),
            by=self.amount(told.by),
        )

    def _closes(self, ply: int) -> bool:
        """Whether a chapter, or the game, ends with this ply: scores then change by what all of it has come to."""
        chronicle = self.chronicle
        return chronicle is not None and (
            ply == chronicle.n_plies or any(one.ply == ply for one in chronicle.told.chapters)
        )

    def turned(self) -> list[str]:
        """What happened then, as the story tells it: what scores changed by, the winners' if theirs did."""
        if not self.chronicle:
            return []
        scoring = [event for event in self.chronicle.turned if event.what in self.chronicle.told.scoring]
        theirs = [event for event in scoring if event.seat in self._winners()]
        largest = sorted(_summed(theirs or scoring), key=lambda event: -event.n)[:MOST_LINES]
        return [line for line in map(self.story, largest) if line]

    # What there is to list.

    def chapter(self, chapter: Chapter) -> str:
        return self._named("chapter", chapter.name, chapter.n)

    def tally(self, tally: Tally) -> str:
        return self._named("tally", tally.name)

    def item(self, item: Item) -> str:
        return self._named("item", item.name, item.n)

    def total(self, tally: Tally) -> str:
        own = self._own(f"total-{tally.name}")
        return self.words(own or "finale-total")

    def luck(self, luck: Luck) -> str:
        return self._named("luck", luck.name)

    def count(self, luck: Luck, seat: int) -> str:
        """How often, of how many times."""
        if luck.of is None:
            return str(luck.n[seat])
        return self.words("finale-of", n=luck.n[seat], of=luck.of[seat])

    def happenings(self) -> list[tuple[Happening, str]]:
        """What has to be said, the largest of it, in the order in which it happened."""
        told = self.chronicle.told.happenings if self.chronicle else ()
        largest = sorted(told, key=lambda one: -one.n)[:MOST_HAPPENINGS]
        return [(one, self._happening("happening", one)) for one in told if one in largest]

    def _happening(self, kind: str, one: Happening) -> str:
        own, chapter = self._own(f"{kind}-{one.name}"), self._chapter_at(one.ply)
        if not own:
            return ""
        return self.words(
            own,
            who=self._who([one.seat]) if one.seat != NOBODY else "nobody",
            name=self.names[one.seat] if one.seat != NOBODY else "",
            n=one.n,
            of=one.of,
            chapter=self.chapter(chapter) if chapter else "none",
        )

    def _chapter_at(self, ply: int) -> Chapter | None:
        """The chapter that was going on before a ply: one that ends a hand also begins the next."""
        chapters = self.chronicle.told.chapters if self.chronicle else ()
        return next((one for one in reversed(chapters) if one.ply < ply), chapters[0] if chapters else None)

    # Figures and names.

    def score(self, n: float) -> str:
        """In the game's own coin, where it has one: $29,000."""
        return score_of(self.game, n, self.words)

    def amount(self, n: float) -> str:
        """A part of a score, or the distance between two, where there is little room."""
        return amount_of(self.game, n, self.words)

    def _winners(self) -> list[int]:
        return [seat for seat, share in enumerate(self.result.shares) if share > 0]

    def _rivals(self) -> list[int]:
        """The best of the others."""
        others = [seat for seat, share in enumerate(self.result.shares) if share <= 0]
        best = max((self.result.scores[seat] for seat in others), default=0.0)
        return [seat for seat in others if self.result.scores[seat] == best]

    def _margin(self) -> float:
        return margin_of(self.result.scores, self.result.shares)

    def _who(self, seats: Sequence[int]) -> str:
        if self.me in seats:
            return "me" if len(seats) == 1 else "mine"
        return "one" if len(seats) == 1 else "several"

    def _listed(self, seats: Iterable[int]) -> str:
        return self.words.listed([self.names[seat] for seat in seats])

    def _you_too(self, seats: Sequence[int]) -> str:
        """As somebody is called after "ahead of", the reader first."""
        others = [self.names[seat] for seat in seats if seat != self.me]
        return self.words.listed([self.words("finale-ahead-of-you"), *others] if self.me in seats else others)

    def _named(self, kind: str, name: str, n: int = 0) -> str:
        for message in (f"{self.game}-finale-{kind}-{name}", f"{self.game}-{name}"):
            if message in self.words:
                return self.words(message, n=n)
        plain = name.replace("-", " ").capitalize()
        return f"{plain} {n}" if n else plain

    def _own(self, name: str) -> str:
        """The game's own message; "": it has none."""
        message = f"{self.game}-finale-{name}"
        return message if message in self.words else ""


def _summed(happened: Iterable[Event]) -> list[Event]:
    """What moved from one place to another in several goes is one sum; of anything else, only the last counts."""
    found: dict[tuple[int, ...], Event] = {}
    for event in happened:
        way = (event.what, event.seat, event.source, event.target)
        before = found.get(way)
        found[way] = event._replace(n=before.n + event.n) if before and event.source >= 0 else event
    return list(found.values())


def score_of(game: str, n: float, words: Words) -> str:
    """A score in a sentence, in the game's own coin: $29,000, 12 nuggets."""
    return _written((f"{game}-finale-score", f"{game}-web-score"), n, words)


def amount_of(game: str, n: float, words: Words) -> str:
    """In a column, or where the coin is plain: $29,000, 12."""
    return _written((f"{game}-finale-amount",), n, words)


def _written(messages: Iterable[str], n: float, words: Words) -> str:
    own: Any = next((message for message in messages if message in words), None)
    if own is None or n != int(n):
        return words("finale-number", n=int(n) if n == int(n) else f"{n:g}")
    return words(own, n=int(n))
