import Domain
import Foundation
@testable import InterviewsFeature
import Markup
import Store
import Testing
import TestSupport

@testable import SiteKit

@Suite(.timeLimit(.minutes(20))) struct FollowUpTests {
  private static let start: Int64 = 1_772_452_800_000
  private static let context = PageContext(nonce: "n", formToken: "t")

  private static func card(_ id: String, _ question: String, _ points: [String]) -> DrillCard {
    DrillCard(
      id: id, deck: "tiny", project: "tiny", kind: .tradeOff, question: question,
      points: points.map { DrillCard.Point($0) })
  }

  private static let cards = [
    DrillCard.points,
    card("tiny-other", "What is a route?", ["one", "two", "three"]),
    card("tiny-lock", "Why a lock over an actor in the container?", ["callers wait", "order"]),
    card("tiny-cache", "How long is a price cached?", ["a time to live", "a stale price"]),
    DrillCard.sample,
  ]

  private func services(
    minutes: Int64 = 0, database: AppDatabase, cards: [DrillCard] = Self.cards
  ) -> Services {
    var services = Services(
      problems: .fixed([.twoSum]), runner: .accepting, database: database,
      now: { Instant(milliseconds: Self.start + minutes * 60_000) },
      cacheFolder: URL(filePath: "/nowhere"))
    services.takeHomes = .fixed([.sample()], cards: cards)
    return services
  }

  private func kept(
    _ report: GradeReport, in database: AppDatabase, minutes: Int64 = 0
  ) async throws -> TakeHomeCheck {
    try await database.keepTakeHomeCheck(
      TakeHomeCheck(
        folder: "/home/me/tiny",
        finishedAt: Moment(
          Instant(milliseconds: Self.start + minutes * 60_000), offsetSeconds: 0),
        report: report))
  }

  @Test func `what was lost and what the notes say lead to the questions in turn`() throws {
    var report = GradeReport.sample
    report.choices = [
      "Container uses a lock over an actor because callers are synchronous.",
      "The price is cached for a minute, so a stale price is rare.",
    ]
    let chosen = try #require(FollowUpChoice(report, of: .sample(), cards: Self.cards))
    #expect(chosen.questions.map(\.card) == ["tiny-first", "tiny-lock", "tiny-cache"])
    #expect(
      chosen.questions[0].lead.hasPrefix(
        "Your answer lost 5 points at no-force, Nothing is forced. Sources/TinyDomain/A.swift:3:"))
    #expect(chosen.questions[1].lead == "In NOTES.md you wrote: “\(report.choices[0])”")
  }

  @Test func `a whole answer without notes is asked what every answer is asked`() throws {
    let chosen = try #require(FollowUpChoice(.whole, of: .sample(), cards: Self.cards))
    #expect(chosen.questions.map(\.card) == ["tiny-other", "tiny-lock", "tiny-cache"])
    #expect(
      Set(chosen.questions.map(\.lead)) == ["This is asked of every answer to Tiny."])
    #expect(FollowUpChoice(.whole, of: .sample(), cards: DrillCard.samples) == nil)
  }

  @Test func `words that any sentence holds lead to no card`() throws {
    var report = GradeReport.whole
    report.choices = ["The container should only make what they would because that is more."]
    let chosen = try #require(FollowUpChoice(report, of: .sample(), cards: Self.cards))
    #expect(chosen.questions.allSatisfy { $0.lead.hasPrefix("This is asked") })
  }

  @Test func `it is asked with what led to it, on the page and in the terminal`() async throws {
    let database = try AppDatabase.empty()
    let here = services(database: database)
    let check = try await kept(.sample, in: database)
    let begun = try await Drill.begin(about: check.id, with: here)
    #expect(begun.problem == nil && begun.minutes == 15 && begun.cards.count == 3)
    #expect(try await Drill.begin(about: check.id, with: here) == begun)
    let model = try await Drill.model(interview: begun.id, with: here)
    #expect(model.title == "Interview about your answer to Tiny")
    #expect(model.parts.map(\.kind) == [.answer, .answer, .answer])
    let html = Drill.html(model, Self.context).text
    expectWellFormed(html)
    #expect(html.contains("Your answer lost 5 points at no-force"))
    #expect(Drill.text(model.parts[0], of: model).contains("\nYour answer lost 5 points"))
    let card = try await Drill.model(
      card: begun.cards[0], DrillView(interview: begun.id), with: here)
    #expect(card.lead == model.parts[0].lead)
    let page = Drill.html(card, Self.context).text
    expectWellFormed(page)
    #expect(page.contains("Your answer lost 5 points"))
    #expect(try await Drill.model(card: begun.cards[0], with: here).lead == nil)
    let over = services(minutes: 15, database: database)
    let report = Drill.text(try await Drill.model(interview: begun.id, with: over))
    #expect(
      report.hasPrefix("Report of the interview about your answer to Tiny of Mon 2 Mar:\n"))
  }

  @Test func `without a check or cards it says so`() async throws {
    let database = try AppDatabase.empty()
    await #expect(throws: TakeHomesError.unknownCheck) {
      try await Drill.begin(about: 7, with: services(database: database))
    }
    await #expect(throws: TakeHomesError.notChecked("tiny")) {
      try await TakeHomes.lastCheck(of: "tiny", with: services(database: database))
    }
    let check = try await kept(.sample, in: database)
    await #expect(throws: DrillError.nothingToAskAbout("Tiny")) {
      try await Drill.begin(
        about: check.id, with: services(database: database, cards: DrillCard.samples))
    }
  }

  // MARK: The loop

  @Test func `a loop leads from the phone screen over the take-home to its questions`()
    async throws
  {
    let database = try AppDatabase.empty()
    let all = DrillCard.samples + Self.cards.dropFirst().dropLast()
    func at(_ minutes: Int64) -> Services {
      services(minutes: minutes, database: database, cards: all)
    }
    let id = try await Drill.beginLoop("tiny", with: at(0))
    #expect(try await Drill.beginLoop("tiny", with: at(1)) == id)
    let screen = try #require(try await database.mockInterviews().first)
    #expect(screen.minutes == 30 && screen.cards.count == 2 && screen.problem == "two-sum")
    var model = try await Drill.model(loop: id, with: at(1))
    #expect(model.headline == "0 of 3 parts are done" && model.title == "Loop: Tiny")
    #expect(model.stages.map(\.command) == ["focus drill mock", "focus takehome start tiny", nil])
    #expect(model.stages[2].way == .later)

    model = try await Drill.model(loop: id, with: at(30))
    #expect(model.stages[0].isDone && model.headline == "1 of 3 parts are done")
    let check = try await kept(.sample, in: database, minutes: 2000)
    model = try await Drill.model(loop: id, with: at(2001))
    #expect(model.stages[1].words == "71 of 100, 1 check")
    #expect(model.stages[2].way == .begin(check: check.id))
    expectWellFormed(Drill.html(model, Self.context).text)

    _ = try await Drill.begin(about: check.id, with: at(2002))
    #expect(try await Drill.model(loop: id, with: at(2003)).isOver == false)
    model = try await Drill.model(loop: id, with: at(2017))
    #expect(model.isOver && model.headline == "3 of 3 parts were done")
    #expect(model.weak.count == 6)
    expectWellFormed(Drill.html(model, Self.context).text)
    expectWellFormed(Drill.html(try await Drill.loops(with: at(2017)), Self.context).text)
    #expect(Drill.text(model).contains("\n  [x] Follow-up: 0 of 3 parts were done\n"))
    #expect(Drill.json(model)["over"] == true)
    #expect(try await Drill.beginLoop("tiny", with: at(2018)) != id)
  }

  @Test func `a loop can be given up, and does not begin beside another interview`() async throws {
    let database = try AppDatabase.empty()
    let here = services(database: database, cards: DrillCard.samples)
    let interview = try await Drill.begin(with: here)
    await #expect(throws: DrillError.interviewUnderWay) {
      try await Drill.beginLoop("tiny", with: here)
    }
    try await Drill.end(interview: interview.id, with: here)
    let id = try await Drill.beginLoop("tiny", with: here)
    try await Drill.end(loop: id, with: here)
    #expect(try await Drill.model(loop: id, with: here).isOver)
    await #expect(throws: DrillError.unknownLoop) { try await Drill.model(loop: 9, with: here) }
  }
}
