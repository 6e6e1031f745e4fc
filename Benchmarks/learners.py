#!/usr/bin/env python3
"""Keeps a server busy with many learners for minutes: does it answer throughout, and does its memory end?

Usage: Benchmarks/learners.py [--learners N] [--minutes N] [--seed S]      (FOCUS_BINARY: another build than release)

Each learner has a data folder of their own and does what people do, at a person's pace: reads pages, saves drafts,
lets the editor check, runs and submits right, wrong, endless, greedy and sleeping code in three languages,
traces. Beside them strangers open lines that say nothing, half a request or far too much. Once a second somebody asks /health.
Prints a line a minute, and at the end what was done, the slowest answers, and the memory of the server by
itself after the first two minutes and at the end.
"""
import argparse, collections, html, http.client, os, pathlib, random, re, secrets, socket, statistics, subprocess, sys, tempfile
import threading, time, urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOCUS = os.environ.get("FOCUS_BINARY") or str(ROOT / ".build/release/focus")
PAGES = ["/", "/problems", "/problems/{}", "/plan", "/review", "/stats", "/habits", "/log", "/drill", "/takehomes"]
RIGHT = {
    "python": "class Solution:\n    def twoSum(self, nums, target):\n        seen = {}\n        for i, n in enumerate(nums):\n"
              "            if target - n in seen: return [seen[target - n], i]\n            seen[n] = i\n",
    "javascript": "var twoSum = function(nums, target) {\n  const seen = new Map();\n  for (let i = 0; i < nums.length; i++) {\n"
                  "    if (seen.has(target - nums[i])) return [seen.get(target - nums[i]), i];\n    seen.set(nums[i], i);\n  }\n};\n",
    "cpp": "class Solution { public: vector<int> twoSum(vector<int>& a, int t) { unordered_map<int,int> m;\n"
           "for (int i = 0; i < (int)a.size(); i++) { if (m.count(t - a[i])) return {m[t - a[i]], i}; m[a[i]] = i; } return {}; } };\n",
}
WRONG = {
    "does not compile": ("python", "class Solution:\n    def twoSum(self nums:\n"),
    "wrong": ("python", "class Solution:\n    def twoSum(self, nums, target):\n        return [0, 0]\n"),
    "endless": ("python", "class Solution:\n    def twoSum(self, nums, target):\n        while True: pass\n"),
    "greedy": ("python", "class Solution:\n    def twoSum(self, nums, target):\n        return [0] * (1 << 30)\n"),
    "sleeping": ("python", "import time\nclass Solution:\n    def twoSum(self, nums, target):\n        time.sleep(3)\n        return [0, 1]\n"),
    "loud": ("python", "class Solution:\n    def twoSum(self, nums, target):\n        while True: print('x' * 1000)\n"),
}


