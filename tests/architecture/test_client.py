"""The build of the page into the package: when it is done, with what, and what it says."""

import json
import shutil
from pathlib import Path

import pytest

import hatch_client
from hatch_client import ClientError, build_page, is_new_enough, is_page_built

BUILD = """
import { mkdirSync, writeFileSync } from "fs";
const out = process.argv[process.argv.indexOf("--outDir") + 1];
mkdirSync(out, { recursive: true });
writeFileSync(out + "/index.html", "<title>Blockdice</title>");
"""
needs_npm = pytest.mark.skipif(
    hatch_client._node_on_path() is None, reason="there is no Node.js that is new enough"
)


@pytest.fixture
def root(tmp_path):
    """A project with a client that needs nothing."""
    web = tmp_path / "web"
    web.mkdir()
    (tmp_path / hatch_client.PAGE.parent).mkdir(parents=True)
    package = {"name": "client", "version": "0.0.0", "scripts": {"build": "node build.mjs"}}
    (web / "package.json").write_text(json.dumps(package))
    lock = {"name": "client", "version": "0.0.0", "lockfileVersion": 3, "packages": {"": package}}
    (web / "package-lock.json").write_text(json.dumps(lock))
    (web / "build.mjs").write_text(BUILD)
    return tmp_path


@needs_npm
def test_the_page_is_built_once_and_again_when_its_sources_change(root):
    assert not is_page_built(root)
    page = build_page(root)
    assert (page / "index.html").read_text() == "<title>Blockdice</title>"
    assert is_page_built(root)
    made = (page / "index.html").stat().st_mtime_ns
    build_page(root)
    assert (page / "index.html").stat().st_mtime_ns == made
    (root / "web" / "build.mjs").write_text(BUILD.replace("Blockdice", "Another"))
    assert not is_page_built(root)
    build_page(root)
    assert "Another" in (page / "index.html").read_text()


@needs_npm
def test_a_build_that_fails_says_why_and_leaves_the_page_that_was(root):
    page = build_page(root)
    (root / "web" / "build.mjs").write_text('throw new Error("no luck");')
    with pytest.raises(ClientError, match="no luck"):
        build_page(root)
    assert (page / "index.html").is_file()
    assert not is_page_built(root)


def test_what_is_installed_or_built_is_no_source(root):
    before = hatch_client.fingerprint(root / "web")
    for folder in ("node_modules", "dist"):
        (root / "web" / folder).mkdir()
        (root / "web" / folder / "a.js").write_text("1")
    assert hatch_client.fingerprint(root / "web") == before
    (root / "web" / "a.js").write_text("1")
    assert hatch_client.fingerprint(root / "web") != before


def test_without_node_it_says_what_to_do(root, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(hatch_client, "_node_of_wheel", lambda: None)
    assert hatch_client.node_requirements(root) == [hatch_client.NODE_WHEEL]
    with pytest.raises(ClientError, match=r"Node\.js.*BLOCKDICE_PAGE=skip"):
        build_page(root)


def test_without_sources_it_says_what_to_do(tmp_path):
    with pytest.raises(ClientError, match="BLOCKDICE_PAGE=skip"):
        build_page(tmp_path)


@pytest.mark.parametrize(
    ("version", "is_enough"),
    [
        *[((18, 20), False), ((20, 18), False), ((20, 19), True), ((20, 30), True)],
        *[((21, 7), False), ((22, 11), False), ((22, 12), True), ((24, 0), True)],
    ],
)
def test_which_node_is_new_enough(version, is_enough):
    assert is_new_enough(*version) == is_enough


def test_a_node_that_is_new_enough_is_all_that_the_client_asks_for():
    package = json.loads((Path(__file__).parents[2] / "web" / "package.json").read_text())
    least = package["engines"]["node"].removeprefix(">=").split(".")
    assert tuple(map(int, least[:2])) <= hatch_client.NODE_REQUIRED[0]
