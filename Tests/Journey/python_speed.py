#!/usr/bin/env python3
"""How fast Python programs are recorded: CPU time of the whole process, bare and traced in turn, medians.

Usage: Tests/Journey/python_speed.py [ROUNDS [NAME …]]     (20 rounds); the programs are in python_speed.txt
SPEED_TRACER names the trace_main.py of another recorder.
"""

import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from tape import Tape  # noqa: E402

TRACER = os.environ.get("SPEED_TRACER", HERE.parent.parent / "Runtimes/python/trace_main.py")


def seconds(command, environment):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(name, source, rounds, folder):
    file, tape = folder / "program.py", folder / "tape"
    file.write_text(source)
    environment = {**os.environ, "FOCUS_TRACE": str(tape)}
    bare, traced = [], []
    for _ in range(rounds):
        with open(tape, "wb") as empty:
            empty.truncate(256 << 20)
        command = [sys.executable, "-s", "-S", "-B"]
        bare.append(seconds([*command, file], environment))
        traced.append(seconds([*command, TRACER, file], environment))
    read = Tape(tape.read_bytes())
    steps, middle = read.count("STEP"), statistics.median(traced)
    print(f"{name}: {statistics.median(bare):.3f} -> {middle:.3f} s (best {min(traced):.3f}), {steps} steps, "
          f"{steps / middle / 1e6:.2f} M steps a second, {(read.at - 64) / steps:.1f} bytes a step", flush=True)


def main(rounds="20", *names):
    with tempfile.TemporaryDirectory() as folder:
        for part in ("\n" + (HERE / "python_speed.txt").read_text()).split("\n### ")[1:]:
            name, _, source = part.partition("\n")
            if not names or name in names:
                measure(name, source, int(rounds), pathlib.Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
