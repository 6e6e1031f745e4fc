"""Scripts/requirements: what proves a line, what does not; and what the documents promise of tests."""
import pathlib, re, tempfile, types, unittest

ROOT = pathlib.Path(__file__).parents[2]
SCRIPT = ROOT / "Scripts/requirements"
requirements = types.ModuleType("requirements")
requirements.__file__ = str(SCRIPT)
exec(compile(SCRIPT.read_text(), SCRIPT, "exec"), requirements.__dict__)

SUITE = """@Suite struct LampTests {
  @Test func `a lamp is lit`() {}
  @Test(.disabled("later")) func `a lamp is out`() {}
  @Test("A lamp burns", arguments: [(1, f(2))]) func burns() {}
}
"""
PROJECT = """slug: lamps
requirements:
  - {id: C1, title: "Lit, or not", points: 50, suites: [LampSuite], card: lamps-lit,
     question: "Is it lit?"}
safety:
  - {id: no-sleep, title: No test sleeps, points: 20, lint: sleep-in-tests, requirement: C2}
  - {id: loose, title: Of no line, points: 1, lint: secrets}
mutants:
  - id: dark
"""


class Folder:
    """A repository with one line of each group, changed as a test says."""

    def __init__(self, **changes):
        self.files = {
            "Tests/LampTests.swift": SUITE,
            "Tests/Browser/scenarios.py": "def scenario(f): return f\n\n\n@scenario\ndef a_lamp_shines(visit):\n    pass\n",
            "Tests/Scripts/lamp_test.py": "class A:\n    def test_lamp(self):\n        pass\n",
            "Scripts/check": 'all="format test"\n',
            "TakeHomes/Lamps/takehome.yml": PROJECT,
            "TakeHomes/Lamps/Hidden/LampSuite.swift": "@Suite struct LampSuite { @Test func `x`() {} }\n",
        }
        self.lines = {name: "part: test" for letter, count, _ in requirements.GROUPS
                      for name in (f"{letter}{index}" for index in range(1, count + 1))}
        self.files.update(changes.pop("files", {}))
        self.lines.update(changes.pop("lines", {}))

    def report(self):
        text = "".join(f"{name} must It holds.\n" + (f"  {proof}\n" if proof else "")
                       for name, proof in self.lines.items() if proof is not None)
        with tempfile.TemporaryDirectory() as folder:
            for path, content in {**self.files, requirements.LINES: text}.items():
                file = pathlib.Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(content)
            return requirements.report(pathlib.Path(folder))


class RequirementsTests(unittest.TestCase):
    def test_each_kind_of_proof_is_found(self):
        proofs = ["swift: LampTests: a lamp is lit", "swift: LampTests: A lamp burns", "browser: a_lamp_shines",
                  "script: test_lamp", "part: format"]
        for proof in proofs:
            with self.subTest(proof):
                document, wrong = Folder(lines={"F1": proof}).report()
                self.assertEqual(wrong, [])
                self.assertIn(proof.split(": ")[-1], document)

    def test_what_is_no_test_proves_nothing(self):
        proofs = ["swift: LampTests: a lamp is out", "swift: LampTests: a lamp", "swift: OtherTests: a lamp is lit",
                  "browser: scenario", "script: test_none", "part: install", "word: of honour"]
        for proof in proofs:
            with self.subTest(proof):
                wrong = Folder(lines={"F1": proof}).report()[1]
                self.assertEqual(len(wrong), 2)
                self.assertIn("F1 must hold, and no test proves it", wrong[1])

    def test_suites_and_rules_of_a_project_prove_its_lines(self):
        document, wrong = Folder(lines={"C1": "", "C2": ""}).report()
        self.assertEqual(wrong, [])
        self.assertIn("| C1 | It holds. | [LampSuite](../TakeHomes/Lamps/Hidden/LampSuite.swift) |", document)
        self.assertIn("`sleep-in-tests`", document)

    def test_a_suite_without_tests_proves_nothing(self):
        empty = {"TakeHomes/Lamps/Hidden/LampSuite.swift": "// Later.\n"}
        wrong = Folder(lines={"C1": ""}, files=empty).report()[1]
        self.assertEqual(len(wrong), 2)

    def test_a_line_that_is_missing_or_strange_is_said(self):
        self.assertEqual(Folder(lines={"W21": None}).report()[1], ["Tests/requirements.txt: W21 is missing"])
        self.assertEqual(Folder(lines={"W22": "part: test"}).report()[1], ["Tests/requirements.txt: nobody asked for W22"])

    def test_an_entry_that_cannot_be_read_is_said(self):
        broken = {"TakeHomes/Lamps/takehome.yml": "requirements:\n  - id: C1\n    points: 50\n"}
        self.assertIn("takehome.yml:2: cannot be read", Folder(files=broken).report()[1][0])


