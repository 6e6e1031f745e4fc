"""Scripts/coverage: what llvm-cov measured becomes a row for each target, and the program that runs the tests."""
import json, os, pathlib, shutil, subprocess, sys, tempfile, types, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/coverage"
coverage = types.ModuleType("coverage")
coverage.__file__ = str(SCRIPT)
exec(compile(SCRIPT.read_text(encoding="utf-8"), SCRIPT, "exec"), coverage.__dict__)

# As `llvm-cov export` writes it, without what nobody reads.
REPORT = """{"data": [{"files": [
  {"filename": "FOLDER/Sources/LampsDomain/Lamp.swift", "segments": [],
   "summary": {"lines": {"count": 30, "covered": 30, "percent": 100}}},
  {"filename": "FOLDER/Sources/LampsData/Shelf/Store.swift",
   "summary": {"lines": {"count": 200, "covered": 199, "percent": 99.5}}},
  {"filename": "FOLDER/Sources/LampsData/Bulb.swift",
   "summary": {"lines": {"count": 1800, "covered": 1800, "percent": 100}}},
  {"filename": "FOLDER/Tests/LampsTests/LampTests.swift",
   "summary": {"lines": {"count": 500, "covered": 1, "percent": 0.2}}},
  {"filename": "/elsewhere/Kits/Sources/ClockKit/Clock.swift",
   "summary": {"lines": {"count": 70, "covered": 7, "percent": 10}}}],
  "totals": {"lines": {"count": 2600, "covered": 2037, "percent": 78.3}}}],
 "type": "llvm.coverage.json.export", "version": "2.0.1"}"""
TABLE = """LampsData    1999 of 2000 lines   99.9 %
LampsDomain    30 of   30 lines  100.0 %
all          2029 of 2030 lines   99.9 %"""
# Stands in for the toolchain: leaves the report where it says.
SWIFT = """#!{python}
import pathlib, sys
scratch = pathlib.Path(sys.argv[sys.argv.index("--scratch-path") + 1])
place = scratch / "lamps.json"
if "--show-codecov-path" in sys.argv:
    print(place)
elif "--enable-code-coverage" in sys.argv:
    print("Test run with 3 tests passed.")
    scratch.mkdir(parents=True)
    place.write_text({report!r})
    sys.exit({status})
"""


class CoverageTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="focus coverage ")).resolve()
        self.addCleanup(shutil.rmtree, self.folder)
        (self.folder / "Scripts").mkdir()
        shutil.copy(SCRIPT, self.folder / "Scripts")
        (self.folder / "Lamps").mkdir()
        (self.folder / "Lamps/Package.swift").write_text("// swift-tools-version: 6.2\n")

    def run_script(self, *words, status=0, report=REPORT):
        swift = self.folder / "bin/swift"
        swift.parent.mkdir(exist_ok=True)
        report = report.replace("FOLDER", str(self.folder / "Lamps"))
        swift.write_text(SWIFT.format(python=sys.executable, report=report, status=status))
        swift.chmod(0o755)
        return subprocess.run([sys.executable, self.folder / "Scripts/coverage", *words], text=True, cwd=self.folder,
                              env={**os.environ, "PATH": str(swift.parent)}, capture_output=True, timeout=60)

    def test_covered_lines_are_added_up_by_target(self):
        targets = coverage.covered(json.loads(REPORT.replace("FOLDER", "/lamps")), pathlib.Path("/lamps"))
        self.assertEqual(targets, {"LampsDomain": (30, 30), "LampsData": (1999, 2000)})

    def test_a_line_that_never_ran_is_not_rounded_away(self):
        self.assertEqual(coverage.table({"LampsDomain": (30, 30), "LampsData": (1999, 2000)}), TABLE)
        self.assertEqual(coverage.share(0, 0), "-")

    def test_the_coverage_of_a_package_is_printed(self):
        printed = self.run_script("Lamps")
        self.assertEqual((printed.returncode, printed.stdout), (0, TABLE + "\n"), printed.stderr)
        self.assertIn("3 tests passed", printed.stderr)

    def test_without_tests_that_pass_there_is_no_figure(self):
        for options in [{"status": 1}, {"report": '{"data": [{"files": []}]}'}]:
            with self.subTest(options):
                refused = self.run_script("Lamps", **options)
                self.assertEqual((refused.returncode, refused.stdout), (1, ""))
            shutil.rmtree(self.folder / ".build")

    def test_what_is_no_package_is_said(self):
        for words in [[], ["Scripts"], ["Lamps", "Lamps"]]:
            with self.subTest(words):
                refused = self.run_script(*words)
                self.assertEqual((refused.returncode, refused.stdout), (2, ""))
                self.assertIn("Name the folder of a package", refused.stderr)


if __name__ == "__main__":
    unittest.main()
