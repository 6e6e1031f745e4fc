import Domain
import Store
import Testing

@Suite struct ReviewsTests {
  private let database: AppDatabase

  init() throws { database = try .empty() }

  private func moment(_ seconds: Int64) -> Moment {
    Moment(Instant(milliseconds: 1_772_442_000_000 + seconds * 1000), offsetSeconds: 3600)
  }

  private func review(_ slug: String, at seconds: Int64, chosen: Grade? = nil) -> GradedReview {
    GradedReview(
      slug: slug, moment: moment(seconds),
      facts: ReviewFacts(
        verdict: .accepted, wrongSubmits: 2, hintsOpened: 1, openedEditorial: false,
        openedSolution: true, activeSeconds: 611, parMinutes: 25), chosen: chosen)
  }

  @Test func `a review comes back with its raw facts`() async throws {
    let kept = try await database.keepReview(review("a", at: 0)) { _ in true }
    let id = try #require(kept?.id)
    var expected = review("a", at: 0)
    expected.id = id
    #expect(kept == expected)
    #expect(try await database.reviews() == [expected])
  }

  @Test func `reviews are told oldest first, of all problems or of one`() async throws {
    for (slug, seconds) in [("a", 50), ("b", 10), ("a", 20)] as [(String, Int64)] {
      _ = try await database.keepReview(review(slug, at: seconds)) { _ in true }
    }
    #expect(try await database.reviews().map(\.slug) == ["b", "a", "a"])
    let ofOne = try await database.reviews(slug: "a")
    #expect(ofOne.map(\.moment) == [moment(20), moment(50)])
  }

  @Test func `a review may be refused beside the newest one of its problem`() async throws {
    _ = try await database.keepReview(review("a", at: 0)) { $0 == nil }
    let second = try await database.keepReview(review("a", at: 5)) { newest in
      newest?.moment != self.moment(0)
    }
    #expect(second == nil)
    #expect(try await database.keepReview(review("b", at: 5)) { $0 == nil } != nil)
    #expect(try await database.reviews().count == 2)
  }

  @Test func `the learner's grade is kept beside the facts`() async throws {
    let kept = try await database.keepReview(review("a", at: 0)) { _ in true }
    let id = try #require(kept?.id)
    let changed = try await database.chooseGrade(.easy, ofReview: id)
    #expect(changed?.chosen == .easy)
    #expect(changed?.suggested == .again)
    #expect(try await database.reviews().first == changed)
    #expect(try await database.chooseGrade(nil, ofReview: id)?.chosen == nil)
    #expect(try await database.chooseGrade(.good, ofReview: id + 1) == nil)
  }

  @Test func `signs of work come with runs and submissions, oldest first`() async throws {
    try await database.recordActivity(
      Activity(slug: "two-sum", kind: .hint, part: 2, moment: moment(30)))
    try await database.recordActivity(
      Activity(slug: "two-sum", kind: .opened, moment: moment(0)))
    try await database.recordActivity(Activity(slug: "b", kind: .opened, moment: moment(0)))
    let verdict = Verdict(
      slug: "two-sum", contentVersion: "1", language: .swift, verdict: .wrongAnswer, passed: 0,
      total: 1, limits: Limits(),
      compile: CompileReport(milliseconds: 1, cached: true, optimised: true), jail: "L4")
    try await database.recordAttempt(
      purpose: .submit, source: "x", verdict: verdict, finishedAt: moment(60).instant,
      offsetSeconds: 3600)
    let signs = try await database.activities(slug: "two-sum")
    #expect(signs.map(\.kind) == [.opened, .hint, .submit])
    #expect(signs.map(\.part) == [0, 2, 0])
    #expect(signs.map(\.moment) == [moment(0), moment(30), moment(60)])
  }

  @Test func `submissions are told oldest first, of all problems or of one`() async throws {
    let made: [(String, Int64, Attempt.Purpose)] = [
      ("a", 90, .submit), ("b", 20, .submit), ("a", 30, .run), ("a", 10, .submit),
    ]
    for (slug, seconds, purpose) in made {
      try await database.recordAttempt(
        purpose: purpose, source: "x", verdict: .sample(.accepted, slug: slug),
        finishedAt: moment(seconds).instant)
    }
    let all = try await database.submissions { _ in 3600 }
    #expect(all.map(\.slug) == ["a", "b", "a"])
    #expect(all.map(\.moment) == [10, 20, 90].map(moment))
    #expect(try await database.submissions(slug: "a") { _ in 3600 } == [all[0], all[2]])
    #expect(try await database.submissions(slug: "c") { _ in 3600 }.isEmpty)
  }

  @Test func `signs that say nothing new are left out where that is wanted`() async throws {
    for seconds in [0, 20, 59, 60, 130] as [Int64] {
      try await database.recordActivity(
        Activity(slug: "a", kind: .draft, moment: moment(seconds)), unlessWithin: 60)
    }
    #expect(try await database.activities(slug: "a").map(\.moment) == [0, 60, 130].map(moment))
    let hint = Activity(slug: "a", kind: .hint, part: 1, moment: moment(131))
    try await database.recordActivity(hint)
    try await database.recordActivity(hint)
    #expect(try await database.activities(slug: "a").filter { $0.kind == .hint } == [hint])
  }
}
