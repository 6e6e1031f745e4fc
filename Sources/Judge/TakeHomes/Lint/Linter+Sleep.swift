extension Linter {
  private static let realClocks: Set = ["ContinuousClock", "SuspendingClock"]
  private static let realShorts: Set = ["continuous", "suspending"]
  private static let systemModules: Set = ["Foundation", "Glibc", "Musl", "Darwin"]

  /// Calls that wait in real time; an injected clock's own do not.
  static func sleeping(_ file: SourceFile) -> [LintFinding] {
    let tokens = file.tokens
    let clocks = realClockNames(tokens)
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .word, ["sleep", "usleep", "nanosleep"].contains(token.text),
        text(tokens, index + 1) == "(", text(tokens, index - 1) != "func"
      else { return nil }
      guard text(tokens, index - 1) == "." else {
        // The system's have no labels; one with a label is the type's own.
        let isLabelled = text(tokens, index + 3) == ":"
        return isLabelled
          ? nil : LintFinding(path: file.path, line: token.line, what: "\(token.text)(…)")
      }
      guard let owner = owner(tokens, before: index - 1, clocks) else { return nil }
      if owner == "Task", hasClockOfItsOwn(tokens, from: index + 1, clocks) { return nil }
      return LintFinding(path: file.path, line: token.line, what: "\(owner).\(token.text)")
    }
  }

  private static func text(_ tokens: [SourceToken], _ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Names that a file gives to clocks of real time: `let clock = ContinuousClock()`.
  private static func realClockNames(_ tokens: [SourceToken]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst(2) {
      let isReal =
        realClocks.contains(tokens[index].text)
        || (realShorts.contains(tokens[index].text) && tokens[index - 1].text == ".")
      guard isReal, tokens[index - 1].kind == .sign else { continue }
      let sign = tokens[index - 1].text == "." ? index - 2 : index - 1
      guard ["=", ":"].contains(text(tokens, sign)), sign > 0, tokens[sign - 1].kind == .word,
        ["let", "var"].contains(text(tokens, sign - 2))
      else { continue }
      names.insert(tokens[sign - 1].text)
    }
    return names
  }

  /// Who sleeps in real time before this dot; nil for somebody else's clock.
  private static func owner(
    _ tokens: [SourceToken], before dot: Int, _ clocks: Set<String>
  ) -> String? {
    let last = text(tokens, dot - 1)
    switch last {
    case "Task", "Thread": return last
    case ">": return "Task"
    case ")":
      return text(tokens, dot - 2) == "(" && realClocks.contains(text(tokens, dot - 3))
        ? "\(text(tokens, dot - 3))()" : nil
    default:
      let isShort = realShorts.contains(last) && text(tokens, dot - 2) == "."
      return systemModules.contains(last) || clocks.contains(last) || isShort ? last : nil
    }
  }

  /// Whether the call that opens here is given a clock, and one that is not of real time.
  private static func hasClockOfItsOwn(
    _ tokens: [SourceToken], from opening: Int, _ clocks: Set<String>
  ) -> Bool {
    var depth = 0
    for index in opening..<tokens.count {
      let sign = tokens[index].kind == .sign ? tokens[index].text : ""
      if sign == "(" { depth += 1 }
      if sign == ")" { depth -= 1 }
      if depth == 0 { return false }
      guard depth == 1, tokens[index].text == "clock", text(tokens, index + 1) == ":" else {
        continue
      }
      let value = text(tokens, index + 2) == "." ? text(tokens, index + 3) : text(tokens, index + 2)
      return !realClocks.contains(value) && !realShorts.contains(value) && !clocks.contains(value)
    }
    return false
  }
}
