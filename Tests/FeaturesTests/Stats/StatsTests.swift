@testable import AppFeature
import Domain
import Foundation
import Markup
import SiteKit
import Store
@testable import StudyFeature
import Testing
import TestSupport

@Suite struct StatsTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")
  private static let clock = DayClock(zone: .gmt)

  private static func moment(_ text: String) -> Moment {
    Moment(Instant("\(text):00Z") ?? Instant(milliseconds: 0), offsetSeconds: 0)
  }

  private static func problem(
    _ slug: String, _ title: String, _ topic: Topic, _ difficulty: Difficulty
  ) -> ProblemSummary {
    ProblemSummary(
      slug: slug, title: title, topic: topic, difficulty: difficulty, lists: ["blind75"],
      number: nil, minutes: 15, isLocalOnly: false, contentVersion: "")
  }

  private static func session(_ start: String, minutes: Int64, ended: Bool = false)
    -> FocusSession
  {
    let start = moment(start)
    var session = FocusSession(
      phase: .focus, plannedSeconds: 1500, slug: "two-sum", startedAt: start)
    let end = Instant(milliseconds: start.instant.milliseconds + minutes * 60_000)
    session.stretches = [.init(from: start.instant, to: end)]
    session.endedAt = Moment(end, offsetSeconds: 0)
    session.ending = ended ? .ended : .finished
    return session
  }

  private static func review(
    _ slug: String, _ day: String, _ grade: Grade, seconds: Int? = nil
  ) -> GradedReview {
    GradedReview(
      slug: slug, moment: moment("\(day)T10:00"),
      facts: ReviewFacts(verdict: .accepted, activeSeconds: seconds, parMinutes: 15),
      chosen: grade)
  }

  private static let empty = Stats.Content(
    problems: [
      problem("two-sum", "Two Sum", .arraysHashing, .easy),
      problem("lru-cache", "LRU <Cache>", .linkedList, .medium),
    ], sessions: [], submissions: [], reviews: [], solved: [], retrievability: [:],
    clock: clock, now: moment("2026-03-04T12:00"))

  /// A learner's two weeks.
  private static var full: Stats.Content {
    var content = empty
    content.sessions = [
      session("2026-02-25T09:00", minutes: 25), session("2026-02-27T09:00", minutes: 25),
      session("2026-03-02T09:00", minutes: 25),
      session("2026-03-04T09:00", minutes: 10, ended: true),
    ]
    content.submissions = [
      Submitted(
        id: 1, slug: "two-sum", verdict: .wrongAnswer, moment: moment("2026-02-25T09:10")),
      Submitted(
        id: 2, slug: "two-sum", verdict: .accepted, moment: moment("2026-02-25T09:20")),
      Submitted(
        id: 3, slug: "lru-cache", verdict: .timeLimit, moment: moment("2026-03-03T09:20")),
      Submitted(
        id: 4, slug: "two-sum", verdict: .accepted, moment: moment("2026-03-04T02:00")),
    ]
    content.reviews = [
      review("two-sum", "2026-02-25", .good, seconds: 600), review("two-sum", "2026-03-03", .again),
    ]
    content.solved = ["two-sum"]
    content.retrievability = ["two-sum": 0.913]
    return content
  }

  @Test func `an empty profile says of each figure when it will stand here`() throws {
    let model = Stats.Model(Self.empty)
    #expect(model.figures.map(\.name) == Stats.Figure.Name.allCases)
    #expect(model.figures.allSatisfy { $0.empty?.contains("will appear here once") == true })
    let page = Stats.html(model, context).text
    expectWellFormed(page)
    #expect(!page.contains("class=\"plot\""))
    try expectSnapshot(Stats.text(model), named: "stats-empty.txt")
  }

  @Test func `a profile with two weeks has every figure`() throws {
    let model = Stats.Model(Self.full)
    #expect(model.figures.allSatisfy { $0.empty == nil })
    let page = Stats.html(model, context).text
    expectWellFormed(page)
    #expect(!page.contains("<Cache>"))
    try expectSnapshot(page, named: "stats.html")
    try expectSnapshot(Stats.text(model), named: "stats.txt")
    try expectSnapshot(Stats.json(model).json + "\n", named: "stats.json")
  }

  @Test func `the numbers at the top compare with last week by the same weekday`() {
    let cards = Stats.Model(Self.full).cards
    #expect(
      cards.map { "\($0.title): \($0.value). \($0.note)" } == [
        "Focus this week: 35 min. 10 min more than last week by Wednesday.",
        "Solved this week: 0. 1 fewer than last week by Wednesday.",
        "Streak: 2 days. Today is still open.", "Completion: 50 %. 1 of 2 problems.",
      ])
  }

  @Test func `two weeks without anything are not compared`() {
    #expect(Stats.Model(Self.empty).cards.prefix(2).map(\.note) == ["", ""])
    var content = Self.empty
    content.sessions = [
      Self.session("2026-02-25T09:00", minutes: 25), Self.session("2026-03-04T09:00", minutes: 25),
    ]
    #expect(Stats.Model(content).cards[0].note == "As much as last week by Wednesday.")
  }

  @Test(
    arguments: [
      ([2, 3], "2026-03-02", "2 days"), ([2, 3, 4], "2026-03-02", "3 days"),
      ([], "2026-03-04", "0 days"),
    ] as [([Int], String, String)])
  func `the streak leads to each of its days`(days: [Int], from: String, value: String) {
    var content = Self.empty
    content.sessions = days.map { Self.session("2026-03-0\($0)T09:00", minutes: 25) }
    let streak = Stats.Model(content).cards[2]
    let rows = StatsRows(.done, from: CivilDate(from), to: CivilDate("2026-03-04"))
    #expect(streak.value == value && streak.path == .stats(.rows(rows)))
    #expect(Stats.Rows(rows, of: content).lines.count == days.count)
  }

  @Test func `a submission and the review that it made are one piece of work`() {
    var content = Self.empty
    let moment = Self.moment("2026-03-04T09:00")
    content.submissions = [
      Submitted(id: 1, slug: "two-sum", verdict: .accepted, moment: moment),
      Submitted(id: 2, slug: "lru-cache", verdict: .wrongAnswer, moment: moment),
    ]
    content.reviews = ["two-sum", "lru-cache"].map {
      GradedReview(slug: $0, moment: moment, facts: ReviewFacts(parMinutes: 15), chosen: .good)
    }
    let year = Stats.Model(content).figures.first { $0.name == .year }
    #expect(year?.rows.map(\.cells) == [["2"]])
    let lines = Stats.Rows(StatsRows(.done), of: content).lines
    #expect(
      lines.map { "\($0.what) \($0.problem ?? "")" }.sorted()
        == ["Review LRU <Cache>", "Submission Two Sum"])
  }

  @Test func `every row of a figure leads somewhere, and to as many rows as it counts`() {
    let model = Stats.Model(Self.full)
    for figure in model.figures {
      for row in figure.rows where (row.amounts.first ?? nil) != 0 && figure.name != .retention {
        #expect(row.path != nil, "\(figure.name): \(row.label)")
      }
    }
    func lines(_ rows: StatsRows) -> [String] {
      Stats.Rows(rows, of: Self.full).lines.map { "\($0.time) \($0.what) \($0.detail)" }
    }
    let (from, to) = (CivilDate("2026-03-02"), CivilDate("2026-03-08"))
    #expect(
      lines(StatsRows(.focus, from: from, to: to)) == [
        "4 Mar 2026, 09:00 Focus 10 min, ended early",
        "2 Mar 2026, 09:00 Focus 25 min, finished",
      ])
    #expect(
      lines(StatsRows(.solved)) == ["25 Feb 2026, 09:20 Submission Accepted"])
    // 02:00 belongs to the day before.
    #expect(
      lines(StatsRows(.done, from: CivilDate("2026-03-03"), to: CivilDate("2026-03-03"))) == [
        "3 Mar 2026, 02:00 Submission Accepted", "3 Mar 2026, 10:00 Review Again",
      ])
    #expect(lines(StatsRows(.stumbles, topic: .linkedList)).count == 1)
    #expect(lines(StatsRows(.stumbles, slug: "two-sum")).count == 2)
    #expect(
      lines(StatsRows(.timed, difficulty: .easy)) == [
        "25 Feb 2026, 10:00 Review 10 min of 15 min"
      ])
    #expect(lines(StatsRows(.recalls, span: 2)) == ["3 Mar 2026, 10:00 Review Again, after 6 days"])
    #expect(lines(StatsRows(.recalls, span: 0)).isEmpty)
    #expect(lines(StatsRows(.recalls, span: 99)).count == 1)
  }

  @Test func `the rows have a page with links to what they are about`() throws {
    let rows = Stats.Rows(StatsRows(.stumbles), of: Self.full)
    let page = Stats.html(rows, context).text
    expectWellFormed(page)
    #expect(page.contains("href=\"/problems/lru-cache/attempts/3\""))
    #expect(page.contains("LRU &lt;Cache&gt;"))
    var content = Self.empty
    content.drilled = [Self.moment("2026-03-04T09:00")]
    let cards = Stats.html(Stats.Rows(StatsRows(.done), of: content), context).text
    #expect(cards.contains(">Interview card</a></td><td></td>"), "a link has a name")
    content.problems = []
    content.submissions = Self.full.submissions
    let gone = Stats.html(Stats.Rows(StatsRows(.stumbles), of: content), context).text
    #expect(gone.contains("<td>lru-cache</td>"), "no link leads to a problem that is gone")
    let none = Stats.html(Stats.Rows(StatsRows(.timed), of: Self.empty), context).text
    #expect(none.contains("There are no rows."))
  }

  @Test func `the figures are read from what is kept`() async throws {
    let services = try Services.test(problems: [.twoSum])
    try await services.database.recordAttempt(
      purpose: .submit, source: "", verdict: .sample(.wrongAnswer), finishedAt: .sample)
    try await services.database.recordAttempt(
      purpose: .submit, source: "", verdict: .sample(.accepted), finishedAt: .sample,
      offsetSeconds: 3600)
    try await services.database.recordAttempt(
      purpose: .run, source: "", verdict: .sample(.accepted), finishedAt: .sample)
    try await FocusTimer.start(FocusTimer.Wish(), with: services)
    let model = try await Stats.model(with: services)
    #expect(model.cards.map(\.value) == ["0 min", "1", "1 day", "100 %"])
    #expect(try await Stats.rows(StatsRows(.stumbles), with: services).lines.count == 1)
    #expect(try await Stats.rows(StatsRows(.done), with: services).lines.count == 1)
    #expect(try await Stats.rows(StatsRows(.focus), with: services).lines.count == 1)
  }
}
