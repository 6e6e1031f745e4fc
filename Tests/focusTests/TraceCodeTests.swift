import Testing

@testable import focus

struct TraceCodeTests {
  @Test(
    arguments: [
      (9, 10, ["    7", "    8", "•   9", " → 10", "   11", "   12", "   13"]),
      (0, 1, [" →  1", "    2", "    3", "    4", "    5", "    6", "    7"]),
      (5, 5, ["    2", "    3", "    4", "•→  5", "    6", "    7", "    8"]),
      // A call's line and the one that it returned from, however far apart.
      (20, 2, ["    1", " →  2", "    3", "    4", "    5", "    6", "•  20"]),
      (1, 20, ["•   1", "   15", "   16", "   17", "   18", "   19", " → 20"]),
      // Nothing is about to run; nothing is known at all; lines that the source does not have.
      (20, 0, ["   14", "   15", "   16", "   17", "   18", "   19", "•  20"]),
      (0, 0, ["    1", "    2", "    3", "    4", "    5", "    6", "    7"]),
      (99, 98, ["   14", "   15", "   16", "   17", "   18", "   19", "   20"]),
    ] as [(Int, Int, [String])])
  func `seven lines around the one that is about to run`(
    ran: Int, next: Int, shown: [String]
  ) {
    let lines = TraceCode((1...20).map { "line \($0)" }).window(ran: ran, next: next)
    #expect(lines.map { String($0.text.prefix(5)) } == shown)
    #expect(lines.allSatisfy { $0.weight == ($0.text.contains("→") ? .strong : .plain) })
  }

  @Test func `a short source is shown whole`() {
    let lines = TraceCode(["a", "\tb\r", ""]).window(ran: 1, next: 2)
    #expect(lines.map(\.text) == ["•  1  a", " → 2      b"])
    #expect(TraceCode([""]).window(ran: 1, next: 1).isEmpty)
    #expect(TraceCode([]).window(ran: 0, next: 0).isEmpty)
  }
}
