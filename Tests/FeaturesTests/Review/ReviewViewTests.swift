import Domain
import Markup
import SiteKit
@testable import StudyFeature
import Testing
import TestSupport

@Suite struct ReviewViewTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")
  private let bench: ReviewBench

  init() throws { bench = try ReviewBench() }

  @Test func `an empty page says how it begins`() async throws {
    let model = try await Review.model(with: bench.services)
    #expect(model.forecast.isEmpty && model.figures.isEmpty)
    let html = Review.html(model, context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "review-empty.html")
    try expectSnapshot(Review.text(model), named: "review-empty.txt")
  }

  @Test func `the page of what is due and what comes`() async throws {
    try await Review.grade("two-sum", as: .again, with: bench.services)
    try await Review.grade("coin-change", as: .easy, with: bench.services)
    bench.advance(days: 3)
    let model = try await Review.model(with: bench.services)
    #expect(model.headline == "1 review is due")
    #expect(model.due.map(\.due) == ["2 days overdue"])
    #expect(model.coming.map(\.slug) == ["coin-change"])
    #expect(model.forecast.count == 30)
    #expect(model.forecast.map(\.count).reduce(0, +) == 2)
    #expect(model.forecast[0].count == 1)
    let html = Review.html(model, context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "review.html")
    try expectSnapshot(Review.text(model), named: "review.txt")
    try expectSnapshot(Review.json(model).json + "\n", named: "review.json")
  }

  @Test func `nothing due tells of the next one`() async throws {
    try await Review.grade("two-sum", as: .easy, with: bench.services)
    let model = try await Review.model(with: bench.services)
    #expect(model.empty?.message == "Nothing is due today.")
    #expect(model.empty?.hint.hasPrefix("The next one is Two Sum, due ") == true)
  }

  @Test func `the four dates stand there before a grade is chosen`() async throws {
    await bench.open()
    bench.advance(minutes: 12)
    try await bench.submit(.wrongAnswer)
    bench.advance(minutes: 4)
    try await bench.submit()
    let model = try await bench.model()
    #expect(model.choices.map(\.grade) == Grade.allCases)
    #expect(model.given == .good)
    #expect(model.choices.map(\.days) == model.choices.map(\.days).sorted())
    let html = Review.html(model, context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "review-problem.html")
    try expectSnapshot(Review.text(model), named: "review-problem.txt")
    try expectSnapshot(Review.json(model).json + "\n", named: "review-problem.json")
    for choice in model.choices {
      try await Review.grade("two-sum", as: choice.grade, with: bench.services)
      #expect(try await bench.days() == choice.days)
    }
  }

  @Test func `a problem that was never seen can be graded, too`() async throws {
    let model = try await bench.model()
    #expect(model.headline == "Not in review yet")
    #expect(model.past.isEmpty && model.given == nil)
    #expect(Review.line(model) == nil)
    expectWellFormed(Review.panel(model, context).text)
  }

  @Test func `a grade ahead of time says so`() async throws {
    try await Review.grade("two-sum", as: .easy, with: bench.services)
    bench.advance(days: 2)
    let model = try await bench.model()
    #expect(model.sentences.last?.contains("with the 2 days that passed") == true)
  }

  @Test func `retention tells what came back`() async throws {
    for grade in [Grade.good, .good, .again, .good] {
      try await Review.grade("two-sum", as: grade, with: bench.services)
      bench.advance(days: 3)
    }
    let figures = try await Review.model(with: bench.services).figures
    let retention = try #require(figures.first { $0.label == "Retention" })
    #expect(retention.value == "67 %")
    #expect(retention.meaning == "of 3 reviews in 30 days; wanted: 90 %")
    #expect(figures.first { $0.label == "Lapses" }?.value == "1")
  }
}
