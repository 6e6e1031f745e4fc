#!/usr/bin/env python3
"""Every value that a recording of a Swift program shows at a step is the value that the program holds there.

Usage: Tests/Journey/oracle/swift_oracle.py --tool PATH [--build FOLDER] [--programs N] [--seed N] [--only TEXT] [--sample I/N]
Prints `N passed, N failed` for the statements of swift_grammar.py, each in a function of its own, and for N programs
of several. `--tool` is the built journey-instrument.

The oracle is the program itself, with a call before each of its lines that tells all variables in sight by Mirror
(swift_truth.swift); the recorder's program is the same text without these calls, so the lines are the same.
A line that is about to run must show what all lines before it made, with what is one object.
"""
import argparse
import pathlib
import random
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from swift_corpus import Corpus, Failure  # noqa: E402
from swift_grammar import SETUP, TYPES, program, singles  # noqa: E402
from swift_state import Replay  # noqa: E402
from tape import Broken, Reference, Value  # noqa: E402

# Functions a file: the compiler takes its time for each file, and one that does not compile takes the others along.
BATCH = 40
NAMES = re.compile(r"^\s*(?:if |guard |while )?(?:let|var) (\w+)\b")


class Writer:
    """Writes values of a tape as swift_truth.swift does."""

    def __init__(self, objects):
        self.objects, self.numbers = objects, {}

    def show(self, value):
        if value is None:
            return "nil"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, (int, float)):
            return str(value)
        if isinstance(value, str):
            return "'" + " ".join(f"{byte:x}" for byte in value.encode()) + "'"
        if isinstance(value, Reference):
            return self.object(value[1])
        if not isinstance(value, Value):
            return "?" + str(value)
        if value.kind == "dictionary":
            pairs = sorted(((self.show(key), held) for key, held in value), key=lambda pair: pair[0])
            return "{" + ", ".join(f"{key}: {self.show(held)}" for key, held in pairs) + "}"
        if value.kind == "set":
            return "{" + ", ".join(sorted(map(self.show, value))) + "}"
        inside = ", ".join(map(self.show, value))
        if value.kind.startswith("case "):
            return "." + value.kind[5:] + (f"({inside})" if value else "")
        marks = {"list": "[]", "tuple": "()", "structure": "<>"}[value.kind]
        return marks[0] + inside + marks[1]

    def object(self, number):
        if number in self.numbers:
            return f"#{self.numbers[number]}"
        self.numbers[number] = len(self.numbers)
        held = self.objects.get(number)
        if not isinstance(held, Value):
            return f"#{self.numbers[number]}?{held}"
        return f"#{self.numbers[number]}<" + ", ".join(map(self.show, held)) + ">"


class Batch:
    """Programs as functions of one file."""

    def __init__(self, bodies):
        self.bodies, self.plain, self.seeing = bodies, TYPES.splitlines(), TYPES.splitlines()
        # The lines at which is looked, each with its program and the variables in sight.
        self.looks = {}
        for number, (_, body) in enumerate(bodies):
            self.add(number, [*SETUP.splitlines(), *body, "let z = 0", "_ = z"])
        calls = [f"program{number}()" for number in range(len(bodies))]
        self.plain += calls
        self.seeing += calls

    def add(self, number, lines):
        self.put(f"func program{number}() {{")
        scopes = [[]]
        for line in lines:
            text = line.strip()
            if text.startswith("}"):
                scopes.pop()
            else:
                self.looks[len(self.plain) + 1] = number
            names = sorted(name for scope in scopes for name in scope)
            told = ", ".join(f'("{name}", {name} as Any)' for name in names)
            look = f"Truth.tell({len(self.plain) + 1}, [{told}]); "
            self.put("  " + line, "  " + ("" if text.startswith("}") else look) + line)
            if text.endswith("{"):
                scopes.append([])
            elif (found := NAMES.match(line)) and "= {" not in line and not text.startswith(("if ", "while ")):
                scopes[-1].append(found[1])
        self.put("}")

    def put(self, plain, seeing=None):
        self.plain.append(plain)
        self.seeing.append(seeing or plain)

    def truths(self, corpus):
        """What each program holds at its lines."""
        text = (HERE / "swift_truth.swift").read_text()
        made, errors = corpus.compiled("truth", {"main.swift": "\n".join(self.seeing) + "\n", "truth.swift": text})
        if not made:
            raise Failure("a program does not compile\n" + errors[-3000:])
        code, output = corpus.run(made, b"")
        if code:
            raise Failure(f"a program ended with {code}, behind {output[-200:]}")
        found = [[] for _ in self.bodies]
        for line in output.decode().splitlines():
            number, _, told = line.partition("\t")
            found[self.looks[int(number)]].append((int(number), told.split("; ") if told else []))
        return found

    def told(self, corpus, build):
        """What the recorder tells at the same lines."""
        flags = ["-I", str(build), "-L", str(build), "-lFocusTrace"]
        made_program, made, complaint = corpus.traced("told", "\n".join(self.plain) + "\n", {}, [], flags)
        tape = build / "oracle.tape"
        with open(tape, "wb") as file:
            file.truncate(64 << 20)
        corpus.run(made_program, b"", tape)
        found, before = [[] for _ in self.bodies], {}
        names = {slot["id"]: slot["name"] for slot in made["slots"]}
        own = {one["id"] for one in made["functions"] if one["name"].startswith("program")}

        def watch(state):
            frame = state.frames[-1]
            number = self.looks.get(frame.line)
            # Closures and functions within have steps of their own.
            if number is None or frame.function not in own or before.get(frame.call) == frame.line:
                return
            before[frame.call] = frame.line
            writer = Writer(state.objects)
            slots = sorted((names.get(slot, "?"), value) for slot, value in frame.slots.items() if value != ("unset",))
            found[number].append((frame.line, [f"{name} = {writer.show(value)}" for name, value in slots]))

        Replay(tape.read_bytes(), {slot["id"]: slot["function"] for slot in made["slots"]}, watch=watch)
        tape.unlink()
        fallen = [one["name"] for one in made["functions"] if one["level"] and one["name"].startswith("program")]
        return found, fallen, complaint


