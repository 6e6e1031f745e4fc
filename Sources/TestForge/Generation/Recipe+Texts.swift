internal import Domain

extension Recipe {
  static let texts: [String: Recipe] = [
    "string": Recipe(
      form: .mapping(
        required: ["length"], optional: ["alphabet", "shape"],
        words: ["shape": TextShape.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let shape = TextShape(rawValue: options.word("shape", default: "any")) ?? .any
      let count = try options.count("length", from: &draw)
      return text(shape.letters(count, of: try options.alphabet(), from: &draw.choices))
    },
    "anagrams": Recipe(
      form: .mapping(
        required: ["words", "groups", "length"], optional: ["alphabet"], words: [:])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("words", from: &draw)
      let alphabet = try options.alphabet()
      var words: [[Unicode.Scalar]] = []
      for _ in 0..<max(1, try options.count("groups", from: &draw)) {
        let length = try options.count("length", from: &draw)
        words.append(TextShape.any.letters(length, of: alphabet, from: &draw.choices))
      }
      return .array(
        (0..<count).map { _ in
          text(draw.choices.shuffled(words[draw.choices.below(words.count)]))
        })
    },
  ]
}

private func text(_ letters: [Unicode.Scalar]) -> Value {
  var view = String.UnicodeScalarView()
  view.append(contentsOf: letters)
  return .string(String(view))
}

/// How the letters of a string follow each other.
enum TextShape: String, Sendable, CaseIterable {
  case any, equal, palindrome, periodic, sorted, brackets
  case nearlyPalindrome = "nearly-palindrome"
  case brokenBrackets = "broken-brackets"

  func letters(
    _ count: Int, of alphabet: [Unicode.Scalar], from choices: inout Choices
  ) -> [Unicode.Scalar] {
    guard count > 0 else { return [] }
    func letter() -> Unicode.Scalar { alphabet[choices.below(alphabet.count)] }
    switch self {
    case .any: return (0..<count).map { _ in letter() }
    case .equal: return [Unicode.Scalar](repeating: letter(), count: count)
    case .sorted: return (0..<count).map { _ in letter() }.sorted()
    case .periodic:
      let unit = (0...choices.below(min(3, count))).map { _ in letter() }
      return (0..<count).map { unit[$0 % unit.count] }
    case .palindrome:
      return palindrome((0..<(count + 1) / 2).map { _ in letter() }, count)
    case .nearlyPalindrome:
      var letters = palindrome((0..<(count + 1) / 2).map { _ in letter() }, count)
      letters[choices.below(count)] = letter()
      return letters
    case .brackets: return brackets(count, from: &choices)
    case .brokenBrackets: return broken(brackets(count, from: &choices), from: &choices)
    }
  }

  private func palindrome(_ half: [Unicode.Scalar], _ count: Int) -> [Unicode.Scalar] {
    half + half.prefix(count / 2).reversed()
  }

  private static let pairs: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
    ("(", ")"), ("[", "]"), ("{", "}"),
  ]

  private func brackets(_ count: Int, from choices: inout Choices) -> [Unicode.Scalar] {
    var rest = max(2, count - count % 2)
    var letters: [Unicode.Scalar] = []
    var open: [Unicode.Scalar] = []
    while rest > 0 {
      if open.count < rest, open.isEmpty || choices.below(2) == 1 {
        let pair = Self.pairs[choices.below(3)]
        letters.append(pair.open)
        open.append(pair.close)
      } else if let close = open.popLast() {
        letters.append(close)
      }
      rest -= 1
    }
    return letters
  }

  private func broken(
    _ letters: [Unicode.Scalar], from choices: inout Choices
  ) -> [Unicode.Scalar] {
    var letters = letters
    let index = choices.below(letters.count)
    if choices.below(2) == 0 {
      letters.remove(at: index)
      return letters
    }
    let others = Self.pairs.flatMap { [$0.open, $0.close] }.filter { $0 != letters[index] }
    letters[index] = others[choices.below(others.count)]
    return letters
  }
}
