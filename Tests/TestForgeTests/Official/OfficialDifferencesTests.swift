import Domain
import Testing

@testable import TestForge

/// Constraints beside the official bounds.
@Suite struct OfficialDifferencesTests {
  private static let nums = Parameter(name: "nums", type: .list(.int))
  private static let pairs = Parameter(name: "edges", type: .list(.list(.int)))
  private static let n = Parameter(name: "n", type: .int)
  private static let root = Parameter(name: "root", type: .treeNode)

  private func differences(
    _ parameters: [Parameter], _ formulas: [String], _ constraints: Value
  ) throws -> [String] {
    var problem = Problem.form(parameters, constraints: constraints)
    problem.official = formulas
    return try OfficialBounds(of: problem).differences
  }

  private static let alike: [([Parameter], [String], Value)] = [
    ([nums], ["2 <= nums.length <= 10^4"], ["nums": ["length": [2, 10_000]]]),
    (
      [nums, n], ["1 <= n <= nums.length <= 9"],
      ["nums": ["length": [1, 9]], "n": [1, "len(nums)"]]
    ),
    ([nums, n], ["0 < n < 10"], ["n": [1, "9"], "nums": ["length": [1, 99]]]),
    (
      [n, pairs], ["2 <= n <= 100", "edges[i] == [ai, bi]", "0 <= ai, bi < n"],
      [
        "n": [2, 100],
        "edges": ["length": [0, 5], "each": ["length": [2, 2], "each": [0, 99]]],
      ]
    ),
    (
      [pairs], ["edges[i] == [starti, endi]", "0 <= starti < endi <= 50"],
      ["edges": ["length": [0, 5], "each": ["length": [2, 2], "each": [0, 50]]]]
    ),
    (
      [pairs], ["m == edges.length", "n == edges[0].length", "1 <= m, n <= 5"],
      ["edges": ["length": [1, 5], "each": ["length": [1, 5]], "rectangular": true]]
    ),
    (
      [root], ["nodes in [0, 9]", "1 <= Node.val <= 5"],
      ["root": ["nodes": [0, 9], "each": [1, 5]]]
    ),
    (
      [nums], ["n == nums.length - 1", "1 <= n <= 9", "1 <= nums[i] <= n"],
      ["nums": ["length": [2, 10], "each": [1, "len(nums) - 1"]]]
    ),
    ([nums], ["1 <= nums[i] <= 3"], ["nums": ["each": ["values": [1, 2]]]]),
  ]

  @Test(arguments: alike.indices)
  func `constraints that say the same pass`(row: Int) throws {
    let (parameters, formulas, constraints) = Self.alike[row]
    #expect(try differences(parameters, formulas, constraints) == [])
  }

  private static let different: [([Parameter], [String], Value, String)] = [
    (
      [nums], ["2 <= nums.length <= 10^4"], ["nums": ["length": [2, 100_000]]],
      "constraints.nums.length: its greatest value, 10^5, is wider than LeetCode's bounds: "
        + "2 to 10^4 (2 <= nums.length <= 10^4)."
    ),
    (
      [nums], ["2 <= nums.length <= 10^4"], ["nums": ["length": [3, 10_000]]],
      "constraints.nums.length: its least value, 3, is narrower than LeetCode's bounds: "
        + "2 to 10^4 (2 <= nums.length <= 10^4)."
    ),
    (
      [nums], ["0 <= nums[i] < 5"], ["nums": ["length": [1, 5], "each": [0, 5]]],
      "constraints.nums.each: its greatest value, 5, is wider than LeetCode's bounds: "
        + "0 to 4 (0 <= nums[i] < 5)."
    ),
    (
      [nums], ["0 <= nums[i] <= 5"], ["nums": ["length": [1, 5]]],
      "constraints.nums.each: it has no bounds, but LeetCode's are 0 to 5 (0 <= nums[i] <= 5)."
    ),
    (
      [n, pairs], ["2 <= n <= 100", "edges.length <= n * (n - 1) / 2"],
      ["n": [2, 100], "edges": ["length": [0, 9900]]],
      "constraints.edges.length: its greatest value, 9900, is wider than LeetCode's bounds: "
        + "at most 4950 (edges.length <= n * (n - 1) / 2)."
    ),
    (
      [root], ["nodes in [0, 9]"], ["root": ["nodes": [0, 8]]],
      "constraints.root.nodes: its greatest value, 8, is narrower than LeetCode's bounds: "
        + "0 to 9 (nodes in [0, 9])."
    ),
  ]

  @Test(arguments: different.indices)
  func `a constraint that differs is named with both`(row: Int) throws {
    let (parameters, formulas, constraints, sentence) = Self.different[row]
    #expect(try differences(parameters, formulas, constraints) == [sentence])
  }

  @Test func `what no formula bounds is named`() throws {
    var problem = Problem.form([Self.nums, Self.n, Self.root])
    problem.official = ["1 <= nums.length", "0 <= n <= 5", "nodes in [0, 9]"]
    #expect(try OfficialBounds(of: problem).unbounded == ["nums.length"])
    problem.official = OfficialBounds.none
    #expect(try OfficialBounds(of: problem).unbounded == [])
  }

  @Test(arguments: [
    ("- `1 <= nums.length <= 10^4`\n- `-2^31 <= n <= 2^31 - 1`", [String]()),
    ("Up to 10,000 numbers of 32 bits: -2^31 to 2^31 - 1", []),
    ("- at most 1 · 10^4; `n` from -2147483648 to 2,147,483,647", []),
    ("- `1 <= nums.length <= 10^5`, 2^31 - 1", ["10^4 isn't stated (1 <= nums.length <= 10^4)."]),
  ])
  func `a statement names the numbers of the bounds`(text: String, missing: [String]) throws {
    var problem = Problem.form([Self.nums, Self.n])
    problem.official = ["1 <= nums.length <= 10^4", "-2^31 <= n <= 2^31 - 1"]
    #expect(try OfficialBounds(of: problem).missing(inConstraints: text) == missing)
  }
}
