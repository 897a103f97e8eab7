"""The command line. Wrong input gets one clear line and exit status 2, never a traceback."""

from __future__ import annotations

import contextlib
import io
import sys

from posse.engine.game import PosseError
from posse.text.words import MissingWords

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
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except (PosseError, MissingWords) as error:
        return complain(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has had enough
        sys.stderr.close()
        return 0
    except OSError as error:
        with contextlib.suppress(OSError, ValueError):
            sys.stdout.close()
        return complain(f"cannot write: {error.strerror}")


def complain(line: str) -> int:
    print("posse: " + " ".join(line.split()), file=sys.stderr)
    return WRONG
