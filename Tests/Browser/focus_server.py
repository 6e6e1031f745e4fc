"""Starts and stops the real `focus serve` on a data folder of its own."""
import os, pathlib, re, signal, subprocess, tempfile, threading

ROOT = pathlib.Path(__file__).resolve().parents[2]


def binary():
    """The built command: FOCUS_BINARY, else the release build, else the debug build."""
    named = os.environ.get("FOCUS_BINARY")
    places = [named] if named else [ROOT / ".build/release/focus", ROOT / ".build/debug/focus"]
    for place in places:
        if pathlib.Path(place).exists():
            return str(place)
    raise SystemExit("There is no built focus. Run: ./focus check")


class Server:
    def __init__(self, data=None, port=0):
        self.data = pathlib.Path(data or tempfile.mkdtemp(prefix="focus-browser-"))
        self.port = port
        self.path = os.environ.get("PATH", "")
        self.clock = None
        # Where LeetCode is stood in for.
        self.leetcode = None
        # Settings of its environment beside these.
        self.extra = {}
        self.start()

    def start(self):
        environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=str(self.data),
                           PATH=self.path)
        if self.clock:
            environment["FOCUS_CLOCK"] = str(self.clock)
        if self.leetcode:
            environment["FOCUS_LEETCODE"] = self.leetcode
        environment.update(self.extra)
        self.process = subprocess.Popen(
            [binary(), "serve", "--no-open", "--port", str(self.port)], env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        seen = ""
        for line in self.process.stdout:
            seen += line
            if match := re.search(r"(http://127\.0\.0\.1:(\d+))/\?token=\S+", line):
                self.sign_in, self.address, self.port = match[0], match[1], int(match[2])
                return
        raise SystemExit(f"focus serve did not start:\n{seen}")

    def set_clock(self, instant):
        """Lets the product believe that it is this instant, such as 2026-03-02T09:00:00Z; time then stands still."""
        is_new = self.clock is None
        self.clock = self.data / "clock"
        fresh = self.data / "clock.new"
        fresh.write_text(instant)
        fresh.rename(self.clock)
        if is_new:
            self.restart()

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(60)
        self.process.stdout.close()

    def restart(self, how=signal.SIGKILL):
        self.stop(how)
        self.start()


class Stub:
    """Starts and stops the real `focus stub NAME`, which stands in for a service of the network."""

    def __init__(self, name, *line, port=0):
        environment = dict(os.environ, FOCUS_HOME=str(ROOT))
        self.process = subprocess.Popen(
            [binary(), "stub", name, "--port", str(port), *line], env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        # What it printed: its address, and a line a request.
        self.lines = []
        self.news = threading.Condition()
        for line in self.process.stdout:
            self.lines.append(line.rstrip())
            if match := re.search(r"is ready: (http://127\.0\.0\.1:(\d+))", line):
                self.address, self.port = match[1], int(match[2])
                break
        else:
            raise SystemExit("focus stub did not start:\n" + "\n".join(self.lines))
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            with self.news:
                self.lines.append(line.rstrip())
                self.news.notify_all()

    def heard(self, words):
        """How many requests so far have these words in their line."""
        return sum(words in line for line in self.lines)

    def hears(self, words, count=1):
        """How many they are once there are so many: a page may have its answer before the line is read here."""
        with self.news:
            self.news.wait_for(lambda: self.heard(words) >= count, 60)
            return self.heard(words)

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(60)
        self.reader.join(5)
        self.process.stdout.close()
        return status