def parted(truth, told):
    """Where a program's tape does not tell the truth; None where it does."""
    for place, ((line, holds), (other, shows)) in enumerate(zip(truth, told)):
        if line != other:
            return f"look {place}: line {line} runs, and line {other} is told"
        shown = dict(one.split(" = ", 1) for one in shows)
        for one in holds:
            name, value = one.split(" = ", 1)
            if name not in shown:
                return f"line {line}: {name} is not told"
        # Objects are numbered in the order of the names, so all are compared as they stand.
        known = {one.split(" = ", 1)[0] for one in holds}
        rest = [one for one in shows if one.split(" = ", 1)[0] in known]
        if rest != holds:
            one, other = next(pair for pair in zip(holds, rest) if pair[0] != pair[1])
            return f"line {line}: it holds\n      {one}\n    and the tape tells\n      {other}"
    if len(truth) != len(told):
        return f"{len(truth)} lines run, {len(told)} are told"
    return None


def examine(corpus, build, title, programs):
    passed, failed = 0, []
    for start in range(0, len(programs), BATCH):
        part = programs[start:start + BATCH]
        batch = Batch(part)
        try:
            truths = batch.truths(corpus)
            told, fallen, complaint = batch.told(corpus, build)
        except (Failure, Broken) as error:
            failed += [(name, str(error)[:3000]) for name, _ in part[:1]]
            continue
        for number, (name, _) in enumerate(part):
            wrong = parted(truths[number], told[number])
            if f"program{number}" in " ".join(fallen).split():
                wrong = f"it is told by a simpler recorder: {complaint[-300:]}"
            if wrong:
                failed.append((name, wrong))
            else:
                passed += 1
    for name, wrong in failed:
        print(f"{name}:\n    {wrong}", flush=True)
    print(f"Swift oracle, {title}: {passed} passed, {len(failed)} failed", flush=True)
    return not failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--build", default=".build/swift-oracle")
    parser.add_argument("--programs", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    parser.add_argument("--sample", help="each N-th statement, from the I-th on")
    parser.set_defaults(truth=False)
    options = parser.parse_args()
    corpus, build = Corpus(options), pathlib.Path(options.build)
    statements = [(one, [one]) for one in singles() if not options.only or options.only in one]
    if options.sample:
        first, step = map(int, options.sample.split("/"))
        statements = statements[first % step::step]
    random.Random(0).shuffle(statements)
    held = examine(corpus, build, "statements", statements)
    if not options.only:
        grown = [(f"program {seed}", program(seed)) for seed in range(options.seed, options.seed + options.programs)]
        held = examine(corpus, build, "programs", grown) and held
    sys.exit(not held)


if __name__ == "__main__":
    main()
