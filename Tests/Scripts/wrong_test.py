"""Benchmarks/wrong.py: what counts as a wrong program, which of them were accepted, and how a run continues."""
import json, pathlib, subprocess, sys, tempfile, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Benchmarks/wrong.py"
HEAD = "file\tlanguage\tproblem\toutcome\n"
# Plays `focus catalogue forge SLUG --into FILE --json`: of ten programs two survive, and an input tells one.
PLAYER = """#!/usr/bin/env python3
import json, pathlib, sys
slug, file = sys.argv[3], sys.argv[5]
pathlib.Path(__file__).with_name("asked").open("a").write(slug + "\\n")
if slug == "broken":
    sys.exit("it isn't right")
print(json.dumps({"mutants": 10, "survivors": ["a", "b"], "foundOnce": [],
                  "proposals": [{"kills": ["a"], "line": "{\\"input\\": [1]}"}] if slug == "missed" else []}))
"""


class WrongTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.focus = self.folder / "focus"
        self.focus.write_text(PLAYER)
        self.focus.chmod(0o755)

    def run_on(self, *slugs, language="python", outcome="accepted"):
        rows = "".join(f"{slug}.py\t{language}\t{slug}\t{outcome}\n" for slug in slugs)
        (self.folder / "table.tsv").write_text(HEAD + rows)
        return subprocess.run(
            [sys.executable, SCRIPT, self.folder, self.folder / "table.tsv", "--jobs", "1", "--focus", self.focus,
             "--report", self.folder / "wrong.jsonl"], capture_output=True, text=True)

    def test_what_no_input_tells_is_no_wrong_program(self):
        done = self.run_on("found")
        self.assertEqual(done.stdout.splitlines()[-1], "8 passed, 0 failed")
        self.assertEqual(done.returncode, 0)

    def test_a_wrong_program_that_was_accepted_is_named_with_its_input(self):
        done = self.run_on("missed", "found")
        self.assertIn("missed.py: accepted: a\n    {\"input\": [1]}", done.stdout)
        self.assertIn("2 files, 20 mistakes, 3 that no input tells, 17 wrong programs, 94.12% rejected", done.stdout)
        self.assertEqual(done.stdout.splitlines()[-1], "16 passed, 1 failed")
        self.assertEqual(done.returncode, 1)

    def test_a_run_goes_on_where_it_ended_and_tries_trouble_again(self):
        self.assertEqual(self.run_on("found", "broken").returncode, 1)
        self.assertIn("broken.py: it isn't right", self.run_on("found", "broken").stdout)
        self.assertEqual((self.folder / "asked").read_text().split(), ["found", "broken", "broken"])

    def test_only_accepted_python_is_looked_at(self):
        self.assertEqual(self.run_on("found", language="go").stdout.splitlines()[-1], "0 passed, 0 failed")
        self.assertEqual(self.run_on("found", outcome="wrong-answer").returncode, 1)


if __name__ == "__main__":
    unittest.main()
