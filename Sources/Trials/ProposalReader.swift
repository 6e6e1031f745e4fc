package import Domain

/// Reads what a provider sent, strictly: JSON alone, of a bounded size, and case by case.
///
/// Fields that are not known are passed over; a field that is known has its type or the case is none.
package struct ProposalReader {
  /// Of the whole text.
  private static let longestText = 1 << 20
  private static let longestWhy = 300
  private static let longestCommand = 100

  /// A case, or why there is none, with the text that it was.
  package struct Reading: Sendable {
    package var text: String
    var result: Result<ProposedCase, Trouble>
  }

  package struct Trouble: Error, Hashable {
    var reason: String
  }

  let origin: String

  package init(origin: String) { self.origin = origin }

  /// The first cases, as many as are read, and how many more there were.
  ///
  /// Throws: ``ProposalError/unreadable(origin:reason:)``.
  package func cases(in text: String) throws(ProposalError) -> (cases: [Reading], left: Int) {
    guard text.utf8.count <= Self.longestText else {
      throw trouble("it has more than \(Self.longestText >> 10) KB.")
    }
    let document: Value
    do { document = try Value(json: Self.document(in: text)) } catch {
      throw trouble("\(error)")
    }
    guard let items = document["cases"]?.elements ?? document.elements else {
      throw trouble("it has no list of cases.")
    }
    guard !items.isEmpty else { throw trouble("its list of cases is empty.") }
    let read = items.prefix(CaseSchema.mostCases)
    return (
      read.map { Reading(text: $0.json, result: Self.proposed($0)) }, items.count - read.count
    )
  }

  private func trouble(_ reason: String) -> ProposalError {
    .unreadable(origin: origin, reason: reason)
  }

  /// The document within a fence of Markdown and behind a thought, which models cannot leave out.
  private static func document(in text: String) -> String {
    var text = text[...]
    func trim() {
      while text.first?.isWhitespace == true { text.removeFirst() }
      while text.last?.isWhitespace == true { text.removeLast() }
    }
    trim()
    if text.hasPrefix("<think>"), let end = text.firstRange(of: "</think>") {
      text = text[end.upperBound...]
      trim()
    }
    guard text.hasPrefix("```"), let line = text.firstIndex(where: \.isNewline),
      text.hasSuffix("```"), text.count > 6
    else { return String(text) }
    return String(text[line...].dropLast(3))
  }

  package static func proposed(_ value: Value) -> Result<ProposedCase, Trouble> {
    guard case .object(let fields) = value else { return failure("it isn't an object.") }
    let command: GeneratorCommand?
    switch fields["generate"] {
    case nil, .null?: command = nil
    case let call?:
      guard let read = Self.command(call) else {
        return failure("generate needs a family, a seed and a size.")
      }
      command = read
    }
    guard let input = fields["input"]?.elements ?? (command == nil ? nil : []) else {
      return failure("input must be a list with one value per argument.")
    }
    guard command == nil || input.isEmpty else {
      return failure("a case has either input or generate.")
    }
    let order: Bool?
    switch fields["orderMatters"] {
    case nil, .null?: order = nil
    case .bool(let flag)?: order = flag
    default: return failure("orderMatters must be true or false.")
    }
    let kind = fields["kind"]?.text ?? ""
    return .success(
      ProposedCase(
        input: input, command: command, expected: fields["expected"], orderMatters: order,
        kind: ProposedCase.kinds.contains(kind) ? kind : "edge",
        why: line(fields["why"]?.text ?? "")))
  }

  private static func command(_ value: Value) -> GeneratorCommand? {
    guard let family = value["family"]?.text, family.count <= longestCommand,
      let seed = value["seed"]?.integer, seed >= 0, let size = value["size"]?.integer,
      (0...1_000_000).contains(size)
    else { return nil }
    return GeneratorCommand(family: family, seed: UInt64(seed), size: size)
  }

  private static func failure(_ reason: String) -> Result<ProposedCase, Trouble> {
    .failure(Trouble(reason: "It can't be read: \(reason)"))
  }

  /// What is no case, cut to what a line can carry; a command's family has a name of any kind.
  package static func excerpt(of text: String) -> String {
    let family = (try? Value(json: text))?["generate"]?["family"]
    return family == nil ? String(plain(text).prefix(120)) : "a generator's command"
  }

  /// Without what would move the cursor of a terminal or turn the order of letters.
  package static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }))
  }

  /// An accent before any letter would join with the space before it, which then separates no words.
  private static func withoutMarks(_ word: String) -> String {
    String(
      word.unicodeScalars.drop {
        $0.properties.isGraphemeExtend || $0.properties.canonicalCombiningClass != .notReordered
          || $0.properties.generalCategory == .spacingMark
      })
  }

  /// One line without control characters.
  private static func line(_ text: String) -> String {
    // A word of nothing else is none, and a cut behind a word leaves no space.
    let words = text.prefix(2 * longestWhy).split(whereSeparator: \.isWhitespace)
      .map { withoutMarks(plain(String($0))) }.filter { !$0.isEmpty }
    return words.joined(separator: " ").prefix(longestWhy).split(separator: " ")
      .joined(separator: " ")
  }
}
