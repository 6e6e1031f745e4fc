#!/usr/bin/env python3
"""Damages every kind of file that Focus keeps, fills its disk, and sets its clock wrong.

Usage: Tests/Crash/damage.py [files] [disk] [clock] [--every N] [--seed S]    all three when none is named

With --every N only each N-th trial is made.

files   flips bits in a file or cuts it, one at a time; then the server's start, doctor, stats and export either
        work with everything that was there, or name the file and what to do. Nothing hangs or crashes, no other
        file changes, and a verdict stays what it was.
disk    lets the disk run out of room before every kind of write: a write that says it is done is there, one that
        does not has changed nothing, no half file is left, and with room it works. Needs root, for a tmpfs.
clock   sets the clock back and forward by years: everything kept stays, and every page and command works.
"""
import argparse, json, os, pathlib, random, re, shutil, signal, subprocess, sys, tempfile, time, traceback

from kills import damage as sqlite_damage, step_back
from ledger import ABSENT
from product import Export, Line, Product, Site, Stub, Trouble, wait_until
from writes import COOKIE, RIGHT, found

WRONG = "class Solution:\n    def twoSum(self, nums, target):\n        return [0, 1]\n"
CPP = """class Solution {
public:
  vector<int> twoSum(vector<int>& nums, int target) {
    unordered_map<int, int> seen;
    for (int i = 0; i < (int)nums.size(); i++) {
      if (seen.count(target - nums[i])) return {seen[target - nums[i]], i};
      seen[nums[i]] = i;
    }
    return {};
  }
};
"""
# What every start may write again.
FLEETING = {"server-address", "widget-data.json", "focus.sqlite", "focus.sqlite-wal", "focus.sqlite-shm", "focus.lock"}
# A file that was written is refused the second time, by one of two sentences.
ALREADY_WRITTEN = re.compile(r"” already exists(?: and was left as it is|; nothing was written)\.")
CRASHED = re.compile(r"Fatal error|Stack dump|Crash Trace|💣|Illegal instruction|Segmentation fault")


class Bench:
    """Counts what passed, and says what did not; of many trials only each N-th may be made."""

    def __init__(self, every=1, first=0):
        self.passed, self.failed, self.every, self.number = 0, [], every, first

    def check(self, name, trial):
        self.number += 1
        if self.number % self.every:
            return
        try:
            wrong = trial()
        except Exception as error:
            wrong = [str(error) if isinstance(error, Trouble) else traceback.format_exc()]
        if wrong:
            self.failed.append(name)
            print(f"{name}:", *[str(one)[:700] for one in wrong], sep="\n  ", flush=True)
        else:
            self.passed += 1


class Filled:
    """A data folder and a cache with a file of every kind, and what is in them."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.stub = Stub("leetcode")
        self.whole = self.folder / "whole"
        self.product = self.at(self.whole)
        for name, text in (("right.py", RIGHT), ("wrong.py", WRONG), ("right.cpp", CPP), ("cookie", COOKIE)):
            (self.folder / name).write_text(text)

    def at(self, place):
        return Product(place / "data", cache=place / "cache", leetcode=self.stub.address)

    def lend(self):
        """What takes minutes to build comes from the machine's own cache: Swift's part lent, C++'s copied."""
        own = Product(self.folder / "first", leetcode=self.stub.address)
        for file in ("right.py", "right.cpp"):
            status, text = own.run("test", "two-sum", self.folder / file, "--no-growth", timeout=900)
            if status != 0:
                raise Trouble(f"{file}: {status}\n{text}")
        base = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "focus/prelude"
        place = self.whole / "cache/focus/prelude"
        place.mkdir(parents=True)
        (self.whole / "cache/focus/CACHEDIR.TAG").write_text("Signature: 8a477f597d28d172789f06886806bc55\n")
        for folder in base.iterdir():
            if folder.name.startswith("cpp-"):
                shutil.copytree(folder, place / folder.name)
            elif folder.is_dir() and not folder.name.endswith(".draft"):
                (place / folder.name).symlink_to(folder)

    def fill(self):
        self.lend()
        product = self.product
        for file in ("right.py", "right.cpp"):
            product.do("test", "two-sum", self.folder / file, "--no-growth")
        product.run("test", "two-sum", self.folder / "wrong.py", "--no-growth")
        product.do("reports", "add", "two-sum", "--insist", "--reason", "a trial")
        product.do("habits", "--add", "Walk")
        product.do("habits", "--done", "Walk")
        product.do("plan", "--start", "fifteen-days")
        product.do("login", "leetcode", "--from-file", self.folder / "cookie")
        product.do("sync", "ada")
        product.do("settings", "set", "daily-goal", 3)
        product.do("export", self.folder / "export.json")
        # An older version's file and its copy; then an import and its copy.
        step_back(product.data / "focus.sqlite", 1)
        product.do("settings", "set", "daily-goal", 5)
        product.do("import", self.folder / "export.json", "--merge", "--yes")
        site = Site(product).sign_in()
        with Line(site) as line:
            line.post("/widget/access")
            line.post("/settings/import", text=(self.folder / "export.json").read_text())
            line.post("/settings", name="Ada")
            for revision in range(12):
                line.post("/problems/contains-duplicate/drafts/python", source=f"# {revision}\n" * 300,
                          revision=revision)
        # Killed, so that the log of changes stays beside the file.
        site.kill(signal.SIGKILL)
        copy = self.copy("look")
        self.export = self.at(copy).export()
        shutil.rmtree(copy)

    def copy(self, name, has_cache=False):
        place = self.folder / name
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(self.whole / "data", place / "data")
        if has_cache:
            shutil.copytree(self.whole / "cache", place / "cache", symlinks=True)
        else:
            (place / "cache").symlink_to(self.whole / "cache")
        return place


