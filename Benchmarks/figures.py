#!/usr/bin/env python3
"""Measures what a learner feels, as ratios in one run, and prints a Markdown table.

Usage: Benchmarks/figures.py [--rounds N]     (needs the release build: ./focus doctor makes it)

Each pair is run alternately, so that a busy machine slows both sides. Wall time, median of N rounds.
"""
import argparse, concurrent.futures, http.client, json, os, pathlib, re, shutil, statistics
import subprocess, sys, tempfile, time

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOCUS = ROOT / ".build/release/focus"
SOLUTIONS = ROOT / "Content/problems/arrays-hashing/two-sum/solutions"

SWIFT_MAIN = """
let answer = Solution().twoSum([2, 7, 11, 15], 9)
if answer.sorted() != [0, 1] { preconditionFailure() }
"""
PYTHON_MAIN = """
assert sorted(Solution().twoSum([2, 7, 11, 15], 9)) == [0, 1]
"""


def seconds(work):
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def alternate(rounds, *works):
    """The median seconds of each work, run in turn."""
    times = [[] for _ in works]
    for _ in range(rounds):
        for mine, work in zip(times, works):
            mine.append(seconds(work))
    return [statistics.median(mine) for mine in times]


def command(*words, env=None, allowed=(0,)):
    def work():
        done = subprocess.run([str(word) for word in words], env=env, capture_output=True)
        if done.returncode not in allowed:
            sys.exit(f"{words}: status {done.returncode}\n{done.stderr.decode()[-2000:]}")
        return done
    return work


class Bench:
    def __init__(self, rounds):
        self.rounds = rounds
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="focus-bench-"))
        self.env = dict(os.environ, FOCUS_DATA=str(self.folder / "data"), FOCUS_HOME=str(ROOT))
        self.rows = []

    def focus(self, *words):
        return command(FOCUS, *words, env=self.env)

    def row(self, name, ours, theirs, detail):
        ratio = f"{ours / theirs:.2f}" if theirs else ""
        self.rows.append((name, ratio, detail))
        print(f"{name}: {ratio} {detail}", file=sys.stderr)

    def fresh_source(self, language):
        """The fast reference with a comment that no cache has seen."""
        ending = {"swift": "swift", "python": "py"}[language]
        mark = {"swift": "//", "python": "#"}[language]
        text = (SOLUTIONS / f"fast.{ending}").read_text()
        path = self.folder / f"solution.{ending}"
        path.write_text(f"{text}\n{mark} {time.time_ns()}\n")
        return path

    def against_hand(self):
        swift, python = self.folder / "hand.swift", self.folder / "hand.py"
        swift.write_text((SOLUTIONS / "fast.swift").read_text() + SWIFT_MAIN)
        python.write_text("from typing import *\n" + (SOLUTIONS / "fast.py").read_text() + PYTHON_MAIN)
        binary = self.folder / "hand"

        def ours(language):
            return lambda: self.focus("test", "two-sum", self.fresh_source(language))()

        def swift_by_hand():
            command("swiftc", "-O", swift, "-o", binary)()
            command(binary)()

        self.focus("test", "two-sum", self.fresh_source("swift"))()
        a, b = alternate(self.rounds, ours("swift"), swift_by_hand)
        self.row("`focus test two-sum` (Swift, fresh source, all hidden cases) / `swiftc -O` + run", a, b,
                 f"{a * 1e3:.0f} ms / {b * 1e3:.0f} ms")
        a, b = alternate(self.rounds, ours("python"), command("python3", python))
        self.row("`focus test two-sum` (Python, all hidden cases) / `python3 file`", a, b,
                 f"{a * 1e3:.0f} ms / {b * 1e3:.0f} ms")
        (start,) = alternate(self.rounds, self.focus("--version"))
        self.row("`focus --version` (start of the command alone)", start, 0, f"{start * 1e3:.0f} ms")

    def hundred_cases(self):
        source = self.fresh_source("swift")
        one = ["--input", "[2,700,1100,1500]\n702"]
        self.focus("run", "two-sum", source, *one)()
        many = [word for index in range(100) for word in ("--input", f"[{index},700,1100,1500]\n{index + 700}")]
        a, b = alternate(self.rounds, self.focus("run", "two-sum", source, *many),
                         self.focus("run", "two-sum", source, *one))
        self.row("100 own inputs / 1 own input (`focus run`, cached build)", a, b,
                 f"{a * 1e3:.0f} ms / {b * 1e3:.0f} ms")

    def resubmission(self):
        def fresh():
            self.focus("test", "two-sum", self.fresh_source("swift"))()
        kept = self.folder / "kept.swift"
        shutil.copy(self.fresh_source("swift"), kept)
        self.focus("test", "two-sum", kept)()
        a, b = alternate(self.rounds, self.focus("test", "two-sum", kept), fresh)
        self.row("unchanged resubmission / fresh submission (Swift)", a, b,
                 f"{a * 1e3:.0f} ms / {b * 1e3:.0f} ms")

    def server(self):
        process = subprocess.Popen(
            [str(FOCUS), "serve", "--no-open", "--port", "0"], env=self.env,
            stdout=subprocess.PIPE, text=True)
        try:
            begin = time.perf_counter()
            address = None
            for line in process.stdout:
                if match := re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\S+)", line):
                    address = match
                    break
            ready = time.perf_counter() - begin
            port, token = int(address[1]), address[2]
            host = f"127.0.0.1:{port}"
            link = http.client.HTTPConnection("127.0.0.1", port)
            link.request("GET", f"/?token={token}", headers={"Host": host})
            cookie = link.getresponse().getheader("Set-Cookie").split(";")[0]

            def visit(path, count):
                own, times = http.client.HTTPConnection("127.0.0.1", port), []
                for _ in range(count):
                    begin = time.perf_counter()
                    own.request("GET", path, headers={"Host": host, "Cookie": cookie})
                    reply = own.getresponse()
                    reply.read()
                    times.append(time.perf_counter() - begin)
                    if reply.status != 200:
                        sys.exit(f"{path}: {reply.status}")
                return times

            self.row("time from `focus serve` to its printed address", ready, 0, f"{ready * 1e3:.0f} ms")
            for path in ("/problems", "/problems/two-sum"):
                visit(path, 20)
                (alone,) = [statistics.median(visit(path, 50))]
                with concurrent.futures.ThreadPoolExecutor(20) as pool:
                    times = sorted(t for part in pool.map(lambda _: visit(path, 50), range(20)) for t in part)
                p99 = times[int(len(times) * 0.99)]
                self.row(f"p99 of `{path}` with 20 clients / one client's median", p99, alone,
                         f"{p99 * 1e3:.1f} ms / {alone * 1e3:.2f} ms ({len(times)} requests)")
            status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
            memory = int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024
            self.row("memory of the server after that, at rest (VmRSS)", memory, 0, f"{memory:.0f} MB")
        finally:
            process.terminate()
            process.wait(10)

    def run(self):
        try:
            self.against_hand()
            self.hundred_cases()
            self.resubmission()
            self.server()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
        print("| figure | ratio | seen |\n|---|---|---|")
        for name, ratio, detail in self.rows:
            print(f"| {name} | {ratio} | {detail} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=11)
    if not FOCUS.exists():
        sys.exit("There is no release build yet. Run: ./focus doctor")
    Bench(parser.parse_args().rounds).run()
