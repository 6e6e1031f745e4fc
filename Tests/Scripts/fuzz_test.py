"""`Scripts/fuzz`, with a stand-in for the compiler."""
import os, pathlib, shutil, subprocess, tempfile, unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts/fuzz"
READERS = """#!/bin/sh
for word; do case $word in -max_total_time=*) time=${word#*=};; esac; done
[ "${time-}" ] || exec echo "The readers: one two three"
echo "stat::number_of_executed_units: 1"
echo "#7 DONE cov: EDGES ft: 9 corp: 1"
"""
# Puts the same readers where it is asked for a program.
COMPILER = """#!/bin/sh
echo "$*" >>commands
while [ "$1" != -o ]; do shift; done
cp PROGRAM "$2"
"""


class FuzzTests(unittest.TestCase):
    def fuzz(self, edges, *options, before="all versions", status=0):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "Scripts").mkdir()
        shutil.copy(SCRIPT, self.root / "Scripts/fuzz")
        if before is not None:
            (self.root / "Package.resolved").write_text(before)
        program = self.root / ".build-fuzz/debug/focus-fuzz"
        swift = self.root / "bin/swift"
        clang = self.root / "bin/clang"
        for file in (program, swift):
            file.parent.mkdir(parents=True)
        program.write_text(READERS.replace("EDGES", str(edges)))
        swift.write_text(f"#!/bin/sh\necho few > Package.resolved\nexit {status}\n")
        clang.write_text(COMPILER.replace("PROGRAM", str(program)))
        for file in (program, swift, clang):
            file.chmod(0o755)
        environment = dict(os.environ, PATH=f"{swift.parent}:{os.environ['PATH']}")
        return subprocess.run([self.root / "Scripts/fuzz", "--seconds", "1", *options], cwd=self.root, env=environment,
                              text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def test_the_fuzzers_build_leaves_the_versions_alone(self):
        self.assertEqual(self.fuzz(3).returncode, 0)
        self.assertEqual((self.root / "Package.resolved").read_text(), "all versions")
        self.assertEqual(self.fuzz(3, status=1).returncode, 3)
        self.assertEqual((self.root / "Package.resolved").read_text(), "all versions")
        self.fuzz(3, before=None)
        self.assertFalse((self.root / "Package.resolved").exists())

    def test_a_reader_that_is_fed_blindly_fails(self):
        done = self.fuzz(0)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("blindly", done.stdout)

    def test_the_jails_readers_are_built_with_both_sanitizers_and_without_swift(self):
        done = self.fuzz(3, "keeper", "job", status=1)
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("2 passed, 0 failed", done.stdout)
        commands = (self.root / "commands").read_text().splitlines()
        self.assertEqual(len(commands), 2)
        for command in commands:
            self.assertIn("-fsanitize=fuzzer,address,undefined", command)
        self.assertIn("6 passed, 0 failed", self.fuzz(3).stdout)


if __name__ == "__main__":
    unittest.main()
