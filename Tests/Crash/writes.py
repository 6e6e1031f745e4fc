"""The writes of a learner: on the pages, and by commands."""
import json, random, re, shutil

from ledger import ABSENT
from product import ROOT, Trouble

RIGHT = (ROOT / "Content/problems/arrays-hashing/two-sum/solutions/fast.py").read_text()
DRAFTS = [("contains-duplicate", "python"), ("contains-duplicate", "swift"), ("group-anagrams", "go")]
COOKIE = "LEETCODE_SESSION=stub-session; csrftoken=stub-csrf"


# What is found: the names and values of everything that these writes may change.

def found(export, folder):
    seen = {}
    drafts = [row for row in export["draft"] if (row["slug"], row["language"]) in DRAFTS and not row["isAside"]]
    for row in sorted(drafts, key=lambda row: row["revision"]):
        seen["draft", row["slug"], row["language"]] = row["source"]
    kept = {row["key"]: row["value"] for row in export["setting"]}
    preferences = json.loads(kept.get("preferences", "{}"))
    for field in ("name", "appearance", "dailyGoal", "dailyFocusMinutes"):
        if field in preferences:
            seen["setting", field] = preferences[field]
    for row in export["ownCase"]:
        seen["own case", row["input"]] = True
    for row in export["habit"]:
        if row["id"] in (3, 4):
            seen["habit", row["id"]] = (row["name"], bool(row["isRemoved"]))
    seen["tick"] = any(row["habit"] == 2 for row in export["habitTick"])
    plans = [json.loads(row["madeFrom"]) for row in export["plan"] if row["endedAt"] is None]
    seen["plan"] = (plans[-1]["key"], plans[-1]["start"]) if plans else ABSENT
    if export["focusSession"]:
        last = export["focusSession"][-1]
        is_open = "to" not in json.loads(last["stretches"])[-1]
        state = "ended" if last["endedAt"] else "running" if is_open else "paused"
        seen["timer"] = (last["plannedSeconds"] // 60, state)
    for row in export["review"]:
        if row["slug"] == "two-sum":
            seen["grade"] = row["chosen"]
    for row in export["testReport"]:
        seen["report"] = row["withdrawnAt"] is None
    for row in export["drillAnswer"]:
        seen["drill", row["id"]] = (words(row["work"]), row["grade"])
    for row in export["attempt"]:
        if mark := re.match(r"# try (\d+)\n", row["source"]):
            seen["attempt", int(mark[1])] = row["kind"]
    seen["sync"] = len(export["solvedElsewhere"])
    for name in ("widget-key", "leetcode-session", "token"):
        file = folder / name
        seen["file", name] = file.read_text() if file.exists() else ABSENT
    return seen


def words(work):
    return next(iter(re.findall(r"answer \d+", str(work))), work)


class Writes:
    """Each write tells the ledger when it begins and when it was acknowledged."""

    def __init__(self, ledger, dice, folder):
        self.ledger, self.dice, self.folder = ledger, dice, folder
        self.number = 0
        # From the last export: what the pages name by number.
        self.cases, self.revisions, self.attempt, self.report = {}, {}, None, None
        self.habits = {}

    def look(self, export):
        self.cases = {row["input"]: row["id"] for row in export["ownCase"]}
        self.revisions = {}
        for row in export["draft"]:
            key = row["slug"], row["language"]
            self.revisions[key] = max(self.revisions.get(key, 0), row["revision"])
        self.report = next((row["id"] for row in export["testReport"]), None)

    def next(self):
        self.number += 1
        return self.number

    def keep(self, name, value, write):
        """One write of one thing."""
        self.ledger.begin(name, value)
        result = write()
        self.ledger.done(name, value)
        return result

    # On the pages.

    def draft(self, line):
        slug, language = self.dice.choice(DRAFTS)
        text = f"# draft {self.next()}\n" + "x = 1\n" * self.dice.choice([1, 40, 4000])
        def write():
            headers, _ = line.post(f"/problems/{slug}/drafts/{language}", source=text,
                                   revision=self.revisions.get((slug, language), 0))
            self.revisions[slug, language] = self.revisions.get((slug, language), 0) + 1
        self.keep(("draft", slug, language), text, write)

    def name(self, line):
        value = f"Ada {self.next()}"
        self.keep(("setting", "name"), value, lambda: line.post("/settings", name=value))

    def appearance(self, line):
        value = self.dice.choice(["dark", "light", "system"])
        self.keep(("setting", "appearance"), value,
                  lambda: line.post("/settings/appearance", appearance=value))

    def own_case(self, line):
        old = [one for one in self.cases if self.ledger.now(("own case", one)) is True]
        if len(old) > 8:
            value = self.dice.choice(old)
            self.keep(("own case", value), ABSENT, lambda: line.post(
                f"/problems/two-sum/cases/{self.cases.pop(value)}/remove"))
            return
        number = self.next()
        value = f"[[{number},{number}],{2 * number}]"
        self.keep(("own case", value), True,
                  lambda: line.post("/problems/two-sum/cases", case=value))

    def rename_habit(self, line):
        number = self.next()
        self.keep(("habit", 3), (f"Study {number}", False),
                  lambda: line.post("/today/habits/3/rename", name=f"Study {number}"))

    def remove_habit(self, line):
        name, is_removed = self.ledger.now(("habit", 4))
        word = "restore" if is_removed else "remove"
        self.keep(("habit", 4), (name, not is_removed),
                  lambda: line.post(f"/today/habits/4/{word}"))

    def tick(self, line):
        is_on = self.ledger.now("tick")
        self.keep("tick", not is_on, lambda: line.post(f"/today/habits/2/{'untick' if is_on else 'tick'}"))

    def plan(self, line):
        day = f"2027-0{self.dice.randint(1, 9)}-1{self.dice.randint(0, 9)}"
        self.keep("plan", ("fifteen-days", day),
                  lambda: line.post("/plan/start", key="fifteen-days", start=day))

    def timer(self, line):
        now = self.ledger.now("timer")
        state = now[1] if now != ABSENT else "ended"
        if state == "ended":
            minutes = self.dice.randint(100, 240)
            self.keep("timer", (minutes, "running"), lambda: line.post("/focus/start", minutes=minutes, phase="focus"))
            return
        word = self.dice.choice(["pause", "end"] if state == "running" else ["resume", "end"])
        after = {"pause": "paused", "resume": "running", "end": "ended"}[word]
        self.keep("timer", (now[0], after), lambda: line.post(f"/focus/{word}"))

    def grade(self, line):
        grade = self.dice.choice(["again", "hard", "good", "easy"])
        self.keep("grade", grade, lambda: line.post("/review/two-sum", grade=grade))

    def withdraw_report(self, line):
        # A command reports it again.
        if self.ledger.now("report") is True:
            self.keep("report", False, lambda: line.post(f"/problems/two-sum/reports/{self.report}/withdraw"))

    def widget_key(self, line):
        name = ("file", "widget-key")
        self.ledger.begin(name, is_key)
        line.post("/widget/access")
        self.ledger.done(name, (self.folder / "widget-key").read_text())

    def drill(self, line):
        number = 1 + max((name[1] for name in list(self.ledger.allowed)
                          if name[0] == "drill" and self.ledger.now(name) != ABSENT), default=0)
        text = f"answer {self.next()}"
        name = ("drill", number)
        self.keep(name, (text, None), lambda: line.post("/drill/markets-lock-or-queue/answer", text=text))
        grade = self.dice.choice(["hard", "good"])
        self.keep(name, (text, grade), lambda: line.post(
            f"/drill/markets-lock-or-queue/answers/{number}", grade=grade))

    def submit(self, line):
        number = self.next()
        name = ("attempt", number)
        # Where the writer was stopped, the next submission stops this one.
        self.ledger.begin(name, lambda kind: kind in ("accepted", "cancelled"))
        _, text = line.post("/problems/two-sum/submit", {"Focus-Fragment": "1", "Prefer": "respond-async"},
                            language="python", source=f"# try {number}\n{RIGHT}", revision=0)
        stream = re.search(r'data-events="([^"]+)"', text)
        if not stream:
            raise Trouble(f"a submission has no events: {text[-400:]}")
        # The page may be left once it hears this.
        line.events(stream[1].replace("&amp;", "&"), b"event: kept")
        self.ledger.done(name, "accepted")

    PAGES = [draft] * 4 + [name, appearance, own_case, own_case, rename_habit, remove_habit, tick, plan, timer,
                           timer, grade, withdraw_report, widget_key, drill]

    # By commands: the name, the value, the words.

    def command(self):
        number = self.next()
        cookie = self.folder.parent / "cookie"
        cookie.write_text(COOKIE)
        is_signed_in = self.ledger.now(("file", "leetcode-session")) != ABSENT
        choices = [
            (("setting", "dailyGoal"), number % 20 + 1, ["settings", "set", "daily-goal", number % 20 + 1]),
            (("setting", "dailyFocusMinutes"), number % 900 + 1,
             ["settings", "set", "daily-focus", number % 900 + 1]),
            (("habit", 3), (f"Study {number}", False),
             ["habits", "--rename", self.ledger.now(("habit", 3))[0], "--to", f"Study {number}"]),
            ("grade", "easy", ["review", "two-sum", "--grade", "easy"]),
            ("plan", ("fifteen-days", "2027-03-01"),
             ["plan", "--start", "fifteen-days", "--from", "2027-03-01", "--yes"]),
            (("file", "leetcode-session"), ABSENT if is_signed_in else is_session,
             ["login", "leetcode"] + (["--sign-out"] if is_signed_in else ["--from-file", cookie])),
            ("sync", 4, ["sync", "ada"]),
            ("report", True, ["reports", "add", "two-sum", "--insist", "--reason", f"trial {number}"]),
        ]
        return self.dice.choice(choices)


def is_key(text):
    return re.fullmatch(r"[0-9a-f]{64}\n", text) is not None


def is_session(text):
    try:
        return "stub-session" in json.dumps(json.loads(text))
    except ValueError:
        return False
