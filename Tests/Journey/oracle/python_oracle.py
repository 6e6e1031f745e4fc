#!/usr/bin/env python3
"""Every value that a recording of a Python program shows at a step is the value that the program holds there.

Usage: Tests/Journey/oracle/python_oracle.py [--programs N] [--seed N] [--idioms all|none] [--solutions all|day|none] [FILE …]
Prints `N passed, N failed` for the idioms (idioms.txt, each at the top level and in a function), for N programs of a
grammar (python_grammar.py), and for the solutions of the catalogue and of Tests/Acceptance on their first example; or
for the files alone.

The oracle (python_truth.py) sees the program by `sys.settrace` and copies all that can be reached from the names of
all running calls. Programs are first rewritten with one statement a line. A step is a simple statement, `if` or `while`
that is about to run; at it, all that ran before must show: each name of each running call with all that it holds, in
order, and which of them are one object. Values without a picture (a function, a file) are left out on both sides.
"""

import argparse
import ast
import concurrent.futures
import contextlib
import json
import os
import pathlib
import runpy
import signal
import sys
import tempfile
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
# Another recorder, to compare with.
RECORDER = pathlib.Path(os.environ.get("ORACLE_RECORDER", ROOT / "Runtimes/python"))
sys.path[:0] = [str(HERE), str(HERE.parent), str(RECORDER)]
from python_grammar import program as grown  # noqa: E402
from python_told import told  # noqa: E402
from python_solutions import Session, cases_of, catalogue, hold_link  # noqa: E402
from python_truth import lines_of, watch  # noqa: E402
from tape import Tape  # noqa: E402

MOST_STEPS = 600
PATIENCE = 60
PARTS = 8
# Addresses differ from run to run.
ADDRESSES = '''
def id(item, __known=[]):
    for place, other in enumerate(__known):
        if other is item:
            return place
    __known.append(item)
    return len(__known) - 1
'''
TAPE_BYTES = 16 << 20
END = "\nz_end = 1\nz_end = 2\n"


def differences(truth, told):
    """The first step at which the two part; None if they never do."""
    for place, (one, other) in enumerate(zip(truth, told)):
        if one[0] != other[0]:
            return f"step {place}: line {one[0]} runs, and the tape tells line {other[0]}"
        if list(one[1]) != list(other[1]):
            return f"step {place}, line {one[0]}: " + parted(one[1], other[1])
    if len(truth) != len(told):
        return f"{len(truth)} steps run, {len(told)} are told"
    return None


def parted(one, other):
    """Where two states part, with the name that they part in."""
    if len(one) != len(other):
        return f"{len(one)} calls run, {len(other)} are told"
    one, other = next(pair for pair in zip(one, other) if pair[0] != pair[1])
    place = len(os.path.commonprefix([one, other]))
    begin = max(one.rfind("; ", 0, place), place - 150, 0)
    call = one.partition(":")[0]
    return f"in {call}\n      is   …{one[begin:place + 80]}\n      told …{other[begin:place + 80]}"


def apart(work):
    """Does something in a process of its own, and gives what it made of it."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        quiet = os.open(os.devnull, os.O_RDWR)
        for place in (0, 1, 2):
            os.dup2(quiet, place)
        # A program that never ends is wrong here.
        signal.alarm(PATIENCE)
        try:
            data = json.dumps(work()).encode()
            with os.fdopen(writing, "wb") as file:
                file.write(data)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as file:
        data = file.read()
    os.waitpid(child, 0)
    return json.loads(data) if data else None


def recorded(path, tape):
    import trace_main

    sys.argv[:] = [str(path)]
    sys.stdout = open(os.devnull, "w")
    trace_main.run(str(path), trace_main.Tracing({"FOCUS_TRACE": str(tape)}))
    return True


def ran(path):
    sys.argv[:] = [str(path)]
    sys.stdout = open(os.devnull, "w")
    with contextlib.suppress(BaseException):
        runpy.run_path(str(path), run_name="__main__")
    return True


def watched(path, source):
    module = type(sys)("__main__")
    module.__file__ = str(path)
    sys.modules["__main__"] = module
    sys.argv[:], sys.path[0] = [str(path)], str(path.parent)
    return watch(source, str(path), MOST_STEPS, module.__dict__)


def compare(source, folder):
    """What is wrong with a program's recording, or None."""
    source = ast.unparse(ast.parse(source)) + "\n"
    lines = lines_of(ast.parse(source))
    path, tape = folder / "program.py", folder / "tape"
    path.write_text(source)
    with open(tape, "wb") as file:
        file.truncate(TAPE_BYTES)
    if not apart(lambda: recorded(path, tape)):
        # Some grown programs never end, or not in this time.
        return "the recorder broke" if apart(lambda: ran(path)) else None
    truth = apart(lambda: watched(path, source))
    if not truth:
        return "the program has no step"
    return differences(truth, told(Tape(tape.read_bytes()).events, lines, MOST_STEPS))