class PromiseTests(unittest.TestCase):
    def test_there_are_more_than_600_tests(self):
        self.assertGreater(len(requirements.Tree(ROOT).swift), 600)

    def test_what_was_learnt_names_tests_that_there_are(self):
        """What a gotcha says it is guarded by stands in some test: a name, or a row of a table."""
        files = [file for folder in ("Tests", "Kits/Tests", "TakeHomes") for file in (ROOT / folder).glob("**/*")
                 if file.suffix in {".swift", ".py", ".mjs", ".txt"}]
        held = "\n".join(file.read_text(encoding="utf-8") for file in files)
        guards = [guard for clause in re.findall(r"guarded by ([^)]*)", (ROOT / "Documentation/Gotchas.md").read_text(encoding="utf-8"))
                  for guard in re.findall(r"`([a-z][^`]* [^`]*)`", clause)]
        self.assertGreater(len(guards), 100)
        commands = ("focus", "./focus", "focus-bench", "nm", "swift_corpus.py")
        missing = [guard for guard in guards if guard.split()[0] not in commands
                   and not all(part in held or part.replace(" ", "_") in held for part in guard.split(" shows a "))]
        self.assertEqual(missing, [])

    def test_each_line_of_what_was_learnt_has_its_test_or_is_a_fact(self):
        lines = (ROOT / "Documentation/Gotchas.md").read_text(encoding="utf-8").splitlines()
        bare = [line for line in lines if line.startswith("- ")
                and not re.search(r"guarded by (?!no test)|\ba fact of ", line)]
        self.assertEqual(bare, [])

    def test_each_dependency_has_a_decision(self):
        manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
        written = "".join(f.read_text(encoding="utf-8") for f in (ROOT / "Documentation/Decisions").glob("*.md"))
        decisions = re.sub(r"[ -]", "", written.lower())
        names = re.findall(r'\.package\(url: "[^"]*/([\w.-]+?)(?:\.git)?"', manifest)
        self.assertGreater(len(names), 3)
        words = {name: name.lower().removesuffix(".swift").replace("-", "") for name in names}
        self.assertEqual([name for name, word in words.items() if word not in decisions], [])

    def test_the_changelog_begins_with_the_version(self):
        version = re.search(r'static let version = "([\d.]+)"', (ROOT / "Sources/focus/FocusCommand.swift").read_text())[1]
        first = re.search(r"^## \[([\d.]+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)[1]
        self.assertEqual(first, version)

    def test_what_is_fetched_has_its_licence_in_the_notice(self):
        notice = (ROOT / "NOTICE").read_text(encoding="utf-8").lower()
        manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
        fetched = [name.lower() for name in re.findall(r'\.package\(url: "[^"]*/([\w.-]+?)(?:\.git)?"', manifest)]
        for listed in ("assets", "python", "javascript"):
            pins = re.findall(r"^([\w-]+)==([\w.]+) ", (ROOT / f"Scripts/{listed}.txt").read_text(), re.M)
            self.assertGreater(len(pins), 0)
            fetched += [f"{name.lower().replace('_', '-')} {version}" for name, version in pins]
        fetched += [" ".join(pin) for pin in re.findall(r"^(playwright|icalendar)=([\d.]+)$", (ROOT / "Scripts/check").read_text(), re.M)]
        self.assertGreater(len(fetched), 10)
        self.assertEqual([name for name in fetched if name not in notice], [])


if __name__ == "__main__":
    unittest.main()
