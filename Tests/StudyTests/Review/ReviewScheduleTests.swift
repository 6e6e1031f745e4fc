import Domain
import Testing

@testable import Study

@Suite struct ReviewScheduleTests {
  private let start = CivilDate(daysSinceEpoch: 20_000)
  private let plain = ReviewSchedule(isFuzzed: false)

  private func step(_ offset: Int, _ grade: Grade) -> ReviewSchedule.Step {
    ReviewSchedule.Step(day: start.adding(days: offset), grade: grade)
  }

  @Test func `nothing stands before the first review`() {
    #expect(plain.standing(after: [], slug: "a") == nil)
  }

  @Test func `a history is dated from its last day`() throws {
    let steps = [step(0, .good), step(3, .good), step(17, .again)]
    let standing = try #require(plain.standing(after: steps, slug: "a"))
    #expect(standing.lastDay == start.adding(days: 17))
    #expect(standing.dueOn == standing.lastDay.adding(days: standing.intervalDays))
    #expect(standing.reviews == 3)
    #expect(standing.lapses == 1)
  }

  @Test func `a first Again is no lapse`() {
    #expect(plain.standing(after: [step(0, .again)], slug: "a")?.lapses == 0)
  }

  @Test func `days that passed count, early and late`() throws {
    let stabilities = try [1, 3, 30].map { gap in
      let steps = [step(0, .good), step(gap, .good)]
      return try #require(plain.standing(after: steps, slug: "a")).memory.stability
    }
    #expect(stabilities == stabilities.sorted())
    #expect(Set(stabilities).count == 3)
  }

  @Test func `a second review of a day weakens nothing but when forgotten`() throws {
    let first = try #require(plain.standing(after: [step(0, .good)], slug: "a"))
    let again = plain.choices(after: first, on: first.lastDay, slug: "a")
    #expect(again[.good]?.memory.stability == first.memory.stability)
    #expect((again[.again]?.memory.stability ?? 9) < first.memory.stability)
  }

  @Test(arguments: [true, false])
  func `intervals rise with the grade`(isFuzzed: Bool) throws {
    let schedule = ReviewSchedule(isFuzzed: isFuzzed)
    for number in 0..<60 {
      let slug = "problem-\(number)"
      var standing: ReviewSchedule.Standing?
      for offset in 0..<6 {
        let day = standing?.dueOn.adding(days: offset) ?? start
        let choices = schedule.choices(after: standing, on: day, slug: slug)
        let days = try Grade.allCases.map { try #require(choices[$0]).intervalDays }
        #expect(days[0] >= 1 && days[0] < days[1] && days[1] < days[2] && days[2] < days[3])
        standing = choices[Grade.allCases[(number + offset) % 4]]
      }
    }
  }

  @Test func `the same history always has the same day, other problems others`() {
    let schedule = ReviewSchedule()
    let steps = [step(0, .easy), step(8, .easy)]
    let days = (0..<40).map { schedule.standing(after: steps, slug: "p\($0)")?.intervalDays ?? 0 }
    #expect(
      days == (0..<40).map { schedule.standing(after: steps, slug: "p\($0)")?.intervalDays })
    #expect(Set(days).count > 3)
    let exact = plain.standing(after: steps, slug: "p0")?.intervalDays ?? 0
    #expect(days.allSatisfy { FSRS.fuzzRange(exact).lowerBound - 2 <= $0 })
  }

  @Test func `moved or not, an interval that outgrew the days that passed stays longer`() throws {
    let schedule = ReviewSchedule()
    for number in 0..<60 {
      let slug = "problem-\(number)"
      let first = try #require(schedule.standing(after: [step(0, .easy)], slug: slug))
      for elapsed in 1...80 {
        let day = start.adding(days: elapsed)
        let exact = try #require(plain.choices(after: first, on: day, slug: slug)[.hard])
        let moved = try #require(schedule.choices(after: first, on: day, slug: slug)[.hard])
        #expect(exact.intervalDays <= elapsed || moved.intervalDays > elapsed)
      }
    }
  }

  @Test(arguments: [(0.5, 0.7), (0.7, 0.7), (0.9, 0.9), (0.97, 0.97), (1.0, 0.97)])
  func `retention is held to what makes sense`(wanted: Double, held: Double) {
    #expect(ReviewSchedule(desiredRetention: wanted).desiredRetention == held)
  }

  @Test func `whoever wants to know more reviews more often`() throws {
    let days = try [0.97, 0.9, 0.8, 0.7].map { retention in
      try #require(
        ReviewSchedule(desiredRetention: retention, isFuzzed: false)
          .standing(after: [step(0, .easy)], slug: "a")
      ).intervalDays
    }
    #expect(days == days.sorted())
    #expect(Set(days).count == 4)
  }

  @Test func `the chance falls to what was wanted on the day that it is due`() throws {
    let standing = try #require(plain.standing(after: [step(0, .easy)], slug: "a"))
    let chance = plain.retrievability(of: standing, on: standing.dueOn)
    #expect(FSRSTests.isNear(chance, 0.9, by: 0.01))
    #expect(plain.retrievability(of: standing, on: start) == 1)
  }
}