# MARK: files

def kinds(place):
    """The files of each kind, with the commands that meet it."""
    data, cache = place / "data", place / "cache/focus"
    found = [("data", data / name) for name in (
        "focus.sqlite", "focus.sqlite-wal", "focus.sqlite-shm", "token", "widget-key", "leetcode-session",
        "widget-data.json", "server-address", "focus.schema-9.sqlite")]
    found += [("data", file) for pattern in ("*before*", "imports/*.json") for file in sorted(data.glob(pattern))]
    for pattern in ("expected/*.json", "reference-time/*.json", "compiled/*/build.json", "compiled/*/solution.so",
                    "toolchains/PythonToolchain.json"):
        found += [("cache", file) for file in sorted(cache.glob(pattern)) if file.is_file()]
    # Those of the newest folder are used.
    folder = max(cache.glob("prelude/cpp-*"), key=lambda folder: folder.stat().st_mtime)
    found += [("prelude", folder / name) for name in ("libFocusPrelude.so", "submit.pch")]
    return [(kind, file) for kind, file in found if file.exists()]


def ways(size, dice):
    """Ways to damage a file of this size: a name and what becomes of its bytes."""
    def flipped(place, bit):
        def change(bytes):
            bytes[place] ^= 1 << bit
            return bytes
        return change
    found = [("cut to nothing", lambda bytes: bytes[:0]), ("cut in half", lambda bytes: bytes[:len(bytes) // 2]),
             ("without its last byte", lambda bytes: bytes[:-1])]
    for place in sorted({0, 18, 28, 100, size // 2, size - 1} & set(range(size))):
        found.append((f"bit at {place}", flipped(place, dice.randrange(7))))
    for _ in range(3):
        if size:
            place = dice.randrange(size)
            found.append((f"bit at {place}", flipped(place, dice.randrange(7))))
    found.append(("zeros", lambda bytes: bytes[:64] + bytearray(min(4096, max(0, size - 64))) + bytes[64 + 4096:]))
    return found


class Files:
    def __init__(self, filled, bench, dice):
        self.filled, self.bench, self.dice = filled, bench, dice
        self.unnoticed = 0

    def all(self):
        for kind, file in kinds(self.filled.whole):
            found = ways(file.stat().st_size, self.dice)
            # Each is compiled again, which takes a while.
            for name, change in found if kind != "prelude" else [found[1], found[5]]:
                relative = file.relative_to(self.filled.whole)
                self.bench.check(f"{relative}, {name}", lambda: self.one(kind, relative, change))
        if self.unnoticed:
            print(f"{self.unnoticed} damages lie in a row's text or in the newest change, where SQLite keeps no sum.")

    def one(self, kind, relative, change):
        place = self.filled.copy("damaged", kind != "data")
        file = place / relative
        size = file.stat().st_size
        file.write_bytes(bytes(change(bytearray(file.read_bytes()))))
        damaged, others = file.read_bytes(), self.bytes(place, file)
        product = self.filled.at(place)
        wrong = []
        if kind == "prelude" and len(damaged) == size:
            # Sizes are looked at each time, sums by the doctor.
            text = product.run("doctor")[1]
            if str(file) not in text or file.exists():
                wrong.append(f"focus doctor does not name {file}, or leaves it:\n{text}")
        wrong += self.asked(product, file, damaged) if kind == "data" else self.judged(product)
        for name, content in self.bytes(place, file).items():
            if name in others and others[name] != content:
                wrong.append(f"{name} was changed")
        wrong += [f"{name} is gone" for name in others if not (place / "data" / name).exists()]
        return wrong

    def bytes(self, place, file):
        return {str(one.relative_to(place / "data")): one.read_bytes() for one in (place / "data").rglob("*")
                if one.is_file() and one != file and one.name not in FLEETING}

    def asked(self, product, file, damaged):
        """The commands that read the data, each on the damaged file."""
        wrong, refusals, works = [], [], False
        is_database = file.name.startswith("focus.sqlite")
        for words in (["stats"], ["doctor"], ["export", "-"]):
            status, text = product.run(*words, timeout=60)
            wrong += self.sane(words, status, text)
            if words == ["doctor"]:
                if is_database and refusals and file.name.split("-")[0] not in text:
                    wrong.append(f"focus doctor does not name {file.name}:\n{text[:400]}")
                continue
            if status != 0:
                refusals.append(text)
                if not is_database:
                    wrong.append(f"focus {words} fails:\n{text}")
                elif "focus.sqlite" not in text or not has_way_out(text):
                    wrong.append(f"focus {words} names no file or no way out:\n{text}")
            elif words[0] == "export":
                works = True
                wrong += self.compared(Export(text.encode()), file.name.endswith("-wal"))
        if refusals and file.name == "focus.sqlite" and file.read_bytes() != damaged:
            wrong.append("a database that was refused was changed")
        try:
            site = Site(product)
            site.sign_in()
            with Line(site) as line:
                for path in ("/", "/stats", "/settings", "/widget/access"):
                    status, _, text = line.ask("GET", path)
                    # A page that cannot read a row says so.
                    words = re.sub(r"<[^>]+>|\s+", " ", text)
                    if status != 200 and not re.search("damaged|t be read|a Focus database", words):
                        wrong.append(f"{path}: {status} {words[-300:]}")
            site.kill(signal.SIGTERM)
            started = site.seen
        except Trouble as trouble:
            started = str(trouble)
            wrong += self.sane(["serve"], 3, started)
            if not is_database or "focus.sqlite" not in started or not has_way_out(started):
                wrong.append(f"focus serve does not start:\n{started}")
        if file.name in ("widget-key", "leetcode-session", "token") and damaged_text(file.name, damaged):
            doctor = product.run("doctor")[1]
            if file.name != "token" and file.name not in doctor:
                wrong.append(f"focus doctor does not name {file.name}")
            if file.name not in started and file.name not in doctor:
                wrong.append(f"nobody says that {file.name} is damaged")
        return wrong

    def compared(self, export, is_log):
        """Whether all rows are there; a flip within a text changes just that one row."""
        wrong = []
        for name, rows in self.filled.export.tables.items():
            here = export[name]
            lost = [row for row in rows if row not in here]
            # SQLite cannot tell the newest change, damaged, from one that a kill cut short.
            if is_log and sum(map(len, self.filled.export.tables.values())) - sum(map(len, export.tables.values())) < 3:
                self.unnoticed += bool(lost)
                continue
            if len(lost) == 1 and len(here) == len(rows):
                self.unnoticed += 1
            elif lost and name not in ("setting",):
                wrong.append(f"{len(lost)} of {len(rows)} rows of {name} are gone or changed, and nobody says so")
        return wrong

    def judged(self, product):
        """Verdicts on a damaged cache: what they were, whatever it costs."""
        wrong = []
        for file, expected in (("right.py", 0), ("right.cpp", 0), ("wrong.py", 1)):
            words = ["test", "two-sum", self.filled.folder / file, "--no-growth"]
            status, text = product.run(*words, timeout=120)
            wrong += self.sane(words, status, text)
            if status != expected:
                wrong.append(f"{file}: status {status}, not {expected}:\n{text[:600]}")
        return wrong

    @staticmethod
    def sane(words, status, text):
        if status is None:
            return [f"focus {words} hangs"]
        if status < 0 or status > 3 or CRASHED.search(text):
            return [f"focus {words} crashes ({status}):\n{text[:600]}"]
        return []


def has_way_out(text):
    return re.search(r"--data|mv '|cp '|backup|rescue|Free some|focus |chmod|Update|again", text) is not None


def damaged_text(name, content):
    """Whether a small file can be told to be damaged: a flip may lead to another right one."""
    text = content.decode(errors="replace").strip()
    if name in ("token", "widget-key"):
        return re.fullmatch(r"[0-9a-fA-F]{64}", text) is None
    try:
        return set(json.loads(text)) != {"csrf", "token"}
    except ValueError:
        return True


# MARK: disk

class Disk:
    ROOMS = [0, 4096, 12288, 24576, 49152, 98304, 196608]

    def __init__(self, filled, bench):
        self.filled, self.bench = filled, bench
        self.place = filled.folder / "disk"

    def all(self):
        self.place.mkdir()
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "focus-test", self.place],
                          capture_output=True).returncode != 0:
            print("disk: left out, as mounting a tmpfs needs root")
            return
        try:
            (self.place / "cache").symlink_to(self.filled.whole / "cache")
            for name in self.writes():
                for room in self.ROOMS:
                    self.bench.check(f"{name} with {room} bytes left", lambda: self.one(name, room))
            self.bench.check("pages with no room", self.pages)
        finally:
            subprocess.run(["umount", "-l", self.place])

    def fresh(self):
        shutil.rmtree(self.place / "data", ignore_errors=True)
        for other in ("out.json", "two-sum.swift", "project"):
            shutil.rmtree(self.place / other) if (self.place / other).is_dir() else (self.place / other).unlink(
                missing_ok=True)
        shutil.copytree(self.filled.whole / "data", self.place / "data")
        return self.filled.at(self.place)

    def fill_up(self, room):
        figures = os.statvfs(self.place)
        free = figures.f_bavail * figures.f_frsize
        with open(self.place / "ballast", "wb") as ballast:
            ballast.write(bytes(max(0, free - room)))

    def writes(self):
        """The command of each write, and what shows that it is done."""
        folder, place = self.filled.folder, self.place
        def kept(name):
            return lambda product: found(product.export(), product.data).get(name)
        return {
            "a setting": (["settings", "set", "daily-goal", 17], kept(("setting", "dailyGoal"))),
            "a habit": (["habits", "--rename", "Exercise", "--to", "Swim"],
                        lambda product: [row["name"] for row in product.export()["habit"]]),
            "a grade": (["review", "two-sum", "--grade", "easy"], kept("grade")),
            "a plan": (["plan", "--start", "blind75", "--weeks", 5, "--yes"], kept("plan")),
            "a submission": (["test", "two-sum", folder / "right.py", "--no-growth"],
                             lambda product: len(product.export()["attempt"])),
            "a report": (["reports", "add", "two-sum", "--insist", "--reason", "another"],
                         lambda product: [row["reason"] for row in product.export()["testReport"]]),
            "a sign-in": (["login", "leetcode", "--from-file", folder / "cookie"],
                          lambda product: (product.data / "leetcode-session").exists()),
            "an import": (["import", folder / "export.json", "--replace", "--yes"],
                          lambda product: [row for row in product.export()["setting"]
                                           if row["key"] == "preferences"]),
            "an undone import": (["import", "--undo"], lambda product: len(product.export()["draft"])),
            "an export": (["export", place / "out.json"],
                          lambda product: (place / "out.json").exists() and whole(place / "out.json")),
            "a starter": (["new", "two-sum", "--out", place / "two-sum.swift"],
                          lambda product: (place / "two-sum.swift").exists()
                          and len((place / "two-sum.swift").read_text()) > 40),
            "a project": (["takehome", "start", "markets", "--out", place / "project"],
                          lambda product: (place / "project/BRIEF.md").exists()
                          and (place / "project/.focus-takehome").exists()),
            "an older file": (["settings", "set", "daily-goal", 17], kept(("setting", "dailyGoal"))),
        }

    def one(self, name, room):
        product = self.fresh()
        words, shown = self.writes()[name]
        if name == "a sign-in":
            (product.data / "leetcode-session").unlink()
        if name == "an older file":
            step_back(product.data / "focus.sqlite", 1)
            for copy in product.data.glob("focus.schema-*"):
                copy.unlink()
            before = None
        else:
            before = shown(product)
        files = set(self.names())
        self.fill_up(room)
        try:
            status, text = product.run(*words, timeout=120)
            wrong = Files.sane(words, status, text)
            left = set(self.names()) - files - {"ballast"}
        finally:
            (self.place / "ballast").unlink()
        if status == 3 and not re.search(r"full|room|space|saved|written|No space", text):
            wrong.append(f"the refusal does not say why: {text}")
        after = shown(product)
        # A verdict that could not be kept says so, and is still the verdict that was asked for.
        is_told = "The result wasn't saved." in text
        if status == 0 and before is not None and after == before and not is_told:
            wrong.append(f"told to be done, and it is not there: {text}")
        if status not in (0, None) and before is not None and after != before:
            wrong.append(f"refused ({status}), and yet it was changed: {str(before)[:200]} → {str(after)[:200]}\n{text}")
        half = [one for one in left if re.search(r"\.part$|/\.[^/]*-[0-9A-F]{8}-|\.tmp", one)
                or one.startswith(("out.json", "two-sum.swift", "project"))]
        if status != 0 and half:
            wrong.append(f"a half file is left: {sorted(half)[:5]}")
        again, text = product.run(*words, timeout=120)
        is_done = ALREADY_WRITTEN.search(text) or name in ("a habit", "an undone import")
        if again != 0 and not (status == 0 and is_done):
            wrong.append(f"with room it does not work: {again} {text}")
        if sqlite := sqlite_damage(product.data / "focus.sqlite"):
            wrong.append(f"SQLite finds {sqlite}")
        return wrong

    def names(self):
        return [str(file.relative_to(self.place)) for file in self.place.rglob("*")
                if not str(file).startswith(str(self.place / "cache"))]

    def pages(self):
        """A server whose disk is full says so, answers on, and saves again with room."""
        product = self.fresh()
        site = Site(product).sign_in()
        wrong = []
        try:
            self.fill_up(0)
            with Line(site) as line:
                refused = 0
                for number in range(12):
                    status, _, text = line.ask("POST", "/problems/contains-duplicate/drafts/python", {
                        "source": f"# full {number}\n" * 2000, "revision": 12 + number})
                    if status >= 400:
                        refused += 1
                        if "full" not in text:
                            wrong.append(f"a draft: {status}, without saying why: {text[-300:]}")
                        break
                if not refused:
                    wrong.append("the disk was never full")
                kept = number - 1
                status, _, text = line.ask("POST", "/widget/access", {})
                if status < 400 and not (product.data / "widget-key").read_text().strip():
                    wrong.append("an empty key was kept")
                for path in ("/health", "/", "/problems/contains-duplicate"):
                    status, _, text = line.ask("GET", path)
                    if status != 200:
                        wrong.append(f"{path}: {status} with a full disk")
                (self.place / "ballast").unlink()
                status, _, text = line.ask("POST", "/problems/contains-duplicate/drafts/swift", {
                    "source": "// room\n", "revision": 0})
                if status >= 400:
                    wrong.append(f"with room: {status} {text[-300:]}")
        finally:
            (self.place / "ballast").unlink(missing_ok=True)
            site.kill()
        sources = [row["source"] for row in product.export()["draft"]]
        wrong += [f"draft {one} was acknowledged and is lost" for one in range(kept + 1)
                  if f"# full {one}\n" * 2000 not in sources]
        if "// room\n" not in sources:
            wrong.append("what was saved with room is lost")
        return wrong


def whole(file):
    try:
        return len(Export(file.read_bytes()).tables) > 10
    except ValueError:
        return "half of it"


# MARK: clock

class Clock:
    YEARS = [2026, 2031, 2026, 2020, 1971, 2026, 2099, 2026]

    def __init__(self, filled, bench):
        self.filled, self.bench = filled, bench

    def all(self):
        self.bench.check("the clock over a century", self.over_years)
        for there in (2016, 2036):
            self.bench.check(f"the clock jumps to {there} under a server", lambda: self.jump(there))

    def set(self, product, instant):
        file = self.filled.folder / "clock"
        fresh = file.with_suffix(".new")
        fresh.write_text(instant)
        fresh.rename(file)
        product.environment["FOCUS_CLOCK"] = str(file)

    def over_years(self):
        place = self.filled.copy("clock-data")
        product, wrong, kept = self.filled.at(place), [], {}
        for number, year in enumerate(self.YEARS):
            self.set(product, f"{year}-06-0{number + 1}T10:00:00.000Z")
            kept[number] = f"year {number}"
            for words in (["habits", "--add", kept[number]], ["habits", "--done", kept[number]],
                          ["review", "two-sum", "--grade", "good"], ["test", "two-sum", self.filled.folder / "right.py",
                                                                     "--no-growth"]):
                status, text = product.run(*words)
                wrong += Files.sane(words, status, text)
                if status != 0:
                    wrong.append(f"{year}: focus {words}: {status} {text[-300:]}")
            for words in (["today"], ["today", "--json"], ["stats"], ["stats", "--json"], ["review"], ["plan"], ["timer"],
                          ["widget", "--format", "ical"], ["habits", "--json"], ["problems", "--daily"], ["log"],
                          ["drill", "list"], ["sync"]):
                status, text = product.run(*words)
                wrong += Files.sane(words, status, text)
                if status not in (0, 1):
                    wrong.append(f"{year}: focus {words}: {status} {text[-300:]}")
                if re.search(r"(?<![\w-])-\d+ (day|min|of)", text):
                    wrong.append(f"{year}: focus {words} shows less than nothing: {text[:400]}")
        export = product.export()
        names = [row["name"] for row in export["habit"]]
        wrong += [f"the habit {name} is lost" for name in kept.values() if name not in names]
        if len(export["attempt"]) != len(self.filled.export["attempt"]) + len(self.YEARS):
            wrong.append("a submission is lost")
        if len(export["habitTick"]) < len(self.YEARS):
            wrong.append("a tick is lost")
        return wrong

    def jump(self, year):
        place = self.filled.copy(f"clock-{year}")
        product = self.filled.at(place)
        self.set(product, "2026-06-01T10:00:00.000Z")
        site = Site(product).sign_in()
        wrong = []
        try:
            with Line(site) as line:
                line.post("/focus/start", minutes=25, phase="focus")
                self.set(product, f"{year}-06-01T10:05:00.000Z")
                for path in ("/", "/focus", "/stats", "/review", "/plan", "/today/habits", "/log", "/problems",
                             "/problems/two-sum", "/widget", "/calendar.ics", "/drill", "/health"):
                    status, _, text = line.ask("GET", path)
                    if status != 200:
                        wrong.append(f"{path}: {status}")
                line.post("/settings", name=f"in {year}")
                line.post("/focus/end")
                self.set(product, "2026-06-01T10:10:00.000Z")
                line.post("/focus/start", minutes=25, phase="focus")
                line.post("/focus/end")
        finally:
            site.kill()
        for row in product.export()["focusSession"]:
            stretches = json.loads(row["stretches"])
            if any(one.get("to", one["from"]) < one["from"] for one in stretches):
                wrong.append(f"a session ends before it begins: {stretches}")
        stats = json.loads(product.do("stats", "--json"))
        minutes = re.findall(r'"\w*[mM]inutes"\s*:\s*(-?\d+)', json.dumps(stats))
        if any(int(one) < 0 or int(one) > 60 for one in minutes if int(one) != 50):
            wrong.append(f"minutes of focus: {minutes}")
        return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", choices=["files", "disk", "clock", []])
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--seed", default="0")
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="focus-damage-")
    dice = random.Random(options.seed)
    bench = Bench(options.every, dice.randrange(options.every))
    filled = Filled(folder)
    try:
        filled.fill()
        for part in options.parts or ["files", "disk", "clock"]:
            begin = time.monotonic()
            if part == "files":
                Files(filled, bench, dice).all()
            elif part == "disk":
                Disk(filled, bench).all()
            else:
                Clock(filled, bench).all()
            print(f"{part}: {time.monotonic() - begin:.0f} s", flush=True)
    finally:
        filled.stub.stop()
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{bench.passed} passed, {len(bench.failed)} failed")
    sys.exit(1 if bench.failed else 0)


if __name__ == "__main__":
    main()