class Class:
    """A server with so many learners."""

    def __init__(self, count):
        self.folder = tempfile.mkdtemp(prefix="focus-class-")
        self.tokens = [secrets.token_hex(16) for _ in range(count)]
        roll = pathlib.Path(self.folder) / "class.txt"
        roll.write_text("".join(f"learner{number} {token}\n" for number, token in enumerate(self.tokens)))
        roll.chmod(0o600)
        environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=self.folder + "/data")
        self.log = open(self.folder + "/log", "w+")
        self.process = subprocess.Popen([FOCUS, "serve", "--no-open", "--port", "0", "--learners", str(roll)],
                                        env=environment, stdout=self.log, stderr=subprocess.STDOUT)
        while True:
            if match := re.search(r"http://127\.0\.0\.1:(\d+)/\?token=", pathlib.Path(self.log.name).read_text()):
                self.port = int(match[1])
                return
            if self.process.poll() is not None:
                sys.exit("focus serve did not start:\n" + pathlib.Path(self.log.name).read_text())
            time.sleep(0.1)

    def megabytes(self):
        """The memory of the server's own process, which other programs cannot use."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def stop(self):
        self.process.terminate()
        self.process.wait(60)


class Learner(threading.Thread):
    def __init__(self, school, number, seed, end):
        super().__init__(daemon=True)
        self.school, self.end, self.dice = school, end, random.Random(seed * 1000 + number)
        self.token, self.done, self.slow, self.troubles = school.tokens[number], collections.Counter(), collections.defaultdict(list), []
        self.cookie, self.revision = None, {}

    def ask(self, method, path, fields=None, until=None):
        line = http.client.HTTPConnection("127.0.0.1", self.school.port, timeout=300)
        headers = {"Sec-Fetch-Site": "same-origin"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if fields is not None:
            headers |= {"Content-Type": "application/x-www-form-urlencoded", "Focus-Fragment": "1"}
        line.request(method, path, urllib.parse.urlencode(fields) if fields is not None else None, headers)
        answer = line.getresponse()
        text = ""
        if until:
            while until not in text and (piece := answer.read1()):
                text += piece.decode()
        else:
            text = answer.read().decode()
        line.close()
        if answer.status >= 500:
            raise RuntimeError(f"{method} {path.partition('?')[0]}: {answer.status} {text[:300]}")
        return answer, text

    def page(self, path):
        return self.ask("GET", path)[1]

    def begin(self, language):
        text = self.page(f"/problems/two-sum?language={language}")
        self.form = re.search(r'name="csrf" value="([^"]+)"', text)[1]
        return text

    def judge(self, action, language, source):
        self.begin(language)
        answer, text = self.ask("POST", f"/problems/two-sum/{action}", {
            "csrf": self.form, "language": language, "source": source, "revision": self.revision.get(language, "0")})
        if saved := re.search(r"\d+", answer.getheader("Draft-Revision") or ""):
            self.revision[language] = saved[0]
        if answer.status == 409:
            # Another draft is newer: the page would ask; here the newest number is taken.
            return "other draft"
        if answer.status >= 400:
            return f"refused {answer.status}"
        if following := re.search(r'<section id="results"[^>]* data-events="([^"]+)"', text):
            _, text = self.ask("GET", html.unescape(following[1]), until="event: verdict")
        found = re.search(r"<h2>([^<]+)</h2>", text)
        return found[1] if found else "no verdict"

    def once(self):
        kind = self.dice.choices(["page", "draft", "check", "run", "submit", "bad", "trace"], [40, 15, 15, 12, 5, 8, 5])[0]
        language = self.dice.choice(list(RIGHT))
        mark = "#" if language == "python" else "//"
        source = RIGHT[language] + f"{mark} {self.dice.random()}\n"
        begin = time.perf_counter()
        outcome = ""
        if kind == "page":
            self.page(self.dice.choice(PAGES).format(self.dice.choice(["two-sum", "lru-cache", "word-search-ii", "edit-distance"])))
        elif kind == "check":
            self.begin(language)
            self.ask("POST", f"/problems/two-sum/diagnose/{language}", {"csrf": self.form, "source": source[:-self.dice.randrange(40)]})
        elif kind in ("run", "submit"):
            outcome = self.judge(kind, language, source)
        elif kind == "draft":
            self.begin(language)
            answer, _ = self.ask("POST", "/problems/two-sum/draft", {
                "csrf": self.form, "language": language, "source": source, "revision": self.revision.get(language, "0")})
            if saved := re.search(r"\d+", answer.getheader("Draft-Revision") or ""):
                self.revision[language] = saved[0]
        elif kind == "trace":
            outcome = self.judge("trace", "python", RIGHT["python"] + f"# {self.dice.random()}\n") and ""
        else:
            name = self.dice.choice(list(WRONG))
            bad, text = WRONG[name]
            outcome = f"{name}: " + self.judge("submit", bad, text + f"# {self.dice.random()}\n")
        self.done[f"{kind} {outcome}".strip()] += 1
        self.slow[kind].append(time.perf_counter() - begin)

    def run(self):
        try:
            answer, _ = self.ask("POST", f"/?token={self.token}", {})
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
            while time.monotonic() < self.end:
                try:
                    self.once()
                except Exception as error:
                    self.troubles.append(f"{type(error).__name__}: {error}")
                time.sleep(self.dice.uniform(1, 8))
        except Exception as error:
            self.troubles.append(f"sign-in: {error}")


class Strangers(threading.Thread):
    """Lines that say nothing, half a request, odd bytes, or far too much."""

    WORDS = [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half:", b"\x16\x03\x01\x02\x00" * 20, b"POST /problems/two-sum/run HTTP/1.1\r\n"
             b"Host: 127.0.0.1\r\nContent-Length: 99999999999\r\n\r\n" + b"a=" * 5000, b"GET /?token=guess HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"]

    def __init__(self, school, end):
        super().__init__(daemon=True)
        self.school, self.end, self.lines = school, end, []

    def run(self):
        dice = random.Random(7)
        while time.monotonic() < self.end:
            try:
                line = socket.create_connection(("127.0.0.1", self.school.port), timeout=5)
                line.sendall(dice.choice(self.WORDS))
                self.lines.append(line)
            except OSError:
                pass
            if len(self.lines) > 60:
                self.lines.pop(dice.randrange(len(self.lines))).close()
            time.sleep(0.5)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--learners", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    school = Class(options.learners)
    begin = time.monotonic()
    end = begin + options.minutes * 60
    everybody = [Learner(school, number, options.seed, end) for number in range(options.learners)]
    for one in [*everybody, Strangers(school, end)]:
        one.start()
    health, memory, unanswered = [], [], 0
    while time.monotonic() < end:
        asked = time.perf_counter()
        try:
            line = http.client.HTTPConnection("127.0.0.1", school.port, timeout=10)
            line.request("GET", "/health")
            if line.getresponse().status != 200:
                unanswered += 1
            line.close()
        except OSError:
            unanswered += 1
        health.append((time.perf_counter() - asked) * 1e3)
        memory.append(school.megabytes())
        if len(health) % 60 == 0:
            print(f"minute {len(health) // 60}: {memory[-1]:.0f} MB, {school.descriptors()} descriptors, "
                  f"{sum(sum(one.done.values()) for one in everybody)} deeds, /health at most {max(health[-60:]):.0f} ms", flush=True)
        time.sleep(max(0, 1 - (time.perf_counter() - asked)))
    # Who still waits for a verdict has waited long enough.
    patience = time.monotonic() + 30
    for one in everybody:
        one.join(max(0, patience - time.monotonic()))
    done, slow = collections.Counter(), collections.defaultdict(list)
    for one in everybody:
        done.update(one.done)
        for kind, times in one.slow.items():
            slow[kind] += times
    for name, count in sorted(done.items()):
        print(f"  {count:6} {name}")
    for kind, times in sorted(slow.items()):
        times.sort()
        print(f"  {kind:7} p50 {statistics.median(times):6.2f} s   p95 {times[int(len(times) * 0.95)]:6.2f} s   longest {times[-1]:6.2f} s")
    troubles = [trouble for one in everybody for trouble in one.troubles]
    for trouble, count in collections.Counter(troubles).most_common(5):
        print(f"  TROUBLE {count} times: {trouble}")
    early = memory[: max(1, min(120, len(memory) // 2))]
    health.sort()
    print(f"/health: {len(health)} asked, {unanswered} unanswered, p50 {statistics.median(health):.1f} ms, longest {health[-1]:.0f} ms")
    print(f"the server's memory: at most {max(early):.0f} MB early, {max(memory):.0f} MB in all, {memory[-1]:.0f} MB at the end")
    school.stop()
    sys.exit(1 if unanswered or troubles else 0)


if __name__ == "__main__":
    main()
