"""The real `focus serve` with few descriptors: half-sent requests, floods and odd bytes end, and it goes on."""
import os, pathlib, re, resource, socket, subprocess, tempfile, time, unittest, urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLACES = [os.environ.get("FOCUS_BINARY"), ROOT / ".build/debug/focus", ROOT / ".build/release/focus"]
BINARY = next((str(place) for place in PLACES if place and pathlib.Path(place).exists()), None)


class LineTests(unittest.TestCase):
    def serve(self, descriptors, *options):
        folder = tempfile.TemporaryDirectory(prefix="focus-line-")
        self.addCleanup(folder.cleanup)
        environment = dict(os.environ, FOCUS_HOME=str(ROOT), FOCUS_DATA=folder.name + "/data")

        def few():
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

        process = subprocess.Popen(
            [BINARY, "serve", "--no-open", "--port", "0", "--warm-memory", "0", *options], env=environment,
            preexec_fn=few, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

        def stop():
            process.kill()
            process.wait(60)
            process.stdout.close()

        self.addCleanup(stop)
        seen = ""
        for line in process.stdout:
            seen += line
            if match := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                return int(match[1])
        self.fail(f"focus serve did not start:\n{seen}")

    def health(self, port):
        # A machine that is busy with other tests answers late.
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=60) as answer:
            return answer.status

    def flood(self, port, count, text=b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half:"):
        lines = []
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", port), timeout=60)
            line.sendall(text)
            lines.append(line)
            self.addCleanup(line.close)
        return lines

    def test_half_sent_requests_leave_room_for_health(self):
        for descriptors in (64, 1024):
            with self.subTest(descriptors=descriptors):
                port = self.serve(descriptors)
                self.assertEqual(self.health(port), 200)
                for _ in range(3):
                    self.flood(port, 300)
                    self.assertEqual(self.health(port), 200)

    def test_a_burst_beyond_the_descriptors_is_outlived(self):
        port = self.serve(64)
        lines = []
        for _ in range(400):
            line = socket.socket()
            line.setblocking(False)
            line.connect_ex(("127.0.0.1", port))
            lines.append(line)
        for line in lines:
            line.close()
        self.assertEqual(self.health(port), 200)


if __name__ == "__main__":
    if not BINARY:
        raise SystemExit("There is no built focus. Run: ./focus check build")
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(LineTests)
    result = unittest.TextTestRunner(verbosity=1).run(suite)
    failed = len({str(test) for test, _ in result.failures + result.errors})
    print(f"{result.testsRun - failed} passed, {failed} failed", flush=True)
    raise SystemExit(1 if failed else 0)
