"""Builds what the package is shipped with: the page, and when asked to, compiled modules.

The browser client is built by `hatch_client.py`, into every wheel and every installation. The
engine, the rules and the skills are compiled with mypyc only where that is wanted.

Three ways in to that, one helper (`compile_tree`) behind them:

* As hatchling's build hook. With `BLOCKDICE_COMPILE=1` in the environment the wheel becomes a
  platform wheel that carries the extension modules beside the `.py` files; without it the wheel is
  pure Python. A compilation that fails then fails the build.
* `scripts/compile`, which runs this file: a copy of `src/` with the extension modules is made in
  `build/compiled`, to be put on `PYTHONPATH`. The plain tree is never touched.
* `compile_tree` itself, from any other tool.

What was compiled before and has not changed is not compiled again: the C sources and objects are
kept in `build/mypyc`. `BLOCKDICE_COMPILE_OPT` sets the level of optimisation (0 to 3, default 3),
`BLOCKDICE_COMPILE_JOBS` the number of C compilers at a time (default: one a core).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file by its path

import hatch_client

PACKAGE = "blockdice"

COMPILED_ROOMS = ("engine", "rules", "skills")
"""The rooms of the package whose modules are compiled."""

NOT_COMPILED: tuple[str, ...] = ()
"""Modules of those rooms that stay plain, as paths below `src/blockdice`; say why at each."""

BUILD_REQUIRES = ("mypy>=1.18", "setuptools>=75")
"""What a compiling build needs besides hatchling (mypyc comes with mypy)."""

COPIED = (".py", ".pyi", ".typed", ".json")


class CompileError(RuntimeError):
    """The extension modules could not be built."""


def is_compile_wanted() -> bool:
    """Whether the environment asks for a compiled build."""
    return os.environ.get("BLOCKDICE_COMPILE", "") == "1"


def compiled_modules(source: Path) -> list[str]:
    """The files to compile, as sorted paths below `source` (the folder that holds the package)."""
    package = source / PACKAGE
    found = []
    for room in COMPILED_ROOMS:
        for path in (package / room).rglob("*.py"):
            inside = path.relative_to(package).as_posix()
            if path.name != "__init__.py" and inside not in NOT_COMPILED:
                found.append(path.relative_to(source).as_posix())
    return sorted(found)


def compile_tree(source: Path, tree: Path, work: Path) -> list[Path]:
    """Make `tree` a copy of the package in `source` with extension modules beside the `.py` files.

    `work` keeps what a later compilation can use again. Returns the extension modules, as paths
    below `tree`.
    """
    modules = compiled_modules(source)
    if not modules:
        raise CompileError(f"there is nothing to compile in {source / PACKAGE}")
    opt_level = os.environ.get("BLOCKDICE_COMPILE_OPT", "3")
    build = f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
    build += f"-mypyc{installed_version('mypy')}-O{opt_level}"

    tree.mkdir(parents=True, exist_ok=True)
    _copy_package(source, tree)
    stamp_file = tree / "compiled.stamp"
    stamp = _fingerprint(source, modules, build)
    if stamp_file.is_file() and stamp_file.read_text(encoding="utf-8") == stamp:
        if built := _extensions(tree):
            return built
    stamp_file.unlink(missing_ok=True)
    for old in _extensions(tree):
        (tree / old).unlink()

    work = work / build
    work.mkdir(parents=True, exist_ok=True)
    before = Path.cwd()
    os.chdir(tree)  # mypyc names modules by their path below the current folder
    try:
        _run_mypyc(modules, tree.resolve(), work.resolve(), opt_level)
    finally:
        os.chdir(before)
    built = _extensions(tree)
    if len(built) < len(modules):
        raise CompileError(f"{len(modules)} modules gave only {len(built)} extension modules")
    stamp_file.write_text(stamp, encoding="utf-8")
    return built


def _run_mypyc(modules: list[str], tree: Path, work: Path, opt_level: str) -> None:
    try:
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
    except ImportError as error:
        raise CompileError(f"compiling needs {' and '.join(BUILD_REQUIRES)}: {error}") from error

    options = [
        "--config-file=",  # the strict check is a matter of its own
        f"--cache-dir={work / 'mypy_cache'}",
        "--follow-imports=silent",
        "--ignore-missing-imports",
        "--explicit-package-bases",
    ]
    try:
        extensions = mypycify(
            [*options, *modules],
            opt_level=opt_level,
            debug_level="0",
            multi_file=True,
            target_dir=str(work / "c"),
            group_name=PACKAGE,
        )

        class ParallelBuild(build_ext):  # type: ignore[misc]
            def build_extensions(self) -> None:
                self.compiler.compile = partial(_compile_in_parallel, self.compiler)
                super().build_extensions()

        command = ParallelBuild(Distribution({"name": PACKAGE, "ext_modules": extensions}))
        command.build_lib = str(tree)
        command.build_temp = str(work / "objects")
        command.ensure_finalized()
        command.run()
    except SystemExit as error:  # mypyc's and the C compiler's way to report
        raise CompileError(f"mypyc: {error}") from error
    except Exception as error:
        raise CompileError(f"{type(error).__name__}: {error}") from error


def _compile_in_parallel(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """Stands for a compiler's `compile`: several C files at a time, and none that is up to date."""
    macros, objects, postargs, preprocess, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = compiler._get_cc_args(preprocess, debug, extra_preargs)
    headers = {folder: _newest_header(folder) for folder in {Path(s).parent for s in sources}}

    def compile_one(item: tuple[str, tuple[str, str]]) -> None:
        target, (path, extension) = item
        newest = max(Path(path).stat().st_mtime, headers[Path(path).parent])
        if Path(target).is_file() and Path(target).stat().st_mtime > newest:
            return
        compiler._compile(target, path, extension, cc_args, postargs, preprocess)

    jobs = int(os.environ.get("BLOCKDICE_COMPILE_JOBS") or os.cpu_count() or 1)
    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(compile_one, build.items()))
    return list(objects)


