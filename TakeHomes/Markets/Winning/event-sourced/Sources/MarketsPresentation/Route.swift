public enum Route: Hashable, Sendable {
  case list
  case detail(id: Int)
  case settings

  public var path: String {
    switch self {
    case .list: "/"
    case .detail(let id): "/coins/\(id)"
    case .settings: "/settings"
    }
  }

  public init?(path: String) {
    let steps = path.split(separator: "/")
    let route: Route? =
      switch steps.count {
      case 0: .list
      case 1 where steps[0] == "settings": .settings
      case 2 where steps[0] == "coins": Int(steps[1]).map(Route.detail)
      default: nil
      }
    // Only what we print ourselves is an address of ours.
    guard let route, route.path == path else { return nil }
    self = route
  }
}
