#!/usr/bin/env python3
"""Every program of the corpus behaves the same when it is traced, and its tape can be read whole.

Usage: Tests/Journey/python_recorder.py [NAME …]     prints `N passed, N failed`
"""

import os
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from tape import Tape, final_objects  # noqa: E402

TRACER = HERE.parent.parent / "Runtimes/python/trace_main.py"
INPUT = "Ada\n1 2 3\n"


def programs(path):
    name, lines = None, []
    for line in path.read_text().splitlines(True):
        if line.startswith("### "):
            if name:
                yield name, "".join(lines)
            name, lines = line[4:].strip(), []
        else:
            lines.append(line)
    yield name, "".join(lines)


def run(command, tape=None, most=8 << 20):
    environment = {"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    if tape:
        with open(tape, "wb") as file:
            file.truncate(most)
        environment["FOCUS_TRACE"] = str(tape)
    done = subprocess.run(
        command, input=INPUT, capture_output=True, text=True, errors="replace", env=environment, timeout=60)
    return done.stdout, done.stderr, done.returncode


class Failures:
    def __init__(self):
        self.count = 0

    def expect(self, condition, name, what):
        if not condition:
            self.count += 1
            print(f"  {name}: {what}")


def check_program(failures, name, source, folder):
    file, tape = folder / "program.py", folder / "tape"
    file.write_text(source)
    bare = run([sys.executable, str(file)])
    traced = run([sys.executable, str(TRACER), str(file)], tape)
    before = failures.count
    failures.expect(bare == traced, name, f"\n    bare   {bare}\n    traced {traced}")
    try:
        read = Tape(tape.read_bytes())
    except Exception as error:
        failures.expect(False, name, f"its tape cannot be read: {error!r}")
        return failures.count == before
    failures.expect(read.count("STEP") > 0, name, "no step")
    failures.expect(read.events[-1] == ("FINISH", bare[2]), name, f"it ends with {read.events[-1]}")
    try:
        final_objects(read)
    except Exception as error:
        failures.expect(False, name, f"its events cannot be applied: {error!r}")
    return failures.count == before


def check_full_tape(failures, folder):
    """A program that is longer than its tape runs on, and its lines are counted."""
    file, tape = folder / "program.py", folder / "tape"
    file.write_text("t = 0\nfor i in range(100000):\n    t += i\nprint(t)\n")
    got = run([sys.executable, str(TRACER), str(file)], tape, most=(1 << 16) + 20000)
    read = Tape(tape.read_bytes())
    counted = dict(event[1:] for event in read.events if event[0] == "COUNT")
    steps = sum(event == ("STEP", 3) for event in read.events)
    failures.expect(got[0] == "4999950000\n", "full tape", got)
    failures.expect(counted.get(3, 0) + steps in (100000, 100001), "full tape", f"{counted} and {steps}")
    return not failures.count


def check_kill(failures, folder):
    """A program that is killed leaves all that it did."""
    file, tape = folder / "program.py", folder / "tape"
    file.write_text("import os\nx = 41\nx += 1\nos.kill(os.getpid(), 9)\n")
    got = run([sys.executable, str(TRACER), str(file)], tape)
    read = Tape(tape.read_bytes())
    failures.expect(got[2] == -9, "kill", got)
    failures.expect(read.events[-1] == ("STEP", 4), "kill", read.events[-1])
    return not failures.count


def main(names):
    failures, passed, failed = Failures(), 0, 0
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        for name, source in programs(HERE / "python_corpus.txt"):
            if (not names or name in names) and not (
                    "match" in name and sys.version_info < (3, 10)):
                fine = check_program(failures, name, source, folder)
                passed, failed = passed + fine, failed + (not fine)
        for check in () if names else (check_full_tape, check_kill):
            failures.count = 0
            fine = check(failures, folder)
            passed, failed = passed + fine, failed + (not fine)
    print(f"{passed} passed, {failed} failed")
    return int(failed > 0)


sys.exit(main(sys.argv[1:]))
