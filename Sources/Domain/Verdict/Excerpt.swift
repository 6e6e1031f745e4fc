/// What is kept of an answer or a text that is too long to be kept whole.
public struct Excerpt: Sendable, Hashable, Codable {
  /// The most bytes of an answer's JSON that are kept whole.
  public static let wholeBytes = 65_536
  /// How much of a longer one is kept.
  static let shownBytes = 2_000

  /// How it begins.
  public var text: String
  /// How long the whole is.
  public var bytes: Int
  /// FNV-1a of the whole in 16 hexadecimal digits: tells it from others of its length.
  public var digest: String

  public init(of whole: some Collection<UInt8>) {
    text = Self.beginning(of: whole, bytes: Self.shownBytes)
    bytes = whole.count
    digest = Self.digest(of: whole)
  }

  /// Nil for a value that is kept whole.
  public init?(of value: Value) {
    guard value.isLonger(than: Self.wholeBytes) else { return nil }
    self.init(of: value.json.utf8)
  }

  /// What a learner reads beside it.
  public var sentence: String {
    "Your answer is \(Self.grouped(bytes)) bytes long; only its beginning is kept."
  }

  /// A text's first bytes, without half a letter at the end.
  public static func beginning(of whole: some Collection<UInt8>, bytes: Int) -> String {
    var part = Array(whole.prefix(bytes))
    guard part.count < whole.count else { return String(decoding: part, as: UTF8.self) }
    while let last = part.last, last & 0xC0 == 0x80 { part.removeLast() }
    // Either the first byte of a letter that was cut, or a plain one that nobody misses.
    if let last = part.last, last >= 0xC0 { part.removeLast() }
    return String(decoding: part, as: UTF8.self)
  }

  /// A number with a comma before each three digits.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().map { place, digit in
      let rest = digits.count - place
      return place > 0 && rest % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
  }

  /// Source: Fowler, Noll, Vo: FNV-1a, 64 bits.
  private static func digest(of whole: some Collection<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in whole { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension String {
  /// The text, or its beginning with its length where it has more bytes than a limit.
  public func shortened(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    return Excerpt.beginning(of: utf8, bytes: limit)
      + "… (\(Excerpt.grouped(utf8.count)) bytes in all)"
  }
}

extension Value {
  /// Whether its JSON has more bytes than a limit, by the shortest spelling; cost: the limit.
  public func isLonger(than limit: Int) -> Bool {
    var rest = limit
    take(from: &rest)
    return rest < 0
  }

  private func take(from rest: inout Int) {
    switch self {
    case .null, .bool: rest -= 4
    case .int(let number): rest -= number.magnitude < 10 ? 1 : 2
    case .double: rest -= 3
    case .string(let text): rest -= text.utf8.count + 2
    case .array(let items):
      rest -= items.count + 1
      for item in items {
        guard rest >= 0 else { return }
        item.take(from: &rest)
      }
    case .object(let fields):
      rest -= 2
      for (key, item) in fields {
        guard rest >= 0 else { return }
        rest -= key.utf8.count + 4
        item.take(from: &rest)
      }
    }
  }

  /// Its JSON for a sentence: short, or how it begins with its length.
  public var quoted: String {
    let most = 80
    switch self {
    case .string(let text) where text.utf8.count > most:
      let beginning = Excerpt.beginning(of: text.utf8, bytes: most)
      return
        "\(Value.string(beginning).json.dropLast())…\" (\(Excerpt.grouped(text.utf8.count)) bytes)"
    case .array(let items) where isLonger(than: most):
      return "a list of \(Excerpt.grouped(items.count))"
    case .object where isLonger(than: most): return "a longer object"
    default: return json
    }
  }
}

extension [Diagnostic] {
  /// The most that are kept of one compile or run; nobody reads more.
  public static let most = 100
  private static let messageBytes = 4_000

  /// The first ones, with messages of a bounded length.
  public var bounded: [Diagnostic] {
    guard count > Self.most || contains(where: { $0.message.utf8.count > Self.messageBytes })
    else { return self }
    return prefix(Self.most).map { diagnostic in
      var short = diagnostic
      short.message = diagnostic.message.shortened(to: Self.messageBytes)
      return short
    }
  }
}
