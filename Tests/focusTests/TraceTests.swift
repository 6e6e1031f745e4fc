import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct TraceTests {
  /// Runs `trace` with a recorder that says this; `FILE` is a program, `OUT` a file's path without its ending.
  private func trace(
    _ words: [String], _ report: @escaping @Sendable (_ trace: String) -> TraceReport,
    _ check: @escaping @Sendable (TestTerminal.Outcome, _ out: URL) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = try writeSampleTrace(into: folder)
      try await withTerminal(tracer: .scripted([.compiling, .finished(report(path))])) {
        terminal in
        let (file, out) = (try terminal.file("main.py", "i = 0"), folder.appending(path: "out"))
        let line = words.map {
          $0 == "FILE" ? file : $0.replacing("OUT", with: out.path)
        }
        try check(await terminal.run(["trace"] + line), out)
      }
    }
  }

  @Test func `a program's output is its own, and what was asked for goes beside it`() async throws {
    let line = ["--program", "FILE", "--steps", "1..2"]
    try await trace(line, { .sample(path: $0) }) { told, _ in
      #expect(told.status == 0)
      #expect(told.output == "1\n")
      #expect(
        told.errors.hasSuffix(
          """
          i = 0
          Step 1 of 3, line 2: i = 1
          top level
            i = 0

          i is now 1 (was 0)
          Step 2 of 3, line 3: print(i)
          top level
            i = 1

          """))
    }
  }

  @Test func `without a terminal a problem's journey is its last step`() async throws {
    try await trace(["two-sum", "FILE"], { .sample(path: $0) }) { told, _ in
      #expect(told.status == 0)
      #expect(told.output.contains("Step 3 of 3") && !told.output.contains("Step 2"))
    }
  }

  @Test func `JSON lines are written a step a line`() async throws {
    let line = ["--program", "FILE", "--steps", "1..2", "-o", "OUT.jsonl"]
    try await trace(line, { .sample(path: $0) }) { told, out in
      let text = try String(contentsOf: out.appendingPathExtension("jsonl"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3 && lines[0].hasPrefix("{\"step\":1,") && lines[2].isEmpty)
      #expect(told.errors.hasSuffix("2 steps written to \(out.path).jsonl.\n"))
    }
  }

  @Test func `a file that cannot be written is told in words`() async throws {
    let line = ["two-sum", "FILE", "-o", "OUT/x.jsonl"]
    try await trace(line, { .sample(path: $0) }) { told, _ in
      #expect(told.status == 3)
      #expect(told.errors.contains("its folder is missing"))
    }
  }

  @Test func `a program of which nothing was recorded says so`() async throws {
    let line = ["--program", "FILE", "-o", "OUT.djt"]
    try await trace(line, { _ in .sample(path: nil) }) { told, out in
      #expect(told.output == "1\n")
      #expect(told.errors.contains("nothing could be recorded"))
      #expect(!FileManager.default.fileExists(atPath: out.path + ".djt"))
    }
  }

  @Test(
    arguments: [(["two-sum", "FILE"], 1), (["--program", "FILE"], 125)] as [([String], Int32)])
  func `what does not compile is no failure of ours`(
    line: [String], status: Int32
  ) async throws {
    let diagnostic = Diagnostic(line: 3, column: 1, severity: .error, message: "invalid syntax")
    try await trace(
      line, { _ in TraceReport(mode: .plain, ending: .refused, diagnostics: [diagnostic]) }
    ) { told, _ in
      #expect(told.status == status)
      #expect(told.errors.contains("Line 3: invalid syntax. Fix it"))
    }
  }

  @Test(
    arguments: [(["two-sum", "FILE"], 1), (["--program", "FILE"], 125)] as [([String], Int32)])
  func `who stops it reads no name of an error`(line: [String], status: Int32) async throws {
    try await withTerminal(tracer: .scripted([.compiling])) { terminal in
      let file = try terminal.file("main.py", "i = 0")
      let told = await terminal.run(["trace"] + line.map { $0 == "FILE" ? file : $0 })
      #expect(told.status == status)
      #expect(told.errors.hasSuffix("Stopped; nothing was saved.\n"))
    }
  }
}
