import Testing

@testable import TraceFile

@Suite struct TraceSearchTests {
  private let trace: Trace
  private let long: Trace

  init() throws {
    trace = try makeTrace(bubbleSort([3, 1, 2]))
    long = try makeTrace(bubbleSort((0..<70).reversed()))
  }

  @Test func `the next and the previous hit of a line`() {
    let states = states(of: long)
    let hits = (0..<long.steps).filter { states[$0].line == 2 }
    check(hits) { long.step(hitting: 2, from: $0, $1) }
    #expect(long.step(hitting: 77, from: 0) == nil)
  }

  @Test func `the next and the previous change of a variable`() {
    let states = states(of: long)
    let changes = (1...long.steps).filter { states[$0][1] != states[$0 - 1][1] }
    check(changes) { long.step(changing: "i", from: $0, $1) }
    #expect(trace.step(changing: "unknown", from: 0) == nil)
  }

  /// Compares what follows and precedes some steps with all that there are.
  private func check(_ expected: [Int], _ next: (Int, TraceDirection) -> Int?) {
    for step in stride(from: -1, through: long.steps + 1, by: long.steps / 2) {
      #expect(next(step, .forward) == expected.first { $0 > step })
      #expect(next(step, .backward) == expected.last { $0 < step })
    }
  }

  @Test func `a change of an object counts for the variable that holds it`() throws {
    let trace = try makeTrace([
      .slot(TraceSlot(id: 0, function: 0, name: "rows", type: "")),
      .step(line: 1), .new(object: 1, type: 0, .list([.integer(0)])),
      .new(object: 2, type: 0, .list([.reference(1)])), .bind(slot: 0, .reference(2)),
      .step(line: 2), .step(line: 3), .element(.object(1), index: 0, .integer(5)), .step(line: 4),
      .finish(status: 0),
    ])
    #expect(trace.step(changing: "rows", from: 1) == 3)
    #expect(try trace.step(where: "changed(rows[0][0])", from: 1) == 3)
    #expect(try trace.step(where: "rows[0][0] == 5", from: 0) == 3)
  }

  @Test
  func `a cell that was written counts, though its index moved on or is gone in the same step`()
    throws
  {
    let trace = try makeTrace([
      .slot(TraceSlot(id: 0, function: 0, name: "row", type: "")),
      .slot(TraceSlot(id: 1, function: 0, name: "i", type: "")),
      .step(line: 1), .bind(slot: 0, .list([.integer(0), .integer(0)])),
      .bind(slot: 1, .integer(0)),
      .step(line: 2), .element(.slot(0), index: 0, .integer(5)), .bind(slot: 1, .integer(1)),
      .step(line: 2), .element(.slot(0), index: 1, .integer(6)), .unbind(slot: 1),
      .step(line: 3), .element(.slot(0), index: 0, .integer(7)), .step(line: 4), .finish(status: 0),
    ])
    #expect(try trace.step(where: "row[i] changed", from: 1) == 2)
    #expect(try trace.step(where: "row[i] changed", from: 2) == 3)
    #expect(try trace.step(where: "row[i] changed", from: 3) == nil)
    #expect(try trace.step(where: "changed(row[0])", from: 2) == 4)
  }

  @Test func `the step where an expression is true`() throws {
    #expect(try trace.step(where: "nums[0] == 1", from: 0) == 5)
    #expect(try trace.step(where: "changed(nums[0])", from: 1) == 5)
    #expect(try trace.step(where: "nums[1] changed && nums[1] == 2", from: 0) != nil)
    #expect(try trace.step(where: "nums.count > 3", from: 0) == nil)
    let last = try trace.step(where: "j == 0", from: trace.steps, .backward)
    #expect(last.map { trace.state(at: $0)[2] } == .integer(0))
  }

  private func states(of trace: Trace) -> [TraceState] {
    var cursor = trace.cursor()
    var states = [cursor.state]
    while cursor.next() { states.append(cursor.state) }
    return states
  }
}

