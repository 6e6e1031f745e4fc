/// Cuts a Swift source into words and braces; comments, strings and all else is skipped.
struct SwiftLexer {
  struct Token {
    var text: String
    var line: Int
    var isWord: Bool
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ source: String) {
    bytes = Array(source.utf8)
    // A byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

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
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#"): skipHashes()
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        let text = at(0) == UInt8(ascii: "{") ? "{" : "}"
        position += 1
        return Token(text: text, line: line, isWord: false)
      case let byte where byte.isWordByte: return word()
      default: advance()
      }
    }
    return nil
  }

  private mutating func word() -> Token {
    let start = position
    while at(0).isWordByte { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Token(text: text, line: line, isWord: true)
  }

  private mutating func skipLine() {
    while position < bytes.count, at(0) != 0x0A { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func skipHashes() {
    var hashes = 0
    while at(0) == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    if at(0) == UInt8(ascii: "\"") { skipString(hashes: hashes) }
  }

  /// Interpolations count as text: what they hold declares nothing.
  private mutating func skipString(hashes: Int) {
    let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    while position < bytes.count {
      if at(0) == UInt8(ascii: "\\"), hashes == 0 {
        advance()
        advance()
      } else if ends(quotes, hashes) {
        position += quotes + hashes
        return
      } else if at(0) == 0x0A, !isLong {
        return
      } else {
        advance()
      }
    }
  }

  private func ends(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { at($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { at(quotes + $0) == UInt8(ascii: "#") }
  }
}
