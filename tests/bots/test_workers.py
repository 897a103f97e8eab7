"""Bots that think in another process."""

from __future__ import annotations

import subprocess
import sys

OWNER = """
import os, time
from posse.bots.workers import Stable
Stable().pool.submit(os.getpid).result()
print(flush=True)
time.sleep(60)
"""


def test_they_end_with_the_process_they_think_for_even_if_it_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", OWNER], stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout is not None
        owner.stdout.readline()
        owner.kill()
        owner.communicate(timeout=120)  # until nobody holds its output any more
