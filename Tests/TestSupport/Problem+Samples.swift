public import Domain

extension Problem {
  /// Two Sum in memory, with two visible cases and one hidden.
  public static let twoSum = Problem(
    summary: ProblemSummary(
      slug: "two-sum", title: "Two Sum", topic: .arraysHashing, difficulty: .easy,
      lists: ["blind75", "neetcode150", "grind169"], number: 1, minutes: 15, isLocalOnly: false,
      contentVersion: "sample"),
    signature: .function(
      FunctionSignature(
        name: "twoSum",
        parameters: [
          Parameter(name: "nums", type: .list(.int)), Parameter(name: "target", type: .int),
        ], returns: .list(.int))),
    comparator: .multiset(depth: 1), limits: Limits(),
    complexity: Complexity(time: "n", space: "n", slow: "n^2", size: "the length of nums"),
    hints: [
      "Think of the partner.", "Remember what you saw.", "A dictionary from value to index.",
    ],
    companions: [:], prerequisites: [], constraints: [:], generator: [:],
    statement: "# Two Sum\n\nFind two numbers that add up to `target`.",
    editorial: "## One pass\n\nKeep a dictionary.",
    solutions: [
      Solution(
        name: "fast", language: .python,
        source: """
          class Solution:
              def twoSum(self, nums: List[int], target: int) -> List[int]:
                  seen = {}
                  for index, number in enumerate(nums):
                      if target - number in seen:
                          return [seen[target - number], index]
                      seen[number] = index
                  return []
          """)
    ],
    tests: [
      TestCase(
        input: .frozen([[2, 7, 11, 15], 9]), expected: [0, 1], isVisible: true, reason: "2 + 7",
        provenance: "human"),
      TestCase(
        input: .frozen([[3, 2, 4], 6]), expected: [1, 2], isVisible: true,
        reason: "the first number alone is half of the target", provenance: "human"),
      TestCase(
        input: .frozen([[3, 3], 6]), expected: [0, 1], isVisible: false,
        reason: "two equal numbers",
        provenance: "human"),
    ])

  /// Doubling a list, with two references and a generated test: something whose growth can be measured.
  public static let doubling: Problem = {
    var problem = Problem.twoSum
    problem.signature = .function(
      FunctionSignature(
        name: "double", parameters: [Parameter(name: "nums", type: .list(.int))],
        returns: .list(.int)))
    problem.comparator = .exact
    problem.generator = [
      "random": ["sizes": [1, 12], "nums": ["ints": ["length": "size", "each": [-9, 9]]]]
    ]
    problem.constraints = ["nums": ["length": [1, 1000], "each": [-9, 9]]]
    problem.solutions = ["fast", "brute"].map {
      Solution(name: $0, language: .swift, source: $0)
    }
    problem.tests = [
      TestCase(
        input: .frozen([[1]]), expected: [2], isVisible: true, reason: "", provenance: "human"),
      TestCase(
        input: .generated(GeneratorCommand(family: "random", seed: 1, size: 1000)), expected: [],
        isVisible: false, reason: "", provenance: "generator"),
    ]
    return problem
  }()
}
