/// What the stand-in for CoinGecko can do wrong.
public enum CoinGeckoFault: String, StubFault {
  case wrongKey = "wrong-key"
  case missingKey = "missing-key"
  case rateLimited = "rate-limited"
  case rateLimitedSilent = "rate-limited-silent"
  case serverError = "server-error"
  case unavailable
  case html
  case truncated
  case hangUp = "hang-up"
  case silent
  case slow
  case huge
  case unknown
  case nulls

  public var phrase: String {
    switch self {
    case .wrongKey: "the key is of the wrong kind (401, code 10011)"
    case .missingKey: "no key came (401, code 10002)"
    case .rateLimited: "too many requests (429), with Retry-After"
    case .rateLimitedSilent: "too many requests (429), without Retry-After"
    case .unknown: "it knows none of the coins, which isn't an error"
    case .nulls: "whatever may be null is null"
    default: LineFault(self)?.phrase ?? rawValue
    }
  }
}
