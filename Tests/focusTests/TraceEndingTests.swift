import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

/// What a person reads in the terminal of a run that was cut, or that is not shown in full.
@Suite(.timeLimit(.minutes(20))) struct TraceEndingTests {
  private func trace(
    _ words: [String], _ change: @escaping @Sendable (inout TraceReport) -> Void,
    isRecorded: Bool = true, _ check: @escaping @Sendable (TestTerminal.Outcome) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      var report = TraceReport.sample(path: isRecorded ? try writeSampleTrace(into: folder) : nil)
      change(&report)
      try await withTerminal(tracer: .scripted([.finished(report)])) { terminal in
        let file = try terminal.file("main.py", "i = 0")
        try check(await terminal.run(["trace"] + words.map { $0 == "FILE" ? file : $0 }))
      }
    }
  }

  static let cuts: [(VerdictKind, String)] = [
    (.timeLimit, "Try a smaller input, or look for a loop that never ends."),
    (.idleLimit, "Check what it waits for: it gets no more input and no network."),
    (.memoryLimit, "Try a smaller input, or look for what keeps growing."),
    (.outputLimit, "Print less, or look for a loop that never ends."),
    (.denied, "Leave that call out"),
  ]

  @Test(arguments: cuts)
  func `a program that was cut says why and what to do, and has a status of its own`(
    kind: VerdictKind, step: String
  ) async throws {
    let change: @Sendable (inout TraceReport) -> Void = { report in
      report.ending = .failed(kind, note: "The reason.", line: nil)
      report.status = 137
    }
    try await trace(["--program", "FILE"], change) { told in
      #expect(told.status == 124)
      #expect(told.output == "1\n")
      #expect(told.errors.contains("The reason.\n\(step)"))
      #expect(told.errors.contains("The steps until then are recorded.\n"))
      #expect(told.errors.contains("Focus ended the run before the program finished.\n"))
    }
    try await trace(["--program", "FILE", "--json"], change) { told in
      #expect(told.status == 124)
      #expect(told.errors.contains("\"ending\":\"\(kind.rawValue)\""))
      #expect(told.errors.contains("\"note\":\"The reason.\""))
      #expect(told.errors.contains("\"reasons\":[\"Focus ended the run"))
    }
    try await trace(["two-sum", "FILE"], change) { told in
      #expect(told.status == 1)
      #expect(told.errors.contains("The reason.\n\(step)"))
    }
  }

  @Test func `a program that fails by itself says so itself, with its own status`() async throws {
    try await trace(
      ["--program", "FILE"],
      { report in
        report.ending = .failed(.runtimeError, note: "It ended with exit status 7.", line: nil)
        report.status = 7
      }
    ) { told in
      #expect(told.status == 7)
      #expect(!told.errors.contains("exit status"))
    }
  }

  @Test func `a program that crashed has its signal's status, and a word of why`() async throws {
    try await trace(
      ["--program", "FILE"],
      { report in
        report.ending = .failed(.runtimeError, note: "Stack overflow (line 2).", line: 2)
        (report.status, report.signal) = (139, 11)
      }
    ) { told in
      #expect(told.status == 139)
      #expect(told.errors.contains("Stack overflow (line 2).\n"))
    }
  }

  @Test func `what is not shown in full is said with its reason`() async throws {
    let change: @Sendable (inout TraceReport) -> Void = { report in
      report.mode = .partial
      report.reasons = ["Nothing is recorded of f (line 3): so."]
      (report.skipped, report.limit) = (5, .steps(3))
    }
    let leftOut = "5 steps after them ran without being recorded: a recording has at most 3 steps."
    for words in [["--program", "FILE"], ["two-sum", "FILE"]] {
      try await trace(words, change) { told in
        #expect(told.status == 0)
        #expect(told.errors.hasSuffix("Nothing is recorded of f (line 3): so.\n\(leftOut)\n"))
      }
    }
    try await trace(["--program", "FILE", "--json"], change) { told in
      #expect(
        told.errors.contains(
          "\"mode\":\"partial\",\"reasons\":[\"Nothing is recorded of f (line 3): so.\","
            + "\"\(leftOut)\"]"))
    }
  }

  @Test func `a solution that cannot be recorded still gives its answer`() async throws {
    try await trace(
      ["two-sum", "FILE"],
      { report in
        report.answer = [0, 1]
        report.reasons = ["Focus records Swift and Python."]
      }, isRecorded: false
    ) { told in
      #expect(told.status == 0)
      #expect(told.output == "1\n[0,1]\n")
      #expect(told.errors.hasSuffix("Focus records Swift and Python.\n"))
    }
  }
}
