@testable import AppFeature
import Domain
import Foundation
@testable import ProblemsFeature
import SiteKit
import Store
@testable import StudyFeature
import Testing
import TestSupport

@Suite struct ReviewTests {
  private let bench: ReviewBench

  init() throws { bench = try ReviewBench() }

  @Test func `an accepted submission makes the first review, graded by what happened`()
    async throws
  {
    await bench.open()
    bench.advance(minutes: 5)
    let review = try #require(try await bench.submit())
    #expect(review.grade == .easy)
    #expect(review.chosen == nil)
    #expect(
      review.facts
        == ReviewFacts(verdict: .accepted, activeSeconds: 300, parMinutes: 15))
    let standings = try await bench.services.reviewDeck().standings
    #expect(standings.map(\.slug) == ["two-sum"])
    #expect(standings[0].retrievability == 1)
    #expect(standings[0].stability == 8.2956)
  }

  @Test func `failures, runs and other endings make no review`() async throws {
    for kind in [VerdictKind.wrongAnswer, .compileError, .cancelled, .internalError] {
      #expect(try await bench.submit(kind) == nil)
    }
    let attempt = try await bench.database.recordAttempt(
      purpose: .run, source: "x", verdict: .sample(.accepted), finishedAt: bench.now)
    #expect(try await Review.take(attempt, of: .twoSum, with: bench.services) == nil)
    #expect(try await bench.services.reviewDeck().standings.isEmpty)
  }

  @Test func `wrong tries count, but not those that were stopped or not built`() async throws {
    await bench.open()
    for kind in [VerdictKind.wrongAnswer, .cancelled, .compileError, .internalError, .timeLimit] {
      bench.advance(minutes: 2)
      try await bench.submit(kind)
    }
    bench.advance(minutes: 2)
    let review = try #require(try await bench.submit())
    #expect(review.facts.wrongSubmits == 2)
    #expect(review.grade == .hard)
  }

  @Test func `wrong tries count, however many runs came after them`() async throws {
    await bench.open()
    for _ in 0..<2 { try await bench.submit(.wrongAnswer) }
    for _ in 0..<50 { try await bench.run() }
    bench.advance(minutes: 2)
    let review = try #require(try await bench.submit())
    #expect(review.facts.wrongSubmits == 2)
    #expect(review.grade == .hard)
  }

  @Test func `whoever grades by hand does so beside the last verdict`() async throws {
    await bench.open()
    for kind in [VerdictKind.wrongAnswer, .timeLimit, .compileError, .cancelled] {
      bench.advance(minutes: 2)
      try await bench.submit(kind)
    }
    let review = try await Review.grade("two-sum", as: .hard, with: bench.services)
    #expect(review.facts.verdict == .compileError)
    #expect(review.facts.wrongSubmits == 2)
  }

  @Test(arguments: [
    (nil, nil, Grade.good), (Activity.Kind.opened, 90, .easy), (.draft, 90, .easy),
  ])
  func `the time is known where the work's beginning is`(
    sign: Activity.Kind?, seconds: Int?, grade: Grade
  ) async throws {
    if let sign { await Review.note(sign, slug: "two-sum", with: bench.services) }
    bench.advance(minutes: 1)
    try await bench.run()
    bench.go(to: "2026-03-02T09:01:30Z")
    let review = try #require(try await bench.submit())
    #expect(review.facts.activeSeconds == seconds)
    #expect(review.grade == grade)
  }

  @Test(arguments: [
    (PageHelp.hint(1), Grade.hard), (.editorial, .again), (.solution, .again),
  ])
  func `opened help is remembered and decides`(help: PageHelp, grade: Grade) async throws {
    await bench.open()
    try await Review.open(help, slug: "two-sum", with: bench.services)
    try await Review.open(help, slug: "two-sum", with: bench.services)
    bench.advance(minutes: 3)
    let review = try #require(try await bench.submit())
    #expect(review.grade == grade)
    #expect(review.facts.hintsOpened == (help == .hint(1) ? 1 : 0))
  }

  @Test func `what is read after a review does not spoil the next one`() async throws {
    await bench.open()
    try await bench.submit()
    bench.advance(minutes: 5)
    try await Review.open(.editorial, slug: "two-sum", with: bench.services)
    bench.advance(days: 9)
    await bench.open()
    bench.advance(minutes: 5)
    let second = try #require(try await bench.submit())
    #expect(!second.facts.openedEditorial)
    #expect(second.facts.activeSeconds == 300)
    #expect(second.grade == .easy)
  }

  @Test func `a program from elsewhere is no quick one, as its time is not known`() async throws {
    let review = try #require(try await bench.submit())
    #expect(review.facts.activeSeconds == nil)
    #expect(review.grade == .good)
  }

  @Test func `a day has one review of a problem`() async throws {
    #expect(try await bench.submit() != nil)
    bench.advance(minutes: 60)
    #expect(try await bench.submit() == nil)
    // The day begins at four in the morning.
    bench.go(to: "2026-03-03T03:59:00Z")
    #expect(try await bench.submit() == nil)
    bench.go(to: "2026-03-03T04:00:00Z")
    #expect(try await bench.submit() != nil)
    #expect(try await bench.database.reviews().count == 2)
  }

  @Test func `solving ahead of time counts with the days that passed`() async throws {
    try await Review.grade("two-sum", as: .easy, with: bench.services)
    try await Review.grade("coin-change", as: .easy, with: bench.services)
    bench.advance(days: 2)
    try await bench.submit()
    let early = try #require(try await bench.services.reviewDeck().standings.last).stability
    bench.advance(days: 6)
    try await bench.submit(.accepted, "coin-change")
    let inTime = try #require(try await bench.services.reviewDeck().standings.first).stability
    #expect(early > 8.2956)
    #expect(early < inTime)
  }

  @Test func `the learner's grade counts, and the suggested one stays beside it`() async throws {
    let made = try #require(try await bench.submit())
    let changed = try await Review.grade("two-sum", as: .again, with: bench.services)
    #expect(changed.id == made.id)
    #expect(changed.chosen == .again && changed.suggested == .good)
    #expect(try await bench.days() == 1)
    bench.advance(days: 40)
    let later = try await Review.change(
      review: made.id, of: "two-sum", to: .easy, with: bench.services)
    #expect(later.grade == .easy)
    await #expect(throws: ReviewError.gone) {
      try await Review.change(
        review: made.id, of: "coin-change", to: .easy, with: bench.services)
    }
  }

  @Test func `whoever gives up grades it Again by hand`() async throws {
    await bench.open()
    bench.advance(minutes: 20)
    try await bench.submit(.wrongAnswer)
    #expect(try await bench.model().choices.first(where: \.isSuggested)?.grade == .again)
    let review = try await Review.grade("two-sum", as: .again, with: bench.services)
    #expect(review.facts.verdict == .wrongAnswer)
    #expect(review.suggested == .again)
    #expect(try await bench.days() == 1)
  }

  @Test func `what is due comes with its most likely forgotten first, up to the daily load`()
    async throws
  {
    try await Review.grade("two-sum", as: .again, with: bench.services)
    try await Review.grade("coin-change", as: .easy, with: bench.services)
    let deck = try await bench.services.reviewDeck()
    #expect(try await Review.due(on: deck.today, with: bench.services).isEmpty)
    let later = deck.today.adding(days: 20)
    let due = try await Review.due(on: later, with: bench.services)
    #expect(due.map(\.summary.slug) == ["two-sum", "coin-change"])
    #expect(due[0].overdueDays == 19)
    #expect(due[0].retrievability < due[1].retrievability)
    try await bench.database.changePreferences { $0.reviewsPerDay = 1 }
    #expect(try await Review.due(on: later, with: bench.services).count == 1)
    bench.advance(days: 20)
    try await bench.submit()
    #expect(try await Review.due(on: later, with: bench.services).isEmpty)
    let model = try await Review.model(with: bench.services)
    #expect(model.beyond.map(\.slug) == ["coin-change"])
    #expect(model.note?.hasPrefix("1 more is due") == true)
    #expect(model.headline == "Today's reviews are done")
    #expect(model.empty?.message == "Today's reviews are done.")
    #expect(model.empty?.hint.isEmpty == true)
  }

  @Test func `whoever wants to know more is asked sooner`() async throws {
    try await Review.grade("two-sum", as: .easy, with: bench.services)
    let days = try #require(try await bench.days())
    try await bench.database.changePreferences { $0.desiredRetention = 0.97 }
    #expect(try #require(try await bench.days()) < days)
  }

  @Test func `what was opened stays open in this sitting alone`() async throws {
    func opened() async throws -> Set<PageHelp> {
      try await Workspace.model(
        slug: "two-sum", view: ProblemView(), with: bench.services
      ).opened
    }
    await bench.open()
    try await Review.open(.hint(2), slug: "two-sum", with: bench.services)
    bench.advance(minutes: 30)
    #expect(try await opened() == [.hint(2)])
    try await bench.submit()
    #expect(try await opened() == [.hint(2)])
    try await Review.open(.editorial, slug: "two-sum", with: bench.services)
    #expect(try await opened() == [.hint(2), .editorial])
    bench.go(to: "2026-03-03T08:00:00Z")
    #expect(try await opened().isEmpty)
  }

  @Test func `signs of work close to each other are one`() async throws {
    await bench.open()
    await Review.note(.draft, slug: "two-sum", with: bench.services)
    bench.advance(minutes: 1)
    await Review.note(.draft, slug: "two-sum", with: bench.services)
    let kinds = try await bench.database.activities(slug: "two-sum").map(\.kind)
    #expect(kinds == [.opened, .draft])
  }

  @Test func `problems say whether they are due`() async throws {
    #expect(try await Problems.entries(with: bench.services).map(\.isDue) == [nil, nil])
    try await Review.grade("two-sum", as: .again, with: bench.services)
    #expect(try await Problems.entries(with: bench.services).map(\.isDue) == [false, nil])
    bench.advance(days: 1)
    #expect(try await Problems.entries(with: bench.services).map(\.isDue) == [true, nil])
    let model = try await Problems.model(
      filter: ProblemFilter(isDue: true), with: bench.services)
    #expect(model.rows.map(\.slug) == ["two-sum"])
  }
}
