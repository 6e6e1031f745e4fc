#!/usr/bin/env python3
"""Judges a folder of public solutions and says which of them Focus accepts.

Usage: Benchmarks/acceptance.py FOLDER [--jobs N] [--only LANGUAGE] [--sample N --seed TEXT]
           [--expect accepted|rejected] [--every] [--table FILE] [--state FILE]

A file belongs to the problem that its name or its folder's says by number, title or slug. The table
(TSV) has a line a file; a run that was ended continues where it stopped.
"""
import argparse, concurrent.futures, hashlib, json, os, pathlib, random, subprocess, sys, tempfile
import threading, time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from acceptance_names import ENDINGS, Names

ROOT = pathlib.Path(__file__).resolve().parents[1]
SKIPPED = {".git", "node_modules", "target", "build", ".build", "__pycache__", "vendor", "venv", ".venv"}
COLUMNS = ("file", "language", "problem", "outcome", "passed", "total", "slowest", "seconds", "reason")
NOT_RECOGNISED, NOT_COMPILED, TROUBLE = "not-recognised", "does-not-compile", "trouble"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--focus", help="the command (else FOCUS_BINARY, ./focus or .build/debug/focus)")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2),
                        help="files judged at one time; more than half of the cores disturbs times")
    parser.add_argument("--only", action="append", default=[], metavar="LANGUAGE",
                        help="only this language; may be repeated")
    parser.add_argument("--sample", type=int, metavar="N", help="only N files of each language")
    parser.add_argument("--seed", default="1", help="which sample")
    parser.add_argument("--expect", choices=("accepted", "rejected"),
                        help="exit status 1 when a file ends otherwise")
    parser.add_argument("--every", action="store_true",
                        help="with --expect: a file that is not recognised counts as failed too")
    parser.add_argument("--table", type=pathlib.Path, default=pathlib.Path("acceptance.tsv"))
    parser.add_argument("--state", type=pathlib.Path,
                        help="what was judged before (else beside the table, ending in .state.jsonl)")
    parser.add_argument("--afresh", action="store_true", help="judge again what was judged before")
    parser.add_argument("--timeout", type=float, default=300, help="seconds a file may take at most")
    options = parser.parse_args()
    if not options.folder.is_dir():
        parser.error(f"{options.folder} is not a folder")
    for name in options.only:
        if name not in ENDINGS.values():
            parser.error(f"no language is called {name}; there are {', '.join(sorted(set(ENDINGS.values())))}")
    options.state = options.state or options.table.with_suffix(".state.jsonl")
    return options


def find_focus(name):
    name = name or os.environ.get("FOCUS_BINARY")
    if name:
        return pathlib.Path(name).absolute()
    isSetUp = (ROOT / ".build/release/focus").exists()
    debug = ROOT / ".build/debug/focus"
    return ROOT / "focus" if isSetUp or not debug.exists() else debug


class Judge:
    """`focus test`, with a data folder for each thread, so that nothing of the learner's is touched."""

    def __init__(self, focus, timeout, data):
        self.focus, self.timeout, self.data = focus, timeout, data
        self.local = threading.local()
        version = self.run("--version").stdout.strip()
        about = focus.stat()
        self.mark = f"{version} {about.st_size} {about.st_mtime_ns}"

    def run(self, *words, **options):
        environment = {**os.environ, "FOCUS_DATA": self.folder()}
        return subprocess.run([self.focus, *words], env=environment, capture_output=True, text=True,
                              errors="replace", stdin=subprocess.DEVNULL, **options)

    def folder(self):
        if not hasattr(self.local, "folder"):
            self.local.folder = tempfile.mkdtemp(dir=self.data)
        return self.local.folder

    def problems(self):
        answer = self.run("problems", "--json")
        if answer.returncode:
            sys.exit(f"The catalogue cannot be read: {answer.stderr.strip()}")
        return json.loads(answer.stdout)["problems"]

    def judge(self, path, language, slug):
        """Outcome, passed, total, milliseconds of the slowest case, and the reason."""
        try:
            answer = self.run("test", slug, str(path), "--language", language, "--json", "--no-growth",
                              timeout=self.timeout)
        except subprocess.TimeoutExpired:
            return TROUBLE, "", "", "", f"no verdict after {self.timeout:g} s"
        try:
            verdict = json.loads(answer.stdout)
        except ValueError:
            said = answer.stderr.strip().splitlines() or [f"exit status {answer.returncode}"]
            # A source that is refused before it is judged, such as an empty one.
            return NOT_COMPILED if answer.returncode == 2 else TROUBLE, "", "", "", said[-1]
        outcome = {"compile-error": NOT_COMPILED, "internal-error": TROUBLE, "cancelled": TROUBLE}.get(
            verdict["verdict"], verdict["verdict"])
        slowest = max((case.get("cpuMilliseconds", 0) for case in verdict["cases"]), default=0)
        return outcome, verdict["passed"], verdict["total"], f"{slowest:.1f}", reason(verdict)


