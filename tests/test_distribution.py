"""What is packed: a source distribution, the wheel that is built from it without Node, and what that contains."""

from __future__ import annotations

import email
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def build(target: str, source: Path, into: Path, **environment: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    done = subprocess.run(
        command, cwd=source, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (file,) = into.iterdir()
    return file


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    packed = build("sdist", ROOT, folder / "dist", PAGES="built")
    assert packed.name.startswith("posse_games-")
    with tarfile.open(packed) as file:
        file.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.name != "dist")
    return unpacked


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the source distribution with no program on the path, and unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    packed = build("wheel", source, folder / "dist", PATH="")
    assert packed.name.startswith("posse_games-")
    with zipfile.ZipFile(packed) as file:
        file.extractall(folder / "installed")
    return folder / "installed"


def test_the_source_distribution_has_all_that_its_readme_s_commands_need(source: Path) -> None:
    for name in (
        "Makefile",
        "requirements.txt",
        "requirements-dev.txt",
        "web/package-lock.json",
        "web/licences.mjs",
    ):
        assert (source / name).exists(), name
    assert not (source / "web" / "node_modules").exists()
    planned = subprocess.run(["make", "-n", "play"], cwd=source, capture_output=True, text=True, check=True).stdout
    assert "requirements.txt" in planned
    assert "npm" not in planned  # the pages are there


def test_the_wheel_has_the_pages_the_licences_and_the_types(wheel: Path) -> None:
    for name in ("py.typed", "LICENSE", "server/site/index.html", "server/site/licences.txt", "cli/shells/posse.bash"):
        assert (wheel / "posse" / name).is_file(), name
    assert list(wheel.glob("posse/**/*.ftl"))
    assert not list(wheel.glob("posse/**/*.pyc"))


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    (file,) = wheel.glob("*.dist-info/METADATA")
    about = email.message_from_string(file.read_text("utf-8"))
    assert about["Name"] == "posse-games"
    assert about["Author"] == "The Posse authors"
    assert about["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1 AND MPL-2.0 AND PSF-2.0 AND BSD-3-Clause"
    assert "Typing :: Typed" in about.get_all("Classifier", [])
    assert set(about.get_all("Provides-Extra", [])) >= {"plots", "cluster", "gpu"}
    needed = [line for line in about.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert any(line.startswith("platformdirs") for line in needed)
    assert not any(line.startswith(("matplotlib", "ray", "numba-cuda")) for line in needed)


def test_what_was_installed_runs(wheel: Path) -> None:
    def says(*arguments: str) -> str:
        command = [sys.executable, "-m", "posse", *arguments]
        given = {**os.environ, "PYTHONPATH": str(wheel)}
        return subprocess.run(command, env=given, capture_output=True, text=True, check=True).stdout

    (metadata,) = wheel.glob("posse_games-*.dist-info")
    assert says("-V") == f"posse {metadata.name.removeprefix('posse_games-').removesuffix('.dist-info')}\n"
    assert says("rules", "gnadenlos", "1").startswith("GN-1: ")
    assert "SIL OPEN FONT LICENSE" in says("--licences")
