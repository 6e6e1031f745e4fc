import Foundation

@testable import TraceFile

/// Everything that a reader can be asked about a trace, as JSON: the reader in JavaScript must answer the same.
struct TraceAnswers: Codable, Equatable {
  static let questions = [
    "v1 == v2", "v0 > 1", "changed(v1)", "v2.count > 1", "v3[0] == 1", "v4[-1] changed || v5 < 2",
    "v8 + 1 == 3 && !(v9 == nil)", "len(v1) % 2 == 1", "i > j", "nums[i] changed", "v3[v0] changed",
    "v1.value == v1[0]",
  ]

  struct Step: Codable, Equatable {
    var told: String
    var text: String
    var over: [Int]
    var out: [Int]
  }

  /// The reader's word for a file that it does not open.
  var refusal: String?
  var steps: [Step] = []
  var changes: [String: [Int]] = [:]
  var lines: [String: [Int]] = [:]
  var truths: [String: [Int]] = [:]
  var errorOutput = ""
  /// The last step that can be read.
  var last = 0

  init(_ file: Data) {
    do {
      let trace = try Trace(file)
      answer(trace)
    } catch {
      refusal = "\(error)"
    }
  }

  private mutating func answer(_ trace: Trace) {
    var cursor = trace.cursor()
    while true {
      steps.append(
        Step(
          told: trace.narration(of: cursor), text: trace.text(of: cursor),
          over: both { trace.stepOver(from: cursor.step, $0) },
          out: both { trace.stepOut(from: cursor.step, $0) }))
      guard steps.count < 400, cursor.next() else { break }
    }
    last = trace.cursor(at: trace.steps).step
    errorOutput = trace.errorOutput(of: trace.state(at: trace.steps))
    for name in Set(trace.slots.values.map(\.name)) {
      changes[name] = hits { trace.step(changing: name, from: $0, $1) }
    }
    for line in 0..<12 { lines[String(line)] = hits { trace.step(hitting: line, from: $0, $1) } }
    for question in TraceAnswers.questions {
      truths[question] = hits { (try? trace.step(where: question, from: $0, $1)) ?? nil }
    }
  }

  private func both(_ next: (TraceDirection) -> Int) -> [Int] { [next(.forward), next(.backward)] }

  /// The first hits forward, and the last ones backward.
  private func hits(_ next: (Int, TraceDirection) -> Int?) -> [Int] {
    var found: [Int] = []
    for (direction, start) in [(TraceDirection.forward, -1), (.backward, 1 << 30)] {
      var step = start
      for _ in 0..<20 {
        guard let hit = next(step, direction) else { break }
        found.append(hit)
        step = hit
      }
    }
    return found
  }
}
