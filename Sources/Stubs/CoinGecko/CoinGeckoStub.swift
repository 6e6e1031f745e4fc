import Domain
import Synchronization

/// A stand-in for CoinGecko: `simple/price` and `coins/markets`, below `/api/v3` and without it.
public final class CoinGeckoStub: Stub {
  public let log = StubLog()
  public let faults = FaultSwitch<CoinGeckoFault>()
  /// The key that `x-cg-demo-api-key` must have; nil: none is needed.
  let key: String?
  private let state: Mutex<[Coin]>

  public init(coins: [Coin] = Coin.sample, key: String? = nil) {
    state = Mutex(coins)
    self.key = key
  }

  public var coins: [Coin] { state.withLock { $0 } }

  /// Changes the prices while it serves.
  public func change(_ body: @Sendable (inout [Coin]) -> Void) { state.withLock { body(&$0) } }

  public func answer(_ request: StubRequest) async -> StubAnswer {
    var path = request.segments
    if path.starts(with: ["api", "v3"]) { path.removeFirst(2) }
    let fault = faults.take { _ in true }
    if let refusal = refusal(of: request, under: fault) { return refusal }
    let coins = fault == .unknown ? [] : coins
    let answer: StubAnswer
    switch path {
    case ["simple", "price"]: answer = price(of: coins, request.query, under: fault)
    case ["coins", "markets"]: answer = markets(coins, request.query, under: fault)
    default: answer = .json(["error": "Incorrect path. Please see the documents."], status: 404)
    }
    return fault.flatMap { LineFault($0) }?.spoilt(answer) ?? answer
  }

  private func refusal(of request: StubRequest, under fault: CoinGeckoFault?) -> StubAnswer? {
    let given = request.headers["x-cg-demo-api-key"]
    switch fault {
    case .wrongKey: return Self.trouble(10_011, "The API key is of the wrong kind.", status: 401)
    case .missingKey: return Self.trouble(10_002, "API Key Missing", status: 401)
    case .rateLimited, .rateLimitedSilent:
      var answer = Self.trouble(429, "You've exceeded the Rate Limit.", status: 429)
      if fault == .rateLimited { answer.headers.append(ServiceHeader("Retry-After", "2")) }
      return answer
    default: break
    }
    guard let key, given != key else { return nil }
    return Self.trouble(
      given == nil ? 10_002 : 10_011, given == nil ? "API Key Missing" : "Invalid API Key",
      status: 401)
  }

  private static func trouble(_ code: Int, _ message: String, status: Int) -> StubAnswer {
    .json(
      ["status": ["error_code": .int(code), "error_message": .string(message)]], status: status)
  }
}

extension CoinGeckoStub {
  /// A coin; its numbers are texts, so that each goes out as it is written.
  public struct Coin: Sendable, Hashable {
    public var id: String
    public var symbol: String
    public var name: String
    /// By currency in small letters: `usd`, `eur`.
    public var prices: [String: String]
    /// Of a day, in percent.
    public var change: String
    /// The prices of a week, in dollars.
    public var week: [String]

    public init(
      id: String, symbol: String, name: String, usd: String, eur: String, change: String = "0",
      week: [String] = []
    ) {
      self.id = id
      self.symbol = symbol
      self.name = name
      prices = ["usd": usd, "eur": eur]
      self.change = change
      self.week = week.isEmpty ? [usd] : week
    }
  }
}
