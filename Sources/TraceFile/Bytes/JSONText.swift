/// Small pieces of JSON that may stand inside HTML, too.
enum JSONText {
  /// A string with its quotes; `<`, `>` and `&` are escaped so that it cannot end a script.
  static func string(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a byte of a text stands for itself; most texts have no other.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"):
      false
    default: 0x20..<0x7F ~= byte
    }
  }

  static func optional(_ text: String?) -> String { text.map(string) ?? "null" }

  static func array(_ items: some Sequence<String>) -> String {
    "[" + items.joined(separator: ",") + "]"
  }

  static func numbers(_ numbers: some Sequence<Int>) -> String { array(numbers.map(String.init)) }

  /// An object of names and ready values.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }
}
