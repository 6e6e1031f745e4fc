#!/usr/bin/env python3
"""Measures the server: a run over HTTP until its verdict, and runs per second however many wait.

Usage: Benchmarks/server.py [--rounds N] [--queued N …]     (needs the release build: ./focus doctor makes it)

A run is what the page does: a posted form, then the job's event stream until its verdict, on two kept
lines of the loopback; a verdict that comes at once is the answer to the form, as for the page. Times are
wall time from the first byte sent to the last byte read, over a plain socket: Python's HTTP client alone
costs more than half a millisecond. The solution is unchanged, so its build comes from the cache. Live
checks (`--checks`) are timed without the pause that the editor makes first.
"""
import argparse, html, http.client, os, pathlib, re, shutil, socket, statistics, subprocess, sys, tempfile, time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOCUS = os.environ.get("FOCUS_BINARY") or str(ROOT / ".build/release/focus")
SOLUTIONS = ROOT / "Content/problems/arrays-hashing/two-sum/solutions"
ENDINGS = {"swift": "swift", "python": "py"}
COMMENTS = {"python": "#"}
ALL = ["swift", "python", "cpp", "java", "javascript", "go", "rust"]


class Server:
    """`focus serve` on a data folder of its own, where as many runs may wait as are measured."""

    def __init__(self, queue_limit):
        self.folder = tempfile.mkdtemp(prefix="focus-http-")
        environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=self.folder,
                           FOCUS_QUEUE_LIMIT=str(queue_limit))
        self.process = subprocess.Popen([FOCUS, "serve", "--no-open", "--port", "0"],
                                        env=environment, stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if match := re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\S+)", line):
                self.port, self.token = int(match[1]), match[2]
                return
        sys.exit("focus serve did not start.")

    def stop(self):
        self.process.terminate()
        self.process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


class PlainLine:
    """A kept line for posted forms whose answers say their length."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def request(self, path, headers, fields):
        body = urllib.parse.urlencode(fields)
        lines = [f"{name}: {value}" for name, value in {**headers, "Content-Length": len(body)}.items()]
        return "\r\n".join([f"POST {path} HTTP/1.1", *lines, "", body]).encode()

    def ask(self, request):
        """Sends a request and gives the answer's head and body."""
        self.socket.sendall(request)
        seen, length = b"", None
        while length is None or len(seen) < length:
            seen += self.socket.recv(1 << 20) or sys.exit("The server closed the line.")
            head, end, _ = seen.partition(b"\r\n\r\n")
            if end and length is None:
                length = len(head) + len(end) + int(re.search(rb"(?i)\ncontent-length: (\d+)", head)[1])
        return head.decode(), seen[len(head) + 4:].decode()


class Learner:
    """A signed-in browser: one line for forms, one for event streams."""

    def __init__(self, server, language):
        self.server, self.language = server, language
        self.posts, self.events = self.line(), self.line()
        self.cookie = self.ask(self.posts, "GET", f"/?token={server.token}").getheader("Set-Cookie")
        self.cookie = self.cookie.split(";")[0]
        page = self.ask(self.posts, "GET", f"/problems/two-sum?language={language}").text
        self.form_token = re.search(r'name="csrf" value="([^"]+)"', page)[1]
        if language in ENDINGS:
            self.source = (SOLUTIONS / f"fast.{ENDINGS[language]}").read_text()
        self.revision, self.runs = "0", PlainLine(server.port)

    def line(self):
        return http.client.HTTPConnection("127.0.0.1", self.server.port)

    def headers(self, isForm):
        headers = {"Host": f"127.0.0.1:{self.server.port}", "Sec-Fetch-Site": "same-origin"}
        if hasattr(self, "cookie"):
            headers["Cookie"] = self.cookie
        form = {"Content-Type": "application/x-www-form-urlencoded", "Focus-Fragment": "1"}
        return headers | form if isForm else headers

    def ask(self, line, method, path, fields=None):
        body = urllib.parse.urlencode(fields) if fields is not None else None
        line.request(method, path, body, self.headers(isForm=fields is not None))
        reply = line.getresponse()
        reply.text = "" if "/events" in path else reply.read().decode()
        if reply.status >= 400:
            sys.exit(f"{method} {path}: {reply.status}\n{reply.text}")
        return reply

    def run(self, more={}):
        """The posted form of a run."""
        return self.runs.request("/problems/two-sum/run", {**self.headers(isForm=True), **more}, {
            "csrf": self.form_token, "language": self.language, "source": self.source,
            "revision": self.revision})

    def start(self, request):
        """Posts the run and gives the address of its events; none when the answer is the verdict."""
        head, text = self.runs.ask(request)
        if "<h2>Accepted</h2>" in text:
            return None
        following = re.search(r'<section id="results"[^>]* data-events="([^"]+)"', text)
        if not following:
            sys.exit(f"not accepted:\n{head}\n{text[-2000:]}")
        if saved := re.search(r"(?i)\ndraft-revision: (\d+)", head):
            self.revision = saved[1]
        return following[1]

    def verdict(self, address):
        if not address:
            return
        reply = self.ask(self.events, "GET", address)
        seen = b""
        while b"event: verdict" not in seen:
            piece = reply.read1()
            if not piece:
                sys.exit(f"{address} ended without a verdict:\n{seen.decode()[-2000:]}")
            seen += piece
        rest = seen.split(b"event: verdict")[1] + reply.read()
        if b"Accepted" not in rest:
            sys.exit(f"not accepted:\n{rest.decode()[-2000:]}")


