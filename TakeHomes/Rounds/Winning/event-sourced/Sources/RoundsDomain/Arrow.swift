/// What an arrow scored.
public enum Arrow: Int, CaseIterable, Sendable {
  case miss, one, two, three, four, five, six, seven, eight, nine, ten, x

  public var points: Int { self == .x ? 10 : rawValue }

  public var text: String {
    switch self {
    case .miss: "M"
    case .x: "X"
    default: String(rawValue)
    }
  }

  public init?(text: String) {
    guard let arrow = Self.allCases.first(where: { $0.text == text.uppercased() }) else {
      return nil
    }
    self = arrow
  }
}
