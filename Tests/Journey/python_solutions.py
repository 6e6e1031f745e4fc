#!/usr/bin/env python3
"""Python solutions of the catalogue answer and print the same when they are traced, and their tapes can be read whole.

Usage: Tests/Journey/python_solutions.py [SLUG …]     prints `N passed, N failed`
Without a slug a quarter of them, another one each day; all with FOCUS_EVERY_SOLUTION, as `make verify-all` has it.

The judge's own harness runs them, outside of a jail, on cases of Content/built (`focus catalogue build`).
"""

import concurrent.futures
import fcntl
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
from python_state import final  # noqa: E402
from tape import Tape  # noqa: E402

HARNESS = ROOT / "Runtimes/python/harness.py"
MOST_LETTERS_OF_INPUT = 1500
CASES = 3
TAPE_BYTES = 64 << 20
# Seconds for an answer of an untraced program, where the case is no example.
PATIENCE = 0.3


def plain(value):
    """A signature without what only Java is told: `list<int>` is `int[]`."""
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    while isinstance(value, str) and value.startswith("list<"):
        value = re.sub(r"list<([^<>]*)>", r"\1[]", value)
    return value


def assignment_of(problem):
    """What the judge tells the harness (Assignment.swift)."""
    signature = plain(problem["signature"])
    if "class" in signature:
        methods = {
            method["name"]: {"parameters": [item["type"] for item in method["parameters"]],
                             "returns": method["returns"]} for method in signature["methods"]}
        return {
            "kind": "round-trip" if problem["comparator"].startswith("round-trip") else "design",
            "name": signature["class"], "methods": methods,
            "constructor": [item["type"] for item in signature["constructor"]]}
    listed = signature["parameters"]
    names, parameters = [item["name"] for item in listed], []
    for item in listed:
        role = item.get("role", "")
        if role.startswith("cycle-of-"):
            parameters.append({"type": "int", "joins": names.index(role[len("cycle-of-"):])})
        elif role.startswith("node-of-"):
            parameters.append({"type": item["type"], "within": names.index(role[len("node-of-"):])})
        elif role != "secret":
            parameters.append({"type": item["type"]})
    place = signature.get("inPlace")
    trees = [item["within"] for item in parameters if "within" in item]
    return {
        "tells": trees[0] if trees and signature["returns"] == "TreeNode" else None,
        "kind": "function", "name": signature["function"], "parameters": parameters,
        "answer": listed[place]["type"] if place is not None else signature["returns"],
        "shared": problem["comparator"] == "identity", "inPlace": place,
        "oracle": signature.get("oracle", {}).get("name")}


def calls_of(problem, case):
    """The frames that one case is put in: a round trip calls its second method with the first one's answer."""
    if problem["comparator"].startswith("round-trip"):
        first, second = problem["comparator"][len("round-trip("):-1].split(", ")
        yield lambda _: {"call": first, "arguments": case}
        yield lambda answer: {"call": second, "arguments": [answer]}
        return
    listed = problem["signature"].get("parameters", [{}] * len(case))
    yield lambda _: [value for value, item in zip(case, listed) if item.get("role") != "secret"]


