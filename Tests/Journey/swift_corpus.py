#!/usr/bin/env python3
"""Runs each program of swift_corpus.txt as it is and instrumented: output, exit status and order of deinitialisers must be equal.

Usage: swift_corpus.py --tool PATH [--build FOLDER] [--only TEXT] [--slice I/N] [--truth | --playground] [--verbose]
`--tool` is the built journey-instrument. Programs called `solution_…` are solutions of the catalogue that were made to stand
alone, with more of the language in them. A solution of the catalogue runs with the lines of swift_solutions.txt
behind it: once as one program, and those of node problems once more as a library beside a plain main, as the judge does.
`--solutions` adds those of the catalogue (the judge's own tests trace all of them: CatalogueJourneyTests).
The tape is replayed strictly; a function that does not compile goes down its ladder as the host lets it.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

from swift_state import Replay
from tape import Broken

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FLAGS = ["-Onone", "-swift-version", "5", "-suppress-warnings"]
NODES = ("ListNode", "TreeNode", "GraphNode", "RandomNode", "Interval")
ROUNDS = 6
# What changes without a statement that changes it: a weak reference, whose object goes.
UNTOLD = {"weak_becomes_nil"}


class Failure(Exception):
    pass


class Corpus:
    def __init__(self, options):
        self.tool, self.build = options.tool, pathlib.Path(options.build)
        self.build.mkdir(parents=True, exist_ok=True)
        # Programs whose tasks the recorder runs.
        self.tasks = {}
        # The functions' bodies of those that the playground pass tells.
        self.scopes = {}
        self.lowered, self.functions, self.full, self.truth = [], 0, 0, options.truth
        self.recorder()

    # Compiling

    def swiftc(self, *arguments):
        command = ["swiftc", *FLAGS, "-module-cache-path", str(self.build / "modules"), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=300)

    def must(self, answer):
        if answer.returncode:
            raise Failure(answer.stderr[-3000:])

    def recorder(self):
        trace = sorted((ROOT / "Runtimes/swift/Trace").glob("*.swift"))
        nodes = [ROOT / f"Runtimes/swift/Prelude/{n}.swift" for n in NODES]
        shapes = ROOT / "Runtimes/swift/TraceNodes/Nodes+Trace.swift"
        stamp = hashlib.sha256(b"".join(f.read_bytes() for f in [*trace, *nodes, shapes])).hexdigest()
        mark = self.build / "recorder.stamp"
        if mark.exists() and mark.read_text() == stamp:
            return
        b = self.build
        (b / "whole").mkdir(exist_ok=True)
        library = ["-O", "-wmo", "-parse-as-library", "-emit-module", "-emit-library", "-static",
                   "-enforce-exclusivity=unchecked"]
        for folder, flags in ((b, []), (b / "whole", ["-DFOCUS_TRACE_WHOLE"])):
            self.must(self.swiftc(
                *library, *flags, "-swift-version", "6", "-module-name", "FocusTrace", "-emit-module-path",
                folder / "FocusTrace.swiftmodule", "-o", folder / "libFocusTrace.a", *trace))
        self.must(self.swiftc(
            *library, "-module-name", "FocusPrelude", "-I", b, "-emit-module-path", b / "FocusPrelude.swiftmodule",
            "-o", b / "libFocusPrelude.a", *nodes, shapes))
        mark.write_text(stamp)

    def compiled(self, name, files, *flags):
        """Compiles texts by file name; what was compiled before is taken."""
        key = hashlib.sha256(json.dumps([sorted(files.items()), flags, (self.build / "recorder.stamp").read_text()
                                         if "-lFocusTrace" in flags else ""]).encode()).hexdigest()[:24]
        folder = self.build / "programs" / key
        program = folder / name
        if program.exists():
            return program, ""
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in files.items():
            (folder / file).write_text(text)
        answer = self.swiftc(*(folder / f for f in files), "-o", program, *flags)
        return (None if answer.returncode else program), answer.stderr

    # Instrumenting

    def instrument(self, text, arguments):
        source = self.build / f"source-{os.getpid()}-{hash(text) & 0xffffffff}.swift"
        source.write_text(text)
        answer = subprocess.run([self.tool, str(source), *arguments], capture_output=True, text=True, timeout=300)
        source.unlink()
        if answer.returncode:
            raise Failure(answer.stderr)
        return json.loads(answer.stdout)

    def traced(self, name, text, extra, arguments, flags):
        """Goes down each function's ladder until the compiler is content."""
        levels, seen = [], ""
        for _ in range(ROUNDS):
            made = self.instrument(text, arguments + levels)
            program, errors = self.compiled(name, {self.file(arguments): made["text"], **extra}, *flags)
            if program:
                self.tasks[str(program)] = made["usesTasks"]
                return program, made, seen
            seen = seen or errors
            lines = set(re.findall(rf"{self.file(arguments)}:(\d+):\d+: error", errors))
            made = self.instrument(text, arguments + levels + ["errors:" + ",".join(lines)])
            if not lines or made.get("next") is None:
                break
            levels = made["next"]
        raise Failure("the instrumented program does not compile\n" + errors[-2000:])

    def file(self, arguments):
        return "solution.swift" if "--library" in arguments else "main.swift"

    # Running

    def playground(self, name, text):
        """The compiler's own pass tells the program's steps, and any window of them with the state they have there."""
        # As the host does: where it would change what the program does, it is not asked.
        if "await " in text or any(word in text for word in ("deinit", "weak", "unowned", "isKnownUniquelyReferenced")):
            return
        arguments = ["--library"] if "@main " in text else []
        made, program = self.instrument(text, arguments), None
        flags = ["-I", self.build, "-L", self.build, "-lFocusTrace", *(["-parse-as-library"] if arguments else [])]
        bare, _ = self.compiled(name, {self.file(arguments): text}, *map(str, flags[5:]))
        for option in ([], ["-playground-option", "NoFunctionParameters"]):
            front = ["-import-module", "FocusTrace", "-playground", *option]
            behind = [part for word in front for part in ("-Xfrontend", word)]
            if not program:
                program, errors = self.compiled(name, {self.file(arguments): text}, *map(str, flags), *behind)
        if not program:
            self.lowered.append(f"{name} {self.complaint(errors)}")
            return
        self.scopes[str(program)] = made["scopes"]
        expected, tape = self.run(bare, b""), self.build / f"{name}.tape"
        with open(tape, "wb") as file:
            file.truncate(64 << 20)
        found = self.run(program, b"", tape)
        if found != expected:
            raise Failure(f"bare {expected}\n  playground {found}")
        # Slots are on the tape; the picture names objects by none of their numbers.
        made, pictures = {**made, "slots": []}, []
        replayed = Replay(tape.read_bytes(), {}, lambda t: pictures.append((t.picture(), t.stack())))
        tape.unlink()
        self.functions, self.full = self.functions + 1, self.full + (replayed.steps > 0)
        if not replayed.steps:
            self.lowered.append(f"{name} tells no step")
        if 2 < replayed.steps <= 3000 and "andom" not in text:
            self.windows(name, program, made, b"", pictures)

    def run(self, program, given, tape=None, **limits):
        environment = {"PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"}
        if tape:
            environment["FOCUS_TRACE"] = str(tape)
        if self.tasks.get(str(program)):
            environment["FOCUS_TRACE_TASKS"] = "1"
        if self.scopes.get(str(program)):
            environment["FOCUS_TRACE_SCOPES"] = self.scopes[str(program)]
        environment |= {f"FOCUS_TRACE_{name.upper()}": str(value) for name, value in limits.items()}
        answer = subprocess.run([program], input=given, capture_output=True, timeout=300, env=environment)
        return answer.returncode, answer.stdout

    def check(self, name, text, main=None, given=b""):
        is_library = main is not None
        arguments = ["--library", "--prelude"] if is_library else []
        extra = {"main.swift": main} if is_library else {}
        prelude = ["-I", self.build, "-L", self.build, "-lFocusPrelude", "-lFocusTrace", "-Xfrontend", "-import-module",
                   "-Xfrontend", "FocusPrelude"]
        flags = list(map(str, prelude if is_library else ["-I", self.build, "-L", self.build, "-lFocusTrace"]))
        has_main_type = "@main " in text
        if has_main_type:
            arguments, flags = ["--library"], [*flags, "-parse-as-library"]
        bare, errors = self.compiled(
            name, {self.file(arguments): text, **extra}, *(flags if is_library else flags[-1:] if has_main_type else []))
        if not bare:
            raise Failure("the program itself does not compile\n" + errors[-2000:])
        program, made, complaint = self.traced(name, text, extra, arguments, flags)
        expected = self.run(bare, given)
        tape = self.build / f"{name}.tape"
        with open(tape, "wb") as file:
            file.truncate(64 << 20)
        found = self.run(program, given, tape)
        if found != expected:
            raise Failure(f"bare {expected}\n  traced {found}")
        pictures = []
        replayed = self.examine(tape, made, expected, is_library, pictures)
        if self.run(program, given) != expected:
            raise Failure("without a tape it behaves differently")
        # What is random differs from run to run, and so may the order of tasks.
        is_random = "andom" in text or made["usesTasks"]
        self.limits(name, program, made, expected, given, None if is_random else replayed.steps)
        if 2 < replayed.steps <= 3000 and not is_random and expected[0] >= 0:
            self.windows(name, program, made, given, pictures)
        if self.truth and replayed.steps <= 3000 and not is_random and name not in UNTOLD:
            self.compare(name, text, extra, arguments, flags, given)
        # A library's top level is no function to trace; closures count as functions.
        counted = [f for f in made["functions"] if f["id"] or f["level"] < 3]
        self.functions += len(counted)
        self.full += sum(f["level"] == 0 for f in counted)
        fallen = [f"{f['name']}:{f['level']}" for f in made["functions"] if f["level"] > 0 and f["id"] > 0]
        if complaint:
            self.lowered.append(f"{name} ({', '.join(fallen)}) {self.complaint(complaint)}")

    def complaint(self, text):
        return next((line for line in text.splitlines() if "error:" in line), "").strip()[-160:]

    def examine(self, tape, made, expected, is_library, pictures):
        with open(tape, "rb") as file:
            data = file.read()
        tape.unlink()
        replayed = Replay(data, {slot["id"]: slot["function"] for slot in made["slots"]},
                        watch=lambda t: t.steps > 3000 or pictures.append((t.picture(), t.stack())))
        code, output = expected
        if replayed.steps == 0 and any(f["level"] < 3 for f in made["functions"]):
            raise Failure("nothing was recorded")
        if code >= 0 and replayed.status != code:
            raise Failure(f"FINISH {replayed.status} instead of {code}")
        # The top level is told to its end, also behind what it awaits.
        last = re.findall(r"^_djS\((\d+)\)", made["text"], re.M)[-1:]
        if code == 0 and last and "exit(" not in made["text"] and int(last[0]) not in replayed.lines:
            raise Failure(f"line {last[0]} was not told")
        if not is_library and code >= 0 and "".join(replayed.output).encode() != output:
            raise Failure(f"OUT {''.join(replayed.output)[:300]!r} instead of {output[:300]!r}")
        return replayed

    def limits(self, name, program, made, expected, given, steps):
        """Few steps, few bytes and a window leave the program as it is and a tape that replays."""
        slots = {slot["id"]: slot["function"] for slot in made["slots"]}
        for limit in ({"steps": 7}, {"bytes": 12_000}, {"window": "5..9"}, {"window": "9999999..10000000"}):
            tape = self.build / f"{name}.tape"
            with open(tape, "wb") as file:
                file.truncate(1 << 20)
            if self.run(program, given, tape, **limit) != expected:
                raise Failure(f"with {limit} it behaves differently")
            found = Replay(tape.read_bytes(), slots)
            tape.unlink()
            if expected[0] < 0 or steps is None:
                continue
            counted = found.steps + found.gap + sum(found.counts.values())
            is_full = found.is_full or found.at + 100 > limit.get("bytes", 1 << 20)
            if counted != steps and not is_full:
                raise Failure(f"with {limit}: {found.steps} steps, {found.gap} left out, {counted} of {steps}")

    def windows(self, name, program, made, given, pictures):
        """At each step of a window the state is that of the full recording, however often its log is folded."""
        slots = {slot["id"]: slot["function"] for slot in made["slots"]}
        end = len(pictures)
        for first, last in ((end // 3, end // 3 + 12), (end * 2 // 3, end * 2 // 3 + 12), (end - 1, end)):
            for log in (64, 1 << 20):
                tape, seen = self.build / f"{name}.tape", []
                with open(tape, "wb") as file:
                    file.truncate(16 << 20)
                self.run(program, given, tape, window=f"{first}..{last}", log=log)
                found = Replay(tape.read_bytes(), slots, watch=lambda t: seen.append((t.picture(), t.stack())))
                tape.unlink()
                for step, (there, here) in enumerate(zip(seen, pictures[first:last]), first):
                    names = {s["id"]: s["name"] for s in made["slots"]}
                    if there[1] != here[1]:
                        raise Failure(f"window {first}..{last}, step {step}: calls at {there[1]}, truly {here[1]}")
                    if there[0] != here[0]:
                        what = difference(there[0], here[0], names)
                        raise Failure(f"window {first}..{last}, log {log}, step {step}: {what}")
                if len(seen) != min(last, end) - first or found.gap + found.steps != end:
                    raise Failure(f"window {first}..{last}: {len(seen)} steps, {found.gap} left out, of {end}")

    def compare(self, name, text, extra, arguments, flags, given):
        """The state at each step, from deltas and from whole values of every variable, must be the same."""
        flags = [flag for flag in flags if flag != "-lFocusTrace"]
        whole = ["-I", str(self.build / "whole"), "-L", str(self.build / "whole"), "-lFocusTrace", *flags]
        if "-lFocusPrelude" in flags:
            return
        pictures = []
        for mode, options in (([], [*flags, "-lFocusTrace"]), (["--everything"], whole)):
            program, made, _ = self.traced(name, text, extra, arguments + mode, options)
            tape = self.build / f"{name}.tape"
            with open(tape, "wb") as file:
                file.truncate(64 << 20)
            self.run(program, given, tape)
            seen = []
            with open(tape, "rb") as file:
                Replay(file.read(), {s["id"]: s["function"] for s in made["slots"]},
                     watch=lambda t: seen.append(t.picture()))
            tape.unlink()
            pictures.append(seen)
        if len(pictures[0]) != len(pictures[1]):
            raise Failure(f"{len(pictures[0])} steps, whole {len(pictures[1])}")
        names = {s["id"]: s["name"] for s in made["slots"]}
        doubt = None
        for number, (delta, full) in enumerate(zip(*pictures)):
            depth = len(delta[0])
            if doubt and depth >= doubt[0]:
                continue
            if delta == full:
                doubt = None
            elif doubt:
                raise Failure(f"step {number}, since {doubt[1]}: " + difference(delta, full, names))
            elif depth == 1:
                raise Failure(f"step {number}: " + difference(delta, full, names))
            else:
                # A function called in the midst of a statement sees what the statement has not yet told.
                doubt = (depth, number)


def difference(delta, whole, names):
    """Where two pictures differ first."""
    for (function, left), (_, right) in zip(delta[0], whole[0]):
        for slot in sorted(dict(left) | dict(right)):
            a, b = dict(left).get(slot, "unbound"), dict(right).get(slot, "unbound")
            if a != b:
                return f"function {function}, {names.get(slot)} (slot {slot}) is {str(a)[:300]}, truly {str(b)[:300]}"
    for a, b in zip(delta[1], whole[1]):
        if a != b:
            return f"object {str(a)[:300]}, truly {str(b)[:300]}"
    return f"{str(delta)[:300]}, truly {str(whole)[:300]}"


def parts(file):
    """The texts of a file by the names above them, each on a line that begins with ###."""
    pieces = re.split(r"^### (.*)\n", (HERE / file).read_text(), flags=re.M)
    return zip(pieces[1::2], pieces[2::2])


def programs(with_solutions):
    """Every program: its name, then what `check` takes."""
    for name, text in parts("swift_corpus.txt"):
        yield name, (text, None)
    for slug, tail in parts("swift_solutions.txt") if with_solutions else ():
        for solution in sorted((ROOT / "Content/problems").glob(f"*/{slug}/solutions/*.swift")):
            name, text = f"{slug}-{solution.stem}", solution.read_text()
            nodes = re.findall(r"^//nodes (\w+)", tail, re.M)
            prelude = "".join((ROOT / f"Runtimes/swift/Prelude/{node}.swift").read_text() for node in nodes)
            space = {"GraphNode": "Graph", "RandomNode": "RandomList"}.get("".join(nodes))
            head = f"\ntypealias Node = {space}.Node\n" if space else "\n"
            yield name, (text + head + prelude + tail, None)
            if nodes:
                yield name + "-library", (text + head, tail)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--build", default="/tmp/focus-swift-corpus")
    parser.add_argument("--only", default="")
    parser.add_argument("--slice", default="1/1", help="1/3: every third program, from the first on")
    parser.add_argument("--truth", action="store_true", help="compare with tapes of whole values as well")
    parser.add_argument("--playground", action="store_true", help="by the compiler's own pass instead")
    parser.add_argument("--solutions", action="store_true", help="solutions of the catalogue as well")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    corpus = Corpus(options)
    passed = failed = 0

    def attempt(item):
        name, arguments = item
        try:
            if options.playground:
                corpus.playground(name, arguments[0])
            else:
                corpus.check(name, *arguments)
            return name, None
        except (Failure, Broken, subprocess.TimeoutExpired, IndexError, UnicodeDecodeError) as error:
            return name, f"{type(error).__name__}: {error}"

    part, parts = map(int, options.slice.split("/"))
    chosen = [item for item in programs(options.solutions) if options.only in item[0]][part - 1::parts]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, complaint in pool.map(attempt, chosen):
            if complaint:
                failed += 1
                print(f"FAILED {name}: {complaint}", flush=True)
            else:
                passed += 1
                if options.verbose:
                    print(f"ok {name}", flush=True)
    for line in corpus.lowered:
        print("lowered:", line)
    what = "programs told" if options.playground else "functions traced in full"
    print(f"{corpus.full} of {corpus.functions} {what}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
