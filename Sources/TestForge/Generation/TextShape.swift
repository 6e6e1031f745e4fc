/// How the letters of a string follow each other.
enum TextShape: String, Sendable, CaseIterable {
  case any, equal, palindrome, palindromes, periodic, sorted, brackets, parentheses
  case nearlyPalindrome = "nearly-palindrome"
  case brokenBrackets = "broken-brackets"
  case brokenParentheses = "broken-parentheses"

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
    case .palindromes:
      var letters: [Unicode.Scalar] = []
      while letters.count < count {
        let size = 1 + choices.below(count - letters.count)
        letters += palindrome((0..<(size + 1) / 2).map { _ in letter() }, size)
      }
      return letters
    case .brackets: return brackets(count, Self.pairs, from: &choices)
    case .parentheses: return brackets(count, Self.round, from: &choices)
    case .brokenBrackets:
      return broken(brackets(count, Self.pairs, from: &choices), Self.pairs, from: &choices)
    case .brokenParentheses:
      return broken(brackets(count, Self.round, from: &choices), Self.round, from: &choices)
    }
  }

  private func palindrome(_ half: [Unicode.Scalar], _ count: Int) -> [Unicode.Scalar] {
    half + half.prefix(count / 2).reversed()
  }

  private static let pairs: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
    ("(", ")"), ("[", "]"), ("{", "}"),
  ]
  private static let round = Array(pairs.prefix(1))

  private func brackets(
    _ count: Int, _ pairs: [(open: Unicode.Scalar, close: Unicode.Scalar)],
    from choices: inout Choices
  ) -> [Unicode.Scalar] {
    var rest = max(2, count - count % 2)
    var letters: [Unicode.Scalar] = []
    var open: [Unicode.Scalar] = []
    while rest > 0 {
      if open.count < rest, open.isEmpty || choices.below(2) == 1 {
        let pair = pairs[choices.below(pairs.count)]
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
    _ letters: [Unicode.Scalar], _ pairs: [(open: Unicode.Scalar, close: Unicode.Scalar)],
    from choices: inout Choices
  ) -> [Unicode.Scalar] {
    var letters = letters
    let index = choices.below(letters.count)
    if choices.below(2) == 0 {
      letters.remove(at: index)
      return letters
    }
    let others = pairs.flatMap { [$0.open, $0.close] }.filter { $0 != letters[index] }
    letters[index] = others[choices.below(others.count)]
    return letters
  }
}
