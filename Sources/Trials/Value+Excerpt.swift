import Domain

extension Value {
  /// Its JSON, cut to what a sentence can carry.
  package var excerpt: String {
    let text = json
    return text.utf8.count <= 120 ? text : text.prefix(117) + "…"
  }
}
