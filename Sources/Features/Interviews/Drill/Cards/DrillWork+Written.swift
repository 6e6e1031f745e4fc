import Domain

extension DrillWork {
  /// What a model can read of it; empty for what was said aloud.
  package var written: String {
    [text, sketch ?? "", code ?? ""].filter { part in part.contains { !$0.isWhitespace } }
      .joined(separator: "\n\n")
  }
}
