"""What Runtimes/forge/mutator.py plants into small sources, and what it leaves out."""
import pathlib, types, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Runtimes/forge/mutator.py"
mutator = types.ModuleType("mutator")
exec(compile(SCRIPT.read_text(), SCRIPT, "exec"), mutator.__dict__)


def method(body, arguments="self, nums, low, high"):
    lines = "".join(f"        {line}\n" for line in body.split("\n"))
    return f"class Solution:\n    def f({arguments}):\n{lines}"


def planted(source):
    return mutator.Solution().mutants(source)


def changes(body):
    """The planted mistakes without the place that they all share."""
    return {f"{kind}: {before} → {after}" for _, _, kind, before, after, _ in planted(method(body))}


PLANTED = {
    "comparison": ("return low < high", {"comparison: low < high → low <= high", "comparison: low < high → low >= high"}),
    "equality": ("return low == high", {"comparison: low == high → low != high"}),
    "off-by-one": ("return nums[low + 1]", {
        "off-by-one: low + 1 → low + 2", "off-by-one: low + 1 → low + 0", "operator: low + 1 → low - 1"}),
    "range": ("for i in range(low, high):\n    nums[i] = i", {
        "off-by-one: range(low, high) → range(low + 1, high)", "off-by-one: range(low, high) → range(low, high - 1)",
        "dropped update: nums[i] = i → removed"}),
    "dropped update": ("nums.append(low)\nlow += high\nreturn low", {
        "dropped update: nums.append(low) → removed", "dropped update: low += high → removed",
        "operator: low += high → low -= high"}),
    "wrong initial value": ("best = 0\nreturn max(best, low)", {
        "initial value: best = 0 → best = 1", "extreme: max(best, low) → min(best, low)"}),
    "swapped branches": ("if nums:\n    low = high\nelse:\n    low = -high\nreturn low", {
        "swapped branches: nums → not nums", "dropped update: low = high → removed",
        "dropped update: low = -high → removed"}),
    "removed base case": ("if not nums:\n    return high\nreturn low", {
        "removed base case: if not nums: → removed", "swapped branches: not nums → nums"}),
    "container order": ("return nums.pop()", {"container order: nums.pop() → nums.pop(0)"}),
    "queue": ("return nums.popleft()", {"container order: nums.popleft() → nums.pop()"}),
    "heap": ("return heapq.heappop(nums)", {"container order: heapq.heappop(nums) → nums.pop()"}),
    "sorting": ("return sorted(nums)", {
        "container order: sorted(nums) → list(nums)", "container order: sorted(nums) → sorted(nums, reverse=True)"}),
    "sorting by a key": ("return sorted(nums, key=len)", {"container order: sorted(nums, key=len) → sorted(nums)"}),
    "logic": ("return low and high", {"logic: low and high → low or high"}),
    "answers": ("return True", {"flipped answer: return True → return False"}),
}

LEFT_OUT = {
    "a boundary that only chooses the greater": ("if low < high:\n    low = high\nreturn low", "comparison: low < high → low <= high"),
    "the same as an expression": ("return low if low > high else high", "comparison: low > high → low >= high"),
    "a first value, whose name would be missing": ("seen = set()\nreturn seen", "dropped update: seen = set() → removed"),
    "a longer table": ("return [low] * 26", "off-by-one: [low] * 26 → [low] * 27"),
    "a third instead of a half": ("return (low + high) // 2", "off-by-one: (low + high) // 2 → (low + high) // 3"),
    "one change in two words": ("low += 1\nreturn low", "off-by-one: low += 1 → low += 0"),
    "a docstring": ('"""Text."""\nreturn low', "dropped update: 'Text.' → removed"),
}


class MutatorTest(unittest.TestCase):
    def test_plants(self):
        for name, (body, expected) in PLANTED.items():
            with self.subTest(name):
                self.assertEqual(changes(body), expected)

    def test_leaves_out(self):
        for name, (body, change) in LEFT_OUT.items():
            with self.subTest(name):
                self.assertNotIn(change, changes(body))

    def test_every_mutant_is_another_program(self):
        source = method("low = 1\nfor x in nums:\n    if x > low and x < high:\n        low = x + 1\nreturn low")
        mutants = planted(source)
        programs = {repr(mutator.program(text)) for *_, text in mutants}
        self.assertEqual(len(programs), len(mutants))
        self.assertNotIn(repr(mutator.program(source)), programs)

    def test_ids_tell_equal_changes_apart_and_outlive_edits(self):
        body = "low += 1\nhigh += 1\nlow += 1\nreturn low"
        names = [mutant[0] for mutant in planted(method(body))]
        self.assertEqual(len(set(names)), len(names))
        self.assertIn("dropped update in Solution.f: low += 1 → removed #2", names)
        later = [mutant[0] for mutant in planted(method("nums.sort()\n" + body))]
        self.assertLessEqual(set(names), set(later))

    def test_annotations_defaults_and_decorators_are_no_part(self):
        source = "@cache(2)\ndef f(x: int = 3) -> 4:\n    return x\n"
        self.assertEqual(planted(source), [])

    def test_a_constructor_keeps_what_it_makes(self):
        source = "class Box:\n    def __init__(self):\n        self.items = []\n"
        self.assertEqual(planted(source), [])

    def test_the_same_source_gives_the_same_list(self):
        source = method("return [x for x in nums if low <= x < high]")
        self.assertEqual(planted(source), planted(source))
