import Domain
import Testing

@testable import TestForge

@Suite struct OfficialBoundsTests {
  private static let nums = Parameter(name: "nums", type: .list(.int))
  private static let k = Parameter(name: "k", type: .int)
  private static let grid = Parameter(name: "grid", type: .list(.list(.int)))
  private static let pairs = Parameter(name: "edges", type: .list(.list(.int)))
  private static let n = Parameter(name: "n", type: .int)
  private static let s = Parameter(name: "s", type: .string)
  private static let words = Parameter(name: "words", type: .list(.string))
  private static let head = Parameter(name: "head", type: .listNode)
  private static let root = Parameter(name: "root", type: .treeNode)
  private static let other = Parameter(name: "subRoot", type: .treeNode)
  private static let graph = Parameter(name: "node", type: .graphNode)
  private static let random = Parameter(name: "head", type: .randomNode)
  private static let x = Parameter(name: "x", type: .double)

  private func bounds(_ parameters: [Parameter], _ formulas: [String]) throws -> OfficialBounds {
    var problem = Problem.form(parameters)
    problem.official = formulas
    return try OfficialBounds(of: problem)
  }

  private static let held: [([Parameter], [String], within: [Value], beyond: [Value])] = [
    ([nums], ["2 <= nums.length <= 3"], [[1, 2]], [[1]]),
    ([nums], ["2 <= nums.length <= 3"], [[1, 2, 3]], [[1, 2, 3, 4]]),
    ([nums], ["-2^31 <= nums[i] <= 2^31 - 1"], [[-2_147_483_648]], [[1, 2_147_483_648]]),
    ([nums], ["-10^4 < nums[i] < 10^4"], [[9999, -9999]], [[10_000]]),
    ([nums, k], ["1 <= nums.length, k <= 5 * 10^1"], [[7], 50], [[7], 51]),
    ([nums, k], ["1 <= k <= nums.length"], [[7, 8], 2], [[7, 8], 3]),
    ([nums, k], ["k in [1, distinct(nums)]"], [[7, 7, 8], 2], [[7, 7, 8], 3]),
    ([nums], ["n == nums.length", "0 <= nums[i] <= n"], [[2, 0]], [[3, 0]]),
    ([nums], ["n == nums.length - 1", "1 <= nums[i] <= n"], [[1, 1]], [[2, 1]]),
    ([nums], ["nums.length == n", "1 <= n <= 2"], [[1, 1]], [[2, 1, 5]]),
    ([nums], ["0 <= sum(nums[i]) <= 10"], [[4, 6]], [[4, 7]]),
    (
      [grid], ["m == grid.length", "n == grid[i].length", "1 <= m * n <= 4"], [[[1], [2]]],
      [[[1, 2, 3], [4, 5, 6]]]
    ),
    ([grid], ["n == grid[i].length", "1 <= n <= 9"], [[[1, 2], [3, 4]]], [[[1, 2], [3]]]),
    (
      [grid], ["n == grid.length", "0 <= grid[i][j] < n^2"], [[[0, 3], [1, 2]]],
      [[[0, 4], [1, 2]]]
    ),
    ([grid], ["grid.length == 2", "grid[0].length == 2"], [[[1, 2], [3]]], [[[1], [2, 3]]]),
    ([grid], ["sum(grid[i].length) <= 3"], [[[1, 2], [3]]], [[[1, 2], [3, 4]]]),
    (
      [n, pairs], ["edges[i] == [ai, bi]", "0 <= ai, bi < n"], [2, [[0, 1]]],
      [2, [[0, 1], [0, 2]]]
    ),
    (
      [n, pairs], ["edges[i] == [ai, bi]", "0 <= ai < bi < n"], [3, [[0, 1], [1, 2]]],
      [3, [[0, 1], [2, 1]]]
    ),
    ([n, pairs], ["edges[i] == [ai, bi]"], [2, [[0, 1]]], [2, [[0, 1], [0, 1, 1]]]),
    ([n, pairs], ["edges.length <= n * (n - 1) / 2"], [3, [[0, 1]]], [1, [[0, 1]]]),
    ([pairs], ["edges[i][1] < edges[i + 1][0]"], [[[0, 1], [2, 3]]], [[[0, 1], [1, 3]]]),
    ([pairs], ["0 <= edges[i].start < edges[i].end <= 9"], [[[0, 1], [2, 3]]], [[[3, 3]]]),
    ([s], ["1 <= s.length <= 3"], ["aé日"], ["abcd"]),
    ([s], ["'2' <= s[i] <= '9'"], ["29"], ["291"]),
    ([s], ["1 <= numbers(s)[i] <= 300"], ["3[a2[b]]"], ["301[a]"]),
    ([s], ["0 <= numbers(s)[i] <= 2^31 - 1"], ["1-2147483647"], ["1-2147483648"]),
    ([s], ["1 <= words(s).length <= 2", "1 <= words(s)[i].length <= 3"], ["abc ab"], ["abcd ab"]),
    ([words], ["1 <= words[i].length <= 2"], [["a", "bb"]], [["a", "bbb"]]),
    ([words], ["-200 <= numbers(words)[i] <= 200"], [["-200", "+", "-"]], [["-201", "3"]]),
    ([head], ["nodes in [0, 2]", "0 <= Node.val <= 9"], [[1, 9]], [[1, 10]]),
    ([head], ["n == nodes", "1 <= n <= 2"], [[1, 9]], [[1, 2, 3]]),
    ([head, n], ["sz == nodes", "1 <= n <= sz"], [[1, 9], 2], [[1, 2, 3], 4]),
    ([root], ["nodes in [1, 3]", "-9 <= Node.val <= 9"], [[1, nil, 2, nil, 3]], [[1, 2, 3, 4]]),
    ([root, other], ["nodes of subRoot in [1, 2]"], [[1, 2, 3], [1]], [[1], [1, 2, 3]]),
    ([root, other], ["nodes in [1, 2]", "0 <= root.val <= 3"], [[3], [9]], [[1], [1, 2, 3]]),
    ([root, other], ["0 <= root.val <= 3"], [[3], [9]], [[4], [1]]),
    ([graph], ["nodes in [0, 2]", "1 <= Node.val <= 2"], [[[2], [1]]], [[[2], [1, 3], [2]]]),
    ([random], ["0 <= nodes <= 2", "0 <= Node.val <= 5"], [[[5, nil], [4, 0]]], [[[6, nil]]]),
    ([n, k], ["0 <= |n| + |k| <= 300"], [-100, 200], [-101, 200]),
    ([x, n], ["-100.0 < x < 100.0", "-10^4 <= x^n <= 10^4"], [2.0, 10], [100.0, 1]),
    ([x, n], ["-10^4 <= x^n <= 10^4"], [0.5, -13], [0.5, -14]),
    ([n], ["-2^63 <= n <= 2^63 - 1", "n <= 5"], [5], [9_223_372_036_854_775_807]),
  ]

