extension [String] {
  /// Each of them marked as code, for a sentence.
  var asCode: String { map { "`\($0)`" }.joined(separator: ", ") }
}
