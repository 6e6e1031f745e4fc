internal import Domain

/// LeetCode writes the same number as a number here and as a text there.
extension Value {
  /// A whole number, also written as a text.
  var wholeNumber: Int? { integer ?? text.flatMap { Int($0.trimmed) } }

  /// How many there are of something; what cannot be is brought to the nearest that can.
  var count: Int? { wholeNumber.map { min(max($0, 0), 1_000_000) } }

  /// Any finite number, also written as a text.
  var decimal: Double? {
    (number ?? text.flatMap { Double($0.trimmed) }).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A text that is not empty, or a number as one.
  var words: String? {
    switch self {
    case .string(let text) where !text.isEmpty: text
    case .int(let number): String(number)
    default: nil
    }
  }

  /// True or false, also as a text or a number.
  var flag: Bool? {
    switch self {
    case .bool(let flag): flag
    case .int(let number): number != 0
    case .string(let text):
      ["true": true, "1": true, "false": false, "0": false][text.lowercased()]
    default: nil
    }
  }

  /// The texts of a list; a text alone is a list of one.
  var texts: [String] {
    switch self {
    case .array(let items): items.map { $0.text ?? ($0 == .null ? "" : $0.json) }
    case .string(let text): [text]
    default: []
    }
  }
}
