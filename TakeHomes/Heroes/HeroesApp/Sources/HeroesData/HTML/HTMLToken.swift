/// A piece of HTML, as far as a plain text needs to know it.
enum HTMLToken: Equatable {
  /// Entities decoded.
  case text(String)
  /// A start or an end tag, its name in lower case.
  case tag(name: String, isEnd: Bool)
}
