/// Cuts a Go source into words, strings and single marks; comments are skipped.
struct GoLexer {
  struct Token {
    enum Kind { case word, string, mark }

    var kind: Kind
    var text: String
    var start: Place
    var end: Place

    /// Whether it is this mark or keyword.
    func `is`(_ text: String) -> Bool { kind != .string && self.text == text }
  }

  /// A place between two bytes; line and column count from 1, columns in bytes as Go's do.
  struct Place: Hashable {
    var offset = 0
    var line = 1
    var column = 1
  }

  private let bytes: [UInt8]
  private var place = Place()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func at(_ distance: Int) -> UInt8 {
    place.offset + distance < bytes.count ? bytes[place.offset + distance] : 0
  }

  private var isAtEnd: Bool { place.offset >= bytes.count }

  private mutating func advance() {
    let isLineEnd = at(0) == 0x0A
    place.offset += 1
    place.line += isLineEnd ? 1 : 0
    place.column = isLineEnd ? 1 : place.column + 1
  }

  mutating func next() -> Token? {
    while !isAtEnd {
      let start = place
      switch at(0) {
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        skipString()
        return token(.string, from: start)
      case let byte where byte.isWordByte:
        while at(0).isWordByte { advance() }
        return token(.word, from: start)
      case 0...0x20: advance()
      default:
        advance()
        return token(.mark, from: start)
      }
    }
    return nil
  }

  private func token(_ kind: Token.Kind, from start: Place) -> Token {
    let text = String(decoding: bytes[start.offset..<place.offset], as: UTF8.self)
    return Token(kind: kind, text: text, start: start, end: place)
  }

  private mutating func skipLine() {
    while !isAtEnd, at(0) != 0x0A { advance() }
  }

  private mutating func skipComment() {
    advance()
    advance()
    while !isAtEnd, !(at(0) == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) { advance() }
    if !isAtEnd { advance() }
    if !isAtEnd { advance() }
  }

  /// Ends at the line's end too, but for raw strings: then the compiler will complain.
  private mutating func skipString() {
    let quote = at(0)
    let isRaw = quote == UInt8(ascii: "`")
    advance()
    while !isAtEnd, at(0) != quote, isRaw || at(0) != 0x0A {
      if at(0) == UInt8(ascii: "\\"), !isRaw { advance() }
      if !isAtEnd { advance() }
    }
    if !isAtEnd, at(0) == quote { advance() }
  }
}
