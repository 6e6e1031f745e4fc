#!/usr/bin/env python3
"""Every program of the corpus behaves the same when it is traced, and its tape says what it did.

Usage: Tests/Journey/python_recorder.py [--python PATH]… [NAME…]     prints `N passed, N failed`

Without --python every interpreter from python3.9 to python3.13 on PATH is taken, and the one that runs this. In
python_corpus.txt, `pitfall:` marks what is known to trip rewriters, `untouched:` programs whose own methods would print
if the recorder called them. With the first interpreter, objects are compared with their tape, and windows with the
whole recording.
"""

import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from python_checks import CHECKS, check_windows  # noqa: E402
from python_state import final  # noqa: E402
from tape import Tape  # noqa: E402

TRACER = HERE.parent.parent / "Runtimes/python/trace_main.py"
INPUT = "Ada\n1 2 3\n"
VERSIONS = [f"3.{minor}" for minor in range(9, 14)]
# What an older interpreter cannot parse.
NEEDS = {"match": (3, 10)}
# A property may make what no name shows, and an ended stack ends a look: they are seen later.
TOLD_LATE = ("properties, descriptors and __class__ that must not run", "endless recursion")
# A `with` binds its names one by one and tells them at its first statement; a lowered limit hides what was told before.
NO_WINDOWS = ("with", "endless recursion", "recursion to the limit", "big numbers under a low limit")


def programs(path):
    for part in ("\n" + path.read_text()).split("\n### ")[1:]:
        name, _, source = part.partition("\n")
        yield name, source + "\n"


class Bench:
    """One interpreter and a folder of its own."""

    def __init__(self, python, folder):
        self.python, self.folder = python, pathlib.Path(folder)
        self.file, self.tape = self.folder / "program.py", self.folder / "tape"

    def run(self, *arguments, **environment):
        done = subprocess.run(
            [self.python, "-s", "-S", "-B", *map(str, arguments), self.file], input=INPUT, capture_output=True,
            text=True, errors="replace", timeout=120,
            env={"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0", **environment})
        return done.stdout, done.stderr, done.returncode

    def trace(self, source=None, most=8 << 20, tracer=TRACER, **environment):
        """What the program said, and its tape."""
        if source:
            self.file.write_text(source)
        with open(self.tape, "wb") as file:
            file.truncate(most)
        got = self.run(tracer, FOCUS_TRACE=str(self.tape), **environment)
        return got, Tape(self.tape.read_bytes())


def complaints_of(bench, name, source, is_first):
    bench.file.write_text(source)
    bare = bench.run()
    traced, tape = bench.trace()
    if bare != traced:
        yield f"\n    bare   {bare}\n    traced {traced}"
    if not tape.count("STEP") or tape.events[-1] != ("FINISH", bare[2]):
        yield f"{tape.count('STEP')} steps, and it ends with {tape.events[-1]}"
    state = final(tape)
    if len(state.frames) != 1 or bool(state.error) != bool(bare[2] == 1):
        yield f"it ends in {len(state.frames)} calls, with the error {state.error}"
    if state.output != bare[0]:
        yield f"its output is {state.output!r}"
    if not is_first:
        return
    mirror = bench.folder / "mirror"
    bench.trace(tracer=HERE / "python_mirror.py", MIRROR=str(mirror))
    said = mirror.read_text() if mirror.exists() else "the mirror broke"
    if said and not (name in TOLD_LATE and said.endswith("told only at the end")):
        yield said
    if name not in NO_WINDOWS:
        yield from check_windows(bench, tape)


def check(python, name, source, is_first):
    """The complaints of one program or one check with one interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(python, folder)
        try:
            if callable(source):
                return list(source(bench))
            return list(complaints_of(bench, name.split(": ")[-1], source, is_first))
        except Exception as error:
            return [repr(error)]


def interpreters():
    """By version, each once; a name on PATH may be a shim that leads nowhere."""
    found = {}
    for name in [sys.executable, *(f"python{version}" for version in VERSIONS)]:
        path = shutil.which(name)
        code = "import sys; print(sys.executable); print('%d.%d' % sys.version_info[:2])"
        done = path and subprocess.run([path, "-c", code], capture_output=True, text=True)
        if done and done.returncode == 0:
            executable, version = done.stdout.split("\n")[:2]
            found.setdefault(version, executable)
    return found


def version_of(python):
    done = subprocess.run([python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"],
                          capture_output=True, text=True, check=True)
    return done.stdout.strip()


def main(arguments):
    chosen, names = {}, []
    while arguments:
        item = arguments.pop(0)
        if item == "--python":
            python = arguments.pop(0)
            chosen[version_of(python)] = python
        else:
            names.append(item)
    chosen = chosen or interpreters()
    work = [item for item in [*programs(HERE / "python_corpus.txt"), *CHECKS.items()]
            if not names or item[0] in names]
    jobs = []
    for count, (version, python) in enumerate(chosen.items()):
        numbers = tuple(map(int, version.split(".")))
        jobs += [(version, python, name, source, count == 0) for name, source in work
                 if not any(word in name and numbers < least for word, least in NEEDS.items())]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        for (version, _, name, *_), complaints in zip(jobs, pool.map(lambda job: check(*job[1:]), jobs)):
            failed += bool(complaints)
            for complaint in complaints:
                print(f"  {version} {name}: {complaint}")
    print(f"Python {', '.join(chosen)}: {len(jobs) - failed} passed, {failed} failed")
    return int(failed > 0 or not jobs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
