import Foundation
import RoundsDomain

public enum RoundsRoute: Hashable, Sendable {
  case list(RoundTab)
  case detail(id: Int64)
}

extension RoundsRoute {
  public var path: String {
    switch self {
    case .list(let tab):
      switch tab {
      case .all: return "/"
      case .inProgress: return "/in-progress"
      case .completed: return "/completed"
      case .paused: return "/paused"
      case .planned: return "/planned"
      }
    case .detail(let id):
      return "/rounds/\(id)"
    }
  }

  public init?(path: String) {
    switch path {
    case "/": self = .list(.all)
    case "/in-progress": self = .list(.inProgress)
    case "/completed": self = .list(.completed)
    case "/paused": self = .list(.paused)
    case "/planned": self = .list(.planned)
    default:
      let prefix = "/rounds/"
      guard path.hasPrefix(prefix), let id = Int64(path.dropFirst(prefix.count)) else { return nil }
      self = .detail(id: id)
    }
  }
}
