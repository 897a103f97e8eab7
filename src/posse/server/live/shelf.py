"""The games and bots that there are, as they are told."""

from __future__ import annotations

from posse.bots.levels import levels
from posse.engine.edition import house_rules
from posse.engine.game import AnyGame, HouseValue
from posse.games import game as game_named
from posse.games import lesson
from posse.games import text as text_of
from posse.server.wire.messages import GameInfo, HouseChoice, HouseRule, LevelInfo
from posse.text.words import Words, words


def level_infos() -> list[LevelInfo]:
    return [LevelInfo(name, level.is_opponent, level.thinks) for name, level in levels().items()]


def game_info(name: str, language: str) -> GameInfo:
    found, say = game_named(name), words(language)
    house = [_house_rule(found, rule, value, say) for rule, value in house_rules(found).items()]
    groups = {group: say(f"{name}-group-{group}") for question in text_of(name).questions for group in question}
    by = say(f"{name}-by") if f"{name}-by" in say else ""
    return GameInfo(
        name, say(f"{name}-title"), say(f"{name}-pitch"), by, list(found.seats), groups, house, lesson(name) is not None
    )


def _house_rule(game: AnyGame, rule: str, value: HouseValue, say: Words) -> HouseRule:
    message = f"{game.name}-house-{rule.replace('_', '-')}"
    choices = [HouseChoice(word, say(f"{message}-{word}")) for word in game.paper.house_words.get(rule, ())]
    return HouseRule(rule, say(message), value, choices)
