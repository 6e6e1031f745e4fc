#!/usr/bin/env python3
"""Measures the pages of the problems, and how much of the catalogue they need.

Usage: Benchmarks/pages.py [--rounds N]     (needs the release build: ./focus doctor makes it)

The catalogue as it is, and one of 1000 problems (rows of the index repeated under other names) of which
nothing but the index and the words for the search are there: its pages come without any topic's file. Times are wall time over a kept line of
the loopback, as Python's HTTP client sees them, and CPU time of all the server's threads, which other work on the
machine changes less; the start is from `focus serve` to the first whole page.
"""
import argparse, json, os, pathlib, shutil, statistics, subprocess, sys, tempfile, time

import server
from server import FOCUS, ROOT, Learner, Server

PAGES = ["/problems?view=map", "/problems?view=list", "/problems?view=list&list=blind75&status=new&q=tree",
         "/problems?view=list&q=shortest"]
MOST = 1000


def size(folder):
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def home_of_many(folder):
    """A home whose catalogue is an index with rows enough, and the words of those problems that there are."""
    for name in ["Public", "Runtimes", "TakeHomes", "Kits"]:
        if (ROOT / name).exists():
            (folder / name).symlink_to(ROOT / name)
    built = folder / "Content/built"
    built.mkdir(parents=True)
    index = json.loads((ROOT / "Content/built/index.json").read_text())
    rows = index["problems"]
    index["problems"] = [dict(rows[place % len(rows)], slug=f"{rows[place % len(rows)]['slug']}-{place}")
                         if place >= len(rows) else rows[place] for place in range(max(MOST, len(rows)))]
    (built / "index.json").write_text(json.dumps(index))
    (built / "words.json").symlink_to(ROOT / "Content/built/words.json")
    return len(index["problems"]), (built / "index.json").stat().st_size


def ask(learner, path):
    begin = time.perf_counter()
    text = learner.ask(learner.posts, "GET", path).text
    return (time.perf_counter() - begin) * 1e3, len(text)


def cpu(one):
    """The milliseconds of CPU time that the server's threads have used."""
    threads = pathlib.Path(f"/proc/{one.process.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


def starts(rounds):
    """The milliseconds from the start of the server to the first page, sorted."""
    times = []
    for _ in range(rounds):
        begin = time.perf_counter()
        one = Server(1)
        try:
            line = Learner.line(Visitor(one))
            line.request("GET", f"/?token={one.token}", headers={"Host": f"127.0.0.1:{one.port}"})
            answer = line.getresponse()
            answer.read()
            cookie = answer.getheader("Set-Cookie").split(";")[0]
            line.request("GET", "/problems", headers={"Host": f"127.0.0.1:{one.port}", "Cookie": cookie})
            text = line.getresponse().read()
            if b"</html>" not in text:
                sys.exit("no page came")
            times.append((time.perf_counter() - begin) * 1e3)
        finally:
            one.stop()
    return sorted(times)


class Visitor:
    """Somebody who is not signed in yet."""

    def __init__(self, one):
        self.server = one


class Reader(Learner):
    """A signed-in browser that opens no problem."""

    def __init__(self, one):
        self.server = one
        self.posts = self.line()
        self.cookie = self.ask(self.posts, "GET", f"/?token={one.token}").getheader("Set-Cookie").split(";")[0]


def tell(figure, times, more=""):
    print(f"| {figure} | {statistics.median(times):.2f} ms ({times[int(len(times) * 0.9)]:.2f}){more} |", flush=True)


def pages(count, paths, rounds):
    one = Server(1)
    try:
        reader = Reader(one)
        for path in paths:
            _ = [ask(reader, path) for _ in range(10)]
            used = cpu(one)
            answers = [ask(reader, path) for _ in range(rounds)]
            used = (cpu(one) - used) / rounds
            tell(f"`{path}`, {count} problems, p50 (p90) of {rounds}", sorted(took for took, _ in answers),
                 f", CPU {used:.2f} ms, {answers[0][1] / 1000:.0f} kB")
    finally:
        one.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=101)
    options = parser.parse_args()
    if not pathlib.Path(FOCUS).exists():
        sys.exit("There is no release build yet. Run: ./focus doctor")
    subprocess.run([FOCUS, "catalogue", "build"], env=dict(os.environ, FOCUS_HOME=str(ROOT)), check=True,
                   stdout=subprocess.DEVNULL)
    print("| figure | seen |\n|---|---|")
    built, index = ROOT / "Content/built", ROOT / "Content/built/index.json"
    count = len(json.loads(index.read_text())["problems"])
    print(f"| content of {count} problems: as written · built · the index alone | {size(ROOT / 'Content/problems') / 1e6:.1f} MB"
          f" · {size(built) / 1e6:.1f} MB · {index.stat().st_size / 1e3:.0f} kB |")
    pages(count, PAGES + ["/problems/two-sum?language=swift"], options.rounds)
    tell("`focus serve` to the first whole page", starts(21))
    folder = pathlib.Path(tempfile.mkdtemp(prefix="focus-pages-"))
    try:
        count, size_of_index = home_of_many(folder)
        server.ROOT = folder
        pages(f"{count}", PAGES, options.rounds)
        tell(f"`focus serve` to the first whole page, {count} problems, an index of {size_of_index / 1e3:.0f} kB", starts(21))
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
