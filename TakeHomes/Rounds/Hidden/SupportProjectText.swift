/// The text form in which Xcode writes a project: names, lists and fields, with their lines.
indirect enum ProjectText: Sendable, Hashable {
  case text(String)
  case list([ProjectText])
  case fields([Field])

  /// A key with its value.
  struct Field: Sendable, Hashable {
    var key: String
    var value: ProjectText
    /// Where the key stands, from 1.
    var line: Int
  }

  /// Throws: ``ProjectTextError``, where the text ends early or holds a sign that has no place there.
  init(reading text: String) throws(ProjectTextError) {
    var reader = ProjectTextReader(text)
    self = try reader.whole()
  }

  /// The value of a field; nil when this is no set of fields or has none of that name.
  subscript(_ key: String) -> ProjectText? {
    guard case .fields(let fields) = self else { return nil }
    return fields.first { $0.key == key }?.value
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list, or the words of a text: Xcode writes a list of one without parentheses.
  var entries: [String] {
    switch self {
    case .text(let text): text.split(separator: " ").map(String.init)
    case .list(let values): values.compactMap(\.text)
    case .fields: []
    }
  }

  var fields: [Field] {
    if case .fields(let fields) = self { fields } else { [] }
  }
}

/// Where a project's text stops making sense.
struct ProjectTextError: Error, Sendable, Hashable {
  var line: Int
  var what: String
}

/// Reads values one after another, over blanks and comments.
struct ProjectTextReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private static let mostDepth = 64
  private var depth = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }
  private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  mutating func whole() throws(ProjectTextError) -> ProjectText {
    skip()
    let value = try value()
    skip()
    guard position == bytes.count else { throw trouble("something follows the end") }
    return value
  }

  private func trouble(_ what: String) -> ProjectTextError {
    ProjectTextError(line: line, what: what)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func skip() {
    while position < bytes.count {
      if byte <= 0x20 {
        advance()
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while position < bytes.count, byte != 0x0A { advance() }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        advance(2)
        while position < bytes.count, !(byte == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
          advance()
        }
        advance(2)
      } else {
        return
      }
    }
  }

  private mutating func value() throws(ProjectTextError) -> ProjectText {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostDepth else { throw trouble("it is nested too deeply") }
    return switch byte {
    case UInt8(ascii: "{"): try fields()
    case UInt8(ascii: "("): try list()
    default: .text(try word())
    }
  }

  /// Takes the sign when it stands here.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: sign) else { return false }
    advance()
    skip()
    return true
  }

  private mutating func fields() throws(ProjectTextError) -> ProjectText {
    _ = take("{")
    var fields: [ProjectText.Field] = []
    while !take("}") {
      let start = line
      let key = try word()
      skip()
      guard take("=") else { throw trouble("= is missing after \(key)") }
      let value = try value()
      skip()
      guard take(";") else { throw trouble("; is missing after the value of \(key)") }
      fields.append(.init(key: key, value: value, line: start))
    }
    return .fields(fields)
  }

  private mutating func list() throws(ProjectTextError) -> ProjectText {
    _ = take("(")
    var values: [ProjectText] = []
    while !take(")") {
      values.append(try value())
      skip()
      if take(",") { continue }
      guard byte == UInt8(ascii: ")") else { throw trouble("a list does not end") }
    }
    return .list(values)
  }

  private mutating func word() throws(ProjectTextError) -> String {
    if byte == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    while isWord { advance() }
    guard position > start else {
      throw trouble(position == bytes.count ? "it ends too early" : "a value is missing")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// What stands without quotes: letters, digits and a few signs.
  private var isWord: Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    case UInt8(ascii: "/"): next != UInt8(ascii: "*") && next != UInt8(ascii: "/")
    default: "._-$:+@".utf8.contains(byte)
    }
  }

  private mutating func quoted() throws(ProjectTextError) -> String {
    advance()
    var text: [UInt8] = []
    while position < bytes.count {
      if byte == UInt8(ascii: "\"") {
        advance()
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { advance() }
      text.append(byte)
      advance()
    }
    throw trouble("a quoted value does not end")
  }
}
