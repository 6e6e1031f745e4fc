import Clients
import Domain
import Foundation
@testable import LiveAppsFeature
import Markup
import Store
import Stubs
import Synchronization
import Testing
import TestSupport

@testable import SiteKit

/// The price list over the stand-ins of its live sources, as the server and the terminal run it.
@Suite(.timeLimit(.minutes(20))) struct LivePricesTests {
  enum Source: Sendable {
    case exchange, coinGecko

    /// What points Focus at the stand-in.
    func environment(_ address: String) -> [String: String] {
      switch self {
      case .exchange: ["FOCUS_EXCHANGE": "\(address)/exchange/v1"]
      case .coinGecko: ["FOCUS_COINGECKO": "\(address)/api/v3", "FOCUS_COINGECKO_KEY": key]
      }
    }

    private var key: String { "demo-key" }

    var stub: any Stub {
      switch self {
      case .exchange: ExchangeStub()
      case .coinGecko: CoinGeckoStub(key: key)
      }
    }
  }

  /// What a test does with an open page of the app.
  private typealias Body = @MainActor @Sendable (LiveSession, any LiveHost) async throws -> Void

  /// Gives what the stand-in was asked.
  @discardableResult
  private func withPrices(
    of source: Source, fault: String? = nil, times: Int? = nil, at path: String = "/",
    _ body: @escaping Body
  ) async throws -> [StubRequest] {
    let stub = source.stub
    if let fault { #expect(stub.inject(named: fault, times: times)) }
    try await serve(stub, source, at: path, body)
    return stub.requests
  }

  private func serve(
    _ stub: some Stub, _ source: Source, at path: String, _ body: @escaping Body
  ) async throws {
    try await withTemporaryFolder { folder in
      try await stub.serving { address in
        var services = Services(
          problems: .fixed([]), runner: .noOp, database: try .empty(),
          now: { Instant(milliseconds: 0) }, cacheFolder: folder)
        services.requests = { .network(timeLimit: .seconds(600), retries: false, log: $0) }
        services.liveSettings = LiveSettings(environment: source.environment(address))
        services.liveSettings.clock = HastyClock()
        try await open(MarketsHost(services: services), at: path, body)
      }
    }
  }

  @MainActor private func open(
    _ host: MarketsHost, at path: String, _ body: Body
  ) async throws {
    let desk = LiveDesk(hosts: [host])
    let session = try #require(try desk.open(host.slug, at: path))
    await session.settle()
    try await body(session, host)
    session.end()
  }

  /// What stands in the terminal, with one blank where there are more.
  @MainActor private static func lines(_ session: LiveSession) -> [String] {
    session.app.text().split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @MainActor private static func page(_ session: LiveSession) -> String {
    session.render(PageContext(nonce: "n", formToken: "t")).html.text
  }

  @Test func `the exchange's prices are shown, and its euros are instruments of their own`()
    async throws
  {
    let requests = try await withPrices(of: .exchange) { session, host in
      #expect(host.source == "Live prices of crypto.com Exchange.")
      #expect(
        Self.lines(session) == [
          "1 Bitcoin (BTC) $85,768.30 deposit, withdrawal",
          "2 Ethereum (ETH) $3,120.55 deposit, withdrawal",
          "3 Cronos (CRO) $0.1235 deposit", "7 Dogecoin (DOGE) $0.0741 deposit",
          "10 Shiba Inu (SHIB) $0.00000012 deposit", "5 coins",
        ])
      #expect(Self.page(session).contains("<span>$85,768.30</span>"))
      session.handle(LiveEvent("euros", "on"))
      await session.settle()
      #expect(
        Self.lines(session) == [
          "1 Bitcoin (BTC) $85,768.30 €78,906.84 deposit, withdrawal",
          "2 Ethereum (ETH) $3,120.55 €2,870.91 deposit, withdrawal",
          "3 Cronos (CRO) $0.1235 €0.1136 deposit", "7 Dogecoin (DOGE) $0.0741 €0.0682 deposit",
          "10 Shiba Inu (SHIB) $0.00000012 €0.00000011 deposit", "5 coins",
        ])
      #expect(Self.page(session).contains("<span>€78,906.84</span>"))
    }
    #expect(Set(requests.map(\.path)) == ["/exchange/v1/public/get-tickers"])
  }

  @Test func `a coin without an instrument in euros has no euros, not zero of them`() async throws {
    let stub = ExchangeStub()
    stub.change { tickers in tickers.removeAll { $0.instrument == "ETH_EUR" } }
    try await serve(stub, .exchange, at: "/coins/2") { session, _ in
      session.handle(LiveEvent("euros", "on"))
      await session.settle()
      #expect(Self.lines(session) == ["Ethereum (ETH)", "$3,120.55", "deposit, withdrawal"])
      #expect(!Self.page(session).contains("€"))
    }
  }

  @Test func `CoinGecko's prices are shown in both currencies, with the past of a coin`()
    async throws
  {
    let requests = try await withPrices(of: .coinGecko) { session, host in
      #expect(host.source == "Live prices of CoinGecko.")
      session.handle(LiveEvent("euros", "on"))
      await session.settle()
      #expect(
        Self.lines(session).prefix(5) == [
          "1 Bitcoin (BTC) $67,187.33 €61,800.10 deposit, withdrawal",
          "2 Ethereum (ETH) $3,120.55 €2,870.91 deposit, withdrawal",
          "3 Cronos (CRO) $0.1235 €0.1136 deposit", "7 Dogecoin (DOGE) $0.0741 €0.0682 deposit",
          "10 Shiba Inu (SHIB) $0.00000012 €0.00000011 deposit",
        ])
      session.handle(LiveEvent(LiveEvent.open, "/coins/1"))
      await session.settle()
      await Self.until { Self.page(session).contains("<polyline") }
      #expect(Self.page(session).contains("Between $63,770.90 and $67,187.33 of late, rising"))
    }
    #expect(requests.allSatisfy { $0.headers["x-cg-demo-api-key"] == "demo-key" })
    #expect(!requests.contains { $0.path.contains("demo-key") })
  }

  @Test(
    arguments: [
      (.exchange, "rate-limited", 1, "The server asks for a pause. Try again in a minute."),
      (
        .exchange, "internal-error", 1, "The server has no prices in dollars at the moment (50001)."
      ),
      (.exchange, "unknown-instrument", 1, "no prices in dollars at the moment (400)."),
      (.exchange, "html", 1, "What came for the prices in dollars cannot be read."),
      (.exchange, "truncated", 1, "What came for the prices in dollars cannot be read."),
      (.exchange, "numbers", 1, "has an unknown form at result.data.0.a."),
      (.exchange, "unavailable", 3, "no prices in dollars at the moment (503)."),
      (.exchange, "hang-up", 3, "The server with the prices in dollars does not answer."),
      (.exchange, "untraded", 1, "No coin is traded at the moment."),
      (.exchange, "empty", 1, "No coin is traded at the moment."),
      (.coinGecko, "rate-limited", 1, "The server asks for a pause. Try again in a minute."),
      (.coinGecko, "wrong-key", 1, "no prices in dollars at the moment (401)."),
      (.coinGecko, "server-error", 3, "no prices in dollars at the moment (500)."),
      (.coinGecko, "html", 1, "What came for the prices in dollars cannot be read."),
      (.coinGecko, "unknown", 1, "No coin is traded at the moment."),
      (.coinGecko, "nulls", 1, "No coin is traded at the moment."),
    ] as [(Source, String, Int, String)])
  func `each trouble of a source has its words on the page and in the terminal`(
    source: Source, fault: String, requests: Int, words: String
  ) async throws {
    let heard = try await withPrices(of: source, fault: fault) { session, _ in
      #expect(session.app.text().contains(words))
      #expect(Self.page(session).contains(words))
    }
    #expect(heard.count == requests)
  }

  @Test func `a retry brings the prices once the source is well again`() async throws {
    try await withPrices(of: .exchange, fault: "rate-limited", times: 1) { session, _ in
      #expect(Self.page(session).contains("Retry"))
      session.handle(LiveEvent("retry"))
      await session.settle()
      #expect(Self.lines(session).last == "5 coins")
    }
  }

  @Test func `what passes by itself is not even noticed`() async throws {
    let requests = try await withPrices(of: .exchange, fault: "unavailable", times: 2) {
      session, _ in #expect(Self.lines(session).last == "5 coins")
    }
    #expect(requests.count == 3)
  }

  @MainActor private static func until(_ holds: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(600)
    while !holds(), ContinuousClock.now < end { await Task.yield() }
  }
}
