public import HeroesDomain

/// What went wrong between this program and a service, in the words of the wire.
///
/// It never carries the error or the address that it came from: those may hold the key.
public enum APIError: Error, Hashable, Sendable {
  /// `fetch` throws it when its time is over.
  case timedOut
  case unreachable
  /// An HTTP status without a readable envelope.
  case status(Int)
  /// The envelope's own status.
  case refused(code: Int)
  /// JSON of another shape than the service's.
  case unreadable
  case missingKey

  /// Whether the same request may succeed a moment later.
  var isTransient: Bool {
    switch self {
    case .timedOut: true
    case .status(let status): 500...599 ~= status
    case .unreachable, .refused, .unreadable, .missingKey: false
    }
  }
}

extension APIError {
  /// The same in the words of the domain.
  public var heroesError: HeroesError {
    switch self {
    case .timedOut, .unreachable: .network
    case .status(401), .status(403), .refused(code: 100), .missingKey: .invalidKey
    case .status(404), .refused(code: 101): .notFound
    case .status(420), .status(429), .refused(code: 107): .rateLimited
    case .status, .refused: .server
    case .unreadable: .parsing
    }
  }
}
