"""Settings: from a TOML file and the environment, checked before anything starts."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, get_origin

import msgspec
from msgspec import Meta

from posse.engine.game import PosseError

PREFIX = "POSSE_"
Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that can be set. In the environment, POSSE_HOST and so on; in a TOML file by these names."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = "sqlite:///posse.db"
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
    """What is given outweighs the environment, and that the file."""
    names = {field.name: field for field in msgspec.structs.fields(Settings)}
    found: dict[str, Any] = _read(file) if file else {}
    for name, value in (os.environ if environment is None else environment).items():
        key = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and key in names:
            is_list = get_origin(names[key].type) is tuple
            found[key] = [part.strip() for part in value.split(",") if part.strip()] if is_list else value
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        what, _, name = str(error).partition(" - at `$.")
        what = what[0].lower() + what[1:]
        line = f"the setting {name.rstrip('`')} is wrong" if name else "the settings are wrong"
        raise SettingsError(f"{line}: {what}") from None
    return _checked(settings)


def _read(file: Path) -> dict[str, Any]:
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
