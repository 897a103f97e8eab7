"""`python -m posse`."""

import sys

from posse.cli import main

sys.exit(main())
