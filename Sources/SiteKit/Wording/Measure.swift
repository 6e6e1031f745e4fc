/// Times and amounts of memory in the words of a result.
public enum Measure {
  /// `0.02 ms`, `61 ms`, `1.2 s`, `2 min 5 s`.
  public static func time(milliseconds: Double) -> String {
    // What was imported may be beyond all measure.
    let seconds = Int(min(max(milliseconds, 0), 1e15) / 1000)
    return switch milliseconds {
    case ..<0.005: "0 ms"
    case ..<10: "\(rounded(milliseconds, digits: 2)) ms"
    case ..<999.5: "\(rounded(milliseconds, digits: 0)) ms"
    case ..<59_950: "\(rounded(milliseconds / 1000, digits: 1)) s"
    default: "\(seconds / 60) min \(seconds % 60) s"
    }
  }

  /// `512 KB`, `5.2 MB`, `1 GB`; a KB has 1024 bytes.
  public static func memory(bytes: Int) -> String {
    switch bytes {
    case ..<(1 << 10): "\(bytes) B"
    case ..<(1 << 20): "\(bytes >> 10) KB"
    case ..<(1 << 30): "\(rounded(Double(bytes) / Double(1 << 20), digits: 1)) MB"
    default: "\(rounded(Double(bytes) / Double(1 << 30), digits: 1)) GB"
    }
  }

  /// `1 step`, `12,345 steps`.
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(Self.number(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `12,345`.
  public static func number(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return "\(number < 0 ? "-" : "")\(text)"
  }

  /// A decimal without zeros at its end.
  private static func rounded(_ number: Double, digits: Int) -> String {
    let scale = [1, 10, 100][digits]
    let whole = Int((number * Double(scale)).rounded())
    guard whole % scale != 0 else { return String(whole / scale) }
    var fraction = String(whole % scale)
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return "\(whole / scale).\(fraction)"
  }
}
