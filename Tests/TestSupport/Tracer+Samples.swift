public import Domain
public import Foundation
import TraceFile

extension Tracer {
  /// Says these things of each run.
  public static func scripted(_ progress: [TraceProgress]) -> Tracer {
    Tracer { _ in
      AsyncThrowingStream { stream in
        for each in progress { stream.yield(each) }
        stream.finish()
      }
    }
  }

  /// Says these things of each run, and then nothing more until it is dropped.
  public static func endless(_ progress: [TraceProgress]) -> Tracer {
    Tracer { _ in AsyncThrowingStream { stream in for each in progress { stream.yield(each) } } }
  }

  /// Refuses every run.
  public static func failing(_ error: any UserFacingError) -> Tracer {
    Tracer { _ in AsyncThrowingStream { $0.finish(throwing: error) } }
  }
}

/// A real trace of a few steps, as a file: `i = 0`, `i = 1`, `print(i)` at the top level.
public func writeSampleTrace(into folder: URL, named name: String = "sample.djt") throws -> String {
  var tape = TapeWriter()
  tape.write([
    .function(TraceFunction(id: 0, name: "top level", line: 1, endLine: 3, parameters: [])),
    .slot(TraceSlot(id: 0, function: 0, name: "i", type: "int")),
    .step(line: 1), .bind(slot: 0, .integer(0)), .step(line: 2), .bind(slot: 0, .integer(1)),
    .step(line: 3), .output("1\n", isError: false), .finish(status: 0),
  ])
  let source = TraceSource(
    language: "python", source: "i = 0\ni = 1\nprint(i)\n", sourceName: "main.py")
  let bytes = tape.bytes.withUnsafeBytes { TraceBuilder.trace(of: $0, source: source) }
  let file = folder.appending(path: name)
  try Data(bytes).write(to: file)
  return file.path
}

extension TraceReport {
  /// A run that ended well.
  public static func sample(path: String?, ending: Ending = .finished) -> TraceReport {
    TraceReport(
      path: path, mode: path == nil ? .plain : .full, functionsTraced: 1, functions: 1, steps: 3,
      bytes: 120, milliseconds: 1.5, ending: ending, standardOutput: Array("1\n".utf8))
  }
}
