/// Reads HTML as text.
public enum HTMLText {
  public static func plain(_ html: String) -> String {
    var reader = HTMLReader(html)
    return reader.text()
  }
}

private struct HTMLReader {
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd", "details",
    "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2",
    "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "legend", "li", "main", "nav", "ol",
    "option", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "title", "tr",
    "ul",
  ]
  private static let silent: Set<String> = ["script", "style"]

  private let source: [Character]
  private var position = 0
  private var lines: [String] = []
  private var line = ""
  private var owesBlank = false

  init(_ html: String) { source = Array(html) }

  mutating func text() -> String {
    while position < source.count {
      switch source[position] {
      case "<": readMarkup()
      case "&": readEntity()
      default: take(source[position]); position += 1
      }
    }
    endLine()
    return lines.joined(separator: "\n")
  }

  // MARK: What is written

  private mutating func take(_ character: Character) {
    if character.isWhitespace {
      owesBlank = true
    } else {
      if owesBlank, !line.isEmpty { line.append(" ") }
      owesBlank = false
      line.append(character)
    }
  }

  private mutating func endLine() {
    if !line.isEmpty { lines.append(line) }
    line = ""
    owesBlank = false
  }

  // MARK: Tags

  private mutating func readMarkup() {
    if follows("<!--") {
      position = index(of: "-->", from: position + 4).map { $0 + 3 } ?? source.count
      return
    }
    let start = position + (character(position + 1) == "/" ? 2 : 1)
    let first = character(start)
    let isDeclaration = first == "!" || first == "?"
    guard first?.isLetter == true || isDeclaration, let end = endOfTag(from: start) else {
      take("<")
      position += 1
      return
    }
    let letters = source[start..<end].prefix { $0.isLetter || $0.isNumber }
    let name = String(letters).lowercased()
    let isOpening = start == position + 1
    position = end + 1
    if isDeclaration { return }
    if Self.blocks.contains(name) { endLine() }
    if name == "td" || name == "th" { owesBlank = true }
    if isOpening, Self.silent.contains(name) { skip(to: "</\(name)") }
  }

  /// Where the tag is closed; nil when it never is, or another begins first.
  private func endOfTag(from start: Int) -> Int? {
    var quote: Character?
    for index in start..<source.count {
      let character = source[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return index
      } else if character == "<" {
        return nil
      } else if character == "\"" || character == "'", source[index - 1] == "=" {
        quote = character
      }
    }
    // A quotation mark that is never closed must not swallow the text behind the tag.
    guard quote != nil else { return nil }
    return source[start...].firstIndex(of: ">")
  }

  private mutating func skip(to ending: String) {
    guard let found = index(of: ending, from: position) else {
      position = source.count
      return
    }
    position = source[found...].firstIndex(of: ">").map { $0 + 1 } ?? source.count
  }

  // MARK: Entities

  private mutating func readEntity() {
    let rest = source[(position + 1)...].prefix(32)
    guard let end = rest.firstIndex(of: ";"),
      let decoded = Entities.decode(String(rest[..<end]))
    else {
      take("&")
      position += 1
      return
    }
    take(decoded)
    position = end + 1
  }

  // MARK: Looking ahead

  private func character(_ index: Int) -> Character? {
    index < source.count ? source[index] : nil
  }

  private func follows(_ text: String, at index: Int? = nil) -> Bool {
    source[(index ?? position)...].prefix(text.count).elementsEqual(text) {
      $0.lowercased() == $1.lowercased()
    }
  }

  private func index(of text: String, from start: Int) -> Int? {
    guard start < source.count else { return nil }
    return (start..<source.count).first { follows(text, at: $0) }
  }
}

private enum Entities {
  static func decode(_ name: String) -> Character? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.map { Character(Unicode.Scalar($0) ?? "\u{FFFD}") }
  }

  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute \
    ucirc uuml yacute thorn yuml
    """

  private static let named: [String: Character] = {
    var table: [String: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "ndash": "–",
      "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
      "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "trade": "™", "euro": "€",
      "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′", "Prime": "″", "minus": "−",
      "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "infin": "∞", "ne": "≠", "le": "≤",
      "ge": "≥", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ",
      "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "ensp": " ", "emsp": " ", "thinsp": " ",
      "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "pi": "π", "omega": "ω", "Omega": "Ω",
    ]
    for (offset, name) in latin.split(separator: " ").enumerated() {
      table[String(name)] = Unicode.Scalar(0xA0 + UInt32(offset)).map(Character.init)
    }
    return table
  }()
}
