extension OnlineSession {
  /// The most bytes that are looked at; whole lines for `curl` have a few thousand.
  public static let longestPaste = 65_536
  /// The fewest letters of a token that stands alone.
  private static let shortestToken = 20

  /// Finds the cookie in what was pasted; nil when there is none.
  ///
  /// Takes a `Cookie` header, `NAME=VALUE` pairs, a line for `curl`, a table or JSON of cookies, or
  /// the value of `LEETCODE_SESSION` alone.
  public init?(pasted text: String) {
    guard text.utf8.count <= Self.longestPaste else { return nil }
    let bytes = Array(text.utf8)
    if let token = Self.value(of: "leetcode_session", in: bytes) {
      // The cookie's own counts before a header's, wherever they stand.
      let csrf = Self.value(of: "csrftoken", in: bytes) ?? Self.value(of: "x-csrftoken", in: bytes)
      self.init(token: token, csrf: csrf ?? "")
      return
    }
    let words = bytes.split { " \t\r\n\"'".utf8.contains($0) }
    guard words.count == 1, let only = words.first, only.count >= Self.shortestToken,
      only.allSatisfy({ Self.isPart($0) && $0 != UInt8(ascii: "=") })
    else { return nil }
    self.init(token: String(decoding: only, as: UTF8.self), csrf: "")
  }

  /// What follows a name; the first that is not empty counts.
  private static func value(of name: String, in bytes: [UInt8]) -> String? {
    let wanted = Array(name.utf8)
    var place = 0
    while place + wanted.count <= bytes.count {
      let end = place + wanted.count
      if isName(wanted, at: place, in: bytes), let value = value(at: end, in: bytes) {
        return value
      }
      place += 1
    }
    return nil
  }

  /// Whether a name stands at a place, in letters of any case, as a word of its own.
  private static func isName(_ name: [UInt8], at place: Int, in bytes: [UInt8]) -> Bool {
    let isSame = zip(name, bytes[place...]).allSatisfy { $0 == $1 | ($1.isCapital ? 0x20 : 0) }
    return isSame && (place == 0 || !isPart(bytes[place - 1]))
  }

  /// The value behind a name and its mark: `=`, `:`, a tab or quotes.
  private static func value(at start: Int, in bytes: [UInt8]) -> String? {
    let marks = bytes[start...].prefix { " \t=:\"'".utf8.contains($0) }
    // In a table of a browser a tab alone stands between them.
    guard marks.contains(where: { "=:\t".utf8.contains($0) }) else { return nil }
    let value = bytes[marks.endIndex...].prefix(while: isPart)
    return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
  }

  /// Whether a byte may be part of a cookie's value; nothing that ends a header or a quote.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_.=+/%~".utf8.contains(byte)
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
