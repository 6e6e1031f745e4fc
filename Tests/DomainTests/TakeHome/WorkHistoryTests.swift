import Domain
import Testing

@Suite(.timeLimit(.minutes(20)))
struct WorkHistoryTests {
  /// `s` changes sources, `t` tests, `b` both, `n` neither.
  private func history(
    _ kinds: String, subject: String = "Count the lamps again"
  ) -> WorkHistory {
    WorkHistory(
      commits: [.init(subject: "Start", changesSources: true, changesTests: true)]
        + kinds.map {
          .init(
            subject: subject, changesSources: "sb".contains($0), changesTests: "tb".contains($0))
        }, notes: nil)
  }

  private func lost(_ history: WorkHistory) -> [String] {
    history.findings.filter { $0.loss != nil }.map(\.id)
  }

  @Test(arguments: [
    ("bbb", true), ("tsts", true), ("ttts", true), ("sss", false), ("sst", false), ("tss", true),
    ("stss", false), ("nnn", false),
  ])
  func `tests come in the same commit or before`(kinds: String, isFirst: Bool) {
    #expect(lost(history(kinds)).contains("tests-first") == !isFirst)
  }

  @Test(arguments: [("b", false), ("bb", false), ("bbb", true), ("", false)])
  func `three commits after the first are steps`(kinds: String, isEnough: Bool) {
    #expect(lost(history(kinds)).contains("commits") == !isEnough)
  }

  @Test(arguments: [
    ("wip", false), ("update", false), ("Fixed", false), ("Show euros on open pages", true),
    ("fix the bug", true),
  ])
  func `a subject says something`(subject: String, says: Bool) {
    #expect(lost(history("bbb", subject: subject)).contains("messages") == !says)
  }

  @Test func `a commit that changes nothing is no step`() {
    var history = history("bbb")
    history.commits?[2].isEmpty = true
    #expect(lost(history).contains("commits"))
  }

  @Test(arguments: [([], true), (["Panel"], true), (["Panel", "Lamp"], false)])
  func `notes are about something in the code`(named: [String], isLost: Bool) {
    let notes = "# A\n# B\n# C\n" + String(repeating: "word ", count: 150)
    let history = WorkHistory(commits: nil, notes: notes, named: named)
    #expect(lost(history) == (isLost ? ["notes"] : []))
  }

  @Test func `without commits only the notes are judged`() {
    let history = WorkHistory(commits: nil, notes: "# A\n# B\n# C\nshort")
    #expect(history.findings.map(\.id) == ["notes", "notes-sections"])
    #expect(lost(history) == ["notes"])
    #expect(history.findings.reduce(0) { $0 + $1.outOf } == 4)
  }

  @Test(arguments: [
    (WorkHistory.Order.testsFirst, [String](), 10),
    (.notShown("They never failed."), ["tests-first"], 10),
    (.unjudged("No time."), [], 6),
  ])
  func `where the order was tried, four points are for it`(
    order: WorkHistory.Order, losses: [String], outOf: Int
  ) {
    var history = history("sss")
    history.order = order
    history.notes = "# A\n# B\n# C\n" + String(repeating: "word ", count: 150)
    #expect(lost(history) == losses)
    #expect(history.findings.reduce(0) { $0 + $1.outOf } == outOf)
  }
}
