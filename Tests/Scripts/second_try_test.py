"""Scripts/second-try: which tests are run again, and when there is no second try."""
import json, pathlib, tempfile, types, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/second-try"
second = types.ModuleType("second_try")
exec(compile(SCRIPT.read_text(), SCRIPT, "exec"), second.__dict__)

END = {"kind": "event", "payload": {"kind": "runEnded", "messages": []}}


def ended(name, symbol, place="/LampTests.swift:3:4"):
    return {"kind": "event", "payload": {
        "kind": "testEnded", "testID": name + place, "messages": [{"symbol": symbol, "text": ""}]}}


def issue(**of):
    return {"kind": "event", "payload": {"kind": "issueRecorded", "messages": [], "issue": {"isKnown": False}, **of}}


def outcomes(*events):
    return second.outcomes(json.dumps(event) for event in events)


# Plays `swift test`: leaves what it is told to, and notes the filters that it was given.
PLAYER = """import pathlib, sys
folder = pathlib.Path(sys.argv[1])
(folder / "filters").write_text("\\n".join(sys.argv[sys.argv.index("--filter"):]))
pathlib.Path(sys.argv[sys.argv.index("--event-stream-output-path") + 1]).write_text((folder / "again").read_text())
"""


class SecondTryTests(unittest.TestCase):
    def test_tests_are_told_from_their_suites(self):
        events = [ended("A.Lamps/`is lit, or not`()", "fail"), ended("A.Lamps", "fail", place=""),
                  ended("A.Lamps/known()", "passWithKnownIssue"), ended("A.Lamps/burns(_:)", "pass"), END]
        self.assertEqual(outcomes(*events), {
            "A.Lamps/`is lit, or not`()": False, "A.Lamps/known()": True, "A.Lamps/burns(_:)": True})
        self.assertEqual(second.failed(outcomes(*events)), ["A.Lamps/`is lit, or not`()"])

    def test_a_run_that_died_has_no_second_try(self):
        self.assertEqual(second.failed(outcomes(ended("A.a()", "fail"))), [])

    def test_an_issue_of_no_test_has_no_second_try(self):
        self.assertEqual(second.failed(outcomes(ended("A.a()", "fail"), issue(), END)), [])
        self.assertEqual(second.failed(outcomes(ended("A.a()", "fail"), issue(testID="A.a()/A.swift:1:1"), END)),
                         ["A.a()"])

    def test_many_failures_have_no_second_try(self):
        many = [ended(f"A.a{index}()", "fail") for index in range(4)]
        self.assertEqual(second.failed(outcomes(*many, END)), [])
        self.assertEqual(len(second.failed(outcomes(*many[:3], END))), 3)

    def try_again(self, *again):
        """What a run says whose second try leaves these events, and the filters it was given."""
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            write = lambda name, events: (place / name).write_text("".join(json.dumps(e) + "\n" for e in events))
            write("first", [ended("A.Lamps/`is (lit)?`()", "fail"), ended("A.Lamps/burns()", "pass"), END])
            write("again", again)
            (place / "player.py").write_text(PLAYER)
            status = second.main(place / "first", "python3", place / "player.py", folder)
            return status, (place / "filters").read_text()

    def test_what_passes_by_itself_has_passed(self):
        status, filters = self.try_again(ended("A.Lamps/`is (lit)?`()", "pass"), END)
        self.assertEqual(status, 0)
        self.assertEqual(filters.split("\n")[:2], ["--filter", r"^A\.Lamps/`is\ \(lit\)\?`\(\)"])

    def test_what_fails_again_or_is_not_run_has_failed(self):
        self.assertEqual(self.try_again(ended("A.Lamps/`is (lit)?`()", "fail"), END)[0], 1)
        self.assertEqual(self.try_again(END)[0], 1)
        self.assertEqual(self.try_again(ended("A.Lamps/`is (lit)?`()", "pass"))[0], 1)
