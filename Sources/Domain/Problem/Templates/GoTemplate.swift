struct GoTemplate: Template {
  private static let keywords: Set<String> = [
    "break", "case", "chan", "const", "continue", "default", "defer", "else", "fallthrough", "for",
    "func", "go", "goto", "if", "import", "interface", "map", "package", "range", "return",
    "select", "struct", "switch", "type", "var",
  ]
  /// LeetCode's codecs keep these as they are; every other method begins with a capital.
  private static let lowercase: Set<String> = ["serialize", "deserialize"]

  func spelling(_ type: ValueType) -> String {
    switch type {
    case .void: ""
    case .bool: "bool"
    case .char: "byte"
    case .string: "string"
    case .double: "float64"
    case .int: "int"
    case .long: "int64"
    case .list(let element): "[]\(spelling(element))"
    case .listNode: "*ListNode"
    case .treeNode: "*TreeNode"
    case .graphNode, .randomNode: "*Node"
    case .interval: "*Interval"
    }
  }

  func method(_ declaration: Declaration) -> String {
    let result = declaration.returns == .void ? "" : " \(spelling(declaration.returns))"
    let receiver = declaration.owner.map { "(this *\($0)) " } ?? ""
    let name = declaration.owner == nil ? declaration.name : Self.methodName(declaration.name)
    return "func \(receiver)\(name)\(parameters(declaration))\(result)"
  }

  func constructor(_ declaration: Declaration) -> String {
    "func Constructor\(parameters(declaration)) \(declaration.name)"
  }

  private static func methodName(_ name: String) -> String {
    lowercase.contains(name) ? name : name.prefix(1).uppercased() + name.dropFirst()
  }

  private func parameters(_ declaration: Declaration) -> String {
    let list = declaration.parameters.map { parameter in
      let isKeyword = Self.keywords.contains(parameter.name)
      return "\(parameter.name)\(isKeyword ? "_" : "") \(spelling(parameter.type))"
    }
    return "(\(list.joined(separator: ", ")))"
  }
}
