import Foundation
import Testing

@testable import TraceFile

/// What is no trace of this version is called by its name, with what to do.
struct VersionTests {
  private static let bytes: Data = {
    var writer = TapeWriter()
    writer.write([.step(line: 1), .step(line: 2), .finish(status: 0)])
    return build(writer.bytes)
  }()

  /// The trace with a text in it replaced, wherever it stands.
  private static func with(_ new: String, for old: String) -> Data {
    var bytes = bytes
    while let place = bytes.range(of: Data(old.utf8)) {
      bytes.replaceSubrange(place, with: Data(new.utf8))
    }
    return bytes
  }

  static let cases: [(String, Data, String)] = [
    (
      "newer", with("\"version\":4", for: "\"version\":3"),
      "This trace has format 4; this Focus reads format 3. Update Focus."
    ),
    (
      "older", with("\"version\":2", for: "\"version\":3"),
      "This trace has format 2; this Focus reads format 3. Trace the program again."
    ),
    (
      "of another kind", with("DJTRACE2", for: "DJTRACE1"),
      "This trace has format DJTRACE2; this Focus reads format 3. Update Focus."
    ),
    (
      "cut", bytes.dropLast(9),
      "The trace is damaged: its end is missing. Trace the program again."
    ),
    (
      "without a version", with("\"version\":null", for: "\"version\":3"),
      "The trace is damaged: its index cannot be read. Trace the program again."
    ),
    (
      "foreign", Data("%PDF-1.7 and what follows it".utf8),
      "This file isn't a trace (.djt). Trace the program again."
    ),
    ("empty", Data(), "This file isn't a trace (.djt). Trace the program again."),
  ]

  @Test(arguments: cases)
  func `a file that cannot be read says which it is`(_: String, bytes: Data, sentence: String) {
    let error = #expect(throws: TraceFileError.self) { try Trace(Data(bytes)) }
    #expect(error?.description == sentence)
  }

  @Test func `why not everything is recorded goes with the file, and only then`() throws {
    var writer = TapeWriter()
    writer.write([.step(line: 1), .skeleton(reason: 1), .finish(status: 0)])
    let reasons = ["Nothing is recorded of f (line 3): \"so\"."]
    for expected in [reasons, []] {
      let data = writer.bytes.withUnsafeBytes { tape in
        var builder = TraceBuilder(
          source: TraceSource(
            language: "swift", source: "", sourceName: "a.swift", reasons: expected))
        builder.read(tape)
        #expect(builder.halt == .bytes)
        return Data(builder.trace(of: tape))
      }
      #expect(try Trace(data).footer.reasons == (expected.isEmpty ? nil : expected))
    }
  }
}
