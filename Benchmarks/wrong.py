#!/usr/bin/env python3
"""Plants mistakes into the accepted Python solutions of a folder: how many of the wrong programs does the judge reject?

Usage: Benchmarks/wrong.py FOLDER TABLE [--jobs N] [--report FILE] [--focus COMMAND]

TABLE is what `acceptance.py FOLDER --table TABLE` wrote. `focus catalogue forge SLUG --into FILE` changes one
place of a solution at a time; what the hidden cases accept is wrong if any of some thousand other inputs tells
it from the reference, and counts as a wrong program that was accepted. REPORT (JSON lines) holds what was found
of each file; a run that was ended continues there. The last line is `N passed, N failed`, of wrong programs.
"""
import argparse, concurrent.futures, csv, json, os, pathlib, subprocess, sys, threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from acceptance import find_focus


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, metavar="N",
                        help="files looked at at one time")
    parser.add_argument("--report", type=pathlib.Path, default=pathlib.Path("wrong.jsonl"), metavar="FILE")
    parser.add_argument("--focus", help="the command (else FOCUS_BINARY, ./focus or .build/debug/focus)")
    return parser.parse_args()


def look(focus, folder, row):
    """What `forge` found, or what kept it from looking."""
    answer = subprocess.run(
        [focus, "catalogue", "forge", row["problem"], "--into", str(folder / row["file"]), "--json"],
        capture_output=True, text=True, stdin=subprocess.DEVNULL)
    try:
        found = json.loads(answer.stdout)
    except ValueError:
        said = answer.stderr.strip().splitlines() or [f"exit status {answer.returncode}"]
        return {"file": row["file"], "trouble": said[-1]}
    survivors = set(found["survivors"])
    accepted = {name: proposal["line"] for proposal in found["proposals"] for name in proposal["kills"]
                if name in survivors}
    return {"file": row["file"], "problem": row["problem"], "planted": found["mutants"],
            "same": len(survivors) - len(accepted), "accepted": accepted}


def main():
    options = arguments()
    with open(options.table, encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
                if row["outcome"] == "accepted" and row["language"] == "python"]
    known = {}
    if options.report.exists():
        for line in options.report.read_text(encoding="utf-8").splitlines():
            item = json.loads(line)
            if "trouble" not in item:
                known[item["file"]] = item
    focus, lock, found = find_focus(options.focus), threading.Lock(), list(known.values())

    def work(row):
        item = look(focus, options.folder, row)
        with lock, open(options.report, "a", encoding="utf-8") as report:
            report.write(json.dumps(item, ensure_ascii=False) + "\n")
            found.append(item)
            words = item.get("trouble") or f"{item['planted']} planted, {len(item['accepted'])} wrong accepted"
            print(f"[{len(found)}/{len(rows)}] {item['file']}: {words}", file=sys.stderr, flush=True)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(work, [row for row in rows if row["file"] not in known]))
    troubles = [item for item in found if "trouble" in item]
    for item in troubles:
        print(f"{item['file']}: {item['trouble']}")
    looked = [item for item in found if "trouble" not in item]
    for item in looked:
        for name, line in item["accepted"].items():
            print(f"{item['file']}: accepted: {name}\n    {line}")
    planted, same = (sum(item[key] for item in looked) for key in ("planted", "same"))
    accepted = sum(len(item["accepted"]) for item in looked)
    wrong = planted - same
    share = f", {(wrong - accepted) / wrong:.2%} rejected" if wrong else ""
    print(f"{len(looked)} files, {planted} mistakes, {same} that no input tells, {wrong} wrong programs{share}")
    print(f"{wrong - accepted} passed, {accepted + len(troubles)} failed")
    sys.exit(1 if accepted or troubles or not looked else 0)


if __name__ == "__main__":
    main()
