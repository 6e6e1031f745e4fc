struct PythonTemplate: Template {
  func spelling(_ type: ValueType) -> String {
    switch type {
    case .void: "None"
    case .bool: "bool"
    case .char, .string: "str"
    case .double: "float"
    case .int, .long: "int"
    case .list(let element): "List[\(spelling(element))]"
    case .listNode: "Optional[ListNode]"
    case .treeNode: "Optional[TreeNode]"
    case .graphNode, .randomNode: "'Optional[Node]'"
    }
  }

  func method(_ declaration: Declaration) -> String {
    "def \(declaration.name)\(parameters(declaration)) -> \(spelling(declaration.returns)):"
  }

  func constructor(_ declaration: Declaration) -> String {
    "def __init__\(parameters(declaration)):"
  }

  private func parameters(_ declaration: Declaration) -> String {
    let list = declaration.parameters.map { "\($0.name): \(spelling($0.type))" }
    return "(\((["self"] + list).joined(separator: ", ")))"
  }
}
