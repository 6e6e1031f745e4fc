/// A piece of HTML; what is interpolated into it is shown as text.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation pieces: Interpolation) { text = pieces.text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ value: String) { text += Markup.escaped(value) }

    mutating func appendInterpolation(_ value: Int) { text += String(value) }

    mutating func appendInterpolation(_ piece: Markup) { text += piece.text }

    mutating func appendInterpolation(_ pieces: [Markup]) {
      for piece in pieces { text += piece.text }
    }
  }

  static let nothing: Markup = ""

  /// The text as it may stand between tags and between quotes of either kind.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, sign in
      switch sign {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(sign)
      }
    }
  }
}
