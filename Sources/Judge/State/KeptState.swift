internal import Domain

/// What a source keeps from one case to the next: statics, globals, attributes of classes.
///
/// A light look at the text, for a hint; nothing is judged by it.
struct KeptState: Hashable {
  var name: String
  /// From 1.
  var line: Int
  /// Whether it always holds the same object, which may hold something else each time.
  var isConstant = false

  /// What is looked through of a source: the patterns take the square of a line.
  static let mostBytes = 32 << 10
  static let longestLine = 500
  static let mostNames = 50

  /// What is said of a case that failed behind others and passes alone.
  static func sentence(on source: String, in language: Language) -> String {
    let known = found(in: source, language).prefix(3).map { "\($0.name) (line \($0.line))" }
    return known.isEmpty
      ? "\(CaseResult.aloneWords) your code keeps something from an earlier case, or depends on chance."
      : "\(CaseResult.aloneWords) your code keeps something from an earlier case: "
        + known.joined(separator: ", ") + "."
  }

  /// What the source changes of it; where no change is seen, all of it.
  ///
  /// Cost: bounded, as a source may be made to take long; a longer one is not looked through.
  static func found(in source: String, _ language: Language) -> [KeptState] {
    guard source.utf8.count <= mostBytes else { return [] }
    let code = SourceMask.code(of: source, in: language)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.prefix(longestLine) }
      .joined(separator: "\n")
    let declared = language == .python ? PythonState(code).found : StateScan(code, language).found
    let changed = declared.filter { language == .python || $0.isChanged(in: code) }
    return changed.isEmpty ? declared.filter { !$0.isConstant } : changed
  }

  /// Whether something is assigned to it, or one of its methods may change it.
  private func isChanged(in code: String) -> Bool {
    let name = name.map { $0 == "$" ? "\\$" : String($0) }.joined()
    let change =
      // From the first bracket to the last at once: one after the other is tried in 2^n ways.
      "(?:\\+\\+|--)\\s*(?:\\w+\\.)?\(name)\\b|(?:^|\\W)\(name)"
      + "(?:(?:\\.\\w+)*\\[[^\\n]*?\\])?(?:\\.\\w+)*\\s*"
      + "(?:=(?!=)|\\+\\+|--|\\+=|-=|\\*=|/=|\\|\\|?=|&&?=|\\^=|%=|\\?\\?=|<<|"
      + "\\.(?:append|insert|add\\w*|put\\w*|push\\w*|pop\\w*|emplace\\w*|set|remove\\w*|clear|"
      + "offer\\w*|poll\\w*|compute\\w*|merge|extend|update|setdefault|resize|assign|fill|"
      + "delete|lock|with|borrow_mut|store|fetch_\\w+|get_or_init)\\b)"
    guard let pattern = try? Regex(change) else { return true }
    // The declaration itself is no change.
    return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().contains {
      $0.offset + 1 != line && $0.element.contains(pattern)
    }
  }
}
