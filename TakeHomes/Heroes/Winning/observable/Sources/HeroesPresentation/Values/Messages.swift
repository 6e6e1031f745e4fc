import Foundation
import HeroesDomain

public struct ErrorMessage: Hashable, Sendable {
  public var title: String
  public var text: String
  public var retryTitle = "Retry"

  public init(_ error: HeroesError) {
    (title, text) =
      switch error {
      case .network: ("No connection", "Check your connection, then try again.")
      case .server: ("The service has trouble", "Comic Vine did not answer as it should.")
      case .parsing: ("Unreadable answer", "Comic Vine sent something that we cannot read.")
      case .rateLimited: ("Too many requests", "Comic Vine asks us to wait for a while.")
      case .invalidKey: ("The key was refused", "Comic Vine needs a valid key for this app.")
      case .notFound: ("Not found", "This hero is not there, or not any more.")
      }
  }
}

public struct OfflineNotice: Hashable, Sendable {
  public var title = "Offline data"
  public var text: String
  public var retryTitle = "Retry"

  public init(because error: HeroesError) {
    text = "These heroes came with the app. \(ErrorMessage(error).text)"
  }
}

public struct EmptyMessage: Hashable, Sendable {
  public var title = "No heroes found"
  public var guidance: String
  public var actionTitle: String?

  public init(query: String) {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    if query.isEmpty {
      guidance = "There is nobody here yet. Pull down to look again."
    } else {
      guidance = "Nobody goes by “\(query)”. Try another name, or only a part of it."
      actionTitle = "Clear search"
    }
  }
}
