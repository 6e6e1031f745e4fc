extension Lab {
  /// A start tag with its attributes.
  struct HTMLTag {
    private(set) var name = ""
    private(set) var attributes: [String: String] = [:]
    /// Whether it ends with a slash.
    var isEmpty = false
    /// Behind its last sign.
    private(set) var end: Int

    private let source: [UInt8]

    init(_ source: [UInt8], from start: Int) {
      self.source = source
      name = HTML.name(in: source, from: start + 1)
      end = start + 1
      while end < source.count, !HTML.endsName(source[end]) { end += 1 }
      while end < source.count {
        skipBlanks()
        guard let sign = current else { break }
        if sign == UInt8(ascii: ">") {
          end += 1
          break
        }
        isEmpty = sign == UInt8(ascii: "/")
        if isEmpty { end += 1 } else { readAttribute() }
      }
    }

    private var current: UInt8? { end < source.count ? source[end] : nil }

    private mutating func skipBlanks() {
      while let sign = current, HTML.isBlank(sign) { end += 1 }
    }

    private mutating func readAttribute() {
      let start = end
      // A name may begin with "=", as browsers read it.
      end += 1
      while let sign = current, !HTML.endsName(sign), sign != UInt8(ascii: "=") { end += 1 }
      let name = String(decoding: source[start..<end], as: UTF8.self).lowercased()
      skipBlanks()
      var value = ""
      if current == UInt8(ascii: "=") {
        end += 1
        skipBlanks()
        value = HTML.decoded(readValue())
      }
      if attributes[name] == nil { attributes[name] = value }
    }

    private mutating func readValue() -> String {
      var start = end
      if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        start += 1
        end = source[start...].firstIndex(of: quote) ?? source.count
        defer { end = min(end + 1, source.count) }
        return String(decoding: source[start..<end], as: UTF8.self)
      }
      while let sign = current, !HTML.isBlank(sign), sign != UInt8(ascii: ">") { end += 1 }
      return String(decoding: source[start..<end], as: UTF8.self)
    }
  }
}

extension Lab.HTML {
  /// Elements that have no end tag.
  static let voids: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// Elements whose contents are text, whatever it looks like.
  static let plain: Set = ["script", "style", "textarea", "title"]

  private static let hidden: Set = ["head", "title", "script", "style", "template", "noscript"]

  private static let endsParagraph: Set = [
    "address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "menu", "nav",
    "ol", "p", "pre", "section", "table", "ul",
  ]

  /// Which elements end where one begins, each unless another stands between.
  static func ended(by name: String) -> [(String, Set<String>)] {
    switch name {
    case "li": [("li", ["ul", "ol", "menu"])]
    case "dt", "dd": [("dt", ["dl"]), ("dd", ["dl"])]
    case "option": [("option", ["select"])]
    case "td", "th": [("td", ["tr", "table"]), ("th", ["tr", "table"])]
    case "tr": [("tr", ["table"])]
    case "thead", "tbody", "tfoot":
      [("thead", ["table"]), ("tbody", ["table"]), ("tfoot", ["table"])]
    case _ where endsParagraph.contains(name): [("p", ["button", "td", "th", "li", "table"])]
    default: []
    }
  }

  static func hides(_ node: Node) -> Bool {
    hidden.contains(node.name) || node.attributes["hidden"] != nil
      || node.attributes["style"].map { css($0).contains("display:none") } ?? false
  }

  /// A style without blanks, in small letters.
  static func css(_ style: String) -> String { style.lowercased().filter { !$0.isWhitespace } }

  static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  static func endsName(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  /// The name of a tag, in small letters.
  static func name(in source: [UInt8], from start: Int) -> String {
    guard start < source.count else { return "" }
    let name = source[start...].prefix { !endsName($0) }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "middot": "·",
    "bull": "•", "ndash": "–", "mdash": "—", "hellip": "…", "larr": "←", "rarr": "→",
    "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "times": "×", "check": "✓",
    "copy": "©", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "sol": "/", "num": "#", "equals": "=",
  ]

  /// The text with its entities as the signs that they mean.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { whole, part in
      let word = part.prefix(12).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      guard let sign = sign(word) else { return whole += "&" + part }
      let rest = part.dropFirst(word.count)
      whole.append(sign)
      whole += rest.first == ";" ? rest.dropFirst() : rest
    }
  }

  private static func sign(_ word: Substring) -> Character? {
    guard word.first == "#" else { return entities[String(word)] }
    let digits = word.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { Character($0) }
  }
}
