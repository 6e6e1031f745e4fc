import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Markup
import SiteKit
import Store
@testable import StudyFeature
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct TimerTests {
  @Test func `a session is worked through without scripts`() async throws {
    try await withSite { site in
      let page = try await site.get("/focus?problem=two-sum")
      #expect(page.status == .ok)
      #expect(page.text.contains("value=\"Two Sum\""))
      let fields = ["minutes": "50", "problem": "Two Sum"]
      let started = try await site.post("/focus/start", fields)
      #expect(started.status == .seeOther && started.location == "/focus")
      let running = try await site.get("/focus").text
      #expect(running.contains("data-standing=\"running\""))
      #expect(running.contains("href=\"/problems/two-sum\">Two Sum</a>"))
      #expect(try await site.post("/focus/pause").status == .seeOther)
      #expect(try await site.get("/focus").text.contains("data-standing=\"paused\""))
      #expect(try await site.post("/focus/resume").status == .seeOther)
      #expect(try await site.get("/focus").text.contains("of focus will be kept"))
      #expect(try await site.post("/focus/end").status == .seeOther)
      #expect(try await site.get("/focus").text.contains("data-standing=\"ready\""))
      let session = try await site.services.database.focusSessions().first
      #expect(session?.plannedSeconds == 3000 && session?.slug == "two-sum")
    }
  }

  @Test func `scripts get the timer alone`() async throws {
    try await withSite { site in
      let started = try await site.post("/focus/start", [:], isFragment: true)
      #expect(started.text.hasPrefix("<section id=\"timer\""))
      let part = try await site.get("/focus", headers: [.focusFragment: "1"])
      #expect(part.text.hasPrefix("<section id=\"timer\""))
    }
  }

  @Test(
    arguments: [
      ("start", ["minutes": "0"], "“0” isn&#39;t a valid length"),
      ("start", ["minutes": "25", "problem": "tow-sum"], "no problem called “tow-sum”"),
      ("pause", [:], "The focus timer isn&#39;t running."),
      ("end", [:], "The focus timer isn&#39;t running."),
      ("skip", [:], "no break to skip"),
    ])
  func `what cannot be done is explained on the page`(
    action: String, fields: [String: String], words: String
  ) async throws {
    try await withSite { site in
      for isFragment in [true, false] {
        let refused = try await site.post("/focus/\(action)", fields, isFragment: isFragment)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains(words))
        #expect(refused.text.contains("<section id=\"timer\""))
      }
      #expect(try await site.services.database.focusSessions().isEmpty)
    }
  }

  @Test func `only the site's own forms reach the timer`() async throws {
    try await withSite { site in
      let foreign = try await site.send(
        "/focus/start", ["csrf": site.formToken],
        headers: [.cookie: site.cookie, .origin: "http://elsewhere.test"])
      #expect(foreign.status == .forbidden)
      #expect(try await site.get("/focus/start").status == .methodNotAllowed)
      #expect(try await site.get("/focus/dance").status == .notFound)
      #expect(try await site.get("/focus", isSignedIn: false).status == .forbidden)
      #expect(try await site.services.database.focusSessions().isEmpty)
    }
  }

  @Test func `the stream tells each change, whoever made it, and nothing else`() async throws {
    try await withSite { site in
      let page = site.site.access.formToken
      let messages = TimerMessages(
        services: site.services, page: .init(nonce: "", formToken: page),
        pause: .milliseconds(1))
      var seen = messages.makeAsyncIterator()
      func next() async throws -> String {
        let message = try await seen.next()
        #expect(message?.name == "timer")
        let text = message?.data ?? ""
        return String(text.split(separator: "data-standing=\"").last?.prefix { $0 != "\"" } ?? "")
      }
      #expect(try await next() == "ready")
      // Another program's change that is no business of the timer's.
      try await site.services.database.setSetting("x", to: "y")
      try await FocusTimer.start(FocusTimer.Wish(), with: site.services)
      #expect(try await next() == "running")
      try await FocusTimer.pause(with: site.services)
      #expect(try await next() == "paused")
      try await FocusTimer.end(with: site.services)
      #expect(try await next() == "ready")
    }
  }
}
