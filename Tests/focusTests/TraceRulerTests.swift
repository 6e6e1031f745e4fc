import Testing
import TraceFile

@testable import focus

struct TraceRulerTests {
  @Test(
    arguments: [
      // A column a step: rounds begin at 1, 4 and 7, calls at 3, 6 and 9.
      (12, 5, "━┬━◇┬●◇┬─◇──"), (12, 0, "●┬─◇┬─◇┬─◇──"), (12, 11, "━┬━◇┬━◇┬━◇━●"),
      // A call hides a round in the same column.
      (9, 11, "┬━◇━◇┬◇━●"),
      // Marks that are too dense say nothing.
      (6, 0, "●─────"), (6, 11, "━━━━━●"),
      (1, 3, "●"), (0, 3, ""),
    ] as [(Int, Int, String)])
  func `rounds, calls and the place in the run`(columns: Int, step: Int, text: String) throws {
    let trace = try squaresTrace()
    #expect(TraceRuler(of: trace, columns: columns).text(at: step) == text)
  }

  @Test func `of nested calls the outer ones are marked first`() throws {
    var events: [TraceEvent] = [.step(line: 1)]
    for _ in 0..<2 {
      events += [.enter(function: 1), .step(line: 2)]
      for _ in 0..<10 { events += [.enter(function: 2), .step(line: 3), .exit(nil)] }
      events.append(.exit(nil))
    }
    let trace = try pythonTrace(of: events + [.finish(status: 0)])
    #expect(TraceRuler(of: trace, columns: 12).text(at: trace.steps).count { $0 == "◇" } == 2)
  }

  @Test func `a run without steps has a ruler too`() {
    #expect(TraceRuler(steps: 0, columns: 3).text(at: 0) == "●──")
  }

  @Test func `loops begin with their words`() {
    let lines = [
      "for i in x:", "  while a < b {", "outer: for x in y {", "} while x", "repeat {", "for(;;)",
      "format()", "# for x", "x = [i for i in y]", "forward = 1",
    ]
    #expect(TraceRuler.loops(in: lines) == [1, 2, 3, 4, 5, 6])
  }
}