def reason(verdict):
    if verdict["verdict"] == "accepted":
        return ""
    parts = []
    failed = next((case for case in verdict["cases"] if case["verdict"] != "accepted"), None)
    if failed:
        parts.append(f"case {failed['index'] + 1}: " + (failed.get("note") or "")
                     + f" input {shown(failed.get('input'))}, expected {shown(failed.get('expected'))}"
                     + f", got {shown(failed.get('actual'))}")
    parts += verdict.get("evidence", [])[:1]
    errors = [item for item in verdict.get("diagnostics", []) if item["severity"] == "error"]
    parts += [f"line {item['line']}: {item['message']}" for item in errors[:1]]
    return " | ".join(part.strip() for part in dict.fromkeys(parts))


def shown(value):
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= 60 else text[:57] + "…"


def candidates(options, names):
    """Every source below the folder: path, language, slug, and why there is no slug."""
    found = []
    for folder, inner, files in os.walk(options.folder):
        inner[:] = sorted(name for name in inner if name not in SKIPPED)
        for name in sorted(files):
            path = pathlib.Path(folder, name)
            language = ENDINGS.get(path.suffix.lower().lstrip("."))
            if not language or options.only and language not in options.only:
                continue
            try:
                with open(path, "rb") as file:
                    head = file.read(4096)
            except OSError:
                continue
            slug, why = names.recognise(path.relative_to(options.folder), head)
            found.append((path, language, slug, why))
    if options.sample is None:
        return found
    sample = []
    for language in sorted({item[1] for item in found}):
        known = [item for item in found if item[1] == language and item[2]]
        chance = random.Random(f"{options.seed} {language}")
        sample += chance.sample(known, min(options.sample, len(known)))
    # Names that nobody can place are told of in every sample.
    return sorted(sample + [item for item in found if not item[2]])


class State:
    """What was judged already, a JSON line a file, written as soon as it is known."""

    def __init__(self, path, mark, afresh):
        self.path, self.mark, self.known = path, mark, {}
        if afresh:
            path.unlink(missing_ok=True)
        elif path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    item = json.loads(line)
                except ValueError:
                    continue  # A run was ended while it wrote.
                if item["judge"] == mark and item["row"][3] != TROUBLE:
                    self.known[item["key"]] = item["row"]

    @staticmethod
    def key(path, slug):
        return f"{path} {slug} {hashlib.sha256(path.read_bytes()).hexdigest()}"

    def keep(self, key, row):
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps({"judge": self.mark, "key": key, "row": row}) + "\n")


class Progress:
    def __init__(self, total):
        self.total, self.done, self.begin, self.lock = total, 0, time.monotonic(), threading.Lock()
        self.isTerminal = sys.stderr.isatty()

    def tell(self, row):
        with self.lock:
            self.done += 1
            left = (time.monotonic() - self.begin) / self.done * (self.total - self.done)
            line = f"[{self.done}/{self.total}, {left / 60:.0f} min left] {row[3]} {row[0]}"
            if self.isTerminal:
                sys.stderr.write("\r\x1b[K" + line[:110])
            elif row[3] != "accepted" or self.done % 25 == 0 or self.done == self.total:
                sys.stderr.write(line + "\n")
            sys.stderr.flush()


