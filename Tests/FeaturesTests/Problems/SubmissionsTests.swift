@testable import AppFeature
import Domain
@testable import OnlineFeature
import SiteKit
import Store
import Testing
import TestSupport

@Suite struct SubmissionsTests {
  private func rows(
    _ fill: (AppDatabase) async throws -> Void
  ) async throws -> [Workspace.Submission] {
    let services = try Services.test(problems: [.twoSum])
    try await fill(services.database)
    return try await Workspace.model(
      slug: "two-sum", view: ProblemView(language: .swift), with: services
    ).submissions
  }

  private func found(
    _ id: Int?, seconds: Int, verdict: VerdictKind? = .accepted, language: String = "swift"
  ) -> OnlineSubmission {
    OnlineSubmission(
      id: id, slug: "two-sum", title: "Two Sum", verdict: verdict,
      status: verdict?.title ?? "Odd", language: language, at: at(seconds), runtime: "52 ms",
      memory: "17.6 MB")
  }

  private func at(_ seconds: Int) -> Instant {
    Instant(milliseconds: 1_770_367_226_000 + Int64(seconds) * 1_000)
  }

  @Test func `both histories are one, newest first, each line with its origin`() async throws {
    let rows = try await rows { database in
      try await database.recordAttempt(
        purpose: .run, source: "x", verdict: .sample(.wrongAnswer), finishedAt: at(0))
      try await database.recordAttempt(
        purpose: .submit, source: "x", verdict: .sample(.accepted), finishedAt: at(20))
      try await database.keepFindings(
        [],
        submissions: [
          found(5, seconds: 10, language: "python3"), found(6, seconds: 30, verdict: nil),
          found(nil, seconds: -9000, language: "kotlin"),
        ], under: ""
      ) { _ in }
    }
    #expect(
      rows.map { "\($0.purpose), \($0.language): \($0.verdict)" } == [
        "Submission on LeetCode, Swift: Odd", "Submission, Swift: Accepted",
        "Submission on LeetCode, Python: Accepted", "Run, Swift: Wrong answer",
        "Submission on LeetCode, kotlin: Accepted",
      ])
    #expect(rows.map(\.origin) == [.leetCode, .local, .leetCode, .local, .leetCode])
    #expect(
      rows.map(\.place) == [
        .leetCode("https://leetcode.com/problems/two-sum/submissions/6/"),
        .attempt(.attempt(slug: "two-sum", id: 2)),
        .leetCode("https://leetcode.com/problems/two-sum/submissions/5/"),
        .attempt(.attempt(slug: "two-sum", id: 1)), .nowhere,
      ])
    #expect(Set(rows.map(\.id)).count == rows.count)
  }

  @Test(arguments: [
    (Int?.some(1_145_131_890), 0, 2), (1_145_131_890, 9_000, 2), (7, 1, 3), (nil, 60, 2),
    (nil, 9_000, 3),
  ])
  func `what was sent from here is not told twice`(
    id: Int?, seconds: Int, count: Int
  ) async throws {
    let rows = try await rows { database in
      try await database.recordAttempt(
        purpose: .submit, source: "x", verdict: .sample(.accepted), finishedAt: at(0))
      try await database.recordAttempt(
        purpose: .submit, source: "x", verdict: .official(), finishedAt: at(1), place: .leetCode)
      try await database.keepFindings(
        [], submissions: [found(id, seconds: seconds)], under: ""
      ) { _ in }
    }
    #expect(rows.count == count)
  }
}
