struct JavaScriptTemplate: Template {
  /// As JSDoc names it.
  func spelling(_ type: ValueType) -> String {
    switch type {
    case .void: "void"
    case .bool: "boolean"
    case .char: "character"
    case .string: "string"
    case .double, .int, .long: "number"
    case .list(let element): "\(spelling(element))[]"
    case .listNode: "ListNode"
    case .treeNode: "TreeNode"
    case .graphNode, .randomNode: "_Node"
    case .interval: "Interval"
    }
  }

  func method(_ declaration: Declaration) -> String {
    // The oracle comes as an argument, and the function is what is returned.
    if declaration.asksOracle { return "var solution = function(oracle)" }
    let owner = declaration.owner.flatMap { $0 == DesignSignature.codec ? nil : $0 }
    let place = owner.map { "\($0).prototype." } ?? "var "
    return "\(place)\(declaration.name) = \(function(declaration))"
  }

  func constructor(_ declaration: Declaration) -> String {
    "var \(declaration.name) = \(function(declaration))"
  }

  private func function(_ declaration: Declaration) -> String {
    "function(\(declaration.parameters.map(\.name).joined(separator: ", ")))"
  }
}

extension DesignSignature {
  /// The class of round trips; LeetCode's JavaScript templates have two functions in its place.
  static let codec = "Codec"
}
