#!/usr/bin/env python3
"""Every value that a recording of a Swift program shows at a step is the value that the program holds there.

Usage: Tests/Journey/oracle/swift_oracle.py --tool PATH [--build FOLDER] [--programs N] [--seed N] [--only TEXT] [--sample I/N] [--lower]
Prints `N passed, N failed` for the statements of swift_grammar.py, each in a function of its own, and for N programs
of several. `--tool` is the built journey-instrument.

The oracle is the program itself, with a call before each of its lines that tells all variables in sight by Mirror
(swift_truth.swift); the recorder's program is the same text without these calls, so the lines are the same.
A line that is about to run must show what all lines before it made, with what is one object.
Each statement stands at one of the places of swift_places.py, of which `--place` names one and `--every` takes all.
With `--lower` functions are told by simpler recorders, drawn by chance, as if the compiler had refused their calls: what
they changed may be unknown, or not shown, but no value is an old one.
"""
import argparse
import pathlib
import random
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from swift_corpus import Corpus, Failure  # noqa: E402
from swift_grammar import TYPES, program, singles  # noqa: E402
from swift_places import PLACES  # noqa: E402
from swift_state import Replay  # noqa: E402
from tape import Broken, Reference, Value  # noqa: E402

# Functions a file: the compiler takes its time for each file, and one that does not compile takes the others along.
BATCH = 40
# What a simpler recorder shows of a variable that may have changed.
UNKNOWN = "?('opaque'"
NAMES = re.compile(r"^\s*(?:if |guard |while )?(?:let|var) (\w+)\b")


class Writer:
    """Writes values of a tape as swift_truth.swift does."""

    def __init__(self, objects):
        self.objects, self.waiting = objects, []

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
            if value[1] not in self.waiting:
                self.waiting.append(value[1])
            return f"#{value[1]}"
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

    def picture(self, slots):
        told = {name: self.show(value) for name, value in slots.items()}
        for number in self.waiting:
            held = self.objects.get(number)
            told[f"#{number}"] = "<" + ", ".join(map(self.show, held)) + ">" if isinstance(held, Value) else f"?{held}"
        return told


