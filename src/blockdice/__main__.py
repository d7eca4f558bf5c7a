"""`python -m blockdice`: the same as the `blockdice` command."""

from __future__ import annotations

from blockdice.cli import main

if __name__ == "__main__":
    main()
