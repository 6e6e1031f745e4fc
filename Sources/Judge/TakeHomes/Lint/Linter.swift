internal import Domain

/// Looks for what the rules forbid, in a candidate's tokens.
struct Linter: Sendable {
  let takeHome: TakeHome
  let sources: [SourceFile]
  let tests: [SourceFile]
  /// Nil when the package has none.
  let manifest: SourceFile?
  /// The candidate's own modules beside the layers, and the layers that each is a part of.
  var libraries: [String: [String]] = [:]

  /// In the order of the files.
  func findings(_ rule: LintRule) -> [LintFinding] {
    switch rule {
    case .forceUnwrap: sources.flatMap(Self.forced)
    case .debugOutput: sources.flatMap(Self.printed)
    case .sharedInPresentation:
      sources.filter { $0.target.hasSuffix("Presentation") }.flatMap(Self.shared)
    case .sleepInTests: tests.flatMap(Self.sleeping)
    case .secrets: (sources + tests).flatMap(Self.secrets)
    case .layerImports: sources.flatMap(foreignImports)
    case .foreignDependencies: manifest.map(Self.dependencies) ?? []
    case .twinTypes: Self.twins(sources)
    case .writtenOnce: Self.writtenAgain(takeHome.writtenOnce, in: sources)
    }
  }

  /// Words after which an exclamation mark denies what follows.
  private static let beforeValues: Set = [
    "return", "in", "where", "if", "guard", "while", "case", "else", "await", "throw", "is",
  ]

  private static func forced(_ file: SourceFile) -> [LintFinding] {
    let tokens = file.tokens
    return tokens.indices.dropFirst().compactMap { index in
      let (token, previous) = (tokens[index], tokens[index - 1])
      guard token.kind == .sign, token.touchesPrevious, isForce(token.text) else { return nil }
      let isAfterValue =
        switch previous.kind {
        case .word: !beforeValues.contains(previous.text)
        case .string: true
        case .sign: [")", "]", "}"].contains(previous.text)
        }
      guard isAfterValue else { return nil }
      let isKeyword = previous.kind == .word && ["try", "as"].contains(previous.text)
      return LintFinding(
        path: file.path, line: token.line, what: isKeyword ? "\(previous.text)!" : "a forced unwrap"
      )
    }
  }

  /// `!`, also at the end of `?!` and `>!`, but not `!=`.
  private static func isForce(_ text: String) -> Bool {
    text.last == "!" && text.dropLast().allSatisfy { "?>!".contains($0) }
  }

  private static let printing: Set = ["print", "debugPrint", "dump", "NSLog"]

  /// Members and functions of the candidate's own may be called so.
  private static func printed(_ file: SourceFile) -> [LintFinding] {
    let tokens = file.tokens
    return tokens.indices.dropLast().compactMap { index in
      let (token, next) = (tokens[index], tokens[index + 1])
      guard token.kind == .word, printing.contains(token.text), next.text == "(",
        next.touchesPrevious
      else { return nil }
      let before = index > 0 ? tokens[index - 1].text : ""
      let owner = index > 1 ? tokens[index - 2].text : ""
      if before == "func" || (before == "." && owner != "Swift") { return nil }
      return LintFinding(path: file.path, line: token.line, what: "\(token.text)(…)")
    }
  }

  private static func shared(_ file: SourceFile) -> [LintFinding] {
    pairs(file).compactMap { first, second in
      first.text == "." && second.text == "shared" && second.kind == .word
        ? LintFinding(path: file.path, line: second.line, what: "a .shared object") : nil
    }
  }

  private static func pairs(_ file: SourceFile) -> Zip2Sequence<[SourceToken], [SourceToken]> {
    zip(file.tokens, Array(file.tokens.dropFirst()))
  }
}
