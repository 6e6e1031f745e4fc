/// A place where a rule is broken.
struct LintFinding: Sendable, Hashable {
  var path: String
  var line: Int
  var what: String

  var text: String { "\(path):\(line): \(what)" }
}

extension [LintFinding] {
  /// The first places and how many more there are, in a sentence; nil when nothing was found.
  var reason: String? {
    guard !isEmpty else { return nil }
    let first = prefix(3).map(\.text).joined(separator: "; ")
    return count > 3 ? "\(first); and \(count - 3) more." : "\(first)."
  }
}
