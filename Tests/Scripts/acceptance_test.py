"""Which problem `Benchmarks/acceptance.py` takes a file for, and what it makes of the verdicts."""
import json, os, pathlib, re, subprocess, sys, tempfile, unittest

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks"))
from acceptance_names import Names

HEAD = re.compile(r"^title: (.*)$|^leetcode: \{ number: (\d+), slug: ([a-z0-9-]+)", re.M)


def catalogue():
    """The problems as their folders name them."""
    problems = []
    for file in sorted((ROOT / "Content/problems").glob("*/*/problem.yml")):
        found = HEAD.findall(file.read_text())
        title = next(item[0] for item in found if item[0])
        number = next((int(item[1]) for item in found if item[1]), None)
        problems.append({"slug": file.parent.name, "title": title.strip("\"'"), "number": number})
    return problems


RECOGNISED = {
    "two-sum": """0001-two-sum.py two-sum.cpp twoSum.js TwoSum.swift two_sum.rs 1_two_sum.rs 1.py 0001.go
        Two Sum/solution.java|1. Two Sum/1.py|1. Two Sum/1-2.cpp|python/0001-two-sum.py
        leetcode/1_two_sum.rs|solution/0000-0099/0001.Two Sum/Solution.py
        solution/0000-0099/0001.Two Sum/Solution2.py|src/g0001_0100/s0001_two_sum/Solution.java
        solutions/firstthousand/_1.java|algorithms/cpp/twoSum/twoSum.cpp|src/problem/p0001_two_sum.rs
        leetcode/0001.Two-Sum/1. Two Sum.go|[1]两数之和.py|1.两数之和.cpp|Array/TwoSum.swift
        two-sum--recursive.py|two-sum (2).py|two-sum.v2.py|Day 12 - Two Sum.py|1-two-sum-brute-force.py
        two_sum_optimal.cpp|LeetCode 1 Two Sum.java|0001-two-sum/brute_force.go|easy/two-sum/main.rs
        001/main.cpp|arrays/1.two-sum.js|src/n0001_two_sum.rs|Algorithms/0001.Two-Sum/1. Two Sum.go""",
    "two-sum-ii-input-array-is-sorted": "Array/TwoSumII.swift|0167-two-sum-ii-input-array-is-sorted.js",
    "basic-calculator-ii": "algorithms/cpp/basicCalculator/BasicCalculator.II.cpp",
    "longest-substring-without-repeating-characters": "src/n0003_longest_substring.rs",
    "3sum": "Array/ThreeSum.swift|3sum.py|0015-3sum.cpp|15. 3Sum/solution.go|3Sum.java|15_3sum.rs",
    "3sum-closest": "3sum-closest.py|16-3sum-closest.js",
    "01-matrix": "01-matrix.py|542-01-matrix.cpp|01 Matrix/Solution.swift",
    "powx-n": "powx-n.py|0050-powx-n.java|50. Pow(x, n)/1.cpp",
    "house-robber-ii": "house-robber-ii.py|213-house-robber-ii.go|HouseRobberII.swift",
    "binary-search": "binary-search.py|704-binary-search.cpp|Binary Search/solution.py|binary-search/main.go",
    "insert-delete-getrandom-o1": "0380-insert-delete-getrandom-o1.py|InsertDeleteGetRandomO1.java",
    "string-to-integer-atoi": "8. String to Integer (atoi)/Solution.cpp|string-to-integer.py",
    "kth-largest-element-in-an-array": "KthLargestElementInAnArray.swift|0215.py",
    "implement-trie-prefix-tree": "208. Implement Trie (Prefix Tree).py|0208-implement-trie-prefix-tree.rs",
}
UNKNOWN = """README.py 1-add-two-lists.py binary-search/search-insert-position.py two-sum-2.py
    Binary Search/0035-search-insert-position.cpp|house-robber-2.cpp|test_two_sum.py|two_sum_test.go
    TwoSumTest.java|two-sum.test.js|99999.py|0000-0099/helper.py|trees/traversal.swift|conftest.py
    bestTimeToBuyAndSellStock/bestTimeToBuyAndSellStock.II.cpp|0653-two-sum-iv---input-is-a-bst.js
    Python/2-keys-keyboard.py|24-game.py|1-bit-and-2-bit-characters.py|coinChange/CoinChange2.cpp
    Algorithms/0015. 3Sum/15. 3Sum_test.go|0004-4sum.py|swift/0018-4sum.swift|DFS/NQueensII.swift
    day1/main.py|week 1/solution.go"""


def listed(text):
    """Names of a table: a line's are parted by `|`, or by blanks where it has none."""
    for line in text.splitlines():
        yield from (line.split("|") if "|" in line else line.split())


def judged(verdict, case):
    return json.dumps({"verdict": verdict, "passed": 0, "total": 1, "evidence": ["Why."],
                       "diagnostics": [{"line": 3, "severity": "error", "message": "no"}],
                       "cases": [{"index": 0, "verdict": verdict, "input": [[1], 2], "expected": [0],
                                  "actual": [case], "cpuMilliseconds": 1}]})


FOCUS = """#!/bin/sh
case $1 in
--version) echo 1.0; exit ;;
problems) echo '{"problems":[{"slug":"two-sum","title":"Two Sum","number":1}]}'; exit ;;
esac
echo "$3" >>"$CALLS"
case $3 in
*right*) echo '%s'; exit 0 ;;
*wrong*) echo '%s'; exit 1 ;;
*broken*) echo '%s'; exit 1 ;;
*) echo 'The jail failed.' >&2; exit 3 ;;
esac
""" % (judged("accepted", 0), judged("wrong-answer", 1), judged("compile-error", 2))


class AcceptanceTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.focus = self.folder / "focus"
        self.focus.write_text(FOCUS)
        self.focus.chmod(0o755)

    def judge(self, files, *options):
        for name in files:
            path = self.folder / "solutions" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("code of " + name)
        result = subprocess.run(
            [sys.executable, ROOT / "Benchmarks/acceptance.py", self.folder / "solutions", "--focus",
             self.focus, "--table", self.folder / "table.tsv", *options],
            capture_output=True, text=True, env={**os.environ, "CALLS": str(self.folder / "calls")})
        return result

    def calls(self):
        path = self.folder / "calls"
        return len(path.read_text().splitlines()) if path.exists() else 0

    def test_names_of_many_collections(self):
        names = Names(catalogue())
        for slug, table in RECOGNISED.items():
            for name in listed(table):
                with self.subTest(name):
                    self.assertEqual(names.recognise(pathlib.Path(name)), (slug, None))

    def test_names_of_nothing_that_is_ours(self):
        names = Names(catalogue())
        for name in listed(UNKNOWN):
            with self.subTest(name):
                slug, why = names.recognise(pathlib.Path(name))
                self.assertEqual((slug, bool(why)), (None, True))

    def test_every_problem_by_its_number_title_and_slug(self):
        problems = catalogue()
        names = Names(problems)
        for item in problems:
            for name in (f"{item['number']}.py", f"{item['slug']}.cpp", f"{item['number']:04}-{item['slug']}.go",
                         f"{item['number']}. {item['title']}/Solution.java".replace("?", "")):
                with self.subTest(name):
                    self.assertEqual(names.recognise(pathlib.Path(name))[0], item["slug"])

    def test_a_link_names_what_the_path_does_not(self):
        names = Names(catalogue())
        link = b"# https://leetcode.com/problems/two-sum/description/"
        self.assertEqual(names.recognise(pathlib.Path("a.py"), link), ("two-sum", None))
        self.assertEqual(names.recognise(pathlib.Path("3sum.py"), link), ("3sum", None))
        self.assertEqual(names.recognise(pathlib.Path("a.py"), b"leetcode.com/problems/nothing-of-ours")[0], None)

    def test_the_table_says_why(self):
        result = self.judge(["right/two-sum.py", "wrong/two-sum.go", "broken/two-sum.rs", "odd/two-sum.js", "x.swift"])
        self.assertEqual(result.returncode, 0, result.stderr)
        rows = [line.split("\t") for line in (self.folder / "table.tsv").read_text().splitlines()]
        outcomes = {row[0].split("/")[0]: row for row in rows[1:]}
        self.assertEqual({name: row[3] for name, row in outcomes.items()}, {
            "right": "accepted", "wrong": "wrong-answer", "broken": "does-not-compile", "odd": "trouble",
            "x.swift": "not-recognised"})
        self.assertEqual(outcomes["wrong"][8], "case 1: input [[1],2], expected [0], got [1] | Why. | line 3: no")
        self.assertIn("The jail failed.", outcomes["odd"][8])
        self.assertTrue(result.stdout.endswith("1 passed, 3 failed\n"), result.stdout)

    def test_what_is_expected_decides_the_status(self):
        for files, expect, status in [
            (["right/two-sum.py"], "accepted", 0), (["right/two-sum.py"], "rejected", 1),
            (["wrong/two-sum.py"], "rejected", 0), (["wrong/two-sum.py"], "accepted", 1),
            (["broken/two-sum.py"], "accepted", 1), (["odd/two-sum.py"], "rejected", 1), ([], "accepted", 1)]:
            with self.subTest(f"{files} {expect}"):
                self.setUp()
                (self.folder / "solutions").mkdir()
                self.assertEqual(self.judge(files, "--expect", expect).returncode, status)

    def test_a_misnamed_file_fails_where_every_file_counts(self):
        files = ["right/two-sum.py", "right/sum.py"]
        self.assertEqual(self.judge(files, "--expect", "accepted").returncode, 0)
        self.assertEqual(self.judge(files, "--expect", "accepted", "--every").returncode, 1)

    def test_a_second_run_judges_only_what_is_new(self):
        self.judge(["right/two-sum.py", "odd/two-sum.py"])
        self.assertEqual(self.calls(), 2)
        result = self.judge(["wrong/two-sum.py"])
        # The one without a verdict is tried again.
        self.assertEqual(self.calls(), 4)
        self.assertTrue(result.stdout.endswith("1 passed, 2 failed\n"), result.stdout)
        (self.folder / "solutions/right/two-sum.py").write_text("other code")
        self.judge([])
        self.assertEqual(self.calls(), 6)
        self.judge([], "--afresh", "--only", "python")
        self.assertEqual(self.calls(), 9)

    def test_a_sample_has_so_many_of_each_language(self):
        files = [f"right/{number}/two-sum.{ending}" for number in range(9) for ending in ("py", "go")]
        first = self.judge(files, "--sample", "2", "--seed", "a")
        self.assertTrue(first.stdout.endswith("4 passed, 0 failed\n"), first.stdout)
        self.judge(files, "--sample", "2", "--seed", "a")
        self.assertEqual(self.calls(), 4)
        self.judge(files, "--sample", "2", "--seed", "b")
        self.assertGreater(self.calls(), 4)


if __name__ == "__main__":
    unittest.main()
