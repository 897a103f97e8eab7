"""All that leans on the inner parts of Numba and llvmlite to make WebAssembly, in one file.

Numba types a driver and all its rules and writes them down for LLVM. That text is taken before it is optimized for this
machine, freed of what only Python needs, and told another target. Whatever is not as it was when this was tried ends in
`CannotBuild`, which says what: there is no way round, as half a module is worth nothing.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from . import numba_inside

TARGET = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"  # what every browser has had for years
STACK_BYTES = 1 << 18
# Numba's counting of references: what lies in a module's memory belongs to whoever laid it there.
_COUNTING = r"@NRT_(?:incref|decref)\("
_EXACT = r"@(ceil|copysign|fabs|floor|sqrt|trunc)\("  # of the C library: instructions of a browser, and of LLVM
_NOT_COUNTED = "\n".join(f"define internal void @NRT_{name}(ptr %p) {{ ret void }}" for name in ("incref", "decref"))


class CannotBuild(RuntimeError):
    """WebAssembly cannot be made here, in one clear line."""


def versions() -> str:
    """Of everything that decides what comes out."""
    try:
        return " ".join(f"{name} {version(name)}" for name in ("numba", "llvmlite", "ziglang"))
    except PackageNotFoundError as error:
        raise CannotBuild(f"building WebAssembly needs the package {error.name}: `make tools` installs it") from None


def text_of(driver: Any, arguments: Sequence[Any]) -> tuple[str, str]:
    """LLVM's text of a driver that was compiled as a rule, for arguments like these, and what it is called there.

    It is linked with all rules it reaches, and no machine code has been made of any.
    """
    import numba

    if not numba_inside.has("rules unoptimized") or not numba_inside.has("no entry points"):
        raise CannotBuild(f"WebAssembly was not tried with Numba {numba.__version__}")
    typeof: Any = numba.typeof
    signature = tuple(typeof(argument) for argument in arguments)
    driver.compile(signature)
    compiled = driver.overloads[signature]
    return str(compiled.library._get_module_for_linking()), str(compiled.fndesc.llvm_func_name)


def without_python(text: str) -> str:
    """The text for the other target, with nothing in it that only Python needs."""
    text = re.sub(rf"^define [^\n]*{_COUNTING}.*?^}}\n", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(rf"^declare [^\n]*{_COUNTING}.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r'^target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', text, flags=re.MULTILINE)
    text = re.sub(r'^target triple = ".*"', f'target triple = "{TARGET}"', text, flags=re.MULTILINE)
    text = re.sub(r'"target-(?:cpu|features)"="[^"]*"', "", text)
    text = re.sub(r"= common (?:local_unnamed_addr )?global", "= internal global", text)  # there is no "common" here
    text = re.sub(rf"^declare [^\n]*{_EXACT}.*\n", "", text, flags=re.MULTILINE)
    return re.sub(_EXACT, r"@llvm.\1.f64(", f"{text}\n{_NOT_COUNTED}\n")


def module(texts: Mapping[str, tuple[str, str]], arguments: Mapping[str, Sequence[str]]) -> bytes:
    """One module of drivers, each given by the name it is to have, its text, and what it is called there.

    arguments: the LLVM types that each takes; Numba passes them in some order, and it is checked that it is this one.
    """
    import llvmlite.binding

    llvm: Any = llvmlite.binding
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(TARGET)
    except RuntimeError as error:
        raise CannotBuild(f"this llvmlite does not know WebAssembly: {error}") from None
    whole: Any = None
    for name, (text, inner_name) in texts.items():
        part = llvm.parse_assembly(without_python(text))
        driver = part.get_function(inner_name)
        taken = [str(argument.type) for argument in driver.arguments]
        if taken != ["ptr", "ptr", *arguments[name]]:
            raise CannotBuild(f"Numba passes the arguments of {name} in another way than was tried")
        driver.name, driver.linkage = name, "external"
        if whole is None:
            whole = part
        else:
            whole.link_in(part)
    whole.verify()
    for function in whole.functions:
        if not function.is_declaration and function.name not in texts:
            function.linkage = "internal"
    machine = target.create_target_machine(opt=3, reloc="static", features=FEATURES)
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(whole, builder)
    return _linked(machine.emit_object(whole), list(texts))


def _linked(compiled: bytes, exported: Sequence[str]) -> bytes:
    if importlib.util.find_spec("ziglang") is None:
        raise CannotBuild("building WebAssembly needs the package ziglang: `make tools` installs it")
    with tempfile.TemporaryDirectory(prefix="posse-") as folder:
        object_file, linked = Path(folder) / "module.o", Path(folder) / "module.wasm"
        object_file.write_bytes(compiled)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(object_file), "-o", str(linked), "--no-entry", "-O2"]
        # The stack lies first: one that overflows ends the call, and writes over nothing.
        flags = ["--strip-all", "--gc-sections", "--stack-first", "-z", f"stack-size={STACK_BYTES}"]
        exports = [f"--export={name}" for name in (*exported, "__heap_base")]
        done = subprocess.run([*command, *flags, *exports], capture_output=True, text=True)
        missing = sorted(set(re.findall(r"undefined symbol: (.*)", done.stderr)))
        if missing:
            raise CannotBuild(f"a rule uses {', '.join(missing)}, which a browser does not have")
        if done.returncode:
            raise CannotBuild(f"wasm-ld failed: {done.stderr.strip()[:500]}")
        return linked.read_bytes()
