/// Percent-encoding as URLs and posted forms use it, over UTF-8 bytes.
public enum URLText {
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Encodes everything but letters, digits and `-._~`.
  public static func encode(_ text: String) -> String {
    var out: [UInt8] = []
    for byte in text.utf8 {
      if unreserved.contains(byte) {
        out.append(byte)
      } else {
        out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Decodes `%41`, and `+` as a space in forms; nil for a broken escape or bytes that are no UTF-8.
  public static func decode(_ text: some StringProtocol, isForm: Bool = false) -> String? {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count)
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = bytes.next().flatMap(digit), let low = bytes.next().flatMap(digit) else {
          return nil
        }
        out.append(high << 4 | low)
      case UInt8(ascii: "+") where isForm: out.append(UInt8(ascii: " "))
      default: out.append(byte)
      }
    }
    return String(validating: out, as: UTF8.self)
  }

  /// The fields of a query or of a posted form; the last of a name counts, broken ones are left out.
  public static func fields(_ text: some StringProtocol) -> [String: String] {
    var fields: [String: String] = [:]
    // By bytes: a form may hold a megabyte.
    for pair in Substring(text).utf8.split(separator: UInt8(ascii: "&")) {
      let halves = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decode(Substring(halves[0]), isForm: true),
        let value = halves.count > 1 ? decode(Substring(halves[1]), isForm: true) : ""
      else { continue }
      fields[name] = value
    }
    return fields
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
