import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
@testable import OnlineFeature
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct DrillTests {
  private static let cards = TakeHomeProviding.fixed([.sample()], cards: DrillCard.samples)

  @Test func `a card is answered, compared and graded as plain forms`() async throws {
    try await withSite(takeHomes: Self.cards) { site in
      let list = try await site.get("/drill")
      #expect(list.status == .ok)
      #expect(list.text.contains("href=\"/drill/ideas-points\""))
      let asked = try await site.get("/drill/ideas-points").text
      #expect(asked.contains("What is &lt;it&gt;?</h1>"))
      #expect(!asked.contains("A strong one."))
      let sent = try await site.post(
        "/drill/ideas-points/answer", ["text": "It is.", "begun": "1699999920000"])
      #expect(sent.status == .seeOther)
      #expect(sent.location == "/drill/ideas-points?answer=1")
      let shown = try await site.get(sent.location).text
      #expect(shown.contains("1 min 20 s"))
      #expect(shown.contains("A strong one."))
      #expect(shown.contains("name=\"grade\" value=\"easy\""))
      let graded = try await site.post(
        "/drill/ideas-points/answers/1", ["tick-0": "1", "tick-2": "1", "grade": "good"])
      #expect(graded.location == "/drill/ideas-points?answer=1")
      #expect(try await site.get(graded.location).text.contains("Good: back in "))
      let kept = try await site.services.database.drillAnswers()
      #expect(kept.map(\.ticks) == [[0, 2]])
      #expect(kept.map(\.grade) == [.good])
    }
  }

  @Test func `a session leads from card to card, and keeps its filter`() async throws {
    try await withSite(takeHomes: Self.cards) { site in
      let first = try await site.get("/drill/next?topic=other")
      #expect(first.location == "/drill/other-code?session=1&topic=other")
      #expect(
        try await site.get(first.location).text
          .contains("<input type=\"hidden\" name=\"topic\" value=\"other\">"))
      // Without a grade it stays due, and the session goes on all the same.
      #expect(
        try await site.get("/drill/next?topic=other&leaving=other-code").location
          == "/drill/other-numbers?session=1&topic=other")
      let origin = ["session": "1", "topic": "other"]
      let sent = try await site.post(
        "/drill/other-code/answer", origin.merging(["source": "let a = 1"]) { $1 })
      #expect(sent.location == "/drill/other-code?answer=1&session=1&topic=other")
      let graded = try await site.post(
        "/drill/other-code/answers/1", origin.merging(["grade": "easy"]) { $1 })
      #expect(graded.location == "/drill/next?topic=other")
      #expect(
        try await site.get(graded.location).location
          == "/drill/other-numbers?session=1&topic=other")
      #expect(try await site.get("/drill/next?topic=other&state=due").location.hasPrefix("/drill?"))
    }
  }

  @Test func `code is tested with and without scripts, and is not lost`() async throws {
    try await withSite(takeHomes: Self.cards) { site in
      let source = "func two() -> Int { 1 + 1 }"
      let piece = try await site.post(
        "/drill/other-code/test", ["source": source], isFragment: true)
      #expect(piece.text.hasPrefix("<div id=\"results\""))
      #expect(piece.text.contains("Every test passes."))
      let page = try await site.post("/drill/other-code/test", ["source": source])
      #expect(page.status == .ok)
      #expect(page.text.contains("{ 1 + 1 }"))
      #expect(page.text.contains("Every test passes."))
      #expect(try await site.services.database.drillAnswers().isEmpty)
    }
  }

  @Test func `code does not run where the machine cannot hold it`() async throws {
    try await withSite(allowsWeakJail: false, takeHomes: Self.cards) { site in
      let refused = try await site.post(
        "/drill/other-code/test", ["source": "let a = 1"], isFragment: true)
      #expect(refused.status == .serviceUnavailable)
      #expect(refused.text.contains("role=\"alert\""))
      // The answer itself is taken.
      let sent = try await site.post("/drill/other-code/answer", ["source": "let a = 1"])
      #expect(sent.location == "/drill/other-code?answer=1")
      #expect(try await site.services.database.drillAnswers().first?.work.report == nil)
    }
  }

  @Test func `a mock interview is begun, answered and ended`() async throws {
    try await withSite(takeHomes: Self.cards) { site in
      #expect(try await site.get("/drill/mock").text.contains("in 45 minutes"))
      let begun = try await site.post("/drill/mock")
      #expect(begun.location == "/drill/mock/1")
      #expect(try await site.post("/drill/mock").location == "/drill/mock/1")
      let page = try await site.get("/drill/mock/1").text
      #expect(page.contains("href=\"/drill/tiny-first?interview=1\""))
      #expect(page.contains("data-remaining=\"2700000\""))
      let sent = try await site.post(
        "/drill/tiny-first/answer", ["text": "So.", "interview": "1"])
      #expect(sent.location == "/drill/mock/1")
      let ended = try await site.post("/drill/mock/1/end")
      #expect(ended.location == "/drill/mock/1")
      let report = try await site.get("/drill/mock/1").text
      #expect(report.contains("1 of 5 parts were done"))
      #expect(report.contains("href=\"/drill/tiny-first?answer=1&amp;interview=1\""))
    }
  }

  @Test func `a loop is begun, shown and given up`() async throws {
    try await withSite(takeHomes: Self.cards) { site in
      let page = try await site.get("/drill/loop").text
      #expect(page.contains("Begin with the phone screen"))
      #expect(try await site.post("/drill/loop", ["project": "tiny"]).location == "/drill/loop/1")
      #expect(try await site.get("/drill/loop/1").text.contains("0 of 3 parts are done"))
      #expect(try await site.post("/drill/loop/1/end").location == "/drill/loop/1")
      #expect(try await site.get("/drill/loop/1").text.contains("Loop: Tiny, the report"))
      #expect(try await site.post("/drill/mock", ["check": "7"]).status == .notFound)
    }
  }

  @Test(
    arguments: [
      ("/drill/tiny-frist", 404), ("/drill/ideas-points?answer=9", 404), ("/drill/mock/9", 404),
      ("/drill?topic=none", 404), ("/drill/ideas-points/answers/x", 404),
      ("/drill/ideas-points/answer", 405),
    ])
  func `what is not there is said with the right status`(
    path: String, status: Int
  ) async throws {
    try await withSite(takeHomes: Self.cards) { (site) async throws in
      #expect(try await site.get(path).status.code == status)
    }
  }

  @Test func `a wrong grade and a missing model are refused`() async throws {
    try await withSite(takeHomes: Self.cards) { site in
      _ = try await site.post("/drill/ideas-points/answer", ["text": "It is."])
      let grade = try await site.post("/drill/ideas-points/answers/1", ["grade": "superb"])
      #expect(grade.status == .unprocessableContent)
      let model = try await site.post("/drill/ideas-points/answers/1/feedback")
      #expect(model.status == .unprocessableContent)
      let piece = try await site.post("/drill/ideas-points/answers/1/feedback", isFragment: true)
      #expect(piece.status == .unprocessableContent)
      #expect(piece.text.hasPrefix("<div id=\"advice\""))
      #expect(piece.text.contains("chosen a language model yet."))
    }
  }

  @Test func `a beginning that cannot be gives no time`() async throws {
    try await withSite(takeHomes: Self.cards) { site in
      let sent = try await site.post(
        "/drill/ideas-points/answer", ["text": "So.", "begun": "\(Int64.min)"])
      #expect(sent.location == "/drill/ideas-points?answer=1")
      #expect(try await site.services.database.drillAnswers().map(\.seconds) == [nil])
    }
  }

  // MARK: A model's words

  /// As a page of ours follows a stream.
  private static let listening: HTTPFields = [
    .accept: "text/event-stream", .secFetchSite: "same-origin",
  ]
  private static let feedback = "/drill/ideas-points/answers/1/feedback"

  /// A site with an answer and a model, which writes this and, without an end, no more until it is stopped.
  private func withModel(
    _ text: String, ends: Bool = true, _ body: @escaping @Sendable (TestSite) async throws -> Void
  ) async throws {
    let model = LanguageModel(
      name: "small at here", complete: { _ in text },
      stream: { _ in
        AsyncThrowingStream { stream in
          stream.yield(text)
          if ends { stream.finish() }
        }
      })
    try await withSite(
      takeHomes: Self.cards, change: { $0.languageModel = { _, _, _ in model } }
    ) { site in
      let choice = """
        {"service":"openai","address":"http://127.0.0.1:9/v1","model":"small","isExplaining":true}
        """
      try await site.services.database.setSetting("ai", to: choice)
      _ = try await site.post("/drill/ideas-points/answer", ["text": "It is."])
      try await body(site)
    }
  }

  /// The address of the stream in a fragment.
  private func stream(in html: String) -> String? {
    html.firstRange(of: "data-advice=\"").map { range in
      String(html[range.upperBound...].prefix { $0 != "\"" })
    }
  }

  @Test func `a model's words arrive by the stream, marked and escaped, and are kept`()
    async throws
  {
    try await withModel("So <b>it</b> **is**.") { site in
      #expect(try await site.get("/drill/ideas-points?answer=1").text.contains("js/advice.js"))
      let begun = try await site.post(Self.feedback, isFragment: true)
      #expect(begun.status == .ok)
      let events = try #require(stream(in: begun.text))
      let heard = try await site.get(events, headers: Self.listening)
      #expect(heard.headers[.contentType]?.hasPrefix("text/event-stream") == true)
      #expect(heard.text.contains("event: end"))
      #expect(heard.text.contains("<strong>Written by an AI</strong> (small at here)"))
      #expect(heard.text.contains("So &lt;b&gt;it&lt;/b&gt; <strong>is</strong>."))
      let page = try await site.get("/drill/ideas-points?answer=1").text
      #expect(page.contains("So &lt;b&gt;it&lt;/b&gt; <strong>is</strong>."))
      let strangers: HTTPFields = [.accept: "text/event-stream", .secFetchSite: "cross-site"]
      #expect(try await site.get(events, headers: strangers).status == .forbidden)
      let other = events.replacing("ideas-points", with: "ideas-steps")
      #expect(try await site.get(other).status == .gone)
    }
  }

  @Test func `without scripts the words have a page, which leads back to the answer`()
    async throws
  {
    try await withModel("So it is.") { site in
      let begun = try await site.post(Self.feedback, ["session": "1", "topic": "ideas"])
      #expect(begun.status == .seeOther)
      _ = try await site.get(begun.location, headers: Self.listening)
      let page = try await site.get(begun.location).text
      #expect(page.contains("So it is."))
      #expect(
        page.contains("href=\"/drill/ideas-points?answer=1&amp;session=1&amp;topic=ideas\""))
    }
  }

  @Test func `a model is stopped, and nothing of it is kept`() async throws {
    try await withModel("So", ends: false) { site in
      let begun = try await site.post(Self.feedback, isFragment: true)
      let events = try #require(stream(in: begun.text))
      let stop = events.replacing("/events", with: "/stop")
      #expect(try await site.post(stop, isFragment: true).status == .noContent)
      let heard = try await site.get(events, headers: Self.listening)
      #expect(heard.text.contains("event: end"))
      #expect(heard.text.contains("Stopped."))
      #expect(try await site.services.database.drillAnswers().map(\.feedback) == [nil])
      #expect(try await site.post(stop).location == events)
      let unknown = "/drill/ideas-points/advice/nothing"
      #expect(try await site.get("\(unknown)/events").status == .gone)
      #expect(try await site.post("\(unknown)/stop", isFragment: true).status == .gone)
    }
  }
}
