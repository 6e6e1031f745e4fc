struct PythonTemplate: Template {
  /// Functions whose templates on LeetCode are older than `Optional`, with what stands for a tree.
  private static let older = [
    "distanceK": "TreeNode", "goodNodes": "TreeNode", "inorderSuccessor": "TreeNode",
    "lowestCommonAncestor": "'TreeNode'",
  ]

  func spelling(_ type: ValueType) -> String {
    switch type {
    case .void: "None"
    case .bool: "bool"
    case .char, .string: "str"
    case .double: "float"
    case .int, .long: "int"
    // As LeetCode writes it, in quotes and without `List`.
    case .list where type.holdsIntervals: "'\(bracketed(type))'"
    case .list(let element): "List[\(spelling(element))]"
    case .listNode: "Optional[ListNode]"
    case .treeNode: "Optional[TreeNode]"
    case .graphNode: "Optional['Node']"
    case .randomNode: "'Optional[Node]'"
    case .interval: "Interval"
    }
  }

  private func bracketed(_ type: ValueType) -> String {
    if case .list(let element) = type { return "[\(bracketed(element))]" }
    return spelling(type)
  }

  func method(_ declaration: Declaration) -> String {
    let old = Self.older[declaration.name].flatMap { $0.hasPrefix("'") ? $0 : nil }
    let returns = old ?? spelling(declaration.returns)
    return "def \(declaration.name)\(parameters(declaration)) -> \(returns):"
  }

  func constructor(_ declaration: Declaration) -> String {
    "def __init__\(parameters(declaration)):"
  }

  private func parameters(_ declaration: Declaration) -> String {
    let old = Self.older[declaration.name]
    let list = declaration.parameters.map { parameter in
      let type = parameter.type == .treeNode ? old : nil
      return "\(parameter.name): \(type ?? spelling(parameter.type))"
    }
    return "(\((["self"] + list).joined(separator: ", ")))"
  }
}
