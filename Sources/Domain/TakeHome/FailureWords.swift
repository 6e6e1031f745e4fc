/// Puts what a hidden test complained of into a sentence for a person who cannot read the test.
///
/// Values are shown, expressions are not: of those only a last name that the brief promises.
public struct FailureWords: Sendable {
  private let promised: Set<String>
  private static let mostSigns = 300

  public init(promised: Set<String> = []) { self.promised = promised }

  /// A sentence; one that is plain already stays as it is.
  public func sentence(for message: String) -> String {
    let comment = message.components(separatedBy: Self.commentMark).dropFirst().joined(
      separator: " ")
    let first = message.components(separatedBy: Self.commentMark)[0]
    let words = Self.cut(translated(first, hasComment: !comment.isEmpty))
    guard !comment.isEmpty else { return words }
    let said = Self.cut(Self.asSentence(Self.scrubbed(comment)))
    return words.isEmpty ? said : "\(said) \(words)"
  }

  /// What stands between the complaint and what its author wrote beside it.
  public static let commentMark = " // "

  private func translated(_ message: String, hasComment: Bool) -> String {
    if let rest = message.after("Expectation failed: ") {
      if let thrown = Self.thrown(rest) { return thrown }
      let hasWaited = rest.hasPrefix("await ") || rest.hasPrefix("!(await ")
      return expectation(rest)
        ?? (hasComment
          ? ""
          : hasWaited
            ? "What it waited for didn't happen." : "What it expects didn't come true.")
    }
    if message == "Issue recorded" || message == "An issue was recorded." {
      return hasComment ? "" : "What it expects didn't come true."
    }
    if let error = message.after("Caught error: ") {
      return "It threw \(FailureValue(error).words)."
    }
    if let limit = message.after("Time limit was exceeded: ") {
      return "It didn't end within \(limit.replacing(".000 ", with: " "))."
    }
    if let rest = message.after("It does not compile with your sources: ") {
      return Self.compile(rest)
    }
    if let rest = message.after("The process crashed") { return Self.crash(rest) }
    if message.hasPrefix("ThreadSanitizer saw"), let place = message.firstRange(of: " at hidden/") {
      return "\(message[..<place.lowerBound])."
    }
    return Self.asSentence(Self.scrubbed(message))
  }

  /// How a sentence begins that says why hidden tests could not be compiled.
  static let unlikePromised =
    "Your sources lack a name that the brief promises, or have it in another form"

  private static func compile(_ complaint: String) -> String {
    var reason = complaint.after("error: ") ?? complaint
    // What keeps a file that all share from compiling is the cause of the rest.
    if let shared = reason.after(" (hidden/") {
      reason = "hidden/" + shared.trimmingSuffix(")")
    }
    reason = reason.before(" (without ") ?? reason
    // The place is one of a hidden file.
    if let rest = reason.after(".swift:"), !reason.hasPrefix("Sources/") {
      reason = String(rest.drop { $0.isNumber || $0 == ":" || $0 == " " })
    }
    return "\(unlikePromised): \(scrubbed(reason).trimmingSuffix("."))."
  }

  // MARK: Crashes

  private static func crash(_ rest: String) -> String {
    if let number = rest.after(" (signal ")?.before(")") {
      let meaning =
        switch number {
        case "11", "7": "it read or wrote memory that it doesn't own"
        case "4", "5": "it failed one of the language's checks, such as for overflow"
        case "6": "a library aborted, often because of corrupt memory"
        default: "a signal ended it"
        }
      return "The process crashed: \(meaning) (signal \(number))."
    }
    guard let text = rest.after(": ") else { return "The process crashed." }
    let parts = text.components(separatedBy: "Fatal error: ")
    guard parts.count == 2 else { return "The process crashed: \(ended(scrubbed(text)))" }
    let place = parts[0].trimmingSuffix(" ").trimmingSuffix(":")
    let reason = ended(scrubbed(parts[1]))
    return isCandidates(place)
      ? "The process crashed at \(place): \(reason)"
      : "The process crashed: \(reason)"
  }

  /// Whether a place `Module/File.swift:12` lies in the answer.
  private static func isCandidates(_ place: String) -> Bool {
    let module = place.before("/") ?? ""
    let others = ["Swift", "Foundation", "FoundationEssentials", "Testing", "Dispatch", "XCTest"]
    return place.contains(".swift:") && !module.isEmpty && !others.contains(module)
      && !module.hasPrefix("_") && !module.hasPrefix("Hidden")
  }

  // MARK: Expectations

