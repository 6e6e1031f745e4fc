import Domain
import Foundation
import TraceFile

@testable import focus

/// A terminal in which a script types; what is painted is kept.
final class TraceScreen {
  /// Nothing is typed for as long as a journey plays.
  static let untilItStops = "until it stops"

  private var keys: [String]
  /// What was on the screen at last, as it was painted.
  private(set) var painted = ""
  /// For how long each key was waited for; nil: for as long as it takes.
  private(set) var waits: [Duration?] = []

  init(_ keys: [String]) { self.keys = keys }

  /// What can be read on the screen.
  var text: String { painted.replacing(/\x1b\[[0-9;?]*[A-Za-z]/, with: "") }

  var terminal: TraceTerminal {
    TraceTerminal(
      begin: {}, end: {}, write: { self.painted = $0 }, size: { Terminal.Size() },
      key: { _, patience in self.next(patience) })
  }

  private func next(_ patience: Duration?) -> String? {
    waits.append(patience)
    if keys.first == Self.untilItStops {
      if patience != nil { return "tick" }
      keys.removeFirst()
    }
    return keys.isEmpty ? nil : keys.removeFirst()
  }
}

/// The screen after keys were typed into the journey of `squaresTrace`.
func typed(_ keys: [String], at step: Int = 0, hasColour: Bool = false) throws -> TraceScreen {
  let (screen, trace) = (TraceScreen(keys), try squaresTrace())
  let report = TraceReport(path: "/x", mode: .full, steps: trace.steps, ending: .finished)
  _ = TracePlayer(trace, report, screen.terminal, hasColour: hasColour, at: step).play()
  return screen
}

/// Adds up three squares: steps 1, 4 and 7 begin a round, 3, 6 and 9 are inside a call.
func squaresTrace() throws -> Trace {
  var events: [TraceEvent] = [
    .function(TraceFunction(id: 0, name: "top level", line: 1, endLine: 7, parameters: [])),
    .function(TraceFunction(id: 1, name: "square", line: 1, endLine: 2, parameters: [2])),
    .slot(TraceSlot(id: 0, function: 0, name: "total", type: "int")),
    .slot(TraceSlot(id: 1, function: 0, name: "i", type: "int")),
    .slot(TraceSlot(id: 2, function: 1, name: "n", type: "int")),
    .step(line: 4), .bind(slot: 0, .integer(10)),
  ]
  var total = 10
  for i in 0..<3 {
    total += i * i
    events += [
      .step(line: 5), .bind(slot: 1, .integer(i)), .step(line: 6), .enter(function: 1),
      .bind(slot: 2, .integer(i)), .step(line: 2), .exit(.integer(i * i)),
      .bind(slot: 0, .integer(total)),
    ]
  }
  events += [.step(line: 7), .output("15\n", isError: false), .finish(status: 0)]
  return try pythonTrace(
    of: events,
    source: """
      def square(n):
          return n * n

      total = 10
      for i in range(3):
          total += square(i)
      print(total)

      """)
}

/// A Python program's trace.
func pythonTrace(of events: [TraceEvent], source: String = "") throws -> Trace {
  var tape = TapeWriter()
  tape.write(events)
  let told = TraceSource(language: "python", source: source, sourceName: "main.py")
  return try Trace(Data(tape.bytes.withUnsafeBytes { TraceBuilder.trace(of: $0, source: told) }))
}