@Suite struct TraceExpressionTests {
  static let truths: [(String, Bool)] = [
    ("1 + 2 * 3 == 7", true), ("(1 + 2) * 3 == 9", true), ("-7 / 2 == -3", true),
    ("-7 % 2 == -1", true), ("7 / 0 == 1", false), ("!(1 > 2) && 2 >= 2", true),
    ("n == 5 || missing > 1", true), ("missing == 1", false), ("!missing", false),
    ("a[0] < a[1]", true), ("a[-1] == 30", true), ("a[3] == nil", false), ("a.count == 3", true),
    ("len(a) == 3", true), ("d[\"x\"] == 1.5", true), ("d['y'] == nil", true),
    ("p.y == 2 and not (p.x == 2)", true), ("node.next.value == \"end\"", true),
    ("node.next.next == nil", true), ("c == \"é\"", true), ("s + \"!\" == \"hi!\"", true),
    ("s < \"hj\"", true), ("n == 5.0", true), ("9223372036854775807 + 1 > 0", false),
    ("changed(n)", false), ("True and n > 4", true), ("not n > 5 and not p.x == 2", true),
    ("not n == 5 or n == 4", false), ("n == 5 and not not n == 5", true),
  ]

  @Test(arguments: truths)
  func `an expression is true or not`(_ text: String, _ isTrue: Bool) throws {
    #expect(try expressionTrace().isTrue(text, at: expressionTrace().cursor(at: 2)) == isTrue)
  }

  @Test(arguments: [
    "", "1 +", "a[", "(1", "1 2", "#", "\"open", "changed()", "a.", "99999999999999999999",
    "n changed changed", "changed(a[changed(n)])", "a[-(n changed)] changed",
  ])
  func `what cannot be read says where`(_ text: String) throws {
    #expect(throws: TraceFileError.self) { try TraceExpression(text) }
  }

  @Test func `an expression that is too deep is refused`() {
    let deep = String(repeating: "(", count: 500) + "1" + String(repeating: ")", count: 500)
    #expect(throws: TraceFileError.self) { try TraceExpression(deep) }
  }

  @Test(arguments: ["+1", " && n", ".a", "[0]", " changed"])
  func `a chain without end is refused`(link: String) {
    let chain = "n" + String(repeating: link, count: 200_000)
    #expect(throws: TraceFileError.self) { try TraceExpression(chain) }
  }

  @Test(.timeLimit(.minutes(20)), arguments: ["+1", "-n", " == n", ".a", "[0]", "[a[0]]", " < -n"])
  func `a chain takes the time of its length`(link: String) throws {
    let chain = "n" + String(repeating: link, count: 980 / link.count)
    let (trace, cursor) = (try expressionTrace(), try expressionTrace().cursor(at: 2))
    #expect(try !trace.isTrue(chain, at: cursor))
    #expect(try !trace.isTrue("changed(\(chain))", at: cursor))
  }
}

/// Variables of many kinds: n, a, d, p, node, c and s.
func expressionTrace() throws -> Trace {
  var table = TraceTable()
  table.set(.string("x"), .double(1.5))
  table.set(.character("y"), .nothing)
  let names = ["n", "a", "d", "p", "node", "c", "s"]
  let values: [TraceValue] = [
    .integer(5), .list([.integer(10), .integer(20), .integer(30)]), .dictionary(table),
    .structure(type: 1, fields: [.integer(1), .integer(2)]), .reference(1), .character("é"),
    .string("hi"),
  ]
  var events = RandomTape.definitions.filter {
    if case .slot = $0 { false } else { true }
  }
  events += names.enumerated().map {
    .slot(TraceSlot(id: $0.offset, function: 0, name: $0.element, type: ""))
  }
  events += [
    .step(line: 1),
    .new(object: 1, type: 0, .structure(type: 0, fields: [.integer(1), .reference(2)])),
    .new(object: 2, type: 0, .structure(type: 0, fields: [.string("end"), .nothing])),
  ]
  events += values.enumerated().map { .bind(slot: $0.offset, $0.element) }
  return try makeTrace(events + [.step(line: 2), .step(line: 3), .finish(status: 0)])
}
