public enum Arrow: Int, CaseIterable, Sendable {
  case miss, one, two, three, four, five, six, seven, eight, nine, ten, x

  public var points: Int {
    return rawValue
  }

  public var text: String {
    switch self {
    case .miss: return "M"
    case .x: return "X"
    default: return "\(rawValue)"
    }
  }

  public init?(text: String) {
    if text == "X" {
      self = .x
    } else if text == "M" {
      self = .miss
    } else if let number = Int(text) {
      self.init(rawValue: number)
    } else {
      return nil
    }
  }
}
