/// What can go wrong, as far as a reader can do something different about it.
public enum HeroesError: Error, Hashable, Sendable, CaseIterable {
  /// The service was not reached, or not in time.
  case network
  /// The service was reached and failed.
  case server
  /// The answer was not understood.
  case parsing
  /// Too many requests in too short a time.
  case rateLimited
  /// The key is missing or refused.
  case invalidKey
  case notFound

  /// Any error as one of these; what a layer below failed to name counts as the service's.
  public init(_ error: any Error) {
    self = error as? HeroesError ?? .server
  }
}
