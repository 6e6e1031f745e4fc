@testable import AppFeature
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct WidgetTests {
  private static let keyed = ["/widget.json", "/widget.svg", "/calendar.ics"]

  /// A site on a data folder of its own, with the product's files.
  private func withFolder(
    _ body: @escaping @Sendable (TestSite, URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      try await withSite(
        publicFolder: repositoryRoot.appending(path: "Public"), dataFolder: folder
      ) { try await body($0, folder) }
    }
  }

  @Test(arguments: [
    ("/widget", "text/html"), ("/widget.json", "application/json"),
    ("/widget.svg", "image/svg+xml"), ("/calendar.ics", "text/calendar"),
    ("/widget/access", "text/html"), ("/service-worker.js", "text/javascript"),
  ])
  func `each form has its address`(path: String, type: String) async throws {
    try await withFolder { site, _ in
      let response = try await site.get(path)
      #expect(response.status == .ok)
      #expect(response.headers[.contentType]?.hasPrefix(type) == true)
    }
  }

  @Test func `the data is what the file holds`() async throws {
    try await withFolder { site, folder in
      let text = try await site.get("/widget.json").text
      let file = folder.appending(path: WidgetDataWriter.fileName)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      #expect(try Value(json: text)["totalProblems"] == 1)
    }
  }

  @Test(arguments: keyed)
  func `what did not change is not sent again`(path: String) async throws {
    try await withFolder { site, _ in
      let first = try await site.get(path)
      let tag = try #require(first.headers[.eTag])
      for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let again = try await site.get(path, headers: [.ifNoneMatch: known])
        #expect(again.status == .notModified)
        #expect(again.body.readableBytes == 0)
        #expect(again.headers[.eTag] == tag)
      }
      #expect(try await site.get(path, headers: [.ifNoneMatch: "\"other\""]).status == .ok)
    }
  }

  @Test func `a picture holds no script, and its style is allowed`() async throws {
    try await withFolder { site, _ in
      let response = try await site.get("/widget.svg")
      #expect(!response.text.contains("<script") && response.text.contains("<title"))
      #expect(
        response.headers[.contentSecurityPolicy]
          == "default-src 'none'; style-src 'unsafe-inline'")
      #expect(response.text.contains("prefers-color-scheme: dark"))
    }
  }

  @Test(arguments: keyed)
  func `the key opens what it is for, to whoever holds it`(path: String) async throws {
    try await withFolder { site, folder in
      let key = try WidgetKey(folder: folder).renew()
      let response = try await site.get("\(path)?key=\(key)", isSignedIn: false)
      #expect(response.status == .ok)
      #expect(response.headers[.setCookie] == nil)
      #expect(!response.text.contains(key))
      #expect(response.headers[.resourcePolicy] == "cross-origin")
      #expect(try await site.get(path).headers[.resourcePolicy] == "same-origin")
      let wrong = String(repeating: "0", count: 64)
      for guess in ["", wrong, String(key.dropLast()), key + "0", key.uppercased() + "x"] {
        let refused = try await site.get("\(path)?key=\(guess)", isSignedIn: false)
        #expect(refused.status == .forbidden)
        #expect(guess.isEmpty || !refused.text.contains(guess))
      }
      try WidgetKey(folder: folder).revoke()
      #expect(try await site.get("\(path)?key=\(key)", isSignedIn: false).status == .forbidden)
    }
  }

  @Test(arguments: [
    "/", "/widget", "/widget/events", "/widget/access", "/problems", "/settings", "/health",
    "/problems/two-sum",
  ])
  func `the key opens nothing else`(path: String) async throws {
    try await withFolder { site, folder in
      let key = try WidgetKey(folder: folder).renew()
      let response = try await site.get("\(path)?key=\(key)", isSignedIn: false)
      #expect(response.status == .forbidden || response.text == "ok\n")
    }
  }

  @Test func `the key changes nothing, and a foreign name is refused with it`() async throws {
    try await withFolder { site, folder in
      let key = try WidgetKey(folder: folder).renew()
      let posted = try await site.send(
        "/widget.json?key=\(key)", [:], headers: [.origin: site.site.origin])
      #expect(posted.status == .forbidden)
      #expect(!site.site.access.admits(.page))
      #expect(!site.site.access.hosts.admits(authority: "evil.example"))
    }
  }

  @Test func `the learner makes, renews and revokes the key on its page`() async throws {
    try await withFolder { site, folder in
      #expect(try await site.get("/widget/access").text.contains("Make the addresses"))
      let made = try await site.post("/widget/access")
      #expect(made.location == "/widget/access")
      let first = try #require(WidgetKey(folder: folder).text)
      #expect(
        try await site.get("/widget/access").text.contains(
          "http://localhost/calendar.ics?key=\(first)"))
      _ = try await site.post("/widget/access")
      #expect(WidgetKey(folder: folder).text != first)
      #expect(
        try await site.get("/widget.json?key=\(first)", isSignedIn: false).status == .forbidden)
      _ = try await site.post("/widget/access/revoke")
      #expect(WidgetKey(folder: folder).text == nil)
    }
  }

  @Test func `a site without a folder has no key, and says so`() async throws {
    try await withSite { site in
      #expect(try await site.get("/widget").status == .ok)
      let refused = try await site.post("/widget/access")
      #expect(refused.text.contains("no data folder"))
      let wrong = String(repeating: "0", count: 64)
      #expect(
        try await site.get("/widget.json?key=\(wrong)", isSignedIn: false).status == .forbidden)
    }
  }

  @Test func `a save is told to open pages and is in the file`() async throws {
    try await withFolder { site, folder in
      let feed = site.site.widgetFeed
      _ = try await feed.current(with: site.services)
      var updates = await feed.updates().makeAsyncIterator()
      let first = try #require(await updates.next())
      #expect(first.focusGoalMinutes == 50)
      try await site.services.database.changePreferences { $0.dailyFocusMinutes = 90 }
      while let data = await updates.next(), data.focusGoalMinutes != 90 {}
      #expect(WidgetDataReader(folder: folder).load().focusGoalMinutes == 90)
    }
  }

  @Test func `the page's stream is only for the site's own pages`() async throws {
    try await withFolder { site, _ in
      let response = try await site.get(
        "/widget/events", headers: [.secFetchSite: "cross-site"])
      #expect(response.status == .forbidden)
    }
  }
}