def judge_all(options, judge, found):
    state = State(options.state, judge.mark, options.afresh)
    rows, todo = [], []
    for path, language, slug, why in found:
        name = str(path.relative_to(options.folder))
        if not slug:
            rows.append([name, language, "", NOT_RECOGNISED, "", "", "", "", why])
            continue
        key = State.key(path, slug)
        if key in state.known:
            rows.append(state.known[key])
        else:
            todo.append((path, name, language, slug, key))
    if len(todo) < len(found):
        print(f"{len(found)} files, of which {len(todo)} are to be judged.", file=sys.stderr)
    progress = Progress(len(todo))

    def one(path, name, language, slug, key):
        begin = time.monotonic()
        outcome, passed, total, slowest, why = judge.judge(path, language, slug)
        row = [name, language, slug, outcome, passed, total, slowest,
               f"{time.monotonic() - begin:.1f}", why]
        with progress.lock:
            state.keep(key, row)
        progress.tell(row)
        return row

    with concurrent.futures.ThreadPoolExecutor(max(1, options.jobs)) as pool:
        tasks = [pool.submit(one, *item) for item in todo]
        try:
            rows += [task.result() for task in tasks]
        except KeyboardInterrupt:
            for task in tasks:
                task.cancel()
            sys.exit("\nStopped; the same command continues.")
    if progress.isTerminal:
        sys.stderr.write("\r\x1b[K")
    return sorted(rows)


def write_table(path, rows):
    with open(path, "w", encoding="utf-8") as file:
        file.write("\t".join(COLUMNS) + "\n")
        for row in rows:
            file.write("\t".join(" ".join(str(cell).split()) for cell in row) + "\n")


def print_summary(rows):
    outcomes = sorted({row[3] for row in rows}, key=lambda name: (name != "accepted", name))
    languages = sorted({row[1] for row in rows})
    width = max([len(name) for name in outcomes] + [8])
    print(" " * width, *(f"{name:>10}" for name in languages), f"{'all':>10}")
    for outcome in outcomes:
        counts = [sum(row[1] == name and row[3] == outcome for row in rows) for name in languages]
        print(f"{outcome:{width}}", *(f"{count:10}" for count in counts), f"{sum(counts):10}")
    shares = []
    for names in [[name] for name in languages] + [languages]:
        judged = [row for row in rows if row[1] in names and row[3] not in (NOT_RECOGNISED, NOT_COMPILED, TROUBLE)]
        right = sum(row[3] == "accepted" for row in judged)
        shares.append(f"{100 * right / len(judged):.1f} %" if judged else "")
    print(f"{'of judged':{width}}", *(f"{share:>10}" for share in shares))


def differs(row, options):
    outcome = row[3]
    if outcome == NOT_RECOGNISED:
        return options.every
    if options.expect == "rejected":
        # What does not compile is no wrong program, and says nothing of the judge.
        return outcome in ("accepted", TROUBLE)
    return outcome != "accepted"


def main():
    options = arguments()
    with tempfile.TemporaryDirectory(prefix="focus-acceptance-") as data:
        judge = Judge(find_focus(options.focus), options.timeout, data)
        found = candidates(options, Names(judge.problems()))
        rows = judge_all(options, judge, found)
    write_table(options.table, rows)
    print_summary(rows)
    failed = [row for row in rows if differs(row, options)]
    counted = [row for row in rows if row[3] != NOT_RECOGNISED or options.every]
    if options.expect:
        for row in failed:
            print(f"\n{row[0]}: {row[3]}\n    {row[8]}")
    print(f"\nThe table is {options.table}.")
    print(f"{len(counted) - len(failed)} passed, {len(failed)} failed")
    sys.exit(1 if options.expect and (failed or not counted) else 0)


if __name__ == "__main__":
    main()
