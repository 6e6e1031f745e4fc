import Domain
import Foundation
import Testing

@Suite struct ReviewFactsTests {
  /// Par is 20 minutes: quick is under 600 s, slow over 1800 s.
  private static func facts(
    _ verdict: VerdictKind? = .accepted, wrong: Int = 0, hints: Int = 0, editorial: Bool = false,
    solution: Bool = false, seconds: Int? = 900
  ) -> ReviewFacts {
    ReviewFacts(
      verdict: verdict, wrongSubmits: wrong, hintsOpened: hints, openedEditorial: editorial,
      openedSolution: solution, activeSeconds: seconds, parMinutes: 20)
  }

  private static let rows: [(ReviewFacts, Grade?, ReviewFacts.Reason?)] = [
    (facts(), .good, .inTime),
    (facts(wrong: 1), .good, .inTime),
    (facts(wrong: 2), .hard, .wrongSubmits),
    (facts(hints: 1), .hard, .openedHints),
    (facts(hints: 3, seconds: 60), .hard, .openedHints),
    (facts(seconds: 1800), .good, .inTime),
    (facts(seconds: 1801), .hard, .slow),
    (facts(seconds: 600), .good, .inTime),
    (facts(seconds: 599), .easy, .quick),
    (facts(wrong: 1, seconds: 599), .good, .inTime),
    (facts(seconds: 0), .easy, .quick),
    (facts(seconds: nil), .good, .accepted),
    (facts(editorial: true, seconds: 60), .again, .openedEditorial),
    (facts(solution: true), .again, .openedSolution),
    (facts(.wrongAnswer, wrong: 1), .again, .failed),
    (facts(.timeLimit, wrong: 3, hints: 2), .again, .failed),
    (facts(.compileError), .again, .failed),
    (facts(nil), nil, nil),
    (facts(nil, hints: 2), nil, nil),
    (facts(nil, editorial: true), .again, .openedEditorial),
  ]

  @Test(arguments: rows)
  func `a grade comes from what happened`(
    facts: ReviewFacts, grade: Grade?, reason: ReviewFacts.Reason?
  ) {
    #expect(facts.suggestion?.grade == grade)
    #expect(facts.suggestion?.reason == reason)
  }

  @Test(arguments: rows.map(\.0))
  func `facts are read back as they were`(facts: ReviewFacts) throws {
    let data = try JSONEncoder().encode(facts)
    #expect(try JSONDecoder().decode(ReviewFacts.self, from: data) == facts)
  }

  @Test func `a fact that is missing did not happen`() throws {
    let facts = try JSONDecoder().decode(
      ReviewFacts.self, from: Data(#"{"parMinutes":20,"verdict":"accepted"}"#.utf8))
    #expect(facts == ReviewFacts(verdict: .accepted, parMinutes: 20))
  }

  @Test(
    arguments: [
      (Grade.easy, .good, .easy), (nil, .good, .good), (Grade.again, nil, .again),
      (nil, nil, .again),
    ] as [(Grade?, Grade?, Grade)])
  func `the learner's grade counts before the suggested one`(
    chosen: Grade?, suggested: Grade?, grade: Grade
  ) {
    let review = GradedReview(
      slug: "a", moment: Moment(Instant(milliseconds: 0), offsetSeconds: 0),
      facts: Self.facts(suggested == nil ? nil : .accepted), chosen: chosen)
    #expect(review.suggested == suggested)
    #expect(review.grade == grade)
  }

  @Test func `grades are numbered as the formulas count`() {
    #expect(Grade.allCases.map(\.number) == [1, 2, 3, 4])
    #expect(Grade.allCases.sorted() == Grade.allCases)
  }
}
