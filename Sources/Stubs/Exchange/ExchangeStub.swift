import Domain
import Synchronization

/// A stand-in for crypto.com Exchange: `public/get-tickers`, below `/exchange/v1` and without it.
public final class ExchangeStub: Stub {
  public let log = StubLog()
  public let faults = FaultSwitch<ExchangeFault>()
  private let state: Mutex<[Ticker]>

  public init(tickers: [Ticker] = Ticker.sample) { state = Mutex(tickers) }

  public var tickers: [Ticker] { state.withLock { $0 } }

  /// Changes the prices while it serves.
  public func change(_ body: @Sendable (inout [Ticker]) -> Void) { state.withLock { body(&$0) } }

  public func answer(_ request: StubRequest) async -> StubAnswer {
    var path = request.segments
    if path.starts(with: ["exchange", "v1"]) { path.removeFirst(2) }
    guard request.method == "GET", path == ["public", "get-tickers"] else {
      return Self.trouble(40_401, "NOT_FOUND", status: 404)
    }
    let fault = faults.take { _ in true }
    switch fault {
    case .rateLimited: return Self.trouble(42_901, "RATE_LIMIT", status: 429)
    case .internalError: return Self.trouble(50_001, "ERR_INTERNAL", status: 200)
    case .unknownInstrument: return Self.trouble(40_004, "Invalid instrument_name", status: 400)
    default: break
    }
    var tickers = fault == .empty ? [] : tickers
    if let name = request.query["instrument_name"] {
      tickers.removeAll { $0.instrument != name }
      if tickers.isEmpty, fault != .empty {
        return Self.trouble(40_004, "Invalid instrument_name", status: 400)
      }
    }
    let answer = StubAnswer.json([
      "id": -1, "method": "public/get-tickers", "code": 0,
      "result": ["data": .array(tickers.map { $0.json(under: fault) })],
    ])
    return fault.flatMap { LineFault($0) }?.spoilt(answer) ?? answer
  }

  private static func trouble(_ code: Int, _ message: String, status: Int) -> StubAnswer {
    .json(
      [
        "id": -1, "method": "public/get-tickers", "code": .int(code), "message": .string(message),
      ], status: status)
  }
}

extension ExchangeStub {
  /// What is known of an instrument; prices are texts, so that no digit is lost.
  public struct Ticker: Sendable, Hashable {
    /// Such as `BTC_USDT`.
    public var instrument: String
    public var last: String
    public var high: String
    public var low: String
    /// Of a day, as a fraction.
    public var change: String

    public init(
      _ instrument: String, last: String, high: String? = nil, low: String? = nil,
      change: String = "0.0000"
    ) {
      self.instrument = instrument
      self.last = last
      self.high = high ?? last
      self.low = low ?? last
      self.change = change
    }

    func json(under fault: ExchangeFault?) -> Value {
      func price(_ text: String) -> Value {
        switch fault {
        case .untraded: nil
        case .numbers: Double(text).map { .double($0) } ?? nil
        default: .string(text)
        }
      }
      return [
        "i": .string(instrument), "a": price(last), "b": price(last), "k": price(last),
        "h": price(high), "l": price(low), "c": price(change), "v": "1042.46",
        "vv": "89605257.17", "oi": "0", "t": 1_791_179_115_094,
      ]
    }
  }
}

extension ExchangeStub.Ticker {
  /// A few coins in dollars and in euros, at every size of price.
  public static let sample: [ExchangeStub.Ticker] = [
    ExchangeStub.Ticker(
      "BTC_USDT", last: "85768.30", high: "87000.00", low: "84870.33", change: "0.0099"),
    ExchangeStub.Ticker("BTC_USD", last: "85770.10", change: "0.0099"),
    ExchangeStub.Ticker("BTC_EUR", last: "78906.84", change: "0.0091"),
    ExchangeStub.Ticker("ETH_USDT", last: "3120.55", change: "-0.0123"),
    ExchangeStub.Ticker("ETH_USD", last: "3120.60", change: "-0.0123"),
    ExchangeStub.Ticker("ETH_EUR", last: "2870.91", change: "-0.0130"),
    ExchangeStub.Ticker("CRO_USDT", last: "0.12345", change: "0.0210"),
    ExchangeStub.Ticker("CRO_USD", last: "0.12346", change: "0.0210"),
    ExchangeStub.Ticker("CRO_EUR", last: "0.11358", change: "0.0205"),
    ExchangeStub.Ticker("DOGE_USDT", last: "0.07412", change: "0.0007"),
    ExchangeStub.Ticker("DOGE_USD", last: "0.07413", change: "0.0007"),
    ExchangeStub.Ticker("DOGE_EUR", last: "0.06820", change: "0.0006"),
    ExchangeStub.Ticker("SHIB_USDT", last: "0.00000012345678", change: "-0.0501"),
    ExchangeStub.Ticker("SHIB_USD", last: "0.00000012345679", change: "-0.0501"),
    ExchangeStub.Ticker("SHIB_EUR", last: "0.00000011358024", change: "-0.0499"),
    ExchangeStub.Ticker("EUR_USDT", last: "1.08695", change: "0.0003"),
    ExchangeStub.Ticker("EUR_USD", last: "1.08696", change: "0.0003"),
  ]
}
