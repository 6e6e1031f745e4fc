import Testing

@testable import TraceFile

@Suite struct NarrationTests {
  private static let definitions: [TraceEvent] = [
    .type(TraceType(id: 0, name: "Node", kind: .class, fields: ["_val", "next"])),
    .type(TraceType(id: 1, name: "Point", kind: .structure, fields: ["x", "y"])),
    .type(TraceType(id: 2, name: "set", kind: .set, fields: [])),
    .type(TraceType(id: 3, name: "Stack", kind: .class, fields: ["_Stack__items"])),
    .function(TraceFunction(id: 0, name: "top level", line: 1, endLine: 9, parameters: [])),
    .function(
      TraceFunction(id: 1, name: "Node.__init__", line: 2, endLine: 4, parameters: [1, 2])),
    .slot(TraceSlot(id: 0, function: 0, name: "xs", type: "")),
    .slot(TraceSlot(id: 1, function: 1, name: "self", type: "")),
    .slot(TraceSlot(id: 2, function: 1, name: "val", type: "")),
    .new(object: 1, type: 0, .structure(type: 0, fields: [.integer(3), .nothing])),
    .new(object: 2, type: 0, .structure(type: 0, fields: [.unset, .unset])),
    .new(object: 3, type: 2, .set(TraceTable())),
    .new(object: 4, type: 3, .structure(type: 3, fields: [.unset])),
  ]
  private static let two = TraceValue.list([.integer(1), .integer(2)])
  private static let origin = TraceValue.structure(type: 1, fields: [.integer(0), .integer(0)])

  /// A line of source, whether its condition held, and how that is told where `low` is 0, `high` 3 and `xs` [7, 9].
  @Test(arguments: [
    ("  while low < high {", true, "low < high is true: low = 0, high = 3"),
    (
      "} else if xs[low] > 7 && high == 3 {", false,
      "xs[low] > 7 && high == 3 is false: xs[low] = 7, high = 3"
    ),
    (
      "guard xs.count > high else { return }", false,
      "xs.count > high is false: xs.count = 2, high = 3"
    ),
    (
      "if low + 1 == high { low += 1 } else { high -= 1 }", false,
      "low + 1 == high is false: low + 1 = 1, high = 3"
    ),
    ("if high < 4, low > 0 {", true, "the condition is true"),
    ("if xs.contains(where: { $0 > high }) {", true, "the condition is true"),
    ("if low < high {", false, "the condition is false"),
    ("let most = low > high ? low : high", false, "the condition is false"),
    ("if unknown < high {", true, "the condition is true"),
    ("", true, "the condition is true"),
  ]) func `a condition is told with what it compared`(
    source: String, holds: Bool, text: String
  ) throws {
    let trace = try makeTrace(Self.asked(holds), source: source)
    #expect(trace.narration(of: trace.cursor(at: 2)) == text)
  }

  @Test(arguments: [
    ("if len(xs) > low:", true, "len(xs) > low is True: len(xs) = 2, low = 0"),
    ("elif xs[-1] == 9: low = xs[1:]", true, "xs[-1] == 9 is True: xs[-1] = 9"),
    (
      "while low < high and not high < low:", true,
      "low < high and not high < low is True: low = 0, high = 3"
    ),
    ("if high in xs:", false, "the condition is False"),
  ]) func `a condition of Python is told in its words`(
    source: String, holds: Bool, text: String
  ) throws {
    let trace = try makeTrace(Self.asked(holds), language: "python", source: source)
    #expect(trace.narration(of: trace.cursor(at: 2)) == text)
  }

  private static func asked(_ holds: Bool) -> [TraceEvent] {
    [
      .function(TraceFunction(id: 0, name: "top level", line: 1, endLine: 9, parameters: [])),
      .slot(TraceSlot(id: 0, function: 0, name: "low", type: "Int")),
      .slot(TraceSlot(id: 1, function: 0, name: "high", type: "Int")),
      .slot(TraceSlot(id: 2, function: 0, name: "xs", type: "[Int]")),
      .step(line: 1), .bind(slot: 0, .integer(0)), .bind(slot: 1, .integer(3)),
      .bind(slot: 2, .list([.integer(7), .integer(9)])), .step(line: 1),
      .condition(line: 1, holds), .step(line: 1), .finish(status: 0),
    ]
  }

