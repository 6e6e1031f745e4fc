#!/usr/bin/env python3
"""Measures what recording costs a Swift program: CPU time of the whole process, bare and traced in turn, medians.

Usage: recorder.py --tool PATH [--rounds N] [--build FOLDER] [--before TOOL RUNTIME]
`--tool` is the built journey-instrument. The programs are programs/steps-*.swift, hundreds of thousands of steps each;
they are compiled with -Onone, the recorder as the judge builds it. `--before` names another journey-instrument with its
Runtimes/swift/Trace, and prints how long the new one takes beside it, both in turn.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
TAPE = 256 << 20

sys.path.insert(0, str(ROOT / "Tests/Journey"))
from tape import Reader  # noqa: E402


def compile(folder, *arguments):
    command = ["swiftc", "-suppress-warnings", "-module-cache-path", folder / "modules", *arguments]
    subprocess.run(list(map(str, command)), check=True)


def recorder(folder, runtime=ROOT / "Runtimes/swift/Trace"):
    folder.mkdir(parents=True, exist_ok=True)
    compile(folder, "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-enforce-exclusivity=unchecked",
            "-module-name", "FocusTrace", "-emit-module", "-emit-module-path", folder / "FocusTrace.swiftmodule",
            "-emit-library", "-o", folder / "libFocusTrace.so", *sorted(runtime.glob("*.swift")))


def programs(folder, source, tool):
    """The bare and the traced program of a source."""
    bare, traced = folder / f"{source.stem}.bare", folder / f"{source.stem}.traced"
    compile(folder, "-Onone", "-swift-version", "5", source, "-o", bare)
    (folder / source.stem).mkdir(exist_ok=True)
    text = folder / source.stem / "main.swift"
    text.write_text(json.loads(subprocess.run([tool, source], check=True, capture_output=True).stdout)["text"])
    compile(folder, "-Onone", "-swift-version", "5", "-I", folder, "-L", folder, "-lFocusTrace", "-Xlinker", "-rpath",
            "-Xlinker", folder, text, "-o", traced)
    return bare, traced


def cpu(program, tape=None):
    """Milliseconds of CPU time of one run."""
    environment = {"PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1"}
    if tape:
        tape.unlink(missing_ok=True)
        tape.touch()
        os.truncate(tape, TAPE)
        environment["FOCUS_TRACE"] = str(tape)
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawn(program, [str(program)], environment, file_actions=quiet)
    _, status, usage = os.wait4(process, 0)
    if status:
        raise SystemExit(f"{program} ended with {status}")
    return 1000 * (usage.ru_utime + usage.ru_stime)


def compare(folder, tool, before, rounds):
    """The time of the traced programs beside that of another recorder."""
    other = folder / "before"
    recorder(other, pathlib.Path(before[1]))
    tape = pathlib.Path("/dev/shm/focus-recorder.tape")
    for source in sorted((HERE / "programs").glob("steps-*.swift")):
        sides = [programs(other, source, before[0])[1], programs(folder, source, tool)[1]]
        times, sizes = [[], []], []
        for number in range(rounds):
            for side in (0, 1) if number % 2 else (1, 0):
                times[side].append(cpu(sides[side], tape))
                if number < 2:
                    sizes.append((side, len(tape.read_bytes().rstrip(b"\0"))))
        tape.unlink()
        old, new = map(statistics.median, times)
        small, large = (dict(sizes)[side] / 1e6 for side in (0, 1))
        print(f"{source.stem}: {old:.1f} → {new:.1f} ms, × {new / old:.2f}; {small:.2f} → {large:.2f} MB", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--build", default="/tmp/focus-recorder")
    parser.add_argument("--before", nargs=2, metavar=("TOOL", "RUNTIME"))
    options = parser.parse_args()
    folder = pathlib.Path(options.build).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    recorder(folder)
    if options.before:
        return compare(folder, options.tool, options.before, options.rounds)
    for source in sorted((HERE / "programs").glob("steps-*.swift")):
        bare, traced = programs(folder, source, options.tool)
        tape = pathlib.Path("/dev/shm/focus-recorder.tape")
        cpu(traced, tape)
        with open(tape, "rb") as file:
            recorded = Reader(file.read(64 << 20))
        steps = sum(event[0] == "STEP" for event in recorded)
        rounds = [(cpu(bare), cpu(traced, tape)) for _ in range(options.rounds)]
        tape.unlink()
        plain, told = (statistics.median(times) for times in zip(*rounds))
        print(f"{source.stem}: {plain:.1f} → {told:.1f} ms, {steps:,} steps, "
              f"{(recorded.at - 64) / steps:.1f} bytes a step, {steps / told / 1000:.1f} M steps a second, "
              f"× {told / plain:.1f}", flush=True)


if __name__ == "__main__":
    main()
