/// What a condition compared.
extension Narration {
  private static let mostParts = 3

  /// `low < high is true: low = 0, high = 3`; where its line does not show it plainly, the outcome alone.
  func tellCondition(at line: Int, _ holds: Bool) -> String {
    let outcome = values.of(.bool(holds))
    guard !changes.contains(where: \.movesCall),
      let text = trace.sourceLine(line).flatMap(ConditionText.init)?.text,
      let condition = try? TraceExpression(text), !condition.tellsChange
    else { return "the condition is \(outcome)" }
    let scope = trace.scope(at: cursor)
    // What was recorded counts: names may have changed since the condition was asked.
    guard scope.value(condition) == .bool(holds) else { return "the condition is \(outcome)" }
    var told: [String] = []
    for part in condition.compared {
      guard let value = scope.value(part) else { continue }
      let text = "\(part.text(in: trace.footer.language)) = \(values.of(value))"
      if !told.contains(text), part != condition { told.append(text) }
    }
    if told.count > Narration.mostParts { return "\(text) is \(outcome)" }
    return "\(text) is \(outcome)" + (told.isEmpty ? "" : ": ") + told.joined(separator: ", ")
  }
}

extension TraceChange {
  /// Whether another call runs from here on, so that names may be another call's.
  fileprivate var movesCall: Bool {
    switch self {
    case .entered, .exited, .suspended, .resumed, .switched: true
    default: false
    }
  }
}

/// The one condition that a line of Swift or Python asks, as it is written.
struct ConditionText {
  private static let words = ["if", "elif", "while", "guard"]

  let text: String

  /// Fails where the line has no such condition, or the condition goes on in the next line.
  init?(_ line: String) {
    var rest = Substring(line).drop { $0.isWhitespace || $0 == "}" }
    if rest.hasPrefix("else if ") { rest = rest.dropFirst(5) }
    guard let word = ConditionText.words.first(where: { rest.hasPrefix($0 + " ") }) else {
      return nil
    }
    rest = rest.dropFirst(word.count + 1)
    let end =
      switch word {
      case "guard": rest.firstRange(of: " else {")?.lowerBound
      case "elif": ConditionText.colon(in: rest)
      default: rest.firstRange(of: " {")?.lowerBound ?? ConditionText.colon(in: rest)
      }
    guard let end else { return nil }
    text = String(rest[..<end])
  }

  /// Where Python's condition ends; a slice has its colon in brackets.
  private static func colon(in text: Substring) -> String.Index? {
    var depth = 0
    return text.indices.first { place in
      if "([{".contains(text[place]) { depth += 1 }
      if ")]}".contains(text[place]) { depth -= 1 }
      return depth == 0 && text[place] == ":"
    }
  }
}

extension TraceExpression {
  /// What is looked up to answer it: both sides of each comparison, and whatever else is no constant.
  var compared: [TraceExpression] {
    switch self {
    case .literal: []
    case .not(let inner): inner.compared
    case .binary("&&", let left, let right), .binary("||", let left, let right):
      left.compared + right.compared
    case .binary(let sign, let left, let right) where TraceExpression.comparisons.contains(sign):
      left.looked + right.looked
    default: looked
    }
  }

  private static let comparisons: Set = ["==", "!=", "<", "<=", ">", ">="]

  private var looked: [TraceExpression] {
    switch self {
    case .literal: []
    case .negative(.literal): []
    default: [self]
    }
  }

  /// Its text, with `len` in Python.
  func text(in language: String) -> String {
    switch self {
    case .literal(let value): TraceExpression.text(of: value)
    case .name(let name): name
    case .index(let whole, let key): "\(whole.text(in: language))[\(key.text(in: language))]"
    case .member(let whole, "count") where language == "python":
      "len(\(whole.text(in: language)))"
    case .member(let whole, let name): "\(whole.text(in: language)).\(name)"
    case .not(let inner): "!\(inner.text(in: language))"
    case .negative(let inner): "-\(inner.text(in: language))"
    case .binary(let sign, let left, let right):
      "\(left.inner(in: language)) \(sign) \(right.inner(in: language))"
    case .changed(let inner): "\(inner.text(in: language)) changed"
    }
  }

  private func inner(in language: String) -> String {
    if case .binary = self { return "(\(text(in: language)))" }
    return text(in: language)
  }

  private static func text(of value: TraceValue) -> String {
    switch value {
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .string(let text): "\"\(text)\""
    case .bool(let bool): String(bool)
    default: "nil"
    }
  }
}
