internal import Domain

extension Instant {
  /// Reads seconds since 1970, as a number or a text, and `2024-01-13T20:03:58+00:00`.
  init?(leetCode value: Value) {
    if let seconds = value.decimal {
      // The years 1970 to 9999.
      guard (0..<253_402_300_800).contains(seconds) else { return nil }
      self.init(milliseconds: Int64((seconds * 1000).rounded()))
    } else if let text = value.text?.trimmed {
      self.init(isoText: text)
    } else {
      return nil
    }
  }

  private init?(isoText text: String) {
    guard text.count >= 19,
      let instant = Instant("\(text.prefix(10))T\(text.dropFirst(11).prefix(8))Z")
    else { return nil }
    let rest = text.dropFirst(19).drop { $0 == "." || $0.isNumber }
    guard let offset = Self.offset(rest) else { return nil }
    self.init(milliseconds: instant.milliseconds - Int64(offset) * 60_000)
  }

  /// Minutes east of Greenwich: nothing, `Z`, `+05:30`, `-0800`.
  private static func offset(_ text: Substring) -> Int? {
    guard let sign = text.first, sign != "Z" else { return text.count <= 1 ? 0 : nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard sign == "+" || sign == "-", digits.count == 4, let number = Int(digits) else {
      return nil
    }
    return (number / 100 * 60 + number % 100) * (sign == "-" ? -1 : 1)
  }
}
