"""Tries an installed server as its user would: starts it, gets the page, ends it by Ctrl-C.

python try_serve.py COMMAND    COMMAND: the path of an installed `blockdice`
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
import threading
from urllib.parse import urljoin
from urllib.request import urlopen

SECONDS = 60


def main() -> int:
    """0 if the server has served the page and all that the page names."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.argv[1], "serve", "--no-open", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            alarm = threading.Timer(SECONDS, server.kill)
            alarm.daemon = True
            alarm.start()
            assert server.stdout is not None
            address = None
            while address is None:
                line = server.stdout.readline()
                if not line:
                    print("try_serve: the server has not started", file=sys.stderr)
                    return 1
                address = re.search(r"http://\S+", line)
            try:
                print(f"The page and {look_at(address.group())} files of it were served.")
            finally:
                server.send_signal(signal.SIGINT)
                server.stdout.read()
                status = server.wait()
    if status:
        print(f"try_serve: Ctrl-C has ended the server with {status}", file=sys.stderr)
    return 1 if status else 0


def look_at(address: str) -> int:
    """Get the page and every file that it names; how many those are."""
    with urlopen(address, timeout=SECONDS) as answer:
        page = answer.read().decode()
    assert "<title>Blockdice</title>" in page, page[:200]
    names = re.findall(r'(?:src|href)="(\./[^"]+)"', page)
    for name in names:
        with urlopen(urljoin(address, name), timeout=SECONDS) as answer:
            assert answer.read()
    assert names
    return len(names)


if __name__ == "__main__":
    sys.exit(main())
