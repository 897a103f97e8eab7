"""The server's log: one line an event, without secrets and without anything a seat may not know."""

from __future__ import annotations

import logging
import sys
from typing import Any

try:
    import structlog
except ImportError:  # in a page

    class _Lines:
        """The same lines, as far as a browser's console wants them."""

        def __getattr__(self, level: str) -> Any:
            def say(event: str, exc_info: object = None, **values: object) -> None:
                if level in ("warning", "error", "exception"):
                    print(level, event, *(f"{name}={value}" for name, value in values.items()), file=sys.stderr)

            return say

    log: Any = _Lines()
else:
    log = structlog.get_logger("posse")


def set_up(level: str, as_json: bool) -> None:
    render: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
