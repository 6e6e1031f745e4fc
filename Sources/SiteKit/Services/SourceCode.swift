public import Domain

/// What any code of a learner's must be before a compiler sees it.
public enum SourceCode {
  /// The most bytes that a source may have.
  public static let limitBytes = 1 << 20

  /// Refuses what is no source: nothing, too much, or a zero byte.
  public static func check(_ source: String) throws {
    guard source.contains(where: { !$0.isWhitespace }) else { throw CodingError.emptySource }
    try check(draft: source)
  }

  /// Refuses what may not be kept as a draft; an empty one may.
  public static func check(draft source: String) throws {
    let bytes = source.utf8.count
    guard bytes <= limitBytes else { throw CodingError.sourceTooLong(bytes: bytes) }
    guard !source.utf8.contains(0) else { throw CodingError.sourceNotText }
  }

  /// Refuses a language in which the problem's signature does not exist.
  public static func check(_ language: Language, for problem: Problem) throws {
    guard problem.signature.exists(in: language) else {
      throw CodingError.signatureMissing(language, title: problem.summary.title)
    }
  }
}
