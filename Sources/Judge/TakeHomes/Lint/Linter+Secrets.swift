extension Linter {
  private static let secretWords = ["key", "token", "secret", "password"]
  private static let fewestForNamed = 16
  private static let fewestHexDigits = 32
  /// A shorter part of a text may change between letters and digits and still be a name.
  private static let fewestInPart = 10
  private static let fewestDigits = 6

  /// Literals that were drawn by chance: long hexadecimal ones, and others that a name calls a key.
  static func secrets(_ file: SourceFile) -> [LintFinding] {
    let tokens = file.tokens
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .string else { return nil }
      let isNamed = isDrawn(token.text) && names(tokens[..<index].suffix(6))
      guard isNamed || isHex(token.text) else { return nil }
      return LintFinding(path: file.path, line: token.line, what: "what looks like a key")
    }
  }

  /// Long, without a gap, and made of signs that no writer of names would choose.
  private static func isDrawn(_ text: String) -> Bool {
    guard text.count >= fewestForNamed,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-+/=.".contains($0)) })
    else { return false }
    let parts = text.split { "_-+/=.".contains($0) }
    return parts.contains(where: changesLikeChance) || isHex(parts.joined())
  }

  private enum Kind { case lower, upper, digit }

  /// Whether letters, capitals and digits follow on each other as names' do not: a name changes
  /// from capitals to small letters once a word, and has its digits together.
  private static func changesLikeChance(_ part: Substring) -> Bool {
    guard part.count >= fewestInPart else { return false }
    let kinds = part.map { sign -> Kind in
      sign.isNumber ? .digit : sign.isUppercase ? .upper : .lower
    }
    let pairs = zip(kinds, kinds.dropFirst())
    let digits = pairs.count { ($0 == .digit) != ($1 == .digit) }
    let all = pairs.count { $0 != $1 }
    let count = kinds.count { $0 == .digit }
    let isHalfNumber = count >= fewestDigits && kinds.count - count >= fewestDigits
    return isHalfNumber || digits >= 4 || (digits >= 2 && all * 5 >= kinds.count * 2)
  }

  private static func isHex(_ text: String) -> Bool {
    text.count >= fewestHexDigits && text.allSatisfy { $0.isASCII && $0.isHexDigit }
      && Set(text).count > 4 && text.contains(where: \.isNumber)
  }

  /// Whether the value after these tokens is given to a name such as `apiKey`.
  private static func names(_ before: ArraySlice<SourceToken>) -> Bool {
    guard let last = before.last, ["=", ":", "(", "??", "=="].contains(last.text) else {
      return false
    }
    return before.contains { token in
      let name = token.text.lowercased()
      return token.kind != .sign && name.count < 40 && secretWords.contains { name.contains($0) }
    }
  }
}
