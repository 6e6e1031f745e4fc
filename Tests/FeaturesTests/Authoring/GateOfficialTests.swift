@testable import AuthoringFeature
import Domain
@testable import OnlineFeature
import Testing
import TestSupport

/// LeetCode's bounds of the problem `double`, and what the gate holds to them.
@Suite struct GateOfficialTests {
  private static let official = "official: [\"1 <= nums.length <= 100\", \"-9 <= nums[i] <= 9\"]"

  private func failures(
    _ change: (inout GateFolder) -> Void
  ) async throws -> [String] {
    try await withTemporaryFolder { root in
      var folder = GateFolder(root: root)
      change(&folder)
      try folder.write()
      let reports = try await Authoring.verify(
        .all, contentFolder: root, runner: .doubling, settings: .doubling)
      return try #require(reports.first).failures
    }
  }

  @Test func `a problem without official bounds is refused with how to add them`() async throws {
    let failures = try await failures { $0.edit("problem.yml", Self.official, "") }
    #expect(
      failures == [
        "problem.yml:11: the problem has no official bounds: add official: with LeetCode's bounds, "
          + "one formula for each, such as [\"1 <= nums.length <= 10^4\"]; for a problem that isn't on "
          + "LeetCode, write official: [none]."
      ])
  }

  @Test func `a problem that is not on LeetCode says so`() async throws {
    let failures = try await failures { folder in
      folder.edit("problem.yml", Self.official, "official: [none]")
      folder.edit("problem.yml", "length: [1, 100]", "length: [1, 300]")
    }
    #expect(failures == [])
  }

  private static let edits: [(old: String, new: String, failure: String)] = [
    (
      "1 <= nums.length <= 100", "1 <= nums.size <= 100",
      "problem.yml:14: official[0]: 1 <= nums.size <= 100: .size is unknown"
    ),
    (
      "1 <= nums.length <= 100", "1 <= nums.length",
      "problem.yml:14: no formula bounds nums.length: add LeetCode's, such as "
        + "\"1 <= nums.length <= 10^4\"."
    ),
    (
      "length: [1, 100]", "length: [1, 200]",
      "problem.yml:11: constraints.nums.length: its greatest value, 200, is wider than LeetCode's "
        + "bounds: 1 to 100 (1 <= nums.length <= 100)."
    ),
    (
      "nums.length <= 100", "nums.length <= 99",
      "tests.json:12: \"many\": this case is outside of LeetCode's bounds. 1 <= nums.length <= 99: "
        + "nums.length is 100. Make it smaller, or a stretch case."
    ),
    (
      "nums.length <= 100", "nums.length <= 99",
      "statement.md: in ## Constraints, 99 isn't stated (1 <= nums.length <= 99)."
    ),
    (
      "nums.length <= 100", "nums.length <= 5",
      "problem.yml:13: generator, family random, seed 6, size 6: the input is outside of LeetCode's "
        + "bounds. 1 <= nums.length <= 5: nums.length is 6."
    ),
  ]

  @Test(arguments: edits.indices)
  func `what differs from the bounds is said with both`(row: Int) async throws {
    let (old, new, failure) = Self.edits[row]
    let failures = try await failures { $0.edit("problem.yml", old, new) }
    #expect(failures.contains { $0.hasPrefix(failure) }, "\(failure): \(failures)")
  }

  @Test func `a statement has constraints`() async throws {
    let failures = try await failures { $0.edit("statement.md", "## Constraints", "## Limits") }
    #expect(failures == ["statement.md: the part ## Constraints is missing."])
  }
}