class Batch:
    """Programs that are parts of one file."""

    def __init__(self, bodies, place):
        self.bodies, self.place, self.plain, self.seeing = bodies, place, TYPES.splitlines(), TYPES.splitlines()
        # The program of each line, the lines at which is looked with what is in sight, and those at which functions begin.
        self.programs, self.looks, self.heads, self.calls = {}, {}, set(), []
        for number, (_, body) in enumerate(bodies):
            self.add(number, PLACES[place](number, body))
        for number, call in self.calls:
            self.put(number, call)

    def add(self, number, rows):
        scopes = [[]]
        for kind, text in rows:
            if kind == "name":
                scopes[-1].append(text)
            elif kind == "call":
                self.calls.append((number, text))
            else:
                self.row(number, kind, text, scopes)

    def row(self, number, kind, text, scopes):
        text = text.strip()
        line = len(self.plain) + 1
        look = ""
        if text.startswith("}"):
            scopes.pop()
        elif kind.startswith("look"):
            names = dict(sorted(name for scope in scopes for name in scope))
            told = ", ".join(f'("{name}", {read} as Any)' for name, read in names.items())
            look = f"Truth.tell({line}, [{told}]); "
            self.looks[line] = list(names)
            self.heads |= {1} if kind.endswith("top") else set()
        elif kind == "head":
            self.heads.add(line)
        self.put(number, text, look + text)
        if text.endswith(("{", " in")):
            scopes.append([])
        elif kind.startswith(("look", "set")) and (found := NAMES.match(text)) and "= {" not in text and not text.startswith(("if ", "while ")):
            scopes[-1].append((found[1], found[1]))

    def put(self, number, plain, seeing=None):
        self.plain.append(plain)
        self.seeing.append(seeing or plain)
        self.programs[len(self.plain)] = number

    def truths(self, corpus):
        """What each program holds at its lines."""
        text = (HERE / "swift_truth.swift").read_text()
        made, errors = corpus.compiled("truth", {"main.swift": "\n".join(self.seeing) + "\n", "truth.swift": text})
        if not made:
            lines = {int(line) for line in re.findall(r"main.swift:(\d+):\d+: error", errors)}
            raise Unwritable({self.programs.get(line) for line in lines} - {None}, errors)
        code, output = corpus.run(made, b"")
        if code:
            raise Failure(f"a program ended with {code}, behind {output[-200:]}")
        found = [[] for _ in self.bodies]
        for line in output.decode().splitlines():
            number, tab, told = line.partition("\t")
            if tab:
                pairs = [one.split(" = ", 1) for one in told.split("; ")] if told else []
                found[self.programs[int(number)]].append((int(number), dict(pairs)))
        return found

    def lowered(self, corpus, text):
        """The tool's arguments for a level of each function."""
        dice = random.Random(text)
        ids = [one["id"] for one in corpus.instrument(text, [])["functions"]]
        return [f"level:{one}:{dice.choice((0, 0, 1, 2, 2, 3))}" for one in ids if one]

    def told(self, corpus, build, is_lowered=False):
        """What the recorder tells at the same lines."""
        flags = ["-I", str(build), "-L", str(build), "-lFocusTrace"]
        text = "\n".join(self.plain) + "\n"
        levels = self.lowered(corpus, text) if is_lowered else []
        made_program, made, complaint = corpus.traced("told", text, {}, levels, flags)
        tape = build / "oracle.tape"
        with open(tape, "wb") as file:
            file.truncate(64 << 20)
        corpus.run(made_program, b"", tape)
        found, before = [[] for _ in self.bodies], {}
        names = {slot["id"]: slot["name"] for slot in made["slots"]}
        heads = [one for one in made["functions"] if one["line"] in self.heads]
        own = {one["id"] for one in heads}
        # Lines whose function tells no steps.
        silent = set()
        for line in self.looks:
            if any(one["level"] == 3 and one["line"] < line <= one["endLine"] for one in made["functions"] if one["id"]):
                silent.add(line)

        def watch(state):
            frame = state.frames[-1]
            wanted = self.looks.get(frame.line)
            # Closures and functions within have steps of their own.
            if wanted is None or frame.function not in own or before.get(frame.call) == frame.line:
                return
            before[frame.call] = frame.line
            slots = {}
            # What a caller has passed on is as it was until the call ends, under a name of the caller's own.
            for outer in state.frames[-1:] if self.place == "inout" else state.frames:
                shown = {names.get(slot): value for slot, value in sorted(outer.slots.items()) if value != ("unset",)}
                slots |= {name: value for name, value in shown.items() if name in wanted}
            found[self.programs[frame.line]].append((frame.line, Writer(state.objects).picture(slots)))

        Replay(tape.read_bytes(), {slot["id"]: slot["function"] for slot in made["slots"]}, watch=watch)
        tape.unlink()
        fallen = {self.programs.get(one["line"]) for one in made["functions"] if one["level"]}
        return found, fallen, complaint, silent


class Unwritable(Exception):
    """Some programs do not compile at their place."""

    def __init__(self, numbers, errors):
        super().__init__(errors[-3000:])
        self.numbers = numbers


def canonical(told, names):
    """The values of some names as one text each, with objects numbered as they are met and written out at the first."""
    numbers = {}

    def written(found):
        name = found[0]
        if name in numbers:
            return f"#{numbers[name]}"
        numbers[name] = len(numbers)
        return f"#{numbers[name]}" + re.sub(r"#\d+", written, told.get(name, "?"))

    return {name: re.sub(r"#\d+", written, told[name]) for name in names}


