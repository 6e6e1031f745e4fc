public import HeroesDomain

/// What a reader sees instead of content, and what to press.
public struct ErrorMessage: Hashable, Sendable {
  public var title: String
  /// What happened, then what to do.
  public var text: String
  public var retryTitle: String

  public init(_ error: HeroesError) {
    let wording = error.wording
    title = wording.title
    text = "\(wording.cause) \(wording.advice)"
    retryTitle = Self.retry
  }

  static let retry = "Retry"
}

/// Said above heroes that are not the service's.
public struct OfflineNotice: Hashable, Sendable {
  public var title: String
  /// Why the service's own are not here.
  public var text: String
  public var retryTitle: String

  public init(because error: HeroesError) {
    title = "Offline data"
    text = "These heroes come with the app. \(error.wording.cause)"
    retryTitle = ErrorMessage.retry
  }

  init?(_ origin: HeroOrigin) {
    guard case .offline(let error) = origin else { return nil }
    self.init(because: error)
  }
}

extension HeroesError {
  /// One place for the words, so that no two of them say the same.
  fileprivate var wording: (title: String, cause: String, advice: String) {
    switch self {
    case .network:
      ("No connection", "The service could not be reached.", "Check your connection, then retry.")
    case .server:
      ("The service is in trouble", "The service answered with a failure.", "Retry in a minute.")
    case .parsing:
      (
        "Unexpected answer", "The service's answer could not be understood.",
        "Retry; if it stays so, the app needs an update."
      )
    case .rateLimited:
      (
        "Too many requests", "The service asks us to slow down.",
        "Wait a while, then retry: the limit is counted by the hour."
      )
    case .invalidKey:
      (
        "The key was refused", "The service does not accept the configured key.",
        "Set a valid key, then retry."
      )
    case .notFound:
      ("Not found", "The service knows no such hero.", "Go back and choose another, or retry.")
    }
  }
}
