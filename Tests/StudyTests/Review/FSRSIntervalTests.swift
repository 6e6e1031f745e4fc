import Domain
import Testing

@testable import Study

@Suite struct FSRSIntervalTests {
  @Test(arguments: [
    (1, 1...1), (2, 2...2), (3, 2...4), (5, 4...6), (7, 5...9), (8, 6...10), (10, 8...12),
    (14, 12...16), (20, 17...23), (21, 18...24), (50, 46...54), (100, 93...107),
    (365, 345...385), (36_500, 34_673...36_500),
  ])
  func `an interval may be moved within its range`(days: Int, range: ClosedRange<Int>) {
    #expect(FSRS.fuzzRange(days) == range)
    #expect(FSRS.fuzzed(days, by: 0) == range.lowerBound)
    #expect(FSRS.fuzzed(days, by: 0.999_999) == range.upperBound)
  }

  @Test(arguments: [
    (22, 0, 19...25), (22, 18, 19...25), (22, 21, 22...25), (22, 22, 19...25), (3, 2, 3...4),
    (36_500, 36_499, 36_500...36_500), (2, 1, 2...2),
  ])
  func `an interval beyond the days that passed stays beyond them`(
    days: Int, elapsed: Int, range: ClosedRange<Int>
  ) {
    #expect(FSRS.fuzzRange(days, elapsed: elapsed) == range)
    #expect(FSRS.fuzzed(days, elapsed: elapsed, by: 0) == range.lowerBound)
  }

  /// Steps of 1 and 10 minutes, then of 10 for what was forgotten: how PY and TS made their history.
  private struct Steps {
    var parameters: FSRS.Parameters
    var state: FSRS.MemoryState?
    /// Steps left before whole days begin.
    var left = 2
    var days = 0

    mutating func take(_ grade: Grade) -> Int {
      if let before = state, days == 0 {
        state = parameters.repeated(before, grade: grade)
      } else {
        state = parameters.next(state, after: Double(days), grade: grade)
      }
      switch grade {
      case .again: left = max(left, 1)
      case .hard: break
      case .good: left = max(0, left - 1)
      case .easy: left = 0
      }
      days =
        left > 0
        ? 0 : parameters.interval(stability: state?.stability ?? 1, retention: 0.9)
      return days
    }
  }

  @Test(arguments: [
    (FSRS.Parameters.standard, [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]),
    (.version5, [0, 4, 14, 44, 125, 328, 0, 0, 7, 16, 34, 71, 142]),
  ])
  func `the history of intervals with steps`(parameters: FSRS.Parameters, days: [Int]) {
    var steps = Steps(parameters: parameters)
    let grades: [Grade] =
      Array(repeating: .good, count: 6) + [.again, .again] + Array(repeating: .good, count: 5)
    #expect(grades.map { steps.take($0) } == days)
  }

  private static let weightsTS = [
    0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178,
    2.0225, 0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
  ]

  @Test(arguments: [
    ("GGGGGGAAGGGGG", [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773]),
    ("AHGEAHGE", [1, 2, 6, 41, 4, 7, 21, 133]), ("HGEAHGEA", [2, 7, 54, 5, 8, 26, 171, 8]),
    ("GEAHGEAH", [3, 33, 4, 7, 26, 193, 9, 14]), ("EAHGEAHG", [15, 3, 6, 27, 240, 10, 17, 60]),
  ])
  func `the long-term schedule`(letters: String, days: [Int]) throws {
    let schedule = ReviewSchedule(
      parameters: try #require(FSRS.Parameters(Self.weightsTS)), isFuzzed: false)
    #expect(Self.intervals(letters, schedule) == days)
  }

  @Test(arguments: [("A", 1), ("H", 2), ("G", 3), ("E", 8)])
  func `the first interval without minutes`(letters: String, days: Int) {
    #expect(Self.intervals(letters, ReviewSchedule(isFuzzed: false)) == [days])
  }

  @Test(arguments: [
    (FSRS.Parameters.standard, [0, 0, 0, 8]), (.version5, [0, 0, 0, 16]),
  ])
  func `the first interval with steps`(parameters: FSRS.Parameters, days: [Int]) {
    let found = Grade.allCases.map { grade in
      var steps = Steps(parameters: parameters)
      return steps.take(grade)
    }
    #expect(found == days)
  }

  /// Each grade given on the day that the one before led to.
  static func intervals(_ letters: String, _ schedule: ReviewSchedule) -> [Int] {
    let grades: [Character: Grade] = ["A": .again, "H": .hard, "G": .good, "E": .easy]
    var standing: ReviewSchedule.Standing?
    return letters.compactMap { letter in
      let day = standing?.dueOn ?? CivilDate(daysSinceEpoch: 20_000)
      standing = grades[letter].flatMap {
        schedule.choices(after: standing, on: day, slug: "two-sum")[$0]
      }
      return standing?.intervalDays
    }
  }
}
