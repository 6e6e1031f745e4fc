#!/usr/bin/env python3
"""Judges the slowest accepted solutions again and again beside busy neighbours: does a verdict flap?

Usage: Benchmarks/flapping.py FOLDER TABLE [--slowest N] [--times N] [--neighbours N] [--focus COMMAND]

TABLE is what `acceptance.py FOLDER --table TABLE` wrote. Each neighbour is a process that computes all
the time. Every other verdict than accepted is listed; the last line is `N passed, N failed`.
"""
import argparse, csv, os, pathlib, subprocess, sys, tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from acceptance import Judge, find_focus

BUSY = "while True: sum(range(100_000))"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("--slowest", type=int, default=50, metavar="N", help="how many solutions")
    parser.add_argument("--times", type=int, default=10, metavar="N", help="how often each is judged")
    parser.add_argument("--neighbours", type=int, default=os.cpu_count() or 2, metavar="N",
                        help="busy processes beside the judge (else one a core)")
    parser.add_argument("--focus", help="the command (else FOCUS_BINARY, ./focus or .build/debug/focus)")
    return parser.parse_args()


def slowest(table, count):
    with open(table, encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
                if row["outcome"] == "accepted"]
    return sorted(rows, key=lambda row: -float(row["slowest"]))[:count]


def main():
    options = arguments()
    rows = slowest(options.table, options.slowest)
    neighbours = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(options.neighbours)]
    failed = judged = 0
    try:
        with tempfile.TemporaryDirectory(prefix="focus-flapping-") as data:
            judge = Judge(find_focus(options.focus), 600, data)
            for place, row in enumerate(rows):
                outcomes = []
                for _ in range(options.times):
                    outcome, *_, why = judge.judge(
                        options.folder / row["file"], row["language"], row["problem"])
                    outcomes.append(outcome)
                    if outcome != "accepted":
                        print(f"{row['file']}: {outcome}\n    {why}", flush=True)
                judged += len(outcomes)
                failed += len(outcomes) - outcomes.count("accepted")
                print(f"[{place + 1}/{len(rows)}] {row['file']}, {row['slowest']} ms alone: accepted "
                      f"{outcomes.count('accepted')} of {len(outcomes)}", file=sys.stderr, flush=True)
    finally:
        for process in neighbours:
            process.kill()
    print(f"{judged - failed} passed, {failed} failed")
    sys.exit(1 if failed or not judged else 0)


if __name__ == "__main__":
    main()
