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
    case .interval: "Interval"
    }
  }

  /// The type as it stands in a signature that has a `List` there, or an array.
  func spelling(_ type: ValueType, isCollection: Bool) -> String {
    guard isCollection, case .list(let element) = type else { return spelling(type) }
    return "List<\(boxed(element))>"
  }

  private func boxed(_ type: ValueType) -> String {
    switch type {
    case .bool: "Boolean"
    case .char: "Character"
    case .double: "Double"
    case .int: "Integer"
    case .long: "Long"
    default: spelling(type, isCollection: true)
    }
  }

  func method(_ declaration: Declaration) -> String {
    let returns = spelling(declaration.returns, isCollection: declaration.returnsCollection)
    return "public \(returns) \(declaration.name)(\(parameters(declaration)))"
  }

  func constructor(_ declaration: Declaration) -> String {
    "public \(declaration.name)(\(parameters(declaration)))"
  }

  private func parameters(_ declaration: Declaration) -> String {
    declaration.parameters.map {
      "\(spelling($0.type, isCollection: $0.isCollection)) \($0.name)"
    }.joined(separator: ", ")
  }
}