def latency(learner, rounds):
    """The milliseconds of each run from the form to its verdict, sorted."""
    times = []
    for _ in range(rounds + 10):
        request = learner.run()
        begin = time.perf_counter()
        learner.verdict(learner.start(request))
        times.append((time.perf_counter() - begin) * 1e3)
    return sorted(times[10:])


def throughput(learner, queued):
    """Runs a second when so many are handed in at once, and what handing one in costs."""
    begin = time.perf_counter()
    for _ in range(queued):
        # The page waits for a verdict that comes at once; so nothing would ever queue.
        last = learner.start(learner.run({"Prefer": "respond-async"}))
    posted = time.perf_counter() - begin
    learner.verdict(last)
    return queued / (time.perf_counter() - begin), posted / queued * 1e3


def checks(server, language, rounds):
    """The milliseconds of each live check, sorted: the starter with a line that changes each time."""
    learner = Learner(server, language)
    page = learner.ask(learner.posts, "GET", f"/problems/two-sum?language={language}").text
    source = html.unescape(re.search(r'<textarea[^>]*name="source"[^>]*>\n?(.*?)</textarea>', page, re.S)[1])
    mark, times = COMMENTS.get(language, "//"), []
    for number in range(rounds + 3):
        # A check watches for the end of its line, so the server keeps the line for no second one.
        learner.posts.close()
        begin = time.perf_counter()
        reply = learner.ask(learner.posts, "POST", f"/problems/two-sum/diagnose/{language}", {
            "csrf": learner.form_token, "source": f"{source}\n{mark} {number} {begin}\n"})
        if reply.status != 200:
            sys.exit(f"no answer to a check of {language}: {reply.status}")
        times.append((time.perf_counter() - begin) * 1e3)
    return sorted(times[3:])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--queued", type=int, nargs="*", default=[1, 100, 1000, 10_000])
    parser.add_argument("--checks", nargs="*", metavar="LANGUAGE", help="live checks alone; all languages")
    options = parser.parse_args()
    if not pathlib.Path(FOCUS).exists():
        sys.exit("There is no release build yet. Run: ./focus doctor")
    server = Server(len(ENDINGS) * (sum(options.queued) + options.rounds + 100))
    try:
        print("| figure | seen |\n|---|---|")
        for language in (options.checks or ALL) if options.checks is not None else []:
            times = checks(server, language, options.rounds)
            print(f"| live check of an unfinished solution, {language}, p50 (p90) of {len(times)} "
                  f"| {statistics.median(times):.0f} ms ({times[int(len(times) * 0.9)]:.0f}) |", flush=True)
        if options.checks is not None:
            return
        for language in ENDINGS:
            learner = Learner(server, language)
            times = latency(learner, options.rounds)
            p90 = times[int(len(times) * 0.9)]
            print(f"| HTTP run of a cached solution, {language}, p50 (p90) of {len(times)} "
                  f"| {statistics.median(times):.2f} ms ({p90:.2f}) |", flush=True)
            for count in options.queued:
                each, post = throughput(learner, count)
                print(f"| runs per second with {count} queued, {language} "
                      f"| {each:.0f} (a post: {post:.2f} ms) |", flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
