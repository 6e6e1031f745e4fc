extension ValueType {
  /// The type as LeetCode's templates write it in a language.
  public func spelling(in language: Language) -> String { language.template.spelling(self) }

  /// Whether values are objects that the learner's code changes through their reference.
  public var isNode: Bool {
    switch self {
    case .listNode, .treeNode, .graphNode, .randomNode: true
    default: false
    }
  }
}
