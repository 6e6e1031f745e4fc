import Domain
import Foundation
import MarketsApplication
import MarketsData
import SiteKit

/// The price list, whose flags and prices are shared by all pages of a learner's.
@MainActor final class MarketsHost: LiveHost {
  nonisolated let slug = "markets"
  nonisolated let name = "Markets"
  nonisolated let source: String
  private let provider: MarketsProvider
  private let clock: any Clock<Duration>
  private var launched: LaunchedApp?

  nonisolated init(services: Services) {
    let settings = services.liveSettings
    clock = settings.clock
    let fetch = services.marketsFetch
    if let base = settings.exchange.flatMap(URL.init(string:)) {
      provider = .cryptoCom(base: base, fetch: fetch)
      source = "Live prices of crypto.com Exchange."
    } else if let base = settings.coinGecko.flatMap(URL.init(string:)) {
      provider = .coinGecko(base: base, key: settings.coinGeckoKey, fetch: fetch)
      source = "Live prices of CoinGecko."
    } else {
      provider = .local(
        DataSourceConfiguration(
          networkDelaySimulation: .milliseconds(600), isLoggingEnabled: false))
      source = "Local data: the prices are invented."
    }
  }

  func makeApp() throws -> any LiveApp {
    let app = try launched ?? AppAssembly(provider: provider, clock: clock).launch()
    launched = app
    return MarketsLive(coordinator: app.makeCoordinator())
  }
}

extension Services {
  /// The product's network in the form of the price list.
  fileprivate var marketsFetch: LiveFetch {
    let requests = appRequests
    return { request in
      var question = ServiceRequest(
        service: request.url.host() ?? "the exchange", address: request.url.absoluteString,
        headers: request.headers.map { ServiceHeader($0.key, $0.value) } + Self.appHeaders)
      question.isRepeatable = false
      let answer = try await requests.send(question)
      return LiveResponse(status: answer.status, body: Data(answer.body))
    }
  }
}
