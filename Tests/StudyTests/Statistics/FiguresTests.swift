import Domain
import Study
import Testing

@Suite struct FiguresTests {
  private static func moment(_ day: String, offset: Int = 0) -> Moment {
    Moment(Instant("\(day)T12:00:00Z") ?? Instant(milliseconds: 0), offsetSeconds: offset)
  }

  private static func review(
    _ slug: String, _ day: String, _ grade: Grade, seconds: Int? = nil,
    verdict: VerdictKind? = .accepted, minutes: Int = 15
  ) -> GradedReview {
    GradedReview(
      slug: slug, moment: moment(day),
      facts: ReviewFacts(verdict: verdict, activeSeconds: seconds, parMinutes: minutes),
      chosen: grade)
  }

  private static func submitted(
    _ slug: String, _ verdict: VerdictKind, _ day: String = "2026-03-02"
  ) -> Submitted {
    Submitted(id: 1, slug: slug, verdict: verdict, moment: moment(day))
  }

  private static func problem(_ slug: String) -> ProblemSummary {
    ProblemSummary(
      slug: slug, title: slug, topic: .stack, difficulty: .easy, lists: [], number: nil,
      minutes: 15, isLocalOnly: false, contentVersion: "")
  }

  @Test(
    arguments: [
      ([], [:], 0, nil), (["a"], [:], 33, nil), (["a", "z"], ["a": 0.5], 33, 0.5),
      (["a", "b", "c"], ["a": 0.5, "b": 1, "z": 0], 100, 0.75),
    ] as [(Set<String>, [String: Double], Int, Double?)])
  func `a share counts what is solved, its strength only what was reviewed`(
    solved: Set<String>, known: [String: Double], percent: Int, strength: Double?
  ) {
    let share = Share(
      of: ["a", "b", "c"].map(Self.problem), solved: solved, retrievability: known)
    #expect(share.percent == percent)
    #expect(share.strength == strength)
    #expect(Share(of: [], solved: solved).percent == 0)
  }

  @Test(
    arguments: [
      ([], nil, nil),
      ([review("a", "2026-03-02", .good)], nil, nil),
      ([review("a", "2026-03-02", .again, seconds: 60, verdict: .wrongAnswer)], nil, nil),
      ([review("a", "2026-03-02", .good, seconds: 0)], nil, nil),
      (
        [
          review("a", "2026-03-02", .good, seconds: 600),
          review("b", "2026-03-02", .good, seconds: 1800, minutes: 25),
          review("c", "2026-03-02", .good),
        ], 1200, 100
      ),
    ] as [([GradedReview], Int?, Int?)])
  func `par is met by accepted solutions whose time is known`(
    reviews: [GradedReview], seconds: Int?, percent: Int?
  ) {
    let par = ParTime(reviews)
    #expect(par?.averageSeconds == seconds)
    #expect(par?.percent == percent)
  }

  @Test func `stumbles are wrong submissions and reviews graded Again`() {
    let found = Stumbles.bySlug(
      [
        Self.submitted("a", .wrongAnswer), Self.submitted("a", .timeLimit),
        Self.submitted("a", .accepted), Self.submitted("b", .runtimeError),
        Self.submitted("c", .compileError), Self.submitted("c", .internalError),
        Self.submitted("c", .cancelled),
      ], [Self.review("b", "2026-03-02", .again), Self.review("c", "2026-03-02", .hard)])
    #expect(found == ["a": Stumbles(wrong: 2), "b": Stumbles(wrong: 1, again: 1)])
    #expect(Stumbles.worst(found, most: 5).map(\.key) == ["a", "b"])
    #expect(Stumbles.worst(found, most: 1).map(\.key) == ["a"])
    #expect(
      Stumbles.summed(found) { $0 == "a" ? nil : "topic" }
        == ["topic": Stumbles(wrong: 1, again: 1)])
  }

  @Test func `retention is told by the days since the review before`() {
    let reviews = [
      Self.review("a", "2026-03-01", .good), Self.review("b", "2026-03-01", .good),
      Self.review("b", "2026-03-01", .again), Self.review("a", "2026-03-02", .again),
      Self.review("b", "2026-03-04", .hard), Self.review("a", "2026-03-05", .easy),
      Self.review("a", "2026-12-01", .good),
    ]
    let recalls = RetentionCurve.recalls(reviews, dayStartMinutes: 240)
    #expect(recalls.map(\.days) == [1, 3, 3, 271])
    let curve = RetentionCurve(recalls)
    #expect(curve.points.map(\.percent) == [0, 100, nil, nil, nil, nil, 100])
    #expect(curve.points.map(\.count) == [1, 2, 0, 0, 0, 0, 1])
    #expect(RetentionCurve([]).points.allSatisfy { $0.percent == nil })
  }

  @Test(arguments: [(1, 3, 33), (2, 3, 67), (1, 2, 50), (0, 4, 0)])
  func `shares are rounded to the nearest`(recalled: Int, count: Int, percent: Int) {
    #expect(
      RetentionCurve.Point(days: 1...1, recalled: recalled, count: count).percent == percent)
  }

  @Test func `a problem is solved by its first accepted submission`() {
    let firsts = DayCounts.solved([
      Self.submitted("a", .wrongAnswer, "2026-03-01"), Self.submitted("a", .accepted),
      Self.submitted("a", .accepted, "2026-03-03"), Self.submitted("b", .accepted),
    ])
    #expect(firsts.map(\.slug) == ["a", "b"])
    #expect(firsts.first?.moment == Self.moment("2026-03-02"))
  }
}
