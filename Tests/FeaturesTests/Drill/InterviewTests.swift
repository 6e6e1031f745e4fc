@testable import CodingFeature
import Domain
import Foundation
@testable import InterviewsFeature
import Markup
import SiteKit
import Store
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct InterviewTests {
  private static let start: Int64 = 1_772_452_800_000
  private static let context = PageContext(nonce: "n", formToken: "t")

  private func services(
    minutes: Int64 = 0, database: AppDatabase, cards: [DrillCard] = DrillCard.samples
  ) -> Services {
    var services = Services(
      problems: .fixed([.twoSum]), runner: .accepting, database: database,
      now: { Instant(milliseconds: Self.start + minutes * 60_000) },
      cacheFolder: URL(filePath: "/nowhere"))
    services.takeHomes = .fixed([.sample()], cards: cards)
    return services
  }

  @Test func `an interview strings its parts together and goes on after a restart`() async throws {
    let database = try AppDatabase.empty()
    let begun = try await Drill.begin(with: services(database: database))
    #expect(begun.problem == "two-sum")
    #expect(begun.cards.count == 4)
    #expect(Set(begun.cards).count == 4)
    #expect(begun.cards.last == "tiny-first")
    let later = services(minutes: 44, database: database)
    #expect(try await Drill.begin(with: later) == begun)
    let model = try await Drill.model(interview: begun.id, with: later)
    #expect(model.isUnderWay)
    #expect(model.remainingMilliseconds == 60_000)
    #expect(try await Drill.latestInterview(with: later) == model)
    #expect(
      Drill.text(model).hasPrefix(
        "Mock interview: 01:00 left, until 12:45.\n0 of 5 parts are done.\n  1. [ ] Problem: "))
    #expect(!Drill.text(model).contains("To repeat:"))
    #expect(Drill.text(model.parts[0], of: model).contains("  focus test two-sum FILE\n"))
    #expect(Drill.text(model.parts[4], of: model).hasPrefix("Part 5 of 5, take-home question: "))
    #expect(Drill.json(model)["underWay"] == true)
    #expect(Drill.json(model)["deadline"] == "2026-03-02T12:45:00.000Z")
    #expect(model.parts.map(\.kind) == [.problem, .card, .card, .card, .takeHome])
    let html = Drill.html(model, Self.context).text
    expectWellFormed(html)
    #expect(html.contains("until 12:45"))
    let page = Drill.html(try await Drill.interviews(with: later), Self.context).text
    expectWellFormed(page)
    #expect(page.contains("Back to the interview"))
    // Its time runs out by itself.
    let over = services(minutes: 45, database: database)
    #expect(try await Drill.model(interview: begun.id, with: over).isUnderWay == false)
    #expect(try await Drill.begin(with: over).id != begun.id)
  }

  @Test func `the report says what was done and what to repeat`() async throws {
    let database = try AppDatabase.empty()
    let early = services(minutes: 10, database: database)
    let begun = try await Drill.begin(with: services(database: database))
    _ = try await Coding.judge(
      Coding.Submission(
        slug: "two-sum", language: .swift, source: "class Solution {}", purpose: .submit),
      with: early
    ) { _ in }
    let card = try Drill.card(begun.cards[0], with: early)
    let answer = try await Drill.answer(
      card, work: DrillWork(), begun: nil, interview: begun.id, with: early)
    #expect(answer.interview == begun.id)
    try await Drill.end(interview: begun.id, with: early)
    let open = try await Drill.uncompared(interview: begun.id, with: early)
    #expect(open.map(\.id) == [answer.id])
    try await Drill.grade(answer.id, of: card.id, ticks: [0], as: .again, with: early)
    #expect(try await Drill.uncompared(interview: begun.id, with: early).isEmpty)
    // What comes afterwards is an answer like any other.
    let late = try await Drill.answer(
      try Drill.card(begun.cards[1], with: early), work: DrillWork(), begun: nil,
      interview: begun.id, with: early)
    #expect(late.interview == nil)
    let report = try await Drill.model(interview: begun.id, with: early)
    #expect(report.headline == "2 of 5 parts were done")
    #expect(report.parts[0].words == "accepted, 1 submission")
    #expect(report.parts[0].repeat == nil)
    #expect(report.parts[1].words == "1 of 3 points")
    #expect(report.parts[1].repeat != nil)
    #expect(report.parts[2].words == "not answered")
    let html = Drill.html(report, Self.context).text
    expectWellFormed(html)
    #expect(html.contains("To repeat"))
    let text = Drill.text(report)
    #expect(text.hasPrefix("Report of the mock interview of Mon 2 Mar:\n2 of 5 parts were done.\n"))
    #expect(text.contains("    Answer it in a session. focus drill ask \(begun.cards[1])\n"))
    #expect(!text.contains("focus test two-sum FILE"))
    #expect(Drill.json(report)["parts"]?.elements?.last?["repeat"] == "Answer it in a session.")
    #expect(Drill.json(report)["parts"]?.elements?.first?["repeat"] == Value.null)
  }

  @Test func `one that a clock set back ended before it began has its report`() async throws {
    let database = try AppDatabase.empty()
    let begun = try await Drill.begin(with: services(database: database))
    let before = services(minutes: -60, database: database)
    try await Drill.end(interview: begun.id, with: before)
    let report = try await Drill.model(interview: begun.id, with: before)
    #expect(report.headline == "0 of 5 parts were done")
    #expect(try await Drill.interviews(with: before).past == [report])
  }

  @Test func `without cards there is nothing to ask`() async throws {
    let services = services(database: try .empty(), cards: [.points])
    await #expect(throws: DrillError.nothingToAsk) { try await Drill.begin(with: services) }
    #expect(try await Drill.latestInterview(with: services) == nil)
    await #expect(throws: DrillError.unknownInterview) {
      try await Drill.model(interview: 7, with: services)
    }
  }
}