  private static func thrown(_ text: String) -> String? {
    if text.hasPrefix("an error was expected but none was thrown")
      || text.contains("expected but none was thrown")
    {
      return "Nothing was thrown; an error was expected."
    }
    guard text.hasPrefix("expected error"), text.contains("was thrown instead") else { return nil }
    let halves = text.components(separatedBy: ", but ")
    guard halves.count == 2 else { return "A different error was thrown than expected." }
    let wanted = halves[0].after("\"")?.beforeLast("\"")
    guard let came = halves[1].after("\"")?.beforeLast("\"") else {
      return "A different error was thrown than expected."
    }
    let end =
      wanted.map { "\(FailureValue($0).words) was expected" } ?? "another error was expected"
    return "The error \(FailureValue(came).words) was thrown; \(end)."
  }

  /// Nil where nothing can be said without the expression.
  private func expectation(_ text: String) -> String? {
    if text.hasPrefix("!("), text.hasSuffix(")") {
      let operand = Operand(String(text.dropFirst()))
      return truth(operand, wanted: false)
    }
    guard let (left, sign, right) = Operand.split(text) else {
      return truth(Operand(text), wanted: true)
    }
    return comparison(Operand(left), sign, Operand(right))
  }

  private func truth(_ operand: Operand, wanted: Bool) -> String? {
    if let (text, part) = operand.containment {
      return "\(text.words) \(wanted ? "doesn't contain" : "contains") \(part.words)."
    }
    guard let subject = subject(of: operand) else { return nil }
    return "\(subject) was \(!wanted); \(wanted) was expected."
  }

  private func comparison(_ left: Operand, _ sign: String, _ right: Operand) -> String? {
    switch sign {
    case "==":
      let isTurned = (left.isLiteral && !right.isLiteral) || left.isWanted
      return equality(isTurned ? right : left, isTurned ? left : right)
    case "!=":
      guard let value = left.value else { return nil }
      let subject = subject(of: left) ?? "It"
      return value.text == "nil"
        ? "\(subject) was nil; a value was expected."
        : "\(subject) was \(value.words), which is wrong here."
    case "===": return "The result is a different object than expected."
    case "!==": return "The result is the same object; another one was expected."
    case "is":
      let name = right.expression.map { FailureValue($0).words } ?? "another type"
      return left.value.map { "\($0.words) came out; \(name) was expected." }
    case "&&", "||": return nil
    default:
      guard let value = left.value, let limit = right.value else { return nil }
      let words = ["<": "less than", ">": "more than", "<=": "at most", ">=": "at least"]
      return "\(start(left, value)); \(words[sign] ?? sign) \(limit.words) was expected."
    }
  }

  private func equality(_ came: Operand, _ wanted: Operand) -> String? {
    guard let value = came.value else {
      return wanted.value.map { "\($0.words) was expected, but something else came out." }
    }
    guard let other = wanted.value else { return "\(start(came, value)), which is wrong here." }
    if value.text == other.text {
      return "Two values that look the same weren't equal: \(value.words)."
    }
    if let (first, second) = value.difference(from: other) {
      return "\(first) came out where \(second) was expected."
    }
    return "\(start(came, value)); \(other.words) was expected."
  }

  private func start(_ operand: Operand, _ value: FailureValue) -> String {
    subject(of: operand).map { "\($0) was \(value.words)" } ?? "\(value.words) came out"
  }

  /// The last name of a chain such as `list.screen`, where the brief has it.
  private func subject(of operand: Operand) -> String? {
    operand.lastName.flatMap { promised.contains($0) ? "`\($0)`" : nil }
  }

  // MARK: Text

  /// Without what belongs to the jail, to macros and to the hidden suites.
  static func scrubbed(_ text: String) -> String {
    let signs = ["/focus/", "__swiftmacro", "$s", "Hidden_", "0x", "hidden/"]
    let words = text.split(separator: " ").compactMap { word -> Substring? in
      guard signs.contains(where: word.contains) else { return word }
      return word.hasPrefix("(") ? "(" : nil
    }
    return words.joined(separator: " ").replacing("( ", with: "(")
  }

  private static func asSentence(_ text: String) -> String {
    guard let first = text.first else { return "" }
    return first.uppercased() + ended(String(text.dropFirst()))
  }

  private static func ended(_ text: String) -> String {
    text.last.map { ".!?…".contains($0) } ?? false ? text : text + "."
  }

  private static func cut(_ text: String) -> String {
    text.count > mostSigns ? text.prefix(mostSigns - 1) + "…" : text
  }
}

extension String {
  fileprivate func after(_ mark: String) -> String? {
    firstRange(of: mark).map { String(self[$0.upperBound...]) }
  }

  fileprivate func before(_ mark: String) -> String? {
    firstRange(of: mark).map { String(self[..<$0.lowerBound]) }
  }

  fileprivate func beforeLast(_ mark: Character) -> String? {
    lastIndex(of: mark).map { String(self[..<$0]) }
  }

  fileprivate func components(separatedBy mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }

  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
