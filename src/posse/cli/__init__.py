"""The command line. Wrong input gets one clear line, never a traceback; `status.py` lists the exit statuses."""

from __future__ import annotations

import contextlib
import io
import sys

from posse.engine.game import PosseError
from posse.text.words import MissingWords

from .environment import prepare
from .output import complain
from .parser import posse_parser
from .status import INTERRUPTED, WRONG


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    for stream in (sys.stdout, sys.stderr):  # a terminal without our signs gets question marks, no traceback
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        given = sys.argv[1:] if arguments is None else arguments
        options = posse_parser().parse_args(given or ["serve", "--open"])
        prepare(options.settings)
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except (PosseError, MissingWords) as error:
        complain(str(error))
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has had enough
        sys.stderr.close()
        return 0
    except OSError as error:
        with contextlib.suppress(OSError, ValueError):
            sys.stdout.close()
        complain(f"cannot write: {error.strerror}")
        return WRONG