def _newest_header(folder: Path) -> float:
    return max((path.stat().st_mtime for path in folder.rglob("*.h")), default=0.0)


def _package_files(source: Path) -> list[Path]:
    package = source / PACKAGE
    return sorted(
        path.relative_to(source)
        for path in package.rglob("*")
        if path.is_file() and path.suffix in COPIED
    )


def _extensions(tree: Path) -> list[Path]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    return sorted(path.relative_to(tree) for path in tree.rglob(f"*{suffix}"))


def _copy_package(source: Path, tree: Path) -> None:
    """Bring the copy of the package in `tree` up to date, leaving unchanged files alone."""
    wanted = set(_package_files(source))
    for old in _package_files(tree):
        if old not in wanted:
            (tree / old).unlink()
    for name in wanted:
        new, old = source / name, tree / name
        if not old.is_file() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)


def _fingerprint(source: Path, modules: list[str], build: str) -> str:
    digest = hashlib.sha256(f"{build}\n{modules}\n".encode())
    for name in _package_files(source):
        if name.suffix == ".py":
            digest.update(f"{name.as_posix()}\n".encode())
            digest.update((source / name).read_bytes())
    return digest.hexdigest() + "\n"


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the page, and with `BLOCKDICE_COMPILE=1` the extension modules of the wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        needed = list(BUILD_REQUIRES) if is_compile_wanted() else []
        if hatch_client.is_page_wanted():
            needed += hatch_client.node_requirements(Path(self.root))
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile, and add the results to the wheel unless it is editable."""
        if hatch_client.is_page_wanted():
            hatch_client.build_page(Path(self.root))
        if not is_compile_wanted() or version == "editable":
            return
        root = Path(self.root)
        tree = root / "build" / "compiled"
        for built in compile_tree(root / "src", tree, root / "build" / "mypyc"):
            build_data["force_include"][str(tree / built)] = built.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def clean(self, versions: list[str]) -> None:
        """Forget everything compiled so far."""
        for folder in ("compiled", "mypyc"):
            shutil.rmtree(Path(self.root) / "build" / folder, ignore_errors=True)


def main() -> int:
    """Make `build/compiled` and say where it is."""
    root = Path(__file__).resolve().parent
    tree = root / "build" / "compiled"
    began = time.monotonic()
    try:
        built = compile_tree(root / "src", tree, root / "build" / "mypyc")
    except CompileError as error:
        print(f"scripts/compile: {error}", file=sys.stderr)
        return 1
    seconds = time.monotonic() - began
    print(f"{len(built)} extension modules in {tree.relative_to(root)} ({seconds:.0f} s).")
    return 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)  # taking mypy's trees down one by one would last for seconds
