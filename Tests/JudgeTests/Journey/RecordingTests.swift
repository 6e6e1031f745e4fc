import Domain
import Foundation
import TestSupport
import Testing
import TraceFile

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct RecordingTests {
  private static let python = """
    class Solution:
        def twoSum(self, nums, target):
            seen = {}
            for i, x in enumerate(nums):
                if target - x in seen:
                    return [seen[target - x], i]
                seen[x] = i
    """
  private static let swift = """
    class Solution {
      func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
        var seen: [Int: Int] = [:]
        for (i, x) in nums.enumerated() {
          if let j = seen[target - x] { return [j, i] }
          seen[x] = i
        }
        return []
      }
    }
    """

  private func report(
    _ source: String, _ language: Language, input: [Value] = [[2, 7, 11, 15], 9],
    milliseconds: Int = 10_000
  ) async throws -> TraceReport {
    try await report(
      TraceJob(
        subject: .problem(.twoSum, input: input), language: language, source: source,
        limits: TraceLimits(bytes: 64 << 20, cpuMilliseconds: milliseconds)))
  }

  private func report(_ job: TraceJob) async throws -> TraceReport {
    for try await case .finished(let report) in liveServices.tracer.trace(job) {
      return report
    }
    throw CancellationError()
  }

  private func trace(_ report: TraceReport) throws -> Trace {
    try Trace(contentsOf: URL(filePath: try #require(report.path)))
  }

  @Test(arguments: [(Language.python, python), (.swift, swift)])
  func `each statement is a step and the answer is the judge's own`(
    language: Language, source: String
  ) async throws {
    let report = try await report(source, language)
    #expect(report.ending == .finished)
    #expect(report.answer == [0, 1])
    #expect(report.mode == .full)
    let trace = try trace(report)
    #expect(trace.steps == report.steps)
    #expect(trace.footer.source == source)
    let change = try #require(trace.step(changing: "seen", from: 0))
    #expect(trace.cursor(at: change).state.line > 0)
    #expect(try trace.step(where: "i == 1", from: 0) != nil)
  }

  @Test(arguments: [
    (
      Language.python,
      "class Solution:\n  def twoSum(self, nums, target):\n    while True: nums[0] += 1"
    ),
    (
      .swift,
      """
      class Solution { func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
        var n = 0
        while true { n += 1 }
      } }
      """
    ),
  ])
  func `an endless loop keeps its trace`(language: Language, source: String) async throws {
    let report = try await report(source, language, milliseconds: 300)
    guard case .failed(.timeLimit, _, _) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    let trace = try trace(report)
    #expect(trace.footer.status.kind == .stopped)
    #expect(trace.steps > 100)
  }

  @Test(arguments: [
    (Language.python, "class Solution:\n  def twoSum(self, nums, target):\n    return nums[9]", 3),
    (
      .swift,
      """
      class Solution { func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
        let i = 9
        return [nums[i]]
      } }
      """, 3
    ),
  ])
  func `a crash is the last step`(language: Language, source: String, line: Int) async throws {
    let report = try await report(source, language)
    guard case .failed(.runtimeError, _, _) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    let trace = try trace(report)
    let lines = (0...trace.steps).map { trace.state(at: $0).line }
    #expect(lines.contains(line))
  }

  private static let loops: [(Language, String)] = [
    (
      .python,
      """
      def rise(n):
          return n + 1

      total = 0
      seen = []
      for i in range(400):
          total = rise(total)
          if i % 100 == 0:
              seen.append(i)
      print(total)
      """
    ),
    (
      .swift,
      """
      func rise(_ n: Int) -> Int {
        return n + 1
      }
      var total = 0
      var seen: [Int] = []
      for i in 0..<400 {
        total = rise(total)
        if i % 100 == 0 { seen.append(i) }
      }
      print(total)
      """
    ),
  ]

  /// All variables of all frames, as text without the numbers of objects and calls.
  private func variables(_ trace: Trace, _ cursor: TraceCursor) -> String {
    trace.text(of: cursor).split(separator: "\n").dropFirst().joined(separator: "\n")
      .replacing(/#\d+|call \d+/, with: "")
  }

  @Test(arguments: loops)
  func `a window is the same run, recorded there with the whole state`(
    language: Language, source: String
  ) async throws {
    func record(_ limits: TraceLimits) async throws -> (TraceReport, Trace) {
      let found = try await report(
        TraceJob(
          subject: .program(name: "main.\(language.fileExtension)", input: []),
          language: language, source: source, limits: limits))
      return (found, try trace(found))
    }
    let (all, whole) = try await record(TraceLimits(bytes: 16 << 20))
    let window = 500..<700
    let (windowed, part) = try await record(TraceLimits(bytes: 16 << 20, window: window))
    #expect(windowed.gap == window.lowerBound)
    #expect(windowed.steps == window.count)
    #expect(windowed.skipped == all.steps - window.upperBound)
    #expect(windowed.standardOutput == all.standardOutput)
    for step in window {
      let there = part.cursor(at: step - window.lowerBound)
      let here = whole.cursor(at: step)
      #expect(there.state.line == here.state.line)
      #expect(variables(part, there) == variables(whole, here))
    }
    let end = all.steps
    let (_, last) = try await record(TraceLimits(bytes: 16 << 20, window: end - 1..<end))
    #expect(last.steps == 1)
  }

  @Test(arguments: loops)
  func `functions are counted, the top level among them`(
    language: Language, source: String
  ) async throws {
    let report = try await report(
      TraceJob(
        subject: .program(name: "main.\(language.fileExtension)", input: []),
        language: language, source: source, limits: TraceLimits(bytes: 16 << 20)))
    #expect(report.functions == 2)
    #expect(report.functionsTraced == 2)
  }

  @Test(arguments: loops)
  func `behind the limit steps are counted, and a window takes them up`(
    language: Language, source: String
  ) async throws {
    let job = TraceJob(
      subject: .program(name: "main.\(language.fileExtension)", input: []),
      language: language, source: source)
    let whole = try await report(job)
    var limited = job
    limited.limits = TraceLimits(steps: 300, bytes: 16 << 20)
    let found = try await report(limited)
    #expect(found.steps == 300)
    #expect(found.skipped == whole.steps - 300)
    #expect(found.standardOutput == whole.standardOutput)
  }

  @Test func `what does not compile is said on the learner's own line`() async throws {
    let report = try await report(
      "class Solution {\n  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {\n    x\n  }\n}",
      .swift)
    #expect(report.ending == .refused)
    #expect(report.diagnostics.first?.line == 3)
    #expect(report.path == nil)
  }

  @Test(arguments: [
    (Language.python, "import sys\nname = input()\nprint('hi', name)\nsys.exit(7)"),
    (.swift, "import Foundation\nlet name = readLine()!\nprint(\"hi\", name)\nexit(7)"),
  ])
  func `a program's input, output and status are its own`(
    language: Language, source: String
  ) async throws {
    let report = try await report(
      TraceJob(
        subject: .program(
          name: "main.\(language.fileExtension)", input: Array("Ada\n".utf8)),
        language: language, source: source, limits: TraceLimits(bytes: 16 << 20)))
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "hi Ada\n")
    #expect(report.status == 7)
    #expect(try trace(report).output(upTo: report.steps) == "hi Ada\n")
  }

  @Test func `a program that does not parse is refused on its own line`() async throws {
    let report = try await report(
      TraceJob(
        subject: .program(name: "main.py", input: []), language: .python, source: "x = 1\ny = ("))
    #expect(report.ending == .refused)
    #expect(report.diagnostics.first?.line == 2)
  }
}
