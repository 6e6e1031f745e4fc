@testable import AppFeature
import Domain
import Foundation
@testable import InterviewsFeature
import Markup
@testable import OnlineFeature
import Store
import Synchronization
import Testing
import TestSupport

@testable import SiteKit

/// What a language model says of an answer to an interview card.
@Suite struct DrillFeedbackTests {
  private static let context = PageContext(nonce: "n", formToken: "t")

  private func services(_ model: LanguageModel? = nil) async throws -> Services {
    var services = Services(
      problems: .fixed([.twoSum]), runner: .accepting, database: try .empty(),
      now: { Instant(milliseconds: 1_772_452_800_000) }, cacheFolder: URL(filePath: "/nowhere"))
    services.takeHomes = .fixed([.sample()], cards: DrillCard.samples)
    if let model {
      services.languageModel = { _, _, _ in model }
      try await AI.keep(
        AIChoice(
          service: .openAI, address: "http://127.0.0.1:9/v1", model: "small", isExplaining: true),
        with: services)
    }
    return services
  }

  private func answer(_ text: String, with services: Services) async throws -> Int {
    let answer = try await Drill.answer(
      DrillCard.points, work: DrillWork(DrillCard.points) { $0 == "text" ? text : nil },
      begun: nil, with: services)
    return answer.id
  }

  private func events(
    about answer: Int, with services: Services
  ) async throws -> [Advice.Event] {
    let heard = Mutex<[Advice.Event]>([])
    let wish = try await Drill.wish(about: answer, to: "ideas-points", with: services)
    await wish.follow(with: services) { event in heard.withLock { $0.append(event) } }
    return heard.withLock { $0 }
  }

  private func page(of answer: Int, with services: Services) async throws -> String {
    let model = try await Drill.model(
      card: "ideas-points", DrillView(answer: answer), with: services)
    let html = Drill.html(model, Self.context).text
    expectWellFormed(html)
    return html
  }

  @Test func `the model gets the rubric and the answer, and its words are kept as text`()
    async throws
  {
    let asked = Mutex<[ModelPrompt]>([])
    var model = LanguageModel.answering(
      "<script>x</script> **Good**, [a](https://evil.example) ![b](https://evil.example/p.png)")
    let stream = model.stream
    model.stream = { prompt in
      asked.withLock { $0.append(prompt) }
      return stream(prompt)
    }
    let services = try await services(model)
    let id = try await answer("It is this.", with: services)
    #expect(try await page(of: id, with: services).contains("Ask the model"))
    let events = try await events(about: id, with: services)
    #expect(events.first == .began(model: "small at here", attempt: id))
    #expect(events.last == .written)
    let question = try #require(asked.withLock { $0.first }?.question)
    #expect(question.contains("It is this."))
    #expect(question.contains("- beyond: three"))
    #expect(!question.contains("A strong one."))
    let html = try await page(of: id, with: services)
    #expect(html.contains("<strong>Written by an AI</strong>. It hasn't been checked"))
    #expect(html.contains("<strong>Good</strong>"))
    #expect(html.contains("&lt;script&gt;x"))
    let advice = try #require(html.components(separatedBy: "id=\"advice\"").last)
    for tag in ["<script>x", "<img", "href=\"http"] { #expect(!advice.contains(tag), "\(tag)") }
  }

  @Test func `a grade that is given while the model writes stays`() async throws {
    let services = try await services(.answering("Good."))
    let id = try await answer("It is this.", with: services)
    let wish = try await Drill.wish(about: id, to: "ideas-points", with: services)
    await wish.follow(with: services) { event in
      guard case .began = event else { return }
      _ = try? await Drill.grade(
        id, of: "ideas-points", ticks: [0], as: .good, with: services)
    }
    let kept = try await services.database.drillAnswer(id: id)
    #expect(kept?.grade == .good)
    #expect(kept?.feedback == "Good. ")
  }

  @Test func `half a text is shown with what went wrong, and not kept`() async throws {
    let error = OnlineError.unreadable(service: "small", reason: "an answer that is cut off.")
    let services = try await services(.failing(error, after: "It la"))
    let id = try await answer("It is this.", with: services)
    let events = try await events(about: id, with: services)
    #expect(events.contains(.text("It la")))
    #expect(events.last == .failed(message: error.message, hint: error.hint))
    #expect(try await services.database.drillAnswer(id: id)?.feedback == nil)
  }

  @Test func `nobody is asked without a model, or about what was said aloud`() async throws {
    let none = try await services()
    let typed = try await answer("It is this.", with: none)
    await #expect(throws: AIError.notChosen) {
      try await Drill.wish(about: typed, to: "ideas-points", with: none)
    }
    #expect(try await !page(of: typed, with: none).contains("Ask the model"))
    let chosen = try await services(.answering("Good."))
    let aloud = try await answer(" ", with: chosen)
    await #expect(throws: DrillError.nothingWritten) {
      try await Drill.wish(about: aloud, to: "ideas-points", with: chosen)
    }
    #expect(try await !page(of: aloud, with: chosen).contains("Ask the model"))
    await #expect(throws: DrillError.unknownAnswer) {
      try await Drill.wish(about: aloud, to: "ideas-steps", with: chosen)
    }
  }

  @Test func `a wish under way can be followed and stopped, and leads back to its answer`() {
    func snapshot(_ events: [Advice.Event]) -> Advice.Snapshot {
      let view = DrillView(answer: 3, session: DrillFilter(topic: "ideas"))
      return Advice.Snapshot(
        id: "a1", submission: Advice.Request(slug: "ideas-points", subject: .answer(view)),
        events: events)
    }
    let begun: [Advice.Event] = [.began(model: "m<i>", attempt: 3), .text("So <b>")]
    let running = Drill.page(snapshot(begun), of: .points, Self.context).text
    expectWellFormed(running)
    for words in [
      "data-advice=\"/drill/ideas-points/advice/a1/events\"",
      "formaction=\"/drill/ideas-points/advice/a1/stop\"", "http-equiv=\"refresh\"",
      "action=\"/drill/ideas-points/answers/3/feedback\"", "(m&lt;i&gt;)", "So &lt;b&gt;",
      "href=\"/drill/ideas-points?answer=3&amp;session=1&amp;topic=ideas\"",
    ] { #expect(running.contains(words), "\(words)") }
    let ended = Drill.page(
      snapshot(begun + [.failed(message: "Stopped.", hint: nil)]), of: .points, Self.context
    ).text
    #expect(ended.contains("Stopped.") && ended.contains("Ask the model"))
    #expect(!ended.contains("data-advice") && !ended.contains("http-equiv=\"refresh\""))
  }

  @Test func `a terminal gets the words without what would move its cursor`() {
    func text(_ event: Advice.Event) -> String? { Drill.text(event) }
    #expect(text(.text("a\u{1B}[31mb\r\nc\u{202E}\n")) == "a[31mb\nc\n")
    #expect(text(.began(model: "m\u{7}", attempt: 1))?.contains("an AI (m).") == true)
    #expect(text(.failed(message: "No.", hint: "Try again.")) == "\nNo. Try again.\n\n")
    #expect(text(.step("…")) == nil)
  }
}
