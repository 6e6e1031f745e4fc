"""The real program as these tests drive it: the server over HTTP as a browser does, and the commands."""
import http.client, json, os, pathlib, re, signal, subprocess, sys, time, urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
from focus_server import Server, Stub, binary  # noqa: E402,F401


class Product:
    """One data folder, with the commands and the servers that work on it."""

    def __init__(self, data, cache=None, leetcode=None):
        self.data = pathlib.Path(data)
        self.environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=str(data), TZ="UTC")
        if cache:
            self.environment["XDG_CACHE_HOME"] = str(cache)
        if leetcode:
            self.environment["FOCUS_LEETCODE"] = leetcode

    def start(self, *words):
        """A command as a process, with its output as text."""
        return subprocess.Popen([binary(), *map(str, words)], env=self.environment, text=True, errors="replace",
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def run(self, *words, timeout=120):
        """A command until its end: its exit status and what it printed."""
        process = self.start(*words)
        try:
            text, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            text, _ = process.communicate()
            return None, text
        return process.returncode, text

    def do(self, *words):
        """A command that has to work; what it printed."""
        status, text = self.run(*words)
        if status != 0:
            raise Trouble(f"focus {' '.join(map(str, words))}: status {status}\n{text}")
        return text

    def kill_after(self, seconds, *words):
        """Kills a command after so long; its status where it ended before, else None."""
        process = self.start(*words)
        try:
            text, _ = process.communicate(timeout=seconds)
            return process.returncode, text
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            text, _ = process.communicate()
            return (process.returncode if process.returncode >= 0 else None), text

    def export(self):
        """All data, as the export tells it."""
        process = subprocess.run([binary(), "export", "-"], env=self.environment, capture_output=True, timeout=60)
        if process.returncode != 0:
            raise Trouble(f"focus export: status {process.returncode}\n{process.stderr.decode()}")
        return Export(process.stdout)


class Trouble(Exception):
    """What the product did wrong."""


class Export:
    """The rows of an export, as dictionaries."""

    def __init__(self, text):
        self.text = text
        self.tables = {name: [dict(zip(table["columns"], map(plain, row))) for row in table["rows"]]
                       for name, table in json.loads(text)["tables"].items()}

    def __getitem__(self, table):
        return self.tables[table]


def plain(value):
    return value["text"] if isinstance(value, dict) and set(value) == {"text"} else value


class Site:
    """A server on a data folder, and a browser that is signed in to it."""

    def __init__(self, product, *words):
        self.product = product
        self.process = subprocess.Popen(
            [binary(), "serve", "--no-open", "--port", "0", *words], env=product.environment, text=True,
            errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.seen = ""
        for line in self.process.stdout:
            self.seen += line
            if match := re.search(r"http://127\.0\.0\.1:(\d+)(/\?token=\S+)", line):
                self.port, self.door = int(match[1]), match[2]
                break
        else:
            raise Trouble(f"focus serve ended with {self.process.wait()}:\n{self.seen}")
        self.cookie = self.form_token = None

    def sign_in(self):
        with Line(self) as line:
            _, headers, _ = line.ask("GET", self.door)
            self.cookie = (headers["Set-Cookie"] or "").split(";")[0]
            _, _, page = line.ask("GET", "/today/habits")
        self.form_token = re.search(r'name="csrf" value="([^"]+)"', page)[1]
        return self

    def kill(self, how=signal.SIGKILL):
        self.process.send_signal(how)
        self.process.wait(60)
        self.process.stdout.close()


class Line:
    """A kept line of the browser; each has at most one request under way."""

    def __init__(self, site):
        self.site = site
        self.line = http.client.HTTPConnection("127.0.0.1", site.port, timeout=60)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.line.close()

    def ask(self, method, path, fields=None, headers=()):
        """The status, the headers and the text of an answer that came whole; raises OSError otherwise."""
        sent = {"Sec-Fetch-Site": "same-origin", **dict(headers)}
        if self.site.cookie:
            sent["Cookie"] = self.site.cookie
        body = None
        if fields is not None:
            body = urllib.parse.urlencode({"csrf": self.site.form_token, **fields})
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            self.line.request(method, path, body, sent)
            reply = self.line.getresponse()
            return reply.status, reply.headers, reply.read().decode(errors="replace")
        except http.client.HTTPException as error:
            raise OSError(str(error)) from error

    def post(self, path, headers=(), **fields):
        """Sends a form; the headers and the text of its answer, which has to be a yes."""
        status, headers, text = self.ask("POST", path, fields, headers)
        if status >= 400:
            words = re.sub(r"<[^>]+>|\s+", " ", text)
            raise Trouble(f"POST {path} {str(fields)[:200]}: {status} {words[-600:]}")
        return headers, text

    def events(self, path, until):
        """Reads an event stream until it has these words."""
        stream = http.client.HTTPConnection("127.0.0.1", self.site.port, timeout=60)
        try:
            stream.request("GET", path, headers={"Cookie": self.site.cookie, "Accept": "text/event-stream",
                                                 "Sec-Fetch-Site": "same-origin"})
            reply = stream.getresponse()
            seen = b""
            while until not in seen:
                piece = reply.read1()
                if not piece:
                    raise OSError(f"the stream ended with {seen[-300:]}")
                seen += piece
            return seen.decode(errors="replace")
        except http.client.HTTPException as error:
            raise OSError(str(error)) from error
        finally:
            stream.close()


def wait_until(condition, seconds):
    """Whether it came true in time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
