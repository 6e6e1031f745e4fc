/// Something that has one exact answer: a number with its tolerance, or a name.
public struct NumberQuestion: Sendable, Hashable {
  public enum Answer: Sendable, Hashable {
    case number(Double, tolerance: Double)
    /// One of these, whatever the case of letters.
    case word([String])
  }

  public var ask: String
  public var answer: Answer
  public var unit: String

  public init(ask: String, answer: Answer, unit: String = "") {
    self.ask = ask
    self.answer = answer
    self.unit = unit
  }

  /// Whether what was typed is the answer; a unit and commas between thousands do no harm.
  public func accepts(_ typed: String) -> Bool {
    switch answer {
    case .number(let wanted, let tolerance):
      guard let number = Self.number(typed, unit: unit) else { return false }
      // A tenth has no exact double, so a hair more is let through.
      return abs(number - wanted) <= tolerance + abs(wanted) * 1e-12
    case .word(let words): return words.contains { $0.plainName == typed.plainName }
    }
  }

  /// The answer as people read it: `300 ms`, `20`, `0.5 ± 0.1 s`.
  public var shown: String {
    switch answer {
    case .number(let number, let tolerance):
      let parts = [
        Self.text(number) + (tolerance > 0 ? " ± \(Self.text(tolerance))" : ""), unit,
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    case .word(let words): return words.first ?? ""
    }
  }

  private static func number(_ typed: String, unit: String) -> Double? {
    var text = typed.filter { $0 != "," && $0 != "_" && !$0.isWhitespace }.lowercased()
    let ending = unit.filter { !$0.isWhitespace }.lowercased()
    if !ending.isEmpty, text.hasSuffix(ending) { text.removeLast(ending.count) }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private static func text(_ number: Double) -> String {
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return String(whole)
  }
}

extension String {
  /// A name without case and without what separates its words: `Not Checked` is `notChecked`.
  var plainName: String {
    lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" && $0 != "." }
  }
}
