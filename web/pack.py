"""Builds the pack: all that a page needs to be a house of its own, for somebody who plays alone.

Python itself comes from the npm package `pyodide`, which runs it as WebAssembly; ours is the very source that servers
run, as far as `posse.alone` reaches it, with the words of all languages and the few packages that it needs. What is
compiled comes from PyPI, where there is one for browsers, in the version and by the hash that requirements.txt names.

    python web/pack.py FOLDER
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
# Left out of `posse`: what only servers, terminals, processes and compilers use.
NOT_OURS = re.compile(
    r"posse/(adapters|arena|cli|library|terminal|testing|server/(accounts/(?!__init__|names)|generated|http|site|"
    r"database/(?!__init__|rows|ids)|archive/(?!__init__|finales|kept|replays)|\w+\.py(?<!__init__\.py)(?<!log\.py)|"
    r"live/(bots|chat|keeping|nudging|processes|fair_queue|rooms|sockets)\.py)|"
    r"engine/(batch|compiled|dlpack|kernels|numba_inside|wasm|wasm_inside)\.py|bots/(environment|gpu_environment|kernels|search|sheriff|stepping|wasm|workers)\.py|"
    r"__main__\.py|folders\.py|py\.typed)"
)
PURE = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "typing_extensions", "pytz")
LANGUAGES = ("root", "en", "en_US", "de", "de_DE", "nl", "nl_NL")
# Of packages: their tests, tools, and the data of places and languages that are not ours.
NOT_THEIRS = re.compile(
    rf"(babel/(locale-data/(?!({'|'.join(LANGUAGES)})\.dat)|messages/|support\.py)|pytz/zoneinfo/|.*\.(pyi|typed|so)$|"
    r"typing_extensions\.pyi|.*__pycache__)"
)
COMPILED = "msgspec"
NAMES = (
    "posse.zip",
    "pyodide-lock.json",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm.packed",
    "pyodide.mjs",
    "python_stdlib.zip",
)
KEPT = ROOT / ".cache" / "pack"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip"):
        (folder / name).write_bytes((PYODIDE / name).read_bytes())
    # Packed here, since not every web server packs; the worker unpacks it.
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    (folder / "pyodide.asm.wasm.packed").write_bytes(gzip.compress(wasm, 9, mtime=0))
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))
    compiled = wheel(lock["info"])
    (folder / "posse.zip").write_bytes(ours(compiled))
    (folder / "licences.txt").write_text(licences(compiled, lock["info"]["python"]))
    files = {name: (folder / name).read_bytes() for name in NAMES}
    digest = hashlib.sha256(b"".join(hashlib.sha256(content).digest() for content in files.values())).hexdigest()
    sizes = {name: len(content) for name, content in files.items()}
    (folder / "pack.json").write_text(json.dumps({"digest": digest[:16], "files": sizes}, indent=1))


def licences(compiled: Path, python: str) -> str:
    """Of all that is in it, apart from what is ours."""
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    mpl = (ROOT / "web" / "licences" / "MPL-2.0.txt").read_text()
    found = {f"pyodide {version} (MPL-2.0)": mpl}
    for package in PURE:
        there = distribution(package)
        text = "\n".join(file.read_text() for file in there.files or () if _is_licence(file.as_posix()))
        found[f"{there.metadata['Name']} {there.version}"] = text or (ROOT / "web/licences/Apache-2.0.txt").read_text()
    found[f"Python {python}"] = found[f"typing_extensions {distribution('typing_extensions').version}"]  # the same
    with zipfile.ZipFile(compiled) as archive:
        texts = [archive.read(name).decode() for name in archive.namelist() if _is_licence(name)]
    found[" ".join(compiled.name.split("-")[:2])] = "\n".join(texts)
    bare = [name for name, text in found.items() if not text.strip()]
    assert not bare, f"no licence came with {', '.join(bare)}"
    return f"\n\n{'=' * 80}\n\n".join(f"{name}\n\n{text.strip()}\n" for name, text in found.items())


def _is_licence(name: str) -> bool:
    return ".dist-info/" in name and "licen" in name.rsplit("/", 1)[-1].lower()


def ours(compiled: Path) -> bytes:
    """One archive of all Python there is."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted([*_of_posse(), *_of_packages(), *_of_wheel(compiled)]):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)  # no times: the same every time
    return packed.getvalue()


def _of_posse() -> Iterator[tuple[str, bytes]]:
    for file in (SOURCE / "posse").rglob("*"):
        name = file.relative_to(SOURCE).as_posix()
        if file.suffix in (".py", ".ftl", ".toml") and not NOT_OURS.match(name):
            yield name, file.read_bytes()


def _of_packages() -> Iterator[tuple[str, bytes]]:
    for package in PURE:
        for file in distribution(package).files or ():
            name = file.as_posix()
            if name.endswith((".py", ".dat")) and not NOT_THEIRS.match(name):
                yield name, file.locate().read_bytes()  # type: ignore[attr-defined]


def _of_wheel(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith((".py", ".so")):
                yield name, archive.read(name)


def wheel(info: dict[str, str]) -> Path:
    """The compiled package for this Pyodide, checked against the hashes of requirements.txt; kept for the next time."""
    locked = re.search(rf"^{COMPILED}==.*(?:(?<=\\)\n.*)*", (ROOT / "requirements.txt").read_text(), re.M)
    assert locked, f"requirements.txt does not name {COMPILED}"
    platform = f"pyemscripten_{info['abi_version']}_wasm32"
    for kept in KEPT.glob(f"{COMPILED}-*{platform}.whl"):
        if hashlib.sha256(kept.read_bytes()).hexdigest() in locked.group():
            return kept
    KEPT.mkdir(parents=True, exist_ok=True)
    asked = KEPT / "requirements.txt"
    asked.write_text(locked.group() + "\n")
    python = ".".join(info["python"].split(".")[:2])
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary", ":all:", "--platform", platform, "--python-version", python]
    command += ["--require-hashes", "--requirement", str(asked), "--dest", str(KEPT)]
    subprocess.run(command, check=True)
    return next(KEPT.glob(f"{COMPILED}-*{platform}.whl"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
