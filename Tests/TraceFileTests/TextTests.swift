import Testing

@testable import TraceFile

@Suite struct TextTests {
  static let values: [(TraceValue, swift: String, python: String)] = [
    (.nothing, "nil", "None"), (.bool(true), "true", "True"), (.integer(-3), "-3", "-3"),
    (.double(3), "3.0", "3.0"), (.double(1e-7), "1e-07", "1e-07"),
    (.string("a\"\n"), "\"a\\\"\\n\"", "\"a\\\"\\n\""),
    (.list([.integer(1), .nothing]), "[1, nil]", "[1, None]"),
    (.tuple([.integer(1), .integer(2)]), "(1, 2)", "(1, 2)"),
    (.dictionary(TraceTable()), "[:]", "{}"),
    (
      .structure(type: 1, fields: [.integer(1), .integer(2)]), "Point(x: 1, y: 2)",
      "Point(x=1, y=2)"
    ),
    (.enumeration(type: 2, name: "round", payload: [.integer(1)]), ".round(1)", "Shape.round(1)"),
    (.cut(count: 9, head: .list([.integer(1)])), "[1, … 8 more]", "[1, … 8 more]"),
    (.cutString(bytes: 99, head: "ab"), "\"ab…\"", "\"ab…\""), (.reference(77), "#77", "#77"),
    (.list([.list([.list([.list([.integer(1)])])])]), "[[[[…]]]]", "[[[[…]]]]"),
  ]

  @Test(arguments: values)
  func `a value as text`(_ value: TraceValue, _ swift: String, _ python: String) throws {
    for (language, text) in [("swift", swift), ("python", python)] {
      let trace = try makeTrace(RandomTape.definitions, language: language)
      #expect(trace.text(of: value, in: trace.state(at: 0)) == text)
    }
  }

  @Test func `a long list is cut with a count`() throws {
    let trace = try makeTrace(RandomTape.definitions)
    let list = TraceValue.list((0..<1000).map { .integer($0) })
    #expect(
      trace.text(of: list, in: trace.state(at: 0), limit: 10) == "[0, 1, 2, 3, … 996 more]")
  }

  @Test func `a step in one line`() throws {
    let trace = try makeTrace(bubbleSort([2, 1]))
    var cursor = trace.cursor()
    var lines = [trace.narration(of: cursor)]
    while cursor.next() { lines.append(trace.narration(of: cursor)) }
    #expect(
      lines == [
        "", "nums = [2, 1]", "i = 0", "j = 0", "the condition is true",
        "2 and 1 swap places: nums[0] and nums[1]", "i is now 1 (was 0)", "prints \"[1, 2]\"",
      ])
  }

  @Test func `calls and returns in one line`() throws {
    let trace = try makeTrace(fibonacci(2))
    let lines = (0...trace.steps).map { trace.narration(of: trace.cursor(at: $0)) }
    #expect(lines[1] == "call fib(2)")
    #expect(lines.contains("fib returns 1; call fib(0)"))
    #expect(lines.contains("fib returns 0; fib returns 1; v0 = 1"))
  }

  @Test func `a step as lines of text`() throws {
    let trace = try makeTrace(bubbleSort([2, 1]), source: "var nums = [2, 1]\n  for i in nums {")
    #expect(
      trace.text(of: trace.cursor(at: 1)) == """
        Step 1 of 7, line 2: for i in nums {
        top level
          nums = [2, 1]

        """)
    #expect(
      try expressionTrace().text(of: expressionTrace().cursor(at: 1)).contains(
        "Objects\n  Node#1 = Node(value: 1, next: Node#2)"))
  }
}
