#!/usr/bin/env python3
"""Kills each process of Focus in each state, and looks what is left five seconds after the next start.

Usage: Tests/Crash/leftovers.py [--sample N] [--seed S]    all of them, or so many drawn by the seed

The victims are the server, the supervisor, a keeper, a worker (all that a keeper holds), a compiler, and
everything at once; the states are idle, compiling, running, tracing and typing. Afterwards no process, control
group, mount, lock, temporary or half made file of the killed ones may be left, a submission is judged, and a
server that found something to clean says so.
"""
import argparse, fcntl, itertools, os, pathlib, random, re, shutil, signal, sys, tempfile, threading, time

from damage import Bench
from product import Line, Product, Site, Trouble, wait_until
from writes import RIGHT

STATES = ["idle", "compiling", "running", "tracing", "typing"]
VICTIMS = ["server", "supervisor", "keeper", "worker", "compiler", "everything"]
SECONDS = 5
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "focus"
ENDLESS = "class Solution:\n    def twoSum(self, nums, target):\n        i = 0\n        while True: i += 1\n"
COMPILERS = re.compile(r"clang|swift-frontend|cc1plus|javac|rustc|ld\.lld|ld\.gold")


class Process:
    """One of the system's processes, by its number and when it began."""

    def __init__(self, pid):
        text = pathlib.Path(f"/proc/{pid}/stat").read_text()
        fields = text[text.rindex(")") + 2:].split()
        self.pid, self.state, self.parent, self.start = pid, fields[0], int(fields[1]), int(fields[19])
        self.command = pathlib.Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")

    def is_there(self):
        try:
            now = Process(self.pid)
            return now.start == self.start and now.state not in "ZX"
        except (OSError, ValueError):
            return False


def processes():
    found = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                found[int(name)] = Process(int(name))
            except (OSError, ValueError):
                pass
    return found


def below(root):
    """What descends from a process, with its depth."""
    all, depths = processes(), {root: 0}
    while True:
        new = {pid: depths[one.parent] + 1 for pid, one in all.items() if one.parent in depths and pid not in depths}
        if not new:
            return [(depth, all[pid]) for pid, depth in depths.items() if pid != root and pid in all]
        depths |= new


class Watch:
    """Notes everything that ever descends from a server."""

    def __init__(self, pid):
        self.pid, self.seen, self.is_over = pid, {}, False
        self.look()
        self.thread = threading.Thread(target=self.go_on, daemon=True)
        self.thread.start()

    def look(self):
        for _, one in below(self.pid):
            self.seen[one.pid, one.start] = one

    def go_on(self):
        while not self.is_over:
            self.look()
            time.sleep(0.03)

    def stop(self):
        self.is_over = True
        self.thread.join(5)
        return list(self.seen.values())


