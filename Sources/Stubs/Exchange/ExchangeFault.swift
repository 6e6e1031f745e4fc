/// What the stand-in for crypto.com Exchange can do wrong.
public enum ExchangeFault: String, StubFault {
  case rateLimited = "rate-limited"
  case internalError = "internal-error"
  case unknownInstrument = "unknown-instrument"
  case serverError = "server-error"
  case unavailable
  case html
  case truncated
  case hangUp = "hang-up"
  case silent
  case slow
  case huge
  case untraded
  case empty
  case numbers

  public var phrase: String {
    switch self {
    case .rateLimited: "too many requests (429, code 42901)"
    case .internalError: "an internal error, and the status is still 200 (code 50001)"
    case .unknownInstrument: "it has no such instrument (400, code 40004)"
    case .untraded: "nothing was traded: prices, high, low and change are null"
    case .empty: "there are no tickers"
    case .numbers: "prices are numbers instead of texts"
    default: LineFault(self)?.phrase ?? rawValue
    }
  }
}
