import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Markup
import SiteKit
import Store
import Testing

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct TodayTests {
  private static func solve(_ site: TestSite) async throws {
    try await site.services.database.recordAttempt(
      purpose: .submit, source: "", verdict: Verdict.accepted, finishedAt: site.services.now(),
      offsetSeconds: 0)
  }

  @Test func `home is the day, and for scripts only the part that changes`() async throws {
    try await withSite { site in
      let page = try await site.get("/")
      #expect(page.status == .ok)
      #expect(page.text.contains("<!doctype html>"))
      #expect(page.text.contains("Begin here"))
      #expect(page.text.contains("href=\"/problems/two-sum\""))
      #expect(page.text.contains("aria-current=\"page\""))
      let piece = try await site.get("/", headers: [.focusFragment: "1"])
      #expect(piece.text.hasPrefix("<div id=\"today\""))
      #expect(try await site.get("/today").location == "/")
      #expect(try await site.get("/", isSignedIn: false).status == .forbidden)
    }
  }

  @Test func `a habit is ticked by a form and by a script`() async throws {
    try await withSite { site in
      let plain = try await site.post("/today/habits/2/tick")
      #expect(plain.location == "/")
      #expect(try await site.get("/").text.contains("action=\"/today/habits/2/untick\""))
      let piece = try await site.post("/today/habits/2/untick", isFragment: true)
      #expect(piece.status == .ok)
      #expect(piece.text.hasPrefix("<div id=\"today\""))
      #expect(piece.text.contains("action=\"/today/habits/2/tick\""))
    }
  }

  @Test func `habits are added, renamed, removed and put back`() async throws {
    try await withSite { site in
      #expect(try await site.post("/today/habits", ["name": "Piano"]).location == "/today/habits")
      #expect(try await site.get("/today/habits").text.contains("value=\"Piano\""))
      _ = try await site.post("/today/habits/4/rename", ["name": "Cello"])
      #expect(try await site.get("/").text.contains("Cello"))
      _ = try await site.post("/today/habits/4/remove", ["name": "Cello"])
      #expect(try await !site.get("/").text.contains("Cello"))
      #expect(try await site.get("/today/habits").text.contains("habits/4/restore"))
      _ = try await site.post("/today/habits/4/restore")
      #expect(try await site.get("/").text.contains("Cello"))
    }
  }

  @Test(arguments: [
    ("/today/habits", "exercise", HTTPResponse.Status.unprocessableContent, "already"),
    ("/today/habits", "", .unprocessableContent, "needs a name"),
    ("/today/habits/1/rename", "Exercise", .unprocessableContent, "already"),
    ("/today/habits/99/tick", "", .notFound, "no longer exists"),
    ("/today", "", .methodNotAllowed, ""), ("/today/changes", "", .methodNotAllowed, ""),
    ("/", "", .methodNotAllowed, ""),
  ])
  func `what cannot be done is said in words`(
    path: String, name: String, status: HTTPResponse.Status, words: String
  ) async throws {
    try await withSite { site in
      let answer = try await site.post(path, ["name": name])
      #expect(answer.status == status)
      #expect(answer.text.contains(words))
      #expect(try await site.get("/today/habits/1/tick").status == .methodNotAllowed)
    }
  }

  @Test func `the stream tells the day at first, and again when it reads differently`()
    async throws
  {
    try await withSite { site in
      var messages = TodayMessages(
        services: site.services, page: PageContext(nonce: "", formToken: "token"),
        pause: .milliseconds(1)
      ).makeAsyncIterator()
      let first = try #require(try await messages.next())
      #expect(first.name == "today")
      #expect(first.data.contains("Begin here"))
      // Something that the page does not show makes no message.
      try await site.services.database.setSetting("anything", to: "else")
      try await Self.solve(site)
      let second = try #require(try await messages.next())
      #expect(second.data.contains("1 day in a row"))
    }
  }

  @Test func `the stream is for pages of our own`() async throws {
    try await withSite { site in
      let foreign = try await site.get("/today/changes", headers: [.secFetchSite: "cross-site"])
      #expect(foreign.status == .forbidden)
    }
  }
}

extension Verdict {
  /// An accepted submission of Two Sum.
  fileprivate static let accepted = Verdict(
    slug: "two-sum", contentVersion: "sample", language: .swift, verdict: .accepted, passed: 3,
    total: 3, limits: Limits(),
    compile: CompileReport(milliseconds: 61, cached: false, optimised: true), jail: "L4")
}
