#!/usr/bin/env python3
"""Kills Focus at random moments while it saves, and looks whether anything acknowledged is lost.

Usage: Tests/Crash/kills.py [--kills N] [--seed S]      prints `N passed, N failed` at the end

One data folder lives through all of it. Each round starts a server, a command, an import or the opening of
an older file, has it write, keeps a list of what was acknowledged (the answer was there, or the command had
ended with 0), and kills it with SIGKILL. Then the folder has to open, everything acknowledged has to be in
its export, what was under way is there whole or not at all, and SQLite finds nothing damaged.
"""
import argparse, collections, json, os, pathlib, random, shutil, signal, sqlite3, sys, tempfile, threading, time
import traceback

from ledger import ABSENT, Ledger
from product import Export, Line, Product, Site, Stub, Trouble
from writes import Writes, found

# What each step of the schema added, the newest first; `column` stands after a dot.
STEPS = [
    ("10 drill", ["drillAnswer", "mockInterview"]),
    ("9 take-homes", ["takeHomeCheck"]),
    ("8 online", ["onlineSubmission", "proposedCase", "solvedElsewhere.title", "attempt.place", "ownCase.origin"]),
    ("7 log", ["log"]),
]


class Kills:
    def __init__(self, folder, seed):
        self.dice = random.Random(seed)
        self.folder = pathlib.Path(folder)
        self.stub = Stub("leetcode")
        self.product = Product(self.folder / "data", leetcode=self.stub.address)
        self.ledger = Ledger()
        self.writes = Writes(self.ledger, self.dice, self.product.data)
        self.kinds, self.failures, self.kills = collections.Counter(), [], 0
        self.started = 0.6

    def prepare(self):
        """What the writes go by: an attempt, a failed one with a report, habits, and a token."""
        right, wrong = self.folder / "right.py", self.folder / "wrong.py"
        from writes import RIGHT
        right.write_text(RIGHT)
        wrong.write_text("class Solution:\n    def twoSum(self, nums, target):\n        return [0, 1]\n")
        product = self.product
        product.do("test", "two-sum", right, "--no-growth")
        self.fail()
        product.do("reports", "add", "two-sum", "--insist", "--reason", "a trial")
        product.do("habits", "--add", "Walk")
        product.do("settings", "set", "daily-goal", 3)
        begin = time.monotonic()
        site = Site(product)
        self.started = time.monotonic() - begin
        site.kill(signal.SIGTERM)
        export = product.export()
        for name, value in found(export, product.data).items():
            self.ledger.allowed[name] = [value]
        self.writes.look(export)

    def fail(self):
        """A submission that fails on a hidden test, which can be reported."""
        status, text = self.product.run("test", "two-sum", self.folder / "wrong.py", "--no-growth")
        if status != 1:
            raise Trouble(f"a wrong solution: {status}\n{text}")

    # One round each; the words say what was killed.

    def server(self):
        """Pages write, two at a time, until the kill."""
        site = Site(self.product).sign_in()
        enough = threading.Event()
        locks = {one.__name__: threading.Lock() for one in [*self.writes.PAGES, Writes.submit]}
        troubles = []
        if self.ledger.now("sync") == 0:
            # The server asks by itself.
            self.ledger.begin("sync", 4)

        def write(seed):
            dice = random.Random(seed)
            with Line(site) as line:
                while not enough.is_set():
                    choice = self.writes.submit if dice.random() < 0.1 else dice.choice(self.writes.PAGES).__get__(
                        self.writes)
                    with locks[choice.__name__]:
                        try:
                            choice(line)
                        except OSError as error:
                            if not enough.is_set():
                                troubles.append(f"{choice.__name__}: the line ended before the kill: {error!r}")
                            return
                        except Trouble as trouble:
                            if not enough.is_set():
                                troubles.append(str(trouble))
                            return

        writers = [threading.Thread(target=write, args=(self.dice.random(),)) for _ in range(2)]
        for writer in writers:
            writer.start()
        time.sleep(self.dice.random() ** 1.5 * 1.5)
        enough.set()
        site.process.send_signal(signal.SIGKILL)
        for writer in writers:
            writer.join(70)
        site.kill()
        for trouble in troubles:
            raise Trouble(trouble)

    def starting(self):
        """The server while it starts."""
        process = self.product.start("serve", "--no-open", "--port", "0")
        time.sleep(self.dice.random() * self.started * 1.2)
        process.kill()
        process.communicate()

    def command(self):
        """A command while it works."""
        name, value, words = self.writes.command()
        self.ledger.begin(name, value)
        patience = 2 if words[0] == "reports" else 0.25
        status, text = self.product.kill_after(self.dice.random() * patience, *words)
        if status == 0:
            seen = value
            if callable(value):
                seen = (self.product.data / name[1]).read_text()
            self.ledger.done(name, seen)
        elif status is not None:
            raise Trouble(f"focus {words}: status {status}\n{text}")

    def exported(self):
        """An export while it writes its file: whole or not there, and a second one works."""
        file = self.folder / "export.json"
        file.unlink(missing_ok=True)
        status, _ = self.product.kill_after(self.dice.random() * 0.2, "export", file)
        if file.exists():
            Export(file.read_bytes())
        elif status == 0:
            raise Trouble("an export was told to be written and is not there")
        self.product.do("export", file, "--force")
        Export(file.read_bytes())

    def imported(self):
        """An import of what is here with one more change, or its undoing."""
        export = json.loads(self.product.export().text)
        habits = export["tables"]["habit"]
        place = habits["columns"].index("name")
        name = f"Study {self.writes.next()}"
        for row in habits["rows"]:
            if row[0] == 3:
                row[place] = {"text": name}
        file = self.folder / "import.json"
        file.write_text(json.dumps(export))
        before, after = self.ledger.now(("habit", 3)), (name, False)
        self.ledger.begin(("habit", 3), after)
        how = self.dice.choice(["--merge", "--replace"])
        status, text = self.product.kill_after(self.dice.random() * 0.35, "import", file, how, "--yes")
        if status not in (0, None):
            raise Trouble(f"focus import {how}: status {status}\n{text}")
        if status != 0:
            return
        self.ledger.done(("habit", 3), after)
        if self.dice.random() < 0.5:
            self.ledger.begin(("habit", 3), before)
            status, text = self.product.kill_after(self.dice.random() * 0.35, "import", "--undo")
            if status == 0:
                self.ledger.done(("habit", 3), before)
            elif status is not None:
                raise Trouble(f"focus import --undo: status {status}\n{text}")

    def migrated(self):
        """The opening of an older version's file: its copy and its migration."""
        count = self.dice.randint(1, len(STEPS))
        gone = step_back(self.product.data / "focus.sqlite", count)
        for name in list(self.ledger.allowed):
            if (name if isinstance(name, str) else name[0]) in gone:
                del self.ledger.allowed[name]
        self.ledger.allowed["sync"] = [lambda value: value in (0, 4)]
        for copy in self.product.data.glob("focus.schema-*"):
            copy.unlink()
        words = self.dice.choice([["settings", "list"], ["today"], ["export", "-"]])
        self.product.kill_after(self.dice.random() * 0.25, *words)
        for copy in self.product.data.glob("focus.schema-*.sqlite"):
            if wrong := damage(copy):
                raise Trouble(f"the copy {copy.name} is damaged: {wrong}")
        if count >= 3:
            # The failed submission knows its place no more, and nothing could be reported.
            self.fail()

    def taken_home(self):
        """A take-home project while it begins: afterwards it can be begun there."""
        place = self.folder / "project"
        shutil.rmtree(place, ignore_errors=True)
        status, _ = self.product.kill_after(self.dice.random() * 0.4, "takehome", "start", "markets", "--out", place)
        if status != 0:
            status, text = self.product.run("takehome", "start", "markets", "--out", place)
            if status != 0 and not self.is_begun(place):
                raise Trouble(f"a project cannot be begun after a kill:\n{text}")
        if not self.is_begun(place):
            raise Trouble("a project was begun and is not whole")

    def is_begun(self, place):
        whole = self.folder / "whole"
        if not whole.exists():
            self.product.do("takehome", "start", "markets", "--out", whole)
        return all((place / file.relative_to(whole)).exists() and (place / file.relative_to(whole)).read_bytes()
                   == file.read_bytes() for file in whole.rglob("*") if file.is_file() and ".git" not in file.parts)

    ROUNDS = [server] * 9 + [starting] * 3 + [command] * 6 + [exported, imported, imported, migrated, migrated,
                                                              taken_home]

    def round(self):
        kind = self.dice.choice(self.ROUNDS)
        self.kinds[kind.__name__] += 1
        self.kills += 1
        try:
            kind(self)
            wrong = self.look()
        except Exception as error:  # Whatever it is, the rest is tried too.
            wrong = [f"{error}" if isinstance(error, Trouble) else traceback.format_exc()]
            try:
                self.look()
            except Exception as other:
                wrong.append(f"and then: {other}")
        if wrong:
            self.failures.append((self.kills, kind.__name__, wrong))
            print(f"kill {self.kills} ({kind.__name__}):", *wrong, sep="\n  ", flush=True)

    def look(self):
        """Whether the folder opens, holds what was acknowledged, and nothing half written."""
        data = self.product.data
        wrong = [f"SQLite finds: {one}" for one in damage(data / "focus.sqlite")] if self.dice.random() < 0.2 else []
        export = self.product.export()
        wrong += self.ledger.compare(found(export, data))
        self.writes.look(export)
        if (data / "widget-data.json").exists():
            json.loads((data / "widget-data.json").read_text())
        return wrong


