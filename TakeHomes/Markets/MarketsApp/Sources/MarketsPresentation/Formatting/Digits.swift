internal import Foundation

/// How many digits stand after the point: the smaller an amount, the more of them matter.
enum Digits: CaseIterable {
  case large, small, tiny

  init(of value: Decimal) {
    let size = value.magnitude
    if size >= 1 {
      self = .large
    } else if size >= Self.cent {
      self = .small
    } else {
      self = .tiny
    }
  }

  var range: ClosedRange<Int> {
    switch self {
    case .large: 2...2
    case .small: 2...4
    case .tiny: 2...8
    }
  }

  /// Something for each of the three.
  static func table<Style>(_ make: (ClosedRange<Int>) -> Style) -> [Digits: Style] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, make($0.range)) })
  }

  /// Exact, unlike the literal `0.01`, which passes through a binary fraction.
  private static let cent = Decimal(sign: .plus, exponent: -2, significand: 1)
}
