public import Domain

extension StubRequest {
  /// The path's parts without the query and without percent signs.
  public var segments: [String] {
    path.prefix { $0 != "?" }.split(separator: "/").map { Self.decoded($0) }
  }

  /// What stands behind the question mark.
  public var query: [String: String] { pairs(path.drop { $0 != "?" }.dropFirst(), "&") }

  public var cookies: [String: String] { pairs(headers["cookie"]?[...] ?? "", ";") }

  /// The body as JSON, or nil.
  public var json: Value? { try? Value(json: body) }

  private func pairs(_ text: Substring, _ separator: Character) -> [String: String] {
    let pairs = text.split(separator: separator).compactMap { part -> (String, String)? in
      let part = part.drop { $0 == " " }
      guard let sign = part.firstIndex(of: "=") else { return nil }
      return (String(part[..<sign]), Self.decoded(part[part.index(after: sign)...]))
    }
    return Dictionary(pairs) { _, last in last }
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
