import Foundation
import TestSupport
import Testing

@testable import focus

/// A trace that was written before, opened by its name.
@Suite(.timeLimit(.minutes(20))) struct TraceFileCommandTests {
  private func open(
    _ change: @escaping @Sendable (Data) -> Data, _ words: [String] = [],
    _ check: @escaping @Sendable (TestTerminal.Outcome, _ file: String) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let url = URL(filePath: try writeSampleTrace(into: folder))
      try change(Data(contentsOf: url)).write(to: url)
      try await withTerminal { terminal in
        let line = words.map { $0.replacing("OUT", with: folder.appending(path: "out").path) }
        try check(await terminal.run(["trace", url.path] + line), url.path)
      }
    }
  }

  @Test func `a written trace is shown as a fresh one would be`() async throws {
    try await open({ $0 }) { told, _ in
      #expect(told.status == 0)
      #expect(told.output.contains("Step 3 of 3"))
    }
    try await open({ $0 }, ["--step", "1"]) { told, _ in
      #expect(told.output.contains("Step 1 of 3, line 2"))
    }
    try await open({ $0 }, ["-o", "OUT.jsonl"]) { told, _ in
      #expect(told.status == 0)
      #expect(told.errors.contains("steps written to"))
    }
  }

  static let others: [(String, @Sendable (Data) -> Data, String)] = [
    (
      "another version", { $0.replacing("\"version\":3", with: "\"version\":9") },
      "This trace has format 9; this Focus reads format 3. Update Focus."
    ),
    (
      "an older one", { $0.replacing("\"version\":3", with: "\"version\":1") },
      "This trace has format 1; this Focus reads format 3. Trace the program again."
    ),
    ("a cut one", { $0.dropLast(20) }, "The trace is damaged: its end is missing."),
    ("another file", { _ in Data("hello".utf8) }, "This file isn't a trace (.djt)."),
    ("nothing", { _ in Data() }, "This file isn't a trace (.djt)."),
  ]

  @Test(arguments: others.indices)
  func `what is no trace of this version is refused by its name`(index: Int) async throws {
    let (_, change, words) = Self.others[index]
    try await open(change) { told, file in
      #expect(told.status == 2)
      #expect(told.output.isEmpty)
      #expect(told.errors.contains("“\(file)” can't be opened. \(words)"))
    }
  }

  @Test func `a file that is not there is said to be missing`() async throws {
    try await withTerminal { terminal in
      let told = await terminal.run(["trace", "nowhere.djt"])
      #expect(told.status == 2)
      #expect(told.errors.contains("it doesn't exist"))
    }
  }
}

extension Data {
  fileprivate func replacing(_ old: String, with new: String) -> Data {
    var bytes = self
    if let place = bytes.range(of: Data(old.utf8)) {
      bytes.replaceSubrange(place, with: Data(new.utf8))
    }
    return bytes
  }
}
