#!/usr/bin/env python3
"""Records four programs in Swift and Python, about a million steps each, for `focus-bench trace`.

Usage: Benchmarks/journey/tapes.py FOLDER [--tool .build/debug/journey-instrument] [NAME …]
Writes FOLDER/NAME-swift.tape and NAME-python.tape and prints what recording cost. `--tool` is needed for Swift.
"""

import argparse
import os
import pathlib
import resource
import subprocess
import sys
import types

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Journey"))
from swift_corpus import Corpus  # noqa: E402

TAPE_BYTES = 256 << 20
ROUNDS = 5


def number(value):
    """An unsigned varint."""
    result = bytearray()
    while value > 127:
        result.append(value & 127 | 128)
        value >>= 7
    return bytes(result) + bytes([value])


def text(value):
    data = value.encode()
    return number(len(data)) + data


def definitions(made):
    """The events that tell a tape's names; Swift's recorder leaves them to the host."""
    for kind in made["types"]:
        yield b"\x1a" + number(kind["id"]) + number(0) + text(kind["name"]) + number(len(kind["fields"]))
        yield from map(text, kind["fields"])
    for slot in made["slots"]:
        yield b"\x1b" + number(slot["id"]) + number(slot["function"]) + text(slot["name"]) + text(slot["type"])
    for function in made["functions"]:
        yield b"\x1c" + number(function["id"]) + number(function["line"]) + number(function["endLine"])
        yield text(function["name"]) + number(0)


def cost(command, environment, prepare=lambda: None):
    """The least CPU time of several runs, in milliseconds."""
    times = []
    for _ in range(ROUNDS):
        prepare()
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, env=os.environ | environment, stdout=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times) * 1000


def record(name, bare, traced, tape, head=b""):
    """Runs a program bare and traced, and keeps what the tape holds."""
    def fresh():
        tape.unlink(missing_ok=True)
        with open(tape, "wb") as file:
            file.truncate(TAPE_BYTES)

    stable = {"SWIFT_DETERMINISTIC_HASHING": "1", "PYTHONHASHSEED": "0"}
    without = cost(bare, stable)
    with_tape = cost(traced, stable | {"FOCUS_TRACE": str(tape)}, fresh)
    data = tape.read_bytes().rstrip(b"\0")
    # FINISH 0 ends in a zero.
    tape.write_bytes(data[:64] + head + data[64:] + bytes(2))
    print(f"| {name} | {without:.0f} → {with_tape:.0f} ms | {len(data) - 64} bytes |", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--tool", type=pathlib.Path)
    parser.add_argument("--build", default="/tmp/focus-swift-corpus")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    sources = sorted(HERE.parent.glob("programs/steps-*.swift")) + sorted(HERE.glob("*-*.py")) + [HERE / "lru.py"]
    for source in sources:
        title = source.stem.removeprefix("steps-")
        if options.names and title not in options.names:
            continue
        name = f"{title}-{'python' if source.suffix == '.py' else 'swift'}"
        tape = options.folder / f"{name}.tape"
        if source.suffix == ".py":
            tracer = [sys.executable, ROOT / "Runtimes/python/trace_main.py", source]
            record(name, [sys.executable, source], tracer, tape)
        elif options.tool:
            corpus = Corpus(types.SimpleNamespace(tool=options.tool.resolve(), build=options.build, truth=False))
            bare, _ = corpus.compiled(name, {"main.swift": source.read_text()})
            flags = ["-I", options.build, "-L", options.build, "-lFocusTrace"]
            program, made, _ = corpus.traced(name, source.read_text(), {}, [], flags)
            record(name, [bare], [program], tape, b"".join(definitions(made)))


if __name__ == "__main__":
    main()
