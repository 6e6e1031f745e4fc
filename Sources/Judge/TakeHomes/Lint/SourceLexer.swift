/// Cuts a Swift source into tokens, those of string interpolations too.
struct SourceLexer {
  private static let operators = Set("/=-+!*%<>&|^~?".utf8)

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var touches = false
  private var level = 0
  /// What is nested more deeply counts as text.
  private static let mostLevels = 64
  private var tokens: [SourceToken] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(_ bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes)
    lexer.read(untilClosing: false)
    return lexer.tokens
  }

  private func at(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func isAt(_ text: StaticString, _ offset: Int = 0) -> Bool {
    let count = text.utf8CodeUnitCount
    return text.withUTF8Buffer { signs in
      (0..<count).allSatisfy { at(offset + $0) == signs[$0] }
    }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func add(_ kind: SourceToken.Kind, _ text: String, line: Int) {
    tokens.append(SourceToken(kind: kind, text: text, line: line, touchesPrevious: touches))
    touches = true
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func read(untilClosing: Bool) {
    var depth = 0
    while position < bytes.count {
      let byte = at(0)
      if isAt("//") {
        while position < bytes.count, at(0) != 0x0A { position += 1 }
        touches = false
      } else if isAt("/*") {
        skipComment()
      } else if byte <= 0x20 {
        advance()
        touches = false
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        readStringOrHash()
      } else if byte.isWordByte || byte == UInt8(ascii: "`") {
        readWord()
      } else if Self.operators.contains(byte) {
        readOperator()
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if untilClosing, depth < 0 { return advance() }
        add(.sign, String(decoding: [byte], as: UTF8.self), line: line)
        advance()
      }
    }
  }

  private mutating func readWord() {
    let start = position
    if at(0) == UInt8(ascii: "`") {
      position += 1
      while position < bytes.count, at(0) != UInt8(ascii: "`"), at(0) != 0x0A { position += 1 }
      if at(0) == UInt8(ascii: "`") { position += 1 }
    } else {
      while at(0).isWordByte { position += 1 }
    }
    add(.word, String(decoding: bytes[start..<position], as: UTF8.self), line: line)
  }

  private mutating func readOperator() {
    let start = position
    while Self.operators.contains(at(0)), !(position > start && (isAt("//") || isAt("/*"))) {
      position += 1
    }
    add(.sign, String(decoding: bytes[start..<position], as: UTF8.self), line: line)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        advance(2)
      } else if isAt("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
    touches = false
  }

  private mutating func readStringOrHash() {
    var hashes = 0
    while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard at(hashes) == UInt8(ascii: "\"") else {
      add(.sign, "#", line: line)
      return advance(max(1, hashes))
    }
    let quotes = isAt("\"\"\"", hashes) ? 3 : 1
    readString(hashes: hashes, quotes: quotes)
  }

  private mutating func readString(hashes: Int, quotes: Int) {
    let (first, place) = (line, tokens.count)
    add(.string, "", line: first)
    advance(hashes + quotes)
    var text: [UInt8] = []
    while position < bytes.count {
      if ends(quotes, hashes) {
        advance(quotes + hashes)
        break
      }
      if at(0) == 0x0A, quotes == 1 { break }
      let isEscape =
        at(0) == UInt8(ascii: "\\") && (0..<hashes).allSatisfy { at(1 + $0) == UInt8(ascii: "#") }
      if isEscape, at(1 + hashes) == UInt8(ascii: "("), level < Self.mostLevels {
        advance(2 + hashes)
        touches = false
        level += 1
        read(untilClosing: true)
        level -= 1
      } else if isEscape {
        advance(2 + hashes)
        text.append(UInt8(ascii: " "))
      } else {
        text.append(at(0))
        advance()
      }
    }
    touches = true
    tokens[place].text = String(decoding: text, as: UTF8.self)
  }

  private func ends(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { at($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { at(quotes + $0) == UInt8(ascii: "#") }
  }
}