class Session:
    """One harness, told what the judge tells it."""

    def __init__(self, problem, source, tape=None, patience=60, program=(HARNESS,), **more):
        self.problem, own = problem, socket.socketpair()
        self.link, other = own
        command = [sys.executable, "-s", "-S", "-B", *program]
        environment = {"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", **more}
        order = {"assignment": assignment_of(problem), "source": source}
        passed = [3]
        if tape:
            passed.append(fcntl.fcntl(tape.fileno(), fcntl.F_DUPFD, 100))
            environment["FOCUS_TRACE"] = str(passed[1])
            command.append("--wait")
        self.process = subprocess.Popen(
            command, pass_fds=passed, preexec_fn=lambda: os.dup2(other.fileno(), 3), env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        other.close()
        self.link.settimeout(patience)
        if tape:
            os.close(passed[1])
            self.answer(None)
        self.send(order)

    def send(self, value):
        payload = json.dumps(value).encode()
        self.link.sendall((len(payload) + 1).to_bytes(4, "little") + b"L" + payload)

    def take(self, count):
        data = b""
        while len(data) < count:
            part = self.link.recv(count - len(data))
            if not part:
                raise EOFError("the harness ended")
            data += part
        return data

    def answer(self, case):
        """The next frame that is no question; an oracle answers questions."""
        while True:
            data = self.take(int.from_bytes(self.take(4), "little"))
            kind, text = data[:1].decode(), data[1:].decode()
            if kind != "Q":
                return kind, text
            secret = case[1] >= 0 and json.loads(text)[0] >= case[1]
            reply = (b"true" if secret else b"false")
            self.link.sendall((len(reply) + 1).to_bytes(4, "little") + b"A" + reply)

    def play(self, case):
        """All answers to a case, and what was printed and how it ended."""
        greeting = self.answer(case)
        answers = [greeting]
        if greeting[0] == "H":
            for call in calls_of(self.problem, case):
                self.send(call(json.loads(answers[-1][1]) if len(answers) > 1 else None))
                answers.append(self.answer(case))
                if answers[-1][0] != "R":
                    break
        self.link.close()
        printed = self.process.communicate(timeout=60)[0]
        return answers, printed, self.process.returncode


def told(problem, played):
    """What two plays must agree on: of answers drawn by chance their number alone."""
    answers, printed, status = played
    if problem["comparator"].startswith("statistical"):
        answers = [(kind, len(json.loads(text)) if kind == "R" else text) for kind, text in answers]
    return answers, printed, status


def complaint(problem, source, case, patience):
    bare = Session(problem, source, patience=patience)
    try:
        bare = bare.play(case)
    except TimeoutError:
        if patience > PATIENCE:
            raise
        # A slow reference on a case that is small to write and long to compute: not what is tried here.
        bare.process.kill()
        bare.process.communicate()
        return None
    with tempfile.TemporaryFile() as tape:
        tape.truncate(TAPE_BYTES)
        traced = Session(problem, source, tape).play(case)
        tape.seek(0)
        read = Tape(tape.read())
    if told(problem, bare) != told(problem, traced):
        return f"bare {str(bare)[:400]}\n    traced {str(traced)[:400]}"
    if bare[0][-1][0] != "R":
        return f"it does not answer: {bare[0][-1]}"
    state = final(read)
    if not read.count("STEP") or read.events[-1] != ("FINISH", 0) or len(state.frames) != 1:
        return f"{read.count('STEP')} steps, {len(state.frames)} calls, and the end is {read.events[-1]}"
    return None


def cases_of(problem):
    """The first that people see, and the largest small ones."""
    inputs = [test["input"] for test in problem["tests"] if "input" in test]
    small = [item for item in inputs if len(json.dumps(item)) < MOST_LETTERS_OF_INPUT]
    return small[:1] + sorted(small[1:], key=lambda item: -len(json.dumps(item)))[:CASES - 1]


def outcome(path, problem):
    source = path.read_text()
    for index, case in enumerate(cases_of(problem)):
        try:
            found = complaint(problem, source, case, PATIENCE if index else 60)
        except Exception as error:
            found = repr(error)
        if found:
            return f"on {json.dumps(case)[:100]}: {found}"
    return None


def catalogue():
    problems = {}
    for file in sorted((ROOT / "Content/built").glob("*.json")):
        content = json.loads(file.read_text())
        problems.update((slug, item) for slug, item in content.items() if "signature" in item) if isinstance(
            content, dict) and file.name != "index.json" else None
    return problems


def hold_link():
    """The harness takes its link from 3: held here, no pipe that `subprocess` opens for itself is ever there."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 3)


def main(slugs):
    hold_link()
    problems = catalogue()
    jobs = [(path, path.parent.parent.name) for path in sorted((ROOT / "Content/problems").glob("*/*/solutions/*.py"))]
    jobs = [job for job in jobs if not slugs or job[1] in slugs]
    if not slugs and "FOCUS_EVERY_SOLUTION" not in os.environ:
        jobs = jobs[int(time.time()) // 86_400 % 4::4]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        found = pool.map(lambda job: outcome(job[0], problems[job[1]]) if job[1] in problems else
                         "it is not in Content/built: run `focus catalogue build`", jobs)
        for (path, slug), said in zip(jobs, found):
            failed += bool(said)
            if said:
                print(f"  {slug}/{path.name} {said}")
    print(f"Python solutions: {len(jobs) - failed} passed, {failed} failed")
    return int(failed > 0 or not jobs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