def damage(file):
    with sqlite3.connect(file) as database:
        return [row[0] for row in database.execute("PRAGMA integrity_check") if row[0] != "ok"] + [
            str(row) for row in database.execute("PRAGMA foreign_key_check")]


def step_back(file, count):
    """Takes the newest steps of the schema back; the kinds of things that went with them."""
    database = sqlite3.connect(file, isolation_level=None)
    for name, parts in STEPS[:count]:
        for part in parts:
            table, _, column = part.partition(".")
            database.execute(f"ALTER TABLE {table} DROP COLUMN {column}" if column else f"DROP TABLE {table}")
        database.execute("DELETE FROM grdb_migrations WHERE identifier = ?", [name])
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    return {"drill"}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--seed", default="0")
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="focus-kills-")
    kills = Kills(folder, options.seed)
    begin = time.monotonic()
    try:
        kills.prepare()
        for number in range(options.kills):
            kills.round()
            if (number + 1) % 25 == 0:
                print(f"{number + 1} kills, {kills.ledger.acknowledged} acknowledged writes, "
                      f"{len(kills.failures)} failed, {time.monotonic() - begin:.0f} s", flush=True)
    finally:
        kills.stub.stop()
    print(dict(kills.kinds), f"acknowledged {kills.ledger.acknowledged}, under way {kills.ledger.unknown}")
    failed = len(kills.failures)
    if failed:
        print(f"The folder was left: {folder}")
    else:
        shutil.rmtree(folder)
    print(f"{options.kills - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
