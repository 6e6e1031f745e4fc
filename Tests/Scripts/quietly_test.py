"""Scripts/quietly: a command's words come whole, and its failure is told."""
import pathlib, subprocess, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/quietly"


class QuietlyTests(unittest.TestCase):
    def run_line(self, line):
        return subprocess.run([SCRIPT, line], capture_output=True, text=True)

    def test_words_of_both_kinds_stand_below_the_command(self):
        done = self.run_line("echo one; echo two >&2")
        self.assertEqual((done.returncode, done.stdout), (0, "\n-- echo one; echo two >&2\none\ntwo\n"))

    def test_a_failure_is_told(self):
        done = self.run_line("echo why; exit 3")
        self.assertEqual((done.returncode, done.stdout.splitlines()[-1]), (1, "why"))


if __name__ == "__main__":
    unittest.main()
