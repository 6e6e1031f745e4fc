internal import Domain

/// A source without its comments and the insides of its texts, each sign in its old place.
struct SourceMask {
  private let signs: [Character]
  private let language: Language
  private var masked: [Character] = []
  private var place = 0

  /// The source with blanks for what is no code; line breaks stay.
  static func code(of source: String, in language: Language) -> String {
    var mask = SourceMask(source, language)
    return mask.run()
  }

  private init(_ source: String, _ language: Language) {
    signs = Array(source)
    self.language = language
  }

  private mutating func run() -> String {
    while place < signs.count {
      if starts(language.lineComment) {
        blank(until: { $0.signs[$0.place].isNewline }, and: 0)
      } else if language != .python, starts("/*") {
        blank(until: { $0.starts("*/") }, and: 2)
      } else if let quote = opening {
        blank(quote.count)
        blank(until: { $0.closes(quote) }, and: quote.count)
      } else {
        masked.append(signs[place])
        place += 1
      }
    }
    return String(masked)
  }

  /// What begins a text here; nil where none begins.
  private var opening: String? {
    for quote in ["\"\"\"", "'''"] where starts(quote) && !(quote == "'''" && language != .python) {
      return quote
    }
    switch signs[place] {
    case "\"": return "\""
    case "`" where language == .go || language == .javascript: return "`"
    case "'" where language == .python || language == .javascript: return "'"
    // A character; in Rust the sign may begin a lifetime, in C++ and Java part a number's digits.
    case "'" where language != .swift:
      let isEscaped = sign(1) == "\\"
      return isEscaped || sign(2) == "'" ? "'" : nil
    default: return nil
    }
  }

  private func closes(_ quote: String) -> Bool {
    starts(quote) || quote.count == 1 && quote != "`" && signs[place].isNewline
  }

  private func sign(_ ahead: Int) -> Character? {
    place + ahead < signs.count ? signs[place + ahead] : nil
  }

  private func starts(_ text: String) -> Bool {
    guard signs[place] == text.first else { return false }
    return signs[place...].starts(with: text)
  }

  private mutating func blank(until isEnd: (SourceMask) -> Bool, and count: Int) {
    while place < signs.count, !isEnd(self) {
      let isEscape = signs[place] == "\\" && language != .go
      blank(isEscape && sign(1)?.isNewline == false ? 2 : 1)
    }
    blank(count)
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<min(count, signs.count - place) {
      masked.append(signs[place].isNewline ? "\n" : " ")
      place += 1
    }
  }
}
