extension ValueType {
  /// The type as LeetCode's templates write it in a language.
  public func spelling(in language: Language) -> String { language.template.spelling(self) }

  /// The type as it stands in a signature of LeetCode's Java: an array, or a `List`.
  public func spellingInJava(isCollection: Bool) -> String {
    JavaTemplate().spelling(self, isCollection: isCollection)
  }

  /// Whether values are objects that the learner's code changes through their reference.
  public var isNode: Bool {
    switch self {
    case .listNode, .treeNode, .graphNode, .randomNode: true
    default: false
    }
  }
}
