struct CppTemplate: Template {
  func spelling(_ type: ValueType) -> String {
    switch type {
    case .void: "void"
    case .bool: "bool"
    case .char: "char"
    case .string: "string"
    case .double: "double"
    case .int: "int"
    case .long: "long long"
    case .list(let element): "vector<\(spelling(element))>"
    case .listNode: "ListNode*"
    case .treeNode: "TreeNode*"
    case .graphNode, .randomNode: "Node*"
    }
  }

  func method(_ declaration: Declaration) -> String {
    "\(spelling(declaration.returns)) \(declaration.name)(\(parameters(declaration)))"
  }

  func constructor(_ declaration: Declaration) -> String {
    "\(declaration.name)(\(parameters(declaration)))"
  }

  private func parameters(_ declaration: Declaration) -> String {
    declaration.parameters.map { parameter in
      if case .list = parameter.type { return "\(spelling(parameter.type))& \(parameter.name)" }
      return "\(spelling(parameter.type)) \(parameter.name)"
    }.joined(separator: ", ")
  }
}
