import Domain
import Foundation

@testable import TraceFile

extension FuzzReader {
  /// The most steps that are walked.
  private static let mostSteps = 200

  /// What a recorder writes, behind a tape's header: its trace is read, and is the same when the
  /// tape was still growing.
  static let tape = FuzzReader(name: "tape") { input in
    let header = TapeReader.magic + [UInt8](repeating: 0, count: TapeReader.headerBytes)
    let tape = header.prefix(TapeReader.headerBytes) + input
    let whole = tape.withUnsafeBytes { bytes in
      var builder = newBuilder
      builder.read(bytes)
      return builder.trace(of: bytes, status: nil)
    }
    guard whole == grown(Array(tape)) else { return "a tape that grows gives another trace" }
    guard let trace = try? Trace(Data(whole)) else { return "a trace of ours cannot be read" }
    return walk(trace) ?? texts(of: trace)
  }

  private static var newBuilder: TraceBuilder {
    TraceBuilder(
      source: TraceSource(language: "python", source: "a = 1\n", sourceName: "main.py"),
      tables: TraceTables(), limits: TraceFooter.Limits(), segmentBytes: 100, mostBytes: 16 << 20,
      mostMoved: 1 << 20)
  }

  /// Reads up to where the look before had seen bytes, as is done beside a running program.
  private static func grown(_ tape: [UInt8]) -> [UInt8] {
    var builder = newBuilder
    var (seen, front) = (0, TapeReader.headerBytes)
    while front < tape.count {
      front = min(tape.count, front + max(32, tape.count / 4))
      let part = tape[..<front] + [UInt8](repeating: 0, count: 64)
      part.withUnsafeBytes { builder.read($0, upTo: seen, isGrowing: true) }
      seen = front
    }
    return tape.withUnsafeBytes { bytes in
      builder.read(bytes)
      return builder.trace(of: bytes, status: nil)
    }
  }

  /// Each step is the same by stepping, by going back and by seeking.
  private static func walk(_ trace: Trace) -> String? {
    var cursor = trace.cursor()
    var states = [cursor.state]
    while states.count < mostSteps, cursor.next() { states.append(cursor.state) }
    guard !cursor.isDamaged else { return nil }
    for step in states.indices.reversed() where step % 7 == 0 {
      guard isSame(trace.state(at: step), states[step]) else { return "a seek gives another state" }
    }
    while cursor.previous() {
      guard isSame(states[cursor.step], cursor.state) else {
        return "the way back gives another state"
      }
    }
    return nil
  }

  /// A number that is none (NaN) equals no other, as keys of dictionaries do not: then all that the states
  /// hold is compared as text.
  private static func isSame(_ first: TraceState, _ second: TraceState) -> Bool {
    first == second || parts(first) == parts(second)
  }

  private static func parts(_ state: TraceState) -> String {
    var (state, text) = (state, "")
    (state.log, state.isLogging, state.hints) = ([], false, [])
    dump(state, to: &text)
    return text
  }

  /// A trace's file as it may come from anywhere.
  static let trace = FuzzReader(name: "trace") { input in
    guard let trace = try? Trace(Data(input)) else { return nil }
    var cursor = trace.cursor()
    for step in [trace.steps, trace.steps / 2, 1, 0] {
      cursor.seek(step)
      _ = cursor.previous()
      _ = cursor.next()
    }
    _ = trace.stepOver(from: 0)
    _ = trace.stepOut(from: trace.steps)
    _ = trace.step(changing: "a", from: 0)
    return texts(of: trace)
  }

  /// What is shown and exported of a few steps; JSON must be JSON.
  private static func texts(of trace: Trace) -> String? {
    var cursor = trace.cursor()
    for _ in 0..<4 {
      _ = trace.narration(of: cursor)
      _ = trace.text(of: cursor)
      _ = cursor.next()
    }
    _ = trace.svg(at: trace.steps)
    guard (try? Value(json: trace.pythonTutorJSON())) != nil else {
      return "the export for Python Tutor is no JSON"
    }
    for line in trace.jsonLines(0...min(3, trace.steps)) where (try? Value(json: line)) == nil {
      return "a step's line is no JSON"
    }
    return nil
  }

  /// A search's condition, over a small trace.
  static let expression = FuzzReader(name: "expression") { input in
    _ = try? sample?.step(where: String(decoding: input, as: UTF8.self), from: 0)
    return nil
  }

  private static let sample: Trace? = {
    var writer = TapeWriter()
    let names = ["a", "b", "node"].enumerated()
    writer.write(
      [.type(TraceType(id: 0, name: "Node", kind: .class, fields: ["next"]))]
        + names.map { .slot(TraceSlot(id: $0.offset, function: 0, name: $0.element, type: "")) })
    writer.write([
      .step(line: 1), .bind(slot: 0, .list([.integer(1), .list([.string("x"), .double(0.5)])])),
      .new(object: 1, type: 0, .structure(type: 0, fields: [.reference(1)])), .step(line: 2),
      .bind(slot: 1, .integer(.max)), .bind(slot: 2, .reference(1)), .step(line: 3),
      .bind(slot: 1, .integer(.min)), .finish(status: 0),
    ])
    return try? Trace(
      Data(
        writer.bytes.withUnsafeBytes { tape in
          var builder = newBuilder
          builder.read(tape)
          return builder.trace(of: tape, status: nil)
        }))
  }()
}
