internal import Domain

extension OnlineSubmission {
  /// Nil for what names no problem or no time.
  init?(_ value: Value, slug asked: String? = nil) {
    guard let slug = value["titleSlug"]?.words ?? asked,
      let at = value["timestamp"].flatMap(Instant.init(leetCode:))
    else { return nil }
    let status = value["statusDisplay"]?.words
    let isPending = value["isPending"]?.text.map { $0.lowercased() != "not pending" } ?? false
    self.init(
      id: value["id"]?.wholeNumber, slug: slug, title: value["title"]?.words ?? slug,
      verdict: isPending
        ? nil : VerdictKind(leetCode: value["status"]?.wholeNumber, saying: status),
      status: status ?? "", language: value["lang"]?.words ?? "", at: at,
      runtime: value["runtime"]?.figure, memory: value["memory"]?.figure)
  }
}

extension Value {
  /// `52 ms`; nil for `N/A` and for nothing.
  var figure: String? {
    guard let words, words.uppercased() != "N/A" else { return nil }
    return words
  }
}

extension VerdictKind {
  private static let codes: [Int: VerdictKind] = [
    10: .accepted, 11: .wrongAnswer, 12: .memoryLimit, 13: .outputLimit, 14: .timeLimit,
    15: .runtimeError, 16: .internalError, 20: .compileError, 21: .internalError,
    30: .timeLimit, 50: .denied,
  ]
  private static let sayings: [String: VerdictKind] = [
    "accepted": .accepted, "wrong answer": .wrongAnswer,
    "memory limit exceeded": .memoryLimit, "output limit exceeded": .outputLimit,
    "time limit exceeded": .timeLimit, "runtime error": .runtimeError,
    "internal error": .internalError, "compile error": .compileError,
    "unknown error": .internalError, "timeout": .timeLimit, "restrictions failed": .denied,
  ]

  /// What LeetCode's code and words for an outcome mean; nil for neither known.
  ///
  /// Words go first: sources differ on what 13 and 14 are, but not on the words.
  init?(leetCode code: Int?, saying words: String?) {
    guard
      let kind = words.flatMap({ Self.sayings[$0.trimmed.lowercased()] })
        ?? code.flatMap({ Self.codes[$0] })
    else { return nil }
    self = kind
  }
}
