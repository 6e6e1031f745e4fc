/// Cuts a C++ source into words and punctuation; comments, literals and directives are skipped.
struct CppLexer {
  struct Token {
    var text: String
    var line: Int
    var isWord: Bool
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ source: String) { bytes = Array(source.utf8) }

  private func at(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func advance() {
    if at(0) == 0x0A { line += 1 }
    position += 1
  }

  mutating func next() -> Token? {
    while position < bytes.count {
      switch at(0) {
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"), UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral(at(0))
      case let byte where byte <= 0x20: advance()
      case let byte where byte.isWordByte:
        let text = word()
        if text.hasSuffix("R"), at(0) == UInt8(ascii: "\"") {
          skipRawString()
        } else {
          return Token(text: text, line: line, isWord: true)
        }
      case let byte:
        position += 1
        return Token(text: String(UnicodeScalar(byte)), line: line, isWord: false)
      }
    }
    return nil
  }

  private mutating func word() -> String {
    let start = position
    let isNumber = (0x30...0x39).contains(at(0))
    // A number's digits may be parted by apostrophes.
    while at(0).isWordByte || (isNumber && at(0) == UInt8(ascii: "'")) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipLine() {
    while position < bytes.count, at(0) != 0x0A {
      if at(0) == UInt8(ascii: "\\"), at(1) == 0x0A { advance() }
      advance()
    }
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count, !(at(0) == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) {
      advance()
    }
    position += 2
  }

  private mutating func skipLiteral(_ quote: UInt8) {
    position += 1
    while position < bytes.count, at(0) != quote, at(0) != 0x0A {
      if at(0) == UInt8(ascii: "\\") { advance() }
      advance()
    }
    if at(0) == quote { position += 1 }
  }

  private mutating func skipRawString() {
    position += 1
    var end = [UInt8(ascii: ")")]
    while position < bytes.count, at(0) != UInt8(ascii: "(") {
      end.append(at(0))
      position += 1
    }
    end.append(UInt8(ascii: "\""))
    while position < bytes.count, !bytes[position...].starts(with: end) { advance() }
    position += end.count
  }
}
