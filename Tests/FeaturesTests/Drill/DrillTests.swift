@testable import AppFeature
import Domain
import Foundation
@testable import InterviewsFeature
import Markup
import SiteKit
import Store
import Study
@testable import StudyFeature
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct DrillTests {
  private static let context = PageContext(nonce: "n", formToken: "t")
  private static let noon = Instant(milliseconds: 1_772_452_800_000)  // 2026-03-02T12:00:00Z

  private func services(
    runner: Runner = .accepting, days: Int64 = 0, database: AppDatabase? = nil
  ) throws -> Services {
    var services = Services(
      problems: .fixed([.twoSum]), runner: runner, database: try database ?? .empty(),
      now: { Instant(milliseconds: Self.noon.milliseconds + days * 86_400_000) },
      cacheFolder: URL(filePath: "/nowhere"))
    services.takeHomes = .fixed([.sample()], cards: DrillCard.samples)
    return services
  }

  /// Answers a card as its form would.
  private func answer(
    _ card: DrillCard, _ fields: [String: String] = [:], with services: Services
  ) async throws -> Drill.Answered {
    let answer = try await Drill.answer(
      card, work: DrillWork(card) { fields[$0] },
      begun: Instant(milliseconds: services.now().milliseconds - 80_000), with: services)
    let model = try await Drill.model(
      card: card.id, DrillView(answer: answer.id), with: services)
    expectWellFormed(Drill.html(model, Self.context).text)
    return try #require(model.answered)
  }

  @Test func `the list shows every card by topic, and what a filter lets through`() async throws {
    let services = try services()
    let model = try await Drill.model(with: services)
    expectWellFormed(Drill.html(model, Self.context).text)
    #expect(model.headline == "No card is due; 7 are new")
    #expect(model.topics.map(\.id) == ["tiny", "ideas", "other"])
    #expect(model.topics[1].count == "4 new, 4 cards")
    #expect(model.session == .drill(.next(.all)))
    let some = try await Drill.model(
      DrillFilter(topic: "ideas", search: "ORDER which"), with: services)
    #expect(some.topics.flatMap(\.rows).map(\.id) == ["ideas-steps"])
    #expect(
      try await Drill.model(DrillFilter(state: .due), with: services).empty
        == "No cards match. Choose another topic, kind or state.")
    await #expect(throws: DrillError.unknownTopic("ideal", nearest: ["ideas"])) {
      try await Drill.model(DrillFilter(topic: "ideal"), with: services)
    }
  }

  @Test(arguments: DrillCard.samples)
  func `a card asks without telling its points`(card: DrillCard) async throws {
    let services = try services()
    let model = try await Drill.model(card: card.id, with: services)
    let html = Drill.html(model, Self.context).text
    expectWellFormed(html)
    #expect(html.contains("action=\"/drill/\(card.id)/answer\""))
    #expect(!html.contains("Which points did it have?"))
    #expect(!html.contains("A strong one."))
    #expect(Drill.question(model).contains(card.question))
  }

  @Test func `an unknown card has the nearest names`() async throws {
    let services = try services()
    await #expect(throws: DrillError.unknownCard("tiny-frist", nearest: ["tiny-first"])) {
      try await Drill.model(card: "tiny-frist", with: services)
    }
  }

  @Test func `an answer stands beside its rubric, samples and proof`() async throws {
    let services = try services()
    let shown = try await answer(.points, ["text": "It is <this>."], with: services)
    #expect(shown.time == "1 min 20 s")
    #expect(shown.points.map(\.mark) == [nil, nil, "Beyond"])
    #expect(shown.flags == ["never"])
    let html = Drill.html(
      try await Drill.model(
        card: "ideas-points", DrillView(answer: shown.id), with: services), Self.context
    ).text
    for words in [
      "It is &lt;this&gt;.", "A weak one.", "A strong one.", "And then?",
      "TakeHomes/Tiny/BRIEF.md:3", "- **T1** &lt;First&gt;", "href=\"/takehomes/tiny\"",
    ] {
      #expect(html.contains(words), "\(words)")
    }
    #expect(!html.contains("Ask the model"))
  }

  @Test func `a grade dates the card, and each grade shows its day before`() async throws {
    let services = try services()
    let shown = try await answer(.points, with: services)
    #expect(shown.choices.map(\.grade) == Grade.allCases)
    #expect(shown.choices.map(\.days) == shown.choices.map(\.days).sorted())
    #expect(shown.outcome == nil)
    try await Drill.grade(
      shown.id, of: "ideas-points", ticks: [0, 2, 3, 9], as: .good, with: services)
    let model = try await Drill.model(
      card: "ideas-points", DrillView(answer: shown.id), with: services)
    #expect(model.answered?.ticked == "2 of 3 points")
    #expect(model.answered?.given == .good)
    #expect(model.answered?.outcome?.hasPrefix("Good: back in ") == true)
    let list = try await Drill.model(with: services)
    #expect(list.newCount == 6)
    // Another grade on the same day takes the first one's place.
    try await Drill.grade(shown.id, of: "ideas-points", ticks: [0], as: .again, with: services)
    let tomorrow = try self.services(days: 1, database: services.database)
    #expect(try await Drill.model(with: tomorrow).headline == "1 card is due")
    #expect(try await Drill.next(.all, with: tomorrow)?.id == "ideas-points")
    #expect(try await Today.model(with: tomorrow).drill == "1 interview card is due")
    #expect(try await Today.model(with: services).streak.current == 1)
    let reviews = Review.html(try await Review.pageModel(with: tomorrow), Self.context).text
    #expect(reviews.contains("href=\"/drill/next?state=due\""))
  }

  @Test func `an answer belongs to its card`() async throws {
    let services = try services()
    let shown = try await answer(.points, with: services)
    await #expect(throws: DrillError.unknownAnswer) {
      try await Drill.grade(shown.id, of: "ideas-steps", ticks: [], as: .good, with: services)
    }
  }

  @Test func `steps are shown in another order and put right`() async throws {
    let services = try services()
    let model = try await Drill.model(card: "ideas-steps", with: services)
    guard case .order(let steps, let seed) = model.exercise else {
      Issue.record("no steps")
      return
    }
    #expect(steps != ["first", "second", "third"])
    var fields = ["seed": String(seed)]
    for (rank, step) in ["first", "second", "third"].enumerated() {
      fields["step-\(steps.firstIndex(of: step) ?? 9)"] = String(rank + 1)
    }
    let shown = try await answer(.steps, fields, with: services)
    guard case .order(let rows, let words) = shown.check else {
      Issue.record("no order")
      return
    }
    #expect(words == "Every step is in its place.")
    #expect(rows.allSatisfy { $0.isRight })
    // As it was shown it is wrong.
    guard case .order(_, let others) = try await answer(.steps, ["seed": "0"], with: services).check
    else { return }
    #expect(others.contains("of 3 steps are in their places."))
  }

  @Test func `evidence, a sketch and numbers are checked`() async throws {
    let services = try services()
    let looked = try await answer(
      .debugging, ["evidence-0": "1", "evidence-1": "1"], with: services)
    guard case .evidence(let looks, let tree, let words) = looked.check else {
      Issue.record("no evidence")
      return
    }
    #expect(words == "You chose 1 of the 2 that point to the cause, and 1 that does not.")
    #expect(looks.map(\.isRight) == [true, false, false])
    #expect(tree.safeguard == "the guard")
    let sketched = try await answer(
      .design, ["sketch": "off -> on: push\non -> broken: kick"], with: services)
    guard case .machine(_, let found) = sketched.check else { return }
    #expect(found == "2 of 2 states and 1 of 2 edges; 1 of yours not in the machine.")
    let counted = try await answer(
      .numbers, ["number-0": "300ms", "number-1": "Int64"], with: services)
    guard case .numbers(let rows, let right) = counted.check else { return }
    #expect(right == "1 of 2 are right.")
    #expect(rows.map(\.isRight) == [true, false])
  }

  @Test func `code is tested, and what was left as it is is not`() async throws {
    let services = try services()
    let mended = try await answer(
      .code, ["source": "func two() -> Int { 2 }"], with: services)
    guard case .mend(_, let solution, _, let report) = mended.check else {
      Issue.record("no code")
      return
    }
    #expect(solution == "func two() -> Int { 2 }")
    #expect(report?.words == "Every test passes.")
    #expect(report?.isAccepted == true)
    let left = try await answer(.code, ["source": "func two() -> Int { 3 }"], with: services)
    guard case .mend(_, _, _, let none) = left.check else { return }
    #expect(none == nil)
    await #expect(throws: DrillError.noCode) {
      try await Drill.test("let a = 1", of: .points, with: services)
    }
  }
}
