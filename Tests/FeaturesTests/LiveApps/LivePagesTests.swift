import Domain
import Foundation
@testable import LiveAppsFeature
import Markup
import Store
import Testing
import TestSupport

@testable import SiteKit

/// What the apps show on a page, as their own view models have it; a record stands for each state.
@MainActor @Suite(.timeLimit(.minutes(20))) struct LivePagesTests {
  private let context = PageContext(nonce: "n", formToken: "t")

  /// A page once nothing is under way, or as it is painted first.
  private nonisolated func html(
    _ slug: String, at path: String, isSettled: Bool = true, after events: [LiveEvent] = []
  ) async throws -> String {
    try await withTemporaryFolder { folder in
      let services = Services(
        problems: .fixed([]), runner: .noOp, database: try .empty(),
        now: { Instant(milliseconds: 0) }, cacheFolder: folder)
      return try await render(slug, path, isSettled, events, with: services)
    }
  }

  private func render(
    _ slug: String, _ path: String, _ isSettled: Bool, _ events: [LiveEvent],
    with services: Services
  ) async throws -> String {
    let desk = LiveDesk(hosts: LiveApps.hosts(with: services), makeIdentifier: { "s1" })
    let session = try #require(try desk.open(slug, at: path))
    defer { session.end() }
    if isSettled { await session.settle() }
    for event in events {
      session.handle(event)
      await session.settle()
    }
    return session.render(context).html.text
  }

  @Test(arguments: [
    ("markets-states", "markets", "/gallery"), ("markets-coin", "markets", "/coins/1"),
    ("markets-settings", "markets", "/settings"), ("heroes-search", "heroes", "/?q=lan"),
    ("heroes-empty", "heroes", "/?q=xyzzy"), ("heroes-hero", "heroes", "/hero/900022"),
    ("heroes-unknown", "heroes", "/hero/5"),
  ]) func `a page looks as it did`(name: String, slug: String, path: String) async throws {
    let html = try await html(slug, at: path)
    expectWellFormed(html)
    try expectSnapshot(html, named: "\(name).html")
  }

  @Test func `the first paint of the heroes is twenty skeletons that nobody reads aloud`()
    async throws
  {
    let html = try await html("heroes", at: "/", isSettled: false)
    #expect(html.split(separator: "<li class=\"app-hero skeleton\">").count == 21)
    #expect(html.contains("<div id=\"waiting\" aria-hidden=\"true\">"))
    #expect(html.contains("role=\"status\">Heroes are loading…</div>"))
  }

  @Test func `a card is one link with one label, and its picture says nothing of its own`()
    async throws
  {
    let html = try await html("heroes", at: "/")
    let cards = html.components(separatedBy: "<li id=\"hero-").dropFirst()
    #expect(cards.count == 20)
    for card in cards {
      let card = card.prefix { $0 != "\n" }
      #expect(card.components(separatedBy: "<a ").count == 2)
      #expect(card.components(separatedBy: "aria-label=").count == 2)
      #expect(card.contains("alt=\"\""))
    }
  }

  @Test func `what the states say is told by the list, not by colour`() async throws {
    let html = try await html("markets", at: "/gallery")
    for words in ["Loading", "Dollars", "Dollars and euros", "Failed", "Nothing found"] {
      #expect(html.contains("<h2>\(words)</h2>"))
    }
    #expect(
      html.contains(
        "<span class=\"app-chip\">deposit</span><span class=\"app-chip\">withdrawal</span>"))
  }
}
