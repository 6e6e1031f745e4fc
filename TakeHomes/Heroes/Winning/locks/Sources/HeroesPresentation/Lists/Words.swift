import Foundation
import HeroesDomain

public struct ErrorMessage: Hashable, Sendable {
  public var title: String
  public var text: String
  public var retryTitle: String

  public init(_ error: HeroesError) {
    title = error.headline
    text = "\(error.cause) \(error.remedy)"
    retryTitle = "Retry"
  }
}

public struct OfflineNotice: Hashable, Sendable {
  public var title: String
  public var text: String
  public var retryTitle: String

  public init(because error: HeroesError) {
    title = "Offline data"
    text = "You see the heroes that are part of the app. \(error.cause)"
    retryTitle = "Try again"
  }
}

public struct EmptyMessage: Hashable, Sendable {
  public var title: String
  public var guidance: String
  public var actionTitle: String?

  public init(query: String) {
    let isSearch = !query.allSatisfy(\.isWhitespace)
    title = "No heroes found"
    guidance =
      isSearch ? "Check the spelling or search for a part of the name." : "Look in again later."
    actionTitle = isSearch ? "Clear search" : nil
  }
}

extension HeroesError {
  fileprivate var headline: String {
    switch self {
    case .network: "You're offline"
    case .server: "Comic Vine is down"
    case .parsing: "Strange answer"
    case .rateLimited: "Too fast"
    case .invalidKey: "Key refused"
    case .notFound: "No such hero"
    }
  }

  fileprivate var cause: String {
    switch self {
    case .network: "Comic Vine couldn't be reached."
    case .server: "Comic Vine reported a fault."
    case .parsing: "The answer couldn't be read."
    case .rateLimited: "The limit of requests for this hour is used up."
    case .invalidKey: "The key of this app isn't valid."
    case .notFound: "There is no hero at this address."
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .network: "Check your connection."
    case .server, .rateLimited: "Try again in a while."
    case .parsing: "An update of the app may help."
    case .invalidKey: "Enter another key."
    case .notFound: "Choose another one."
    }
  }
}
