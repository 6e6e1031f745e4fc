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
    case .interval: "Interval"
    }
  }

  func method(_ declaration: Declaration) -> String {
    // LeetCode's design classes take lists by value, all but its codecs.
    let byValue = declaration.owner.map { $0 != DesignSignature.codec } ?? false
    return "\(spelling(declaration.returns)) \(declaration.name)"
      + "(\(parameters(declaration, byValue: byValue)))"
  }

  func constructor(_ declaration: Declaration) -> String {
    "\(declaration.name)(\(parameters(declaration)))"
  }

  private func parameters(_ declaration: Declaration, byValue: Bool = false) -> String {
    declaration.parameters.map { parameter in
      // LeetCode hands intervals over by value.
      if !byValue, case .list = parameter.type, !parameter.type.holdsIntervals {
        return "\(spelling(parameter.type))& \(parameter.name)"
      }
      return "\(spelling(parameter.type)) \(parameter.name)"
    }.joined(separator: ", ")
  }
}
