import Domain
import TestForge
import Testing

@Suite struct OutputMatchingTests {
  @Test(
    arguments: [
      (actual: [1, 2], expected: [1, 2], ordered: true, unordered: true),
      (actual: [1, 2], expected: [2, 1], ordered: false, unordered: true),
      (actual: [[1], [2]], expected: [[2], [1]], ordered: false, unordered: false),
      (actual: [[1, 2]], expected: [[2, 1]], ordered: false, unordered: false),
      (actual: ["1"], expected: [1], ordered: false, unordered: false),
      (actual: [1, 1, 2], expected: [1, 2, 2], ordered: false, unordered: false),
      (actual: 21, expected: 1, ordered: false, unordered: false),
      (actual: "21", expected: "1", ordered: false, unordered: false),
      (actual: [1, 2, 3], expected: [2, 3], ordered: false, unordered: false),
      (actual: true, expected: 1, ordered: false, unordered: false),
      (actual: nil, expected: [], ordered: false, unordered: false),
      (actual: 2, expected: 2.0, ordered: true, unordered: true),
      (actual: "ab", expected: "ba", ordered: false, unordered: false),
    ] as [(actual: Value, expected: Value, ordered: Bool, unordered: Bool)])
  func `order is forgiven only when asked for and only in flat lists`(
    row: (actual: Value, expected: Value, ordered: Bool, unordered: Bool)
  ) {
    #expect(outputMatches(row.actual, row.expected, orderMatters: true) == row.ordered)
    #expect(outputMatches(row.actual, row.expected, orderMatters: false) == row.unordered)
  }

  @Test func `minus zero is zero and NaN is itself`() {
    #expect(outputMatches(.double(-0.0), .double(0), orderMatters: true))
    #expect(outputMatches(.double(.nan), .double(.nan), orderMatters: true))
    #expect(!outputMatches(.double(.nan), .double(0), orderMatters: true))
    #expect(!outputMatches(.double(.infinity), .double(-.infinity), orderMatters: true))
  }

  @Test func `texts that only look alike differ`() {
    #expect(!outputMatches("é", "e\u{301}", orderMatters: true))
  }
}