  @Test(arguments: held.indices)
  func `a formula holds within its bounds and not beyond`(row: Int) throws {
    let (parameters, formulas, within, beyond) = Self.held[row]
    let bounds = try bounds(parameters, formulas)
    #expect(bounds.findings(in: within) == [])
    #expect(bounds.findings(in: beyond) != [], "\(formulas)")
  }

  @Test func `a finding names the formula and the values`() throws {
    let both = try bounds(
      [Self.n, Self.pairs], ["1 <= n <= 10^4", "edges[i] == [ai, bi]", "0 <= ai, bi < n"])
    #expect(both.findings(in: [20_000, []]) == ["1 <= n <= 10^4: n is 20000."])
    #expect(
      both.findings(in: [2, [[0, 1, 2], [0, 5]]]) == [
        "edges[i] == [ai, bi]: edges[i].length is 3.", "0 <= ai, bi < n: bi is 5 and n is 2.",
      ])
  }

  private static let refused: [(formula: String, reason: String)] = [
    ("", "a number or a name is missing at the beginning"),
    ("nums.length", "nothing is compared: write a bound such as 1 <= n <= 10^4"),
    ("1 <= nums.size <= 5", ".size is unknown: there are length, val, start and end"),
    ("1 <= num.length <= 5", "num is unknown (did you mean nums?)"),
    ("1 <= nums <= 5", "nums isn't a number: write nums.length or an index"),
    ("5 >= nums.length", "a bound is written from the least to the greatest, with <= or <"),
    ("nums.length = 5", "two equal things have == between them"),
    ("1 <= nums.length <=", "a number or a name is missing after 1 <= nums.length <="),
    ("1 <= nums.length <= 10^4 elements", "elements can't be read after 1 <= nums.length <= 10^4"),
    ("nums.length in [1, 5", "] is missing after nums.length in [1, 5"),
    ("1 <= nums[i][j] <= 5", "what has the type int has no elements"),
    ("1 <= average(nums) <= 5", "average( isn't a function"),
    ("0 <= Node.val <= 5", "no argument is made of nodes"),
    ("n == m", "n is unknown"),
    ("1 <= nums.length <= 5; all are distinct", "; has no meaning"),
  ]

  @Test(arguments: refused.indices)
  func `what is no formula is refused with its place and reason`(row: Int) {
    let (formula, reason) = Self.refused[row]
    do {
      _ = try bounds([Self.nums], ["1 <= nums.length <= 9", formula])
      Issue.record("\(formula) was read")
    } catch {
      #expect("\(error)".hasPrefix("official[1]: \(formula): \(reason)"), "\(error)")
    }
  }

  @Test func `numbers are written as bounds are`() {
    let texts = [
      9999, 10_000, -50_000, 300_000, 2_147_483_647, -2_147_483_648, 2_147_483_646, 123_456, 65_536,
    ].map { "\(OfficialAmount.whole($0))" }
    #expect(
      texts == [
        "9999", "10^4", "-5 * 10^4", "3 * 10^5", "2^31 - 1", "-2^31", "2^31 - 2", "123456", "2^16",
      ])
  }
}