class Leftovers:
    def __init__(self, folder, bench, dice):
        self.folder, self.bench, self.dice = pathlib.Path(folder), bench, dice
        self.product = Product(self.folder / "data")
        # Of its own, so that what others have there is not taken for ours.
        self.temporary = self.folder / "tmp"
        self.temporary.mkdir()
        self.product.environment["TMPDIR"] = str(self.temporary)
        self.number = 0

    def all(self, chosen):
        for state, victim in chosen:
            self.bench.check(f"{victim}, {state}", lambda: self.one(state, victim))

    def fresh_python(self, source=RIGHT):
        self.number += 1
        return f"# {self.number} {self.dice.random()}\n{source}"

    def judged(self, line):
        """Whether a right submission is accepted."""
        _, text = line.post("/problems/two-sum/submit", {"Focus-Fragment": "1", "Prefer": "respond-async"},
                            language="python", source=self.fresh_python(), revision=0)
        stream = re.search(r'data-events="([^"]+)"', text)
        events = line.events(stream[1].replace("&amp;", "&"), b"event: kept")
        return "Accepted" in events

    def enter(self, state, line):
        """Brings the server into a state, which goes on by itself."""
        if state in ("idle", "typing"):
            self.judged(line)
        if state == "typing":
            self.in_background(lambda: self.post("/problems/two-sum/diagnose/swift", source=f"class Solution {{ // {self.dice.random()}"))
        if state == "compiling":
            source = f"// {self.dice.random()}\n" + "#include <regex>\n" + (self.folder / "two.cpp").read_text()
            self.in_background(lambda: self.post("/problems/two-sum/submit", language="cpp", source=source, revision=0))
        if state == "running":
            self.in_background(lambda: self.post("/problems/two-sum/submit", language="python",
                                                 source=self.fresh_python(ENDLESS), revision=0))
        if state == "tracing":
            self.in_background(lambda: self.post("/problems/two-sum/trace", language="python", trace="[[3,3],6]",
                                                 source=self.fresh_python(ENDLESS), revision=0))
        # Some way into it, another one each time.
        time.sleep({"idle": 0.1, "compiling": 0.15}.get(state, 0.25) + self.dice.random() * 0.3)

    def post(self, path, **fields):
        with Line(self.site) as line:
            line.ask("POST", path, fields, {"Focus-Fragment": "1"})

    def in_background(self, work):
        def silently():
            try:
                work()
            except OSError:
                pass
        threading.Thread(target=silently, daemon=True).start()

    def victims(self, name, root):
        """The processes that are killed; none where this state has none of the kind."""
        found = below(root)
        chosen = {
            "server": [], "supervisor": [one for depth, one in found if depth == 1 and "supervise" in one.command],
            "keeper": [one for depth, one in found if depth == 2],
            "worker": [one for depth, one in found if depth > 2],
            "compiler": [one for depth, one in found if depth > 2 and COMPILERS.search(one.command)],
            "everything": [one for _, one in found],
        }[name]
        if name in ("keeper",) and chosen:
            chosen = [self.dice.choice(chosen)]
        return [one.pid for one in chosen] + ([root] if name in ("server", "everything") else [])

    def one(self, state, victim):
        before = self.things()
        self.site = site = Site(self.product).sign_in()
        watch = Watch(site.process.pid)
        wrong = []
        try:
            with Line(site) as line:
                self.enter(state, line)
                watch.look()
                pids = self.victims(victim, site.process.pid)
                for pid in pids:
                    # Stopped first, so that nobody sees the others go and cleans up.
                    try:
                        os.kill(pid, signal.SIGSTOP)
                    except ProcessLookupError:
                        pass
                for pid in pids:
                    try:
                        os.kill(pid, signal.SIGKILL)
                    except ProcessLookupError:
                        pass
            is_gone = site.process.pid in pids
            seen = watch.stop()
            supervisors = {one.pid for one in seen if "supervise" in one.command}
            if is_gone:
                site.kill()
                time.sleep(0.3)
                left = sorted(self.things() - before)
                site = self.site = Site(self.product).sign_in()
                if [one for one in left if one.startswith("file ")] and "Cleaned up" not in site.seen:
                    wrong.append(f"the next start does not say that it cleaned {left}:\n{site.seen}")
                gone = seen
            else:
                gone = [one for one in seen if one.pid in pids]
            with Line(site) as line:
                if not self.judged(line):
                    wrong.append("a right submission is not accepted afterwards")
            if not wait_until(lambda: not self.left(gone, supervisors if is_gone else set(), before, site, is_gone),
                              SECONDS):
                wrong += self.left(gone, supervisors if is_gone else set(), before, site, is_gone)
        finally:
            watch.is_over = True
            site.kill(signal.SIGTERM)
        return wrong

    def left(self, gone, supervisors, before, site, counts_things):
        found = [f"process {one.pid} {one.command[:100]}" for one in gone if one.is_there()]
        found += [f"control group {path}" for path in groups(supervisors)]
        if counts_things:
            alive = {one.pid for _, one in below(site.process.pid)} | {site.process.pid}
            now = self.things()
            # A lock that is held has a living holder, who makes the drafts beside it.
            held = [one.removeprefix("lock ").removesuffix(".lock") for one in now if one.startswith("lock ")]
            found += [one for one in sorted(now - before) if not any(f"-{pid}-" in one for pid in alive)
                      and not any(folder in one for folder in held)]
        return found

    def things(self):
        """Mounts, temporary and half made files, as texts."""
        found = {"mount " + line.split()[1] for line in pathlib.Path("/proc/mounts").read_text().splitlines()}
        found |= {f"file {one}" for one in self.temporary.iterdir()}
        # The jail's own place, whatever TMPDIR says.
        found |= {f"file {one}" for one in pathlib.Path("/tmp").glob("focus-jail-*")}
        for folder in (CACHE, self.product.data):
            for one in folder.glob("**/*"):
                if re.search(r"\.draft|\.tape$|\.input$|\.growing$|\.told$|\.part$|nosync|/\.[^/]*-focus-\d", str(one)):
                    found.add(f"file {one}")
        for lock in [*CACHE.glob("*/.lock"), self.product.data / "focus.lock"]:
            if lock.exists():
                with open(lock) as file:
                    try:
                        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    except OSError:
                        found.add(f"lock {lock}")
        return found


def groups(supervisors):
    return [path for path, folders, _ in os.walk("/sys/fs/cgroup")
            if (match := re.match(r"focus-\d+-(\d+)-", os.path.basename(path))) and int(match[1]) in supervisors]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", default="0")
    options = parser.parse_args()
    dice = random.Random(options.seed)
    chosen = list(itertools.product(STATES, VICTIMS))
    if options.sample:
        chosen = dice.sample(chosen, options.sample)
    from damage import CPP
    folder = tempfile.mkdtemp(prefix="focus-leftovers-")
    (pathlib.Path(folder) / "two.cpp").write_text(CPP)
    bench = Bench()
    try:
        Leftovers(folder, bench, dice).all(chosen)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{bench.passed} passed, {len(bench.failed)} failed")
    sys.exit(1 if bench.failed else 0)


if __name__ == "__main__":
    main()
