import Clients
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
@testable import LiveAppsFeature
import Markup
import NIOCore
import SiteKit
import Stubs
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct AppsTests {
  /// The part of a page's text behind a mark, up to the next quote.
  private func value(_ mark: String, in text: String) -> String {
    let parts = text.split(separator: "\(mark)=\"", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : ""
  }

  /// The address that takes what a person does on a page.
  private func door(of page: String) -> String { value("data-event", in: page) }

  @Test(arguments: [
    ("/apps/markets/", "data-path=\"/\"", "Prices are loading"),
    ("/apps/markets/coins/1", "data-path=\"/coins/1\"", "All coins"),
    ("/apps/markets/settings", "data-path=\"/settings\"", "role=\"switch\""),
    ("/apps/markets/gallery", "data-path=\"/gallery\"", "Nothing found"),
    ("/apps/heroes", "data-path=\"/\"", "Heroes are loading"),
    ("/apps/heroes/hero/900001", "data-path=\"/hero/900001\"", "All heroes"),
    ("/apps/heroes?q=owl", "data-path=\"/?q=owl\"", "value=\"owl\""),
    ("/apps/status/", "data-path=\"/\"", "Your status is being checked…"),
    ("/apps/status/browser/3", "data-path=\"/browser/3\"", "A browser in a page"),
    ("/apps/status/table", "data-path=\"/table\"", "Final(postponed)"),
  ]) func `a deep link works cold`(path: String, place: String, words: String) async throws {
    try await withSite { site in
      let page = try await site.get(path)
      #expect(page.status == .ok)
      #expect(page.text.contains(place))
      #expect(page.text.contains(words))
      #expect(page.text.contains("Local data"))
      let slug = path.split(whereSeparator: "/?".contains)[1]
      #expect(page.text.contains("href=\"/takehomes/\(slug)\""))
      expectWellFormed(page.text)
    }
  }

  @Test(arguments: [
    "/apps/markets/coins/bitcoin", "/apps/markets/nowhere", "/apps/other", "/apps",
    "/apps/heroes/hero/none", "/apps/heroes/pictures/900001?size=huge",
    "/apps/heroes/pictures/x?size=card", "/apps/status/browser/9",
  ]) func `what there is not is not found`(path: String) async throws {
    try await withSite { (site) async throws in
      #expect(try await site.get(path).status == .notFound)
    }
  }

  @Test func `the first paint has twenty skeletons, and a page without scripts comes again`()
    async throws
  {
    try await withSite { site in
      let page = try await site.get("/apps/heroes").text
      #expect(page.split(separator: "app-hero skeleton").count == 21)
      #expect(
        page.contains("<noscript><meta http-equiv=\"refresh\" content=\"1;url=/apps/heroes?s="))
    }
  }

  @Test func `without scripts an event leads back to where the app stands`() async throws {
    try await withSite { site in
      let page = try await site.get("/apps/markets").text
      let answer = try await site.post(door(of: page), ["event": "search", "value": "bit"])
      #expect(answer.status == .seeOther)
      #expect(answer.location.hasPrefix("/apps/markets?s="))
      #expect(try await site.get(answer.location).text.contains("value=\"bit\""))
      let moved = try await site.post(door(of: page), ["event": "open", "value": "/settings"])
      #expect(moved.location.hasPrefix("/apps/markets/settings?s="))
    }
  }

  @Test func `scripts are only told that it was taken, or that the session is gone`() async throws {
    try await withSite { site in
      let page = try await site.get("/apps/markets").text
      let fields = ["event": "search", "value": "bit"]
      #expect(try await site.post(door(of: page), fields, isFragment: true).status == .noContent)
      let unknown = try await site.post("/apps/markets/-/none", fields, isFragment: true)
      #expect(unknown.status == .gone)
      #expect(try await site.post("/apps/markets/-/none", fields).location == "/apps/markets")
      #expect(try await site.get(door(of: page)).status == .methodNotAllowed)
      let foreign = try await site.send(
        door(of: page), fields.merging(["csrf": site.formToken]) { $1 },
        headers: [.cookie: site.cookie, .origin: "http://elsewhere.test"])
      #expect(foreign.status == .forbidden)
    }
  }

  @Test func `a stream of a session that is gone says so and ends`() async throws {
    try await withSite { site in
      let stream = try await site.get(
        "/apps/markets/-/none/patches?after=1", headers: [.origin: site.site.origin])
      #expect(stream.text == "event: gone\ndata: \n\n")
    }
  }

  @Test func `a flag that is turned on one page changes another's prices alone`() async throws {
    try await withSite { site in
      let desk = site.site.liveDesk
      let list = try await session("markets", "/", on: desk, context: site.context)
      await list.settle()
      #expect(await list.app.text().contains("$67,187.33"))
      #expect(await !list.app.text().contains("€"))
      let seen = await list.render(site.context).version
      var patches = await list.patches(after: seen).makeAsyncIterator()
      let settings = try await site.get("/apps/markets/settings").text
      _ = try await site.post(door(of: settings), ["event": "euros", "value": "on"])
      var pieces: [String] = []
      while !pieces.contains("coin-1") {
        let patch = try #require(await patches.next())
        pieces += patch.pieces
      }
      #expect(await list.app.text().contains("€61,800.10"))
      // The tabs and the search stay as they are.
      #expect(!pieces.contains("tabs") && !pieces.contains("search"))
    }
  }

  @Test func `whoever leaves a page closes the line to the service`() async throws {
    let stub = ComicVineStub()
    stub.inject(.silent)
    try await stub.serving { address in
      try await withSite(change: { services in
        services.requests = { .network(timeLimit: .seconds(600), retries: false, log: $0) }
        services.liveSettings = LiveSettings(
          environment: ["FOCUS_COMICVINE": address, "FOCUS_COMICVINE_KEY": "secret-key"])
      }) { site in
        let page = try await session(
          "heroes", "/", on: site.site.liveDesk, context: site.context)
        let seen = await page.render(site.context)
        #expect(!"\(seen)".contains("secret-key"))
        let patches = await page.patches(after: seen.version)
        await until { !stub.requests.isEmpty }
        #expect(stub.requests.first?.query["api_key"] == "secret-key")
        #expect(stub.abandoned.isEmpty)
        await page.giveBack(patches)
        await until { !stub.abandoned.isEmpty }
        #expect(stub.abandoned.first?.segments == ["characters"])
      }
    }
  }

  @Test func `a picture comes in its size, once from the service for everybody`() async throws {
    let stub = ComicVineStub()
    try await stub.serving { address in
      try await withSite(change: { services in
        services.requests = { .network(timeLimit: .seconds(600), retries: false, log: $0) }
        services.liveSettings = LiveSettings(
          environment: ["FOCUS_COMICVINE": address, "FOCUS_COMICVINE_KEY": "k"])
      }) { site in
        async let one = site.get("/apps/heroes/pictures/1700?size=card")
        async let two = site.get("/apps/heroes/pictures/1700?size=card")
        async let three = site.get("/apps/heroes/pictures/1700?size=card")
        let answers = try await [one, two, three]
        #expect(answers.allSatisfy { $0.status == .ok })
        #expect(Set(answers.map { $0.headers[.contentType] }) == ["image/jpeg"])
        #expect(stub.requests.count { $0.segments.first == "pictures" } == 1)
        let again = try await site.get("/apps/heroes/pictures/1700?size=card")
        #expect(again.body == answers[0].body)
        #expect(stub.requests.count { $0.segments.first == "pictures" } == 1)
      }
    }
  }

  private func session(
    _ slug: String, _ path: String, on desk: LiveDesk, context: PageContext
  ) async throws -> LiveSession {
    try #require(try await MainActor.run { try desk.open(slug, at: path) })
  }
}

/// Waits until something holds, or far too long.
private func until(_ holds: @Sendable () -> Bool) async {
  let end = ContinuousClock.now + .seconds(300)
  while !holds(), ContinuousClock.now < end { await Task.yield() }
}

extension TestSite {
  fileprivate var context: PageContext { PageContext(nonce: "n", formToken: formToken) }
}
