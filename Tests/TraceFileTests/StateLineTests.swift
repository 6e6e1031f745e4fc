import Testing

@testable import TraceFile

@Suite struct StateLineTests {
  private func lines(_ trace: Trace, at step: Int) -> [StateLine] {
    let cursor = trace.cursor(at: step)
    return trace.lines(of: cursor, before: cursor.before)
  }

  @Test(
    arguments: [
      (1, 2, ["top level": nil, "  nums = [2, 1]": true]),
      (5, 2, ["top level": nil, "  nums = [2, 1] → [1, 2]": true, "  i = 0": false]),
      (6, 6, ["top level": nil, "  nums = [1, 2]": false, "  i = 0 → 1": true]),
    ] as [(Int, Int, [String: Bool?])])
  func `what the last statement changed is told as old and new`(
    step: Int, line: Int, expected: [String: Bool?]
  ) throws {
    let found = try lines(makeTrace(bubbleSort([2, 1])), at: step)
    #expect(found.first == StateLine(text: "Step \(step) of 7, line \(line)"))
    let told = Dictionary(found.dropFirst().map { ($0.text, $0.isChanged) }) { $1 }
    #expect(told == expected)
  }

  @Test func `without the state before nothing is told of changes`() throws {
    let trace = try makeTrace(bubbleSort([2, 1]))
    let told = trace.lines(of: trace.cursor(at: 5), before: nil)
    #expect(told.allSatisfy { $0.isChanged == nil })
    #expect(told.map(\.text).joined(separator: "\n") + "\n" == trace.text(of: trace.cursor(at: 5)))
    #expect(trace.cursor(at: 0).before == nil)
  }

  @Test func `a variable changes with the list that it holds`() throws {
    let trace = try makeTrace(
      RandomTape.definitions + [
        .step(line: 1), .new(object: 1, type: 3, .list([.integer(1)])),
        .bind(slot: 0, .reference(1)), .bind(slot: 1, .integer(7)), .step(line: 2),
        .splice(.object(1), at: 1, removed: 0, [.integer(2)]), .bind(slot: 1, .integer(7)),
        .step(line: 3), .finish(status: 0),
      ])
    #expect(
      lines(trace, at: 2).dropFirst() == [
        StateLine(text: "top level"),
        StateLine(text: "  v0 = [1] → [1, 2]", isChanged: true),
        // Set to what it was.
        StateLine(text: "  v1 = 7", isChanged: false),
        StateLine(text: "Objects"),
        StateLine(text: "  list#1 = [1] → [1, 2]", isChanged: true),
      ])
  }

  @Test func `a change behind the cut shows what is there now`() throws {
    let list = TraceValue.list((0..<1000).map { .integer($0) })
    let trace = try makeTrace(
      RandomTape.definitions + [
        .step(line: 1), .bind(slot: 0, list), .step(line: 2),
        .element(.slot(0), index: 900, .integer(0)), .step(line: 3), .finish(status: 0),
      ])
    let line = try #require(lines(trace, at: 2).last)
    #expect(line.isChanged == true && !line.text.contains("→"))
    #expect(line.text.hasPrefix("  v0 = [0, 1, 2, "))
  }

  @Test func `a variable of another call of the same function is another`() throws {
    let trace = try makeTrace(fibonacci(2))
    // Line 2 of fib(1), which fib(2) has called.
    let step = try #require((0...trace.steps).first { trace.state(at: $0).frames.count == 3 })
    let told = lines(trace, at: step).filter { $0.text.hasPrefix("  ") }
    #expect(
      told == [
        StateLine(text: "  v8 = 1", isChanged: true),
        StateLine(text: "  v8 = 2", isChanged: false),
      ])
  }
}
