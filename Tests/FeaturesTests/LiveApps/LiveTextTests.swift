import Domain
import Foundation
@testable import LiveAppsFeature
import Store
import Testing
import TestSupport

@testable import SiteKit

/// What the apps show in a terminal, as their own view models have it.
@MainActor @Suite(.timeLimit(.minutes(20))) struct LiveTextTests {
  private nonisolated func withSession(
    _ slug: String, at path: String = "/",
    _ body: @escaping @MainActor @Sendable (LiveSession) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let services = Services(
        problems: .fixed([]), runner: .noOp, database: try .empty(),
        now: { Instant(milliseconds: 0) }, cacheFolder: folder)
      try await open(slug, at: path, with: services, body)
    }
  }

  private func open(
    _ slug: String, at path: String, with services: Services,
    _ body: @MainActor (LiveSession) async throws -> Void
  ) async throws {
    let desk = LiveDesk(hosts: LiveApps.hosts(with: services))
    let session = try #require(try desk.open(slug, at: path))
    await session.settle()
    try await body(session)
    session.end()
  }

  /// What is shown after a line was typed.
  private func text(after line: String, in session: LiveSession) async throws -> String {
    let event = try #require(session.app.event(line: LiveLine(line)))
    #expect(session.handle(event))
    await session.settle()
    return session.app.text()
  }

  @Test func `coins are searched, opened, and shown in euros`() async throws {
    try await withSession("markets") { session in
      #expect(session.app.text().hasSuffix("\n18 coins\n"))
      let found = """
        Search: bit
         1  Bitcoin (BTC)            $67,187.33  deposit, withdrawal
        17  Wrapped Bitcoin (WBTC)   $67,102.12  deposit
        18  BitTorrent (BTT)        $0.00000099  deposit, withdrawal
        3 coins found

        """
      #expect(try await text(after: "search  bit ", in: session) == found)
      #expect(
        try await text(after: "open 1", in: session).hasPrefix("Bitcoin (BTC)\n  $67,187.33\n"))
      let euros = try await text(after: "euros on", in: session)
      #expect(euros.hasPrefix("Bitcoin (BTC)\n  $67,187.33\n  €61,800.10\n"))
      let list = try await text(after: "back", in: session)
      #expect(list.contains(" 1  Bitcoin (BTC)            $67,187.33   €61,800.10  deposit"))
      #expect(try await text(after: "settings", in: session).hasPrefix("[x] Show euros\n"))
      // What is so already is waited for by nobody.
      #expect(try await text(after: "euros on", in: session).hasPrefix("[x] Show euros\n"))
      #expect(try await text(after: "search zzz", in: session).hasPrefix("[x]"))
      #expect(session.app.event(line: LiveLine("dance")) == nil)
    }
  }

  @Test func `every state of the list has a text`() async throws {
    try await withSession("markets", at: "/gallery") { session in
      let text = session.app.text()
      for words in ["Prices are loading…", "$0.0912", "does not answer", "No coin is called"] {
        #expect(text.contains(words))
      }
    }
  }

  @Test func `heroes are browsed page by page, searched and opened`() async throws {
    try await withSession("heroes") { session in
      #expect(session.app.text().hasPrefix("900001  Tidewright · Marit Oyelaran · "))
      #expect(session.app.text().hasSuffix("\n20 heroes so far\n"))
      #expect(try await text(after: "more", in: session).hasSuffix("\n40 heroes so far\n"))
      #expect(try await text(after: "more", in: session).hasSuffix("\n52 heroes\n"))
      let found = try await text(after: "search lan", in: session)
      #expect(found.hasPrefix("Search: lan\n900022  Dustlane"))
      let weight = session.app.weightBytes
      let hero = try await text(after: "open 900022", in: session)
      #expect(session.app.weightBytes == weight)
      #expect(hero.hasPrefix("Dustlane\n"))
      #expect(hero.contains("\n  Real name         Kofi Marchetti\n"))
      #expect(try await text(after: "back", in: session) == found)
      #expect(try await text(after: "search xyzzy", in: session).contains("No heroes found\n"))
      #expect(try await text(after: "clear", in: session).hasSuffix("\n20 heroes so far\n"))
      let unknown = try await text(after: "open 5", in: session)
      #expect(unknown.hasPrefix("Not found\n"))
    }
  }

  @Test func `settings show no key, however they are printed`() {
    let settings = LiveSettings(
      environment: [
        "FOCUS_COMICVINE_KEY": "secret", "FOCUS_COINGECKO_KEY": "secret", "FOCUS_EXCHANGE": "",
      ])
    var dumped = "\(settings) \(String(reflecting: settings))"
    dump(settings, to: &dumped)
    #expect(!dumped.contains("secret"))
    #expect(settings.exchange == nil)
    #expect(settings.comicVine == LiveSettings.comicVineAddress)
  }
}
