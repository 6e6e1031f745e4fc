struct JavaTemplate: Template {
  func spelling(_ type: ValueType) -> String {
    switch type {
    case .void: "void"
    case .bool: "boolean"
    case .char: "char"
    case .string: "String"
    case .double: "double"
    case .int: "int"
    case .long: "long"
    case .list(let element): "\(spelling(element))[]"
    case .listNode: "ListNode"
    case .treeNode: "TreeNode"
    case .graphNode, .randomNode: "Node"
    }
  }

  func method(_ declaration: Declaration) -> String {
    "public \(spelling(declaration.returns)) \(declaration.name)(\(parameters(declaration)))"
  }

  func constructor(_ declaration: Declaration) -> String {
    "public \(declaration.name)(\(parameters(declaration)))"
  }

  private func parameters(_ declaration: Declaration) -> String {
    declaration.parameters.map { "\(spelling($0.type)) \($0.name)" }.joined(separator: ", ")
  }
}
