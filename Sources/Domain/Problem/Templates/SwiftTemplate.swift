struct SwiftTemplate: Template {
  func spelling(_ type: ValueType) -> String {
    switch type {
    case .void: "Void"
    case .bool: "Bool"
    case .char: "Character"
    case .string: "String"
    case .double: "Double"
    case .int, .long: "Int"
    case .list(let element): "[\(spelling(element))]"
    case .listNode: "ListNode?"
    case .treeNode: "TreeNode?"
    case .graphNode, .randomNode: "Node?"
    case .interval: "Interval"
    }
  }

  func method(_ declaration: Declaration) -> String {
    let result = declaration.returns == .void ? "" : " -> \(spelling(declaration.returns))"
    return "func \(declaration.name)\(parameters(declaration))\(result)"
  }

  func constructor(_ declaration: Declaration) -> String { "init\(parameters(declaration))" }

  private func parameters(_ declaration: Declaration) -> String {
    let list = declaration.parameters.map { parameter in
      let isInOut = parameter.name == declaration.changed && !parameter.type.isNode
      return "_ \(parameter.name): \(isInOut ? "inout " : "")\(spelling(parameter.type))"
    }
    return "(\(list.joined(separator: ", ")))"
  }
}