def idioms(text):
    """Each idiom by its own text: what is before `---` comes before each line behind it; `| ` continues a line."""
    for part in text.split("\n\n"):
        before, dashes, behind = part.strip("\n").partition("\n---\n")
        if not dashes:
            continue
        for line in behind.replace("\n| ", "\0").split("\n"):
            yield before, line.replace("\0", "\n")


def in_function(before, line):
    """The same within a function."""
    head = [text for text in before.split("\n") if text.startswith(("import ", "from "))]
    rest = [text for text in before.split("\n") if text not in head] + line.split("\n") + END.strip().split("\n")
    return "\n".join([*head, "def main():", *["    " + text for text in rest], "main()", "z_end = 3\n"])


def idiom_jobs():
    for number, (before, line) in enumerate(idioms((HERE / "idioms.txt").read_text())):
        yield f"idiom {line!r}", f"{before}\n{line}{END}"
        if "global " not in before + line and "import *" not in line:
            yield f"idiom {line!r} in a function", in_function(before, line.replace("nonlocal_", "nonlocal "))


def check(job):
    name, source = job
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        try:
            return name, source, compare(source, pathlib.Path(folder))
        except Exception as error:
            return name, source, repr(error)


# -- The catalogue's solutions ---------------------------------------------------------------------


def solution_jobs(which):
    """All of them, or a part that is another one each day."""
    problems = catalogue()
    own = sorted((ROOT / "Content/problems").glob("*/*/solutions/*.py"))
    jobs = [(path, problems.get(path.parent.parent.name)) for path in own]
    others = sorted((ROOT / "Tests/Acceptance/python").glob("*.py"))
    jobs += [(path, problems.get(path.stem.split("--")[0])) for path in others]
    return jobs[int(time.time()) // 86_400 % PARTS::PARTS] if which == "day" else jobs


def check_solution(job):
    path, problem = job
    name = str(path.relative_to(ROOT))
    try:
        said = "it is not in Content/built: run `focus catalogue build`" if problem is None else solution(path, problem)
    except Exception as error:
        said = repr(error)
    return name, "", said


def solution(path, problem):
    source = ast.unparse(ast.parse(path.read_text()))
    if "id(" in source:
        source = ADDRESSES + source
    case = cases_of(problem)[0]
    with tempfile.TemporaryDirectory() as folder:
        kept, output = pathlib.Path(folder) / "tape", pathlib.Path(folder) / "truth"
        with open(kept, "w+b") as tape:
            tape.truncate(TAPE_BYTES)
            Session(problem, source, tape, program=(str(RECORDER / "harness.py"),)).play(case)
            tape.seek(0)
            events = Tape(tape.read()).events
        program = (str(HERE / "python_truth.py"), str(RECORDER / "harness.py"), str(output), str(MOST_STEPS))
        Session(problem, source, program=program, SOURCE=source).play(case)
        truth = json.loads(output.read_text())
    steps = told(events, lines_of(ast.parse(source)), MOST_STEPS)
    if problem["comparator"].startswith("round-trip"):
        # The tape ends with the first answer.
        truth = truth[:len(steps)]
    return differences(truth, steps)


def tell(title, jobs, work, verbose):
    passed = failed = 0
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count() or 2) as pool:
        for name, source, said in pool.map(work, jobs, chunksize=4):
            passed, failed = passed + (not said), failed + bool(said)
            if said:
                print(f"  {name}: {said}", flush=True)
                if verbose:
                    print("      " + source.replace("\n", "\n      "))
    print(f"Python oracle, {title}: {passed} passed, {failed} failed", flush=True)
    return int(failed > 0 or not passed)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--idioms", default="all")
    parser.add_argument("--solutions", default="day")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    import trace_main  # noqa: F401

    hold_link()
    if options.files:
        jobs = [(file, pathlib.Path(file).read_text()) for file in options.files]
        return tell("files", jobs, check, options.verbose)
    outcome = 0
    if options.idioms != "none":
        outcome |= tell("idioms", list(idiom_jobs()), check, options.verbose)
    if options.programs:
        jobs = [(f"program {seed}", grown(seed)) for seed in range(options.seed, options.seed + options.programs)]
        outcome |= tell("grammar", jobs, check, options.verbose)
    if options.solutions != "none":
        outcome |= tell("solutions", solution_jobs(options.solutions), check_solution, False)
    return outcome


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})
    sys.exit(main())
