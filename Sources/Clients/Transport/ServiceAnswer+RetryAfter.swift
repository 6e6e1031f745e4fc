internal import Domain

extension ServiceAnswer {
  /// How long the service wants to be left alone (`Retry-After`), in seconds or as a date.
  ///
  /// Never negative; nil when it does not say or says it in no known way.
  func retryAfterSeconds(at now: Instant) -> Int? {
    guard let text = header("retry-after")?.trimmed else { return nil }
    if text.allSatisfy({ ("0"..."9").contains($0) }) { return Int(text) }
    guard let date = Instant(httpDate: text) else { return nil }
    let milliseconds = date.milliseconds - now.milliseconds
    return max(0, Int((milliseconds + 999) / 1000))
  }
}

extension Instant {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`; nil for anything else.
  ///
  /// Source: RFC 9110, IMF-fixdate.
  init?(httpDate text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
      let month = Self.months.firstIndex(of: String(words[2])),
      let date = CivilDate(year: year, month: month + 1, day: day),
      let instant = Instant("\(date)T\(words[4])Z")
    else { return nil }
    self = instant
  }
}

extension String {
  /// Without blanks and line ends at either end.
  var trimmed: String {
    let rest = drop { $0.isWhitespace }
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