  /// What `xs` holds, what a statement does, and how that is told.
  private static let changes: [(TraceValue, [TraceEvent], String)] = [
    (.integer(1), [.bind(slot: 0, .integer(2))], "xs is now 2 (was 1)"),
    (.integer(1), [.bind(slot: 0, .integer(1))], ""),
    (.unset, [.bind(slot: 0, .integer(2))], "xs = 2"),
    (two, [.splice(.slot(0), at: 2, removed: 0, [.integer(3)])], "append 3 to xs"),
    (two, [.splice(.slot(0), at: 0, removed: 0, [.integer(3)])], "put 3 at the front of xs"),
    (two, [.splice(.slot(0), at: 1, removed: 0, [.integer(3)])], "insert 3 into xs at 1"),
    (two, [.splice(.slot(0), at: 1, removed: 1, [])], "take 2 off the end of xs"),
    (two, [.splice(.slot(0), at: 0, removed: 1, [])], "take 1 off the front of xs"),
    (two, [.splice(.slot(0), at: 0, removed: 2, [])], "take 1 and 2 off xs, which is empty now"),
    (two, [.splice(.slot(0), at: 0, removed: 1, [.integer(9)])], "xs is now [9, 2]"),
    (
      two,
      [
        .element(.slot(0), index: 0, .integer(2)), .element(.slot(0), index: 1, .integer(1)),
      ], "1 and 2 swap places: xs[0] and xs[1]"
    ),
    (two, [.element(.slot(0), index: 0, .integer(1))], ""),
    (
      origin, [.bind(slot: 0, .structure(type: 1, fields: [.integer(0), .integer(5)]))],
      "xs.y is now 5 (was 0)"
    ),
    (
      .reference(3),
      [.key(.object(3), .integer(7), .nothing), .key(.object(3), .integer(8), .nothing)],
      "add 7 and 8 to xs"
    ),
    (.integer(0), [.bind(slot: 0, .reference(1))], "xs is now Node(3) (was 0)"),
    (.reference(1), [.field(object: 1, field: 0, .integer(4))], "xs._val is now 4 (was 3)"),
    (.reference(2), [.field(object: 2, field: 0, .integer(4))], "xs._val = 4"),
    (.reference(4), [.field(object: 4, field: 0, two)], "xs.__items = [1, 2]"),
    (.opaque("Id #4"), [.bind(slot: 0, .opaque("Id #5"))], "xs is now <Id>"),
    (
      .integer(1),
      [
        .enter(function: 1), .bind(slot: 1, .reference(2)), .bind(slot: 2, .integer(9)),
      ], "call Node(9)"
    ),
    (
      .integer(1), [.output("a", isError: false), .output("\n", isError: false)],
      "prints \"a\""
    ),
    (.integer(1), [.thrown("Bad"), .caught], "throws Bad; the error is caught"),
  ]

  @Test(arguments: changes)
  func `a change is told as a person would`(
    before: TraceValue, events: [TraceEvent], told: String
  ) throws {
    let trace = try makeTrace(
      Self.definitions + [.step(line: 1), .bind(slot: 0, before), .step(line: 2)] + events
        + [.step(line: 3)])
    #expect(trace.narration(of: trace.cursor(at: 2)) == told)
  }

  @Test func `a long sentence is told in shorter values`() throws {
    let long = TraceValue.list((0..<200).map { .integer($0 * 1000) })
    let slots = (10..<14).map { TraceSlot(id: $0, function: 0, name: "value\($0)", type: "") }
    let trace = try makeTrace(
      Self.definitions + slots.map { .slot($0) } + [.step(line: 1)]
        + slots.map { .bind(slot: $0.id, long) } + [.step(line: 2)])
    let told = trace.narration(of: trace.cursor(at: 1))
    #expect(told.hasPrefix("value10 = [0, 1000") && told.unicodeScalars.count <= 120)
  }
}
