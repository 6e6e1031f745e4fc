extension ValueType {
  /// The type as LeetCode's templates write it in a language.
  public func spelling(in language: Language) -> String {
    switch language {
    case .swift: swiftSpelling
    case .python: pythonSpelling
    }
  }

  private var swiftSpelling: String {
    switch self {
    case .void: "Void"
    case .bool: "Bool"
    case .char: "Character"
    case .string: "String"
    case .double: "Double"
    case .int, .long: "Int"
    case .list(let element): "[\(element.swiftSpelling)]"
    case .listNode: "ListNode?"
    case .treeNode: "TreeNode?"
    case .graphNode, .randomNode: "Node?"
    }
  }

  private var pythonSpelling: String {
    switch self {
    case .void: "None"
    case .bool: "bool"
    case .char, .string: "str"
    case .double: "float"
    case .int, .long: "int"
    case .list(let element): "List[\(element.pythonSpelling)]"
    case .listNode: "Optional[ListNode]"
    case .treeNode: "Optional[TreeNode]"
    case .graphNode, .randomNode: "'Optional[Node]'"
    }
  }

  /// Whether values are objects that the learner's code changes through their reference.
  public var isNode: Bool {
    switch self {
    case .listNode, .treeNode, .graphNode, .randomNode: true
    default: false
    }
  }
}
