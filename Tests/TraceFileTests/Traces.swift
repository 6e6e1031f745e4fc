import Foundation

@testable import TraceFile

/// A trace of events, written as a tape and built.
func makeTrace(
  _ events: [TraceEvent], language: String = "swift", source: String = "",
  tables: TraceTables = TraceTables(), status: TraceFooter.Status? = nil
) throws -> Trace {
  var writer = TapeWriter()
  writer.write(events)
  return try Trace(
    build(writer.bytes, language: language, source: source, tables: tables, status: status))
}

/// A tape's trace file.
func build(
  _ tape: [UInt8], language: String = "swift", source: String = "",
  tables: TraceTables = TraceTables(), status: TraceFooter.Status? = nil,
  segmentBytes: Int = TraceBuilder.segmentBytes
) -> Data {
  let source = TraceSource(language: language, source: source, sourceName: "main.\(language)")
  return tape.withUnsafeBytes {
    var builder = TraceBuilder(
      source: source, tables: tables, limits: TraceFooter.Limits(), segmentBytes: segmentBytes)
    builder.read($0)
    return Data(builder.trace(of: $0, status: status))
  }
}

/// Bubble sort of some numbers as Swift would record it: slot 0 nums, 1 i, 2 j.
func bubbleSort(_ numbers: [Int]) -> [TraceEvent] {
  var nums = numbers
  var events: [TraceEvent] = [
    .function(TraceFunction(id: 0, name: "top level", line: 1, endLine: 6, parameters: [])),
    .slot(TraceSlot(id: 0, function: 0, name: "nums", type: "[Int]")),
    .slot(TraceSlot(id: 1, function: 0, name: "i", type: "Int")),
    .slot(TraceSlot(id: 2, function: 0, name: "j", type: "Int")),
    .step(line: 1), .bind(slot: 0, .list(nums.map { .integer($0) })),
  ]
  for i in nums.indices {
    events += [.step(line: 2), .bind(slot: 1, .integer(i))]
    for j in 0..<(nums.count - 1 - i) {
      events += [.step(line: 3), .bind(slot: 2, .integer(j)), .step(line: 4)]
      events.append(.condition(line: 4, nums[j] > nums[j + 1]))
      guard nums[j] > nums[j + 1] else { continue }
      nums.swapAt(j, j + 1)
      events += [
        .step(line: 5), .element(.slot(0), index: j, .integer(nums[j])),
        .element(.slot(0), index: j + 1, .integer(nums[j + 1])),
      ]
    }
    events.append(.unbind(slot: 2))
  }
  return events + [.step(line: 6), .output("\(nums)\n", isError: false), .finish(status: 0)]
}

/// The recursive Fibonacci numbers: slot 8 is n, slot 0 the answer.
func fibonacci(_ n: Int) -> [TraceEvent] {
  func call(_ n: Int) -> (events: [TraceEvent], value: Int) {
    let head: [TraceEvent] = [
      .enter(function: 1), .bind(slot: 8, .integer(n)), .step(line: 2),
    ]
    if n < 2 { return (head + [.step(line: 3), .exit(.integer(n))], n) }
    let (left, right) = (call(n - 1), call(n - 2))
    let sum = left.value + right.value
    return (head + [.step(line: 4)] + left.events + right.events + [.exit(.integer(sum))], sum)
  }
  let answer = call(n)
  return RandomTape.definitions + [.step(line: 9)] + answer.events
    + [.bind(slot: 0, .integer(answer.value)), .step(line: 10), .finish(status: 0)]
}
