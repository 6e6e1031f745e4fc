import Instrumenter
import Testing

/// Rules that hold for every program (requirements F2, F3): see `Fixture.all`.
struct FixtureTests {
  @Test("Nothing but insertions without a newline is made", arguments: Fixture.all)
  func keepsLines(_ fixture: Fixture) {
    let result = AutoInstrumenter(isProgram: true).instrument(fixture.source)
    #expect(undone(result) == fixture.source)
    #expect(result.edits.edits.allSatisfy { !$0.text.contains("\n") })
  }

  @Test("The instrumented text parses, at every level", arguments: Fixture.all)
  func parsesStill(_ fixture: Fixture) {
    #expect(parses(fixture.source), "the fixture itself is wrong")
    for level in TracingLevel.allCases {
      #expect(parses(traced(fixture.source, level: level)), "level \(level)")
    }
  }

  @Test("A variable is told only behind its declaration", arguments: Fixture.all)
  func tellsDeclaredNamesAlone(_ fixture: Fixture) {
    let result = AutoInstrumenter(isProgram: true).instrument(fixture.source)
    var told: Set<Int> = []
    for slot in result.slots where isWritten(slot.name) {
      for edit in result.edits.edits where tells(edit.text, slot) {
        let before = String(decoding: fixture.source.utf8.prefix(edit.offset), as: UTF8.self)
        #expect(before.contains(slot.name), "\(slot.name) at \(edit.offset)")
        told.insert(slot.id)
      }
    }
    #expect(told.count >= fixture.variables, "only \(told.count) variables are told")
  }

  @Test("Steps, variables and functions of a fixture are traced", arguments: Fixture.all)
  func tracesEverything(_ fixture: Fixture) {
    let result = AutoInstrumenter(isProgram: true).instrument(fixture.source)
    #expect(result.functions.count == result.functionsTraced + fixture.untraced)
    for expected in fixture.contains {
      #expect(result.text.contains(expected), "\(expected) is not in\n\(result.text)")
    }
    for unexpected in fixture.lacks {
      #expect(!result.text.contains(unexpected), "\(unexpected) is in\n\(result.text)")
    }
  }

  /// Whether a name stands in the source before it can be told; `self`, `error` and `$0` need not.
  private func isWritten(_ name: String) -> Bool {
    !name.hasPrefix("self") && !name.hasPrefix("$") && name != "error"
  }

  private func tells(_ text: String, _ slot: SlotTable) -> Bool {
    ["_djB(", "_djV(", "_djT(", "_djE(", "_djD(", "_djM("].contains { call in
      text.contains("\(call)\(slot.id), \(slot.name)") || text.contains("\(call)~\(slot.id), ")
        || text.contains(", \(slot.id)), \(slot.name)")
    }
  }
}
