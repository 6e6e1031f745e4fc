import Domain
import Foundation
@testable import InterviewsFeature
import Testing
import TestSupport

@Suite struct ExercismResultsTests {
  private func json(_ report: GradeReport) throws -> Value {
    let encoder = JSONEncoder()
    let data = try encoder.encode(ExercismResults(report, of: .sample()))
    return try Value(json: Array(data))
  }

  @Test func `hidden tests and rules become tests in their order`() throws {
    let results = try json(.sample)
    #expect(results["version"] == 3)
    #expect(results["status"] == "fail")
    #expect(results["message"] == nil)
    let tests = try #require(results["tests"]?.elements)
    #expect(tests.map { $0["status"] } == ["pass", "error", "fail", "pass", "fail"])
    #expect(tests[0]["name"] == "FirstTests: one is one")
    #expect(tests[0]["test_code"] == "T1: It is right")
    #expect(tests[0]["task_id"] == 1)
    #expect(tests[0]["message"] == nil)
    #expect(tests[1]["message"] == "It never ended.")
    #expect(tests[2]["message"] == "Expectation failed: 1 == 2")
    #expect(tests[2]["task_id"] == 2)
    #expect(tests[3]["test_code"] == "hammer: Many threads")
    #expect(tests[3]["task_id"] == nil)
    #expect(tests[4]["name"] == "Nothing is forced")
  }

  @Test func `a race that no hidden test saw is a failure`() throws {
    var report = GradeReport.whole
    report.lost = [
      .init(
        id: "hammer", title: "Many threads", area: .safety, points: 15,
        reason: "ThreadSanitizer saw a data race.")
    ]
    let results = try json(report)
    #expect(results["status"] == "fail")
    let tests = try #require(results["tests"]?.elements)
    #expect(tests.map { $0["status"] } == ["pass", "fail", "pass"])
    #expect(tests[1]["test_code"] == "hammer: Many threads")
    #expect(tests[1]["message"] == "ThreadSanitizer saw a data race.")
  }

  @Test func `an answer for which everything holds passes`() throws {
    let results = try json(.whole)
    #expect(results["status"] == "pass")
    #expect(results["tests"]?.elements?.count == 2)
  }

  @Test func `an answer that does not build is an error with its message`() throws {
    // The grader tells of every hidden test that it never ran.
    var report = GradeReport.broken
    report.tests = [.init(suite: "FirstTests", name: "one is one", status: .missing)]
    let results = try json(report)
    #expect(results["status"] == "error")
    #expect(results["tests"] == [])
    #expect(
      results["message"] == "Sources/TinyDomain/A.swift:1:5: error: cannot find <x> in scope")
  }
}
