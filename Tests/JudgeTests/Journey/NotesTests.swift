import Domain
import Foundation
import Judge
import TestSupport
import Testing
import TraceFile

/// The learner's own marks, `Trace.step("…")`: notes in a recording, and nothing in a run.
@Suite(.timeLimit(.minutes(20)))
struct NotesTests {
  private static let noted: [Language: String] = [
    .swift: """
    class Solution {
      func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
        var seen: [Int: Int] = [:]
        for (i, x) in nums.enumerated() {
          Trace.step("looking for \\(target - x)")
          if let j = seen[target - x] { return [j, i] }
          seen[x] = i
        }
        Trace.step()
        return []
      }
    }
    """,
    .python: """
    class Solution:
        def twoSum(self, nums: List[int], target: int) -> List[int]:
            seen = {}
            for i, x in enumerate(nums):
                Trace.step("looking for", target - x)
                if target - x in seen:
                    return [seen[target - x], i]
                seen[x] = i
            Trace.step()
            return []
    """,
  ]

  @Test(arguments: [Language.swift, .python])
  func `a run takes them and goes on`(language: Language) async throws {
    let source = try #require(Self.noted[language])
    let verdict = try await live.verdict(.twoSum, language, source, TwoSumTests.cases)
    #expect(verdict.verdict == .accepted, "\(verdict)")
  }

  @Test(arguments: [Language.swift, .python])
  func `a recording tells them`(language: Language) async throws {
    let job = TraceJob(
      subject: .problem(.twoSum, input: [[2, 7, 11, 15], 9]), language: language,
      source: try #require(Self.noted[language]), limits: TraceLimits(bytes: 16 << 20))
    var path: String?
    for try await case .finished(let report) in liveServices.tracer.trace(job) {
      #expect(report.mode == .full)
      path = report.path
    }
    let trace = try Trace(contentsOf: URL(filePath: try #require(path)))
    var cursor = trace.cursor()
    var notes: [String] = []
    while cursor.next() {
      for case .note(let text) in cursor.changes { notes.append(text) }
    }
    #expect(notes == ["looking for 7", "looking for 2"])
  }
}