def parted(truth, told, body, is_lowered=False):
    """Where a program's tape does not tell the truth; None where it does."""
    first = truth[0][1] if truth else {}
    # A `catch` must not be the first to read a type property: until it is told it is unknown, never old.
    catches = any("catch" in line for line in body)
    for place, ((line, holds), (other, shows)) in enumerate(zip(truth, told)):
        if line != other:
            return f"look {place}: line {line} runs, and line {other} is told"
        names = [name for name in holds if not name.startswith("#")]
        for name in names:
            # A type property is told from its first change on.
            if not is_lowered and name not in shows and not (name.startswith("Host") and (catches or holds[name] == first[name])):
                return f"line {line}: {name} is not told"
        names = sorted(name for name in names if name in shows and not (is_lowered and shows[name].startswith(UNKNOWN)))
        one, other = canonical(holds, names), canonical(shows, names)
        for name in names:
            if one[name] != other[name]:
                return f"line {line}: {name} is\n      {one[name]}\n    and the tape tells\n      {other[name]}"
    if len(truth) != len(told):
        return f"{len(truth)} lines run, {len(told)} are told"
    return None


def examined(corpus, build, part, place, is_lowered=False):
    """The programs that could be written at a place, each with what is wrong with it."""
    for _ in range(6):
        batch = Batch(part, place)
        try:
            truths = batch.truths(corpus)
            break
        except Unwritable as error:
            if not error.numbers:
                raise
            part = [one for number, one in enumerate(part) if number not in error.numbers]
            if not part:
                return
    told, fallen, complaint, silent = batch.told(corpus, build, is_lowered)
    for number, (name, body) in enumerate(part):
        wrong = parted([one for one in truths[number] if one[0] not in silent], told[number], body, is_lowered)
        if number in fallen and not is_lowered:
            wrong = f"it is told by a simpler recorder: {complaint[-600:]}"
        yield name, wrong


def examine(corpus, build, title, programs, is_lowered=False):
    """`programs` are those of each place."""
    passed, failed, left_out = 0, [], 0
    for place, bodies in programs.items():
        bodies = [one for one in bodies if PLACES[place](0, one[1])]
        for start in range(0, len(bodies), BATCH):
            part = bodies[start:start + BATCH]
            try:
                found = list(examined(corpus, build, part, place, is_lowered))
            except (Failure, Broken, Unwritable) as error:
                found = [(name, str(error)[-3000:]) for name, _ in part[:1]]
            left_out += len(part) - len(found)
            passed += sum(not wrong for _, wrong in found)
            failed += [(name, place, wrong) for name, wrong in found if wrong]
            for name, wrong in found:
                if wrong:
                    print(f"{name}\n  ({place}): {wrong}", flush=True)
    print(f"Swift oracle, {title}: {passed} passed, {len(failed)} failed, {left_out} cannot stand at their place", flush=True)
    return not failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--build", default=".build/swift-oracle")
    parser.add_argument("--programs", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    parser.add_argument("--sample", help="each N-th statement, from the I-th on, at some of the places")
    parser.add_argument("--place", choices=list(PLACES))
    parser.add_argument("--every", action="store_true", help="every statement at every place")
    parser.add_argument("--lower", action="store_true", help="functions told by simpler recorders")
    parser.set_defaults(truth=False)
    options = parser.parse_args()
    corpus, build = Corpus(options), pathlib.Path(options.build)
    places = [options.place] if options.place else list(PLACES)
    statements = [(one, [one]) for one in singles() if not options.only or options.only in one]
    grown = [] if options.only else [(f"program {seed}", program(seed)) for seed in range(options.seed, options.seed + options.programs)]
    first, step = map(int, (options.sample or "0/1").split("/"))
    statements = statements[first % step::step]
    random.Random(0).shuffle(statements)
    held = True
    random.Random(first).shuffle(places)
    for title, bodies, most in (("statements", statements, 8), ("programs", grown, 3)):
        drawn = places[:most] if options.sample else places
        alike = bodies if options.every or options.place else None
        spread = {place: alike or bodies[number::len(drawn)] for number, place in enumerate(drawn)}
        held = examine(corpus, build, title, spread, options.lower) and held
    sys.exit(not held)


if __name__ == "__main__":
    main()
