/// What one arrow scored; the raw values are those of the bridge.
public enum Arrow: Int, CaseIterable, Sendable {
  case miss
  case one, two, three, four, five, six, seven, eight, nine, ten
  /// The inner ten, which counts as ten and breaks ties.
  case x

  public var points: Int { self == .x ? 10 : rawValue }

  /// As on a score sheet: `M`, `1`, `10`, `X`.
  public var text: String {
    switch self {
    case .miss: "M"
    case .x: "X"
    default: String(rawValue)
    }
  }

  /// Nil for what no score sheet says; letters may be small.
  public init?(text: String) {
    let wanted = text.uppercased()
    guard let arrow = Self.allCases.first(where: { $0.text == wanted }) else { return nil }
    self = arrow
  }
}
