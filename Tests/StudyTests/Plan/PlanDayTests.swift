import Domain
import Study
import Testing

@Suite struct PlanDayTests {
  private let entries = [("a", 2), ("b", 2), ("c", 3), ("d", 5), ("e", 6)].map {
    PlanEntry(slug: $0.0, day: .march($0.1))
  }

  @Test(
    arguments: [
      (2, [:], ["a", "b"], [], ["c"]),
      // Missed problems stay due until they are solved, oldest first.
      (3, [:], ["c"], ["a", "b"], []),
      (4, ["a": 2], [], ["b", "c"], ["d"]),
      // What was caught up with today still stands among them, done.
      (5, ["a": 2, "b": 5, "c": 4], ["d"], ["b"], ["e"]),
      // Solved before the plan began.
      (3, ["a": -30, "b": 3], ["c"], ["b"], []),
      (9, ["a": 2, "b": 2, "c": 3, "d": 5, "e": 6], [], [], []),
    ] as [(Int, [String: Int], [String], [String], [String])])
  func `a day has its own, the missed and tomorrow's`(
    day: Int, solved: [String: Int], planned: [String], carried: [String], tomorrow: [String]
  ) {
    let result = PlanDay(
      .march(day), of: entries, solvedOn: solved.mapValues { CivilDate.march($0) })
    #expect(result.planned.map(\.slug) == planned)
    #expect(result.carriedOver.map(\.slug) == carried)
    #expect(result.tomorrow.map(\.slug) == tomorrow)
  }
}
