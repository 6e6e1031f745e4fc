import Domain
import Foundation
import TestSupport
import Testing
import TraceFile

@testable import Judge

/// What a recording keeps when the program does not end by itself, or is longer than what may be recorded.
@Suite(.timeLimit(.minutes(20)))
struct TraceLimitTests {
  private func follow(
    _ source: String, _ limits: TraceLimits, _ language: Language = .swift
  ) async throws -> (report: TraceReport, growing: [Int]) {
    let job = TraceJob(
      subject: .program(name: "main.\(language.fileExtension)", input: []), language: language,
      source: source, limits: limits)
    var growing: [Int] = []
    for try await progress in liveServices.tracer.trace(job) {
      switch progress {
      case .growing(_, let steps): growing.append(steps)
      case .finished(let report): return (report, growing)
      case .queued, .preparing, .compiling: continue
      }
    }
    throw CancellationError()
  }

  private func trace(_ report: TraceReport) throws -> Trace {
    try Trace(contentsOf: URL(filePath: try #require(report.path)))
  }

  /// The line that was running when the trace ended.
  private func lastLine(_ trace: Trace) -> Int { trace.state(at: trace.steps - 1).line }

  @Test func `ten million steps and 256 MB are the limits that nobody has to name`() {
    #expect(TraceLimits().steps == 10_000_000)
    #expect(TraceLimits().bytes == 256 << 20)
  }

  @Test func `behind the limit of bytes lines are counted and output is kept`() async throws {
    let source = """
      var sum = 0
      for i in 0..<20_000 {
        sum += i
        if i % 5_000 == 0 { print(i) }
      }
      print(sum)
      """
    let whole = try await follow(source, TraceLimits(bytes: 16 << 20)).report
    let cut = try await follow(source, TraceLimits(bytes: 64 << 10)).report
    let trace = try trace(cut)
    #expect(cut.ending == .finished)
    #expect(cut.standardOutput == whole.standardOutput)
    #expect(trace.footer.skeleton)
    #expect(cut.steps > 1_000 && cut.steps < whole.steps)
    let counted = trace.footer.counts.lines.reduce(0) { $0 + $1[1] }
    #expect(cut.steps + counted == whole.steps)
    // The last step shows what was printed until then; the rest is in the trace behind it.
    #expect(trace.output(upTo: trace.steps) == "0\n")
    #expect(trace.footer.output.bytes == cut.standardOutput.count)
  }

  @Test(arguments: [
    (
      Language.swift, 2,
      """
      func down(_ n: Int) -> Int {
        return down(n + 1) + 1
      }
      print(down(0))
      """
    ),
    // The interpreter's own calls fill the machine's stack where its limit is lifted.
    (
      .python, 5,
      """
      import functools, sys
      sys.setrecursionlimit(10**6)
      @functools.lru_cache(None)
      def down(n):
          return down(n + 1) + 1
      print(down(0))
      """
    ),
  ])
  func `endless recursion ends deep in its own calls and says so`(
    language: Language, line: Int, source: String
  ) async throws {
    let report = try await follow(source, TraceLimits(bytes: 64 << 20), language).report
    guard case .failed(.runtimeError, let note, line) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    #expect(
      note.contains(
        /^Stack overflow \(line \d\): the recursion goes too deep \(down, [\d,]+ calls deep\)\.$/),
      "\(note)")
    let trace = try trace(report)
    #expect(trace.footer.status.note == note)
    #expect(lastLine(trace) == line)
    #expect(trace.state(at: trace.steps).frames.count > 1_000)
  }

  @Test func `a wrong address that is no deep recursion is called by its signal`() async throws {
    let source = "import Glibc\nvar i = 0\ni += 1\nkill(getpid(), SIGSEGV)\nwhile true { pause() }"
    let report = try await follow(source, TraceLimits(bytes: 4 << 20)).report
    guard case .failed(.runtimeError, let note, nil) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    #expect(note == "The program crashed with signal 11.")
  }

  @Test(arguments: [
    ("a trap", "let list = [1, 2, 3]\nvar i = 0\nwhile true {\n  i += list[i]\n}", 4),
    ("a kill", "import Glibc\nvar i = 0\ni += 1\nkill(getpid(), SIGKILL)", 4),
    ("a hang", "import Glibc\nvar i = 0\ni += 1\nwhile true { pause() }", 4),
  ])
  func `what ends a program by force leaves its trace at the last step`(
    name: String, source: String, line: Int
  ) async throws {
    let report = try await follow(source, TraceLimits(bytes: 4 << 20, cpuMilliseconds: 300)).report
    guard case .failed = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    #expect(lastLine(try trace(report)) == line)
  }

  @Test func `the first steps of a busy loop are seen while it runs`() async throws {
    let source = "var n = 0\nwhile true {\n  n += 1\n}"
    let (report, growing) = try await follow(
      source, TraceLimits(bytes: 8 << 20, cpuMilliseconds: 3_000))
    #expect(try #require(growing.first) > 100)
    #expect(report.steps >= growing.last ?? 0)
  }
}
