"""python -m posse.server.generated: write what is made from the protocol, in the repository one stands in."""

from __future__ import annotations

from pathlib import Path

from posse.server import log

from . import files

log.set_up("error", as_json=False)
for path, text in files().items():
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text, "utf-8")
    print(path)
