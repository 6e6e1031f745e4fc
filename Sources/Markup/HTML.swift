public import Domain

/// A piece of HTML: literals stand as written, interpolated values are escaped.
public struct HTML: Sendable, Hashable {
  /// The markup itself, ready to be sent.
  public private(set) var text: String

  fileprivate init(text: String) { self.text = text }

  /// Nothing at all.
  public static let empty = HTML(text: "")

  /// Escapes a text for use between tags and inside quoted attributes.
  public static func escaped(_ value: String) -> HTML {
    var out = ""
    out.reserveCapacity(value.utf8.count)
    appendEscaped(value, to: &out)
    return HTML(text: out)
  }

  /// Takes markup that is already safe; the same hole as `\(raw:)`.
  public static func raw(_ markup: String) -> HTML { HTML(text: markup) }

  public static func + (left: HTML, right: HTML) -> HTML { HTML(text: left.text + right.text) }

  fileprivate static func appendEscaped(_ value: String, to out: inout String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      // No character of a document: a browser would show a replacement, a parser may stop.
      case "\0": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}

extension HTML: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(text: value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(text: stringInterpolation.text)
  }

  /// Collects literals as they are and values escaped.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 24)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ value: String) {
      HTML.appendEscaped(value, to: &text)
    }

    public mutating func appendInterpolation(_ value: Int) { text += String(value) }

    public mutating func appendInterpolation(_ html: HTML) { text += html.text }

    public mutating func appendInterpolation(_ html: HTML?) { text += html?.text ?? "" }

    public mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }

    /// A literal that stands only under a condition, such as ` selected` or ` open`.
    public mutating func appendInterpolation(_ literal: StaticString, if condition: Bool) {
      if condition { text += literal.description }
    }

    /// The only hole: text that is HTML already.
    public mutating func appendInterpolation(raw markup: String) { text += markup }

    /// Data for a script, safe inside a `<script>` element.
    public mutating func appendInterpolation(json value: Value) {
      for scalar in value.json.unicodeScalars {
        switch scalar {
        case "<": text += "\\u003C"
        case ">": text += "\\u003E"
        case "&": text += "\\u0026"
        case "\u{2028}": text += "\\u2028"
        case "\u{2029}": text += "\\u2029"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
