/// The value of a single arrow.
public enum Arrow: Int, CaseIterable, Sendable {
  case miss, one, two, three, four, five, six, seven, eight, nine, ten, x
}

extension Arrow {
  public var points: Int {
    switch self {
    case .x: return Arrow.ten.points
    default: return rawValue
    }
  }
}

extension Arrow {
  public var text: String {
    if self == .miss { return "M" }
    if self == .x { return "X" }
    return rawValue.description
  }

  public init?(text: String) {
    switch text {
    case "M", "m": self = .miss
    case "X", "x": self = .x
    case "1", "2", "3", "4", "5", "6", "7", "8", "9", "10":
      guard let value = Int(text) else { return nil }
      self.init(rawValue: value)
    default: return nil
    }
  }
}
