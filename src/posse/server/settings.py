"""Settings: from a TOML file and the environment, checked before anything starts."""

from __future__ import annotations

import os
import re
import tomllib
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from posse import folders
from posse.engine.game import PosseError
from posse.nearest import nearest

PREFIX = "POSSE_"
COMMON = ("home", "cache", "language")  # settings of every command; the environment hands them on
Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]


def own_database() -> str:
    return f"sqlite:///{folders.home() / 'posse.db'}"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that can be set. In the environment, POSSE_HOST and so on; in a TOML file by these names."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = msgspec.field(default_factory=own_database)
    workers: Count = 1
    origins: tuple[str, ...] = ()
    """Addresses of pages that may talk to this server besides its own; behind a proxy, its public address."""
    proxies: str = "127.0.0.1"
    """Addresses whose word on who is calling is believed."""
    secure_cookies: bool = False
    """Set where the public address is https."""
    registration: bool = True
    """Whether names can be kept with a password."""
    log_level: str = "info"
    log_json: bool = False

    bot_processes: Count = 2
    bot_move_s: Seconds = 1.0
    """The most a bot thinks about a move."""
    bot_pace_s: tuple[Seconds, Seconds] = (0.6, 1.6)
    """Between these a bot takes for every move, forced or not, so that its time tells nothing."""
    warm: bool = True
    """Compile what bots need when the server starts, not when one is first asked."""
    away_s: Seconds = 60.0
    """At a table with a clock, how long a person may be gone before a bot stands in."""
    gone_s: Seconds = 20.0
    """How long a person may be gone before those at the table may have a bot play for them."""
    idle_s: Seconds = 900.0
    """A table nobody watches is put away after so long; it comes back when somebody asks."""

    max_message_bytes: Count = 16_384
    max_sockets: Count = 5_000
    max_sockets_each: Count = 12
    max_tables_each: Count = 24
    """Tables one person may sit at that are not over."""
    messages_a_second: Count = 20
    requests_a_minute: Count = 600
    logins_a_minute: Count = 10
    chats_a_minute: Count = 30


class SettingsError(PosseError):
    """Settings the server cannot run with."""


def load(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    given: Mapping[str, Any] | None = None,
) -> Settings:
    """What is given outweighs the environment, and the environment outweighs the file."""
    values = {name: value for name, value in (read(file) if file else {}).items() if name not in COMMON}
    values |= _from_environment(os.environ if environment is None else environment)
    values |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(_explained(str(error))) from None
    return _checked(settings)


def check_names(environment: Mapping[str, str]) -> None:
    """A variable that nothing reads is a slip, and would be missed in silence."""
    known = [PREFIX + name.upper() for name in (*COMMON, *Settings.__struct_fields__)]
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            near = nearest(name.removeprefix(PREFIX), [one.removeprefix(PREFIX) for one in known])
            hint = f"did you mean {PREFIX}{near}?" if near else "docs/serving.md lists the settings"
            raise SettingsError(f"there is no setting {name} in the environment; {hint}")


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    check_names(environment)
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            values[field.name] = _listed(text) if typing.get_origin(field.type) is tuple else text
    return values


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _explained(error: str) -> str:
    """A line of msgspec's, in ours."""
    what, _, name = error.partition(" - at `$.")
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", what)
    if unknown:
        near = nearest(unknown[1], (*COMMON, *Settings.__struct_fields__))
        return f"there is no setting {unknown[1]!r}" + (f"; did you mean {near}?" if near else "")
    line = f"the setting {name.rstrip('`')} is wrong" if name else "the settings are wrong"
    return f"{line}: {what[0].lower()}{what[1:]}"


def read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise SettingsError(f"cannot read the settings file {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"the settings file {file} is not valid TOML: {error}") from None


def _checked(settings: Settings) -> Settings:
    if not settings.database.startswith("sqlite:///"):
        raise SettingsError(f"{settings.database!r} is not a database that Posse can use; give one as sqlite:///FILE")
    if settings.workers > 1:
        raise SettingsError("SQLite allows only one worker")
    if settings.bot_pace_s[0] > settings.bot_pace_s[1]:
        raise SettingsError("bot_pace_s must be two times, the shorter one first")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise SettingsError(f"log_level must be debug, info, warning or error, not {settings.log_level!r}")
    return settings
