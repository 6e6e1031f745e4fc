struct RustTemplate: Template {
  func spelling(_ type: ValueType) -> String {
    switch type {
    case .void: "()"
    case .bool: "bool"
    case .char: "char"
    case .string: "String"
    case .double: "f64"
    case .int: "i32"
    case .long: "i64"
    case .list(let element): "Vec<\(spelling(element))>"
    case .listNode: "Option<Box<ListNode>>"
    case .treeNode: "Option<Rc<RefCell<TreeNode>>>"
    case .graphNode, .randomNode: "Option<Rc<RefCell<Node>>>"
    case .interval: "Interval"
    }
  }

  /// Ownership leaves no room for cycles and for nodes that know each other.
  func admits(_ signature: Signature) -> Bool {
    switch signature {
    case .function(let function):
      let isWithoutCycles = function.parameters.allSatisfy { parameter in
        if case .cycle = parameter.role { return false }
        return true
      }
      return isWithoutCycles && signature.declaredTypes.allSatisfy(has)
    case .design:
      return signature.declaredTypes.allSatisfy(has)
    }
  }

  private func has(_ type: ValueType) -> Bool {
    switch type {
    case .graphNode, .randomNode: false
    case .list(let element): has(element)
    default: true
    }
  }

  func method(_ declaration: Declaration) -> String {
    let isOwn = declaration.owner == nil
    let receiver = !isOwn || declaration.asksOracle ? ["&self"] : []
    let result = declaration.returns == .void ? "" : " -> \(spelling(declaration.returns))"
    return "\(isOwn ? "pub " : "")fn \(Self.snake(declaration.name))"
      + "(\(parameters(declaration, receiver)))\(result)"
  }

  func constructor(_ declaration: Declaration) -> String {
    "fn new(\(parameters(declaration, []))) -> Self"
  }

  private func parameters(_ declaration: Declaration, _ receiver: [String]) -> String {
    let list = declaration.parameters.map { parameter in
      let isChanged = parameter.name == declaration.changed
      return "\(Self.snake(parameter.name)): \(isChanged ? "&mut " : "")\(spelling(parameter.type))"
    }
    return (receiver + list).joined(separator: ", ")
  }
}

extension RustTemplate {
  private static let keywords: Set<String> = [
    "as", "box", "break", "const", "crate", "dyn", "else", "enum", "fn", "impl", "in", "let",
    "loop", "match", "mod", "move", "mut", "pub", "ref", "static", "struct", "super", "trait",
    "type", "unsafe", "use", "where", "yield",
  ]

  /// `twoSum` as `two_sum`, `sortedArrayToBST` as `sorted_array_to_bst`.
  static func snake(_ name: String) -> String {
    let letters = Array(name)
    var text = ""
    for (index, letter) in letters.enumerated() {
      let followsSmall = index > 0 && !letters[index - 1].isUppercase && letters[index - 1] != "_"
      let leadsSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, index > 0, letters[index - 1] != "_", followsSmall || leadsSmall {
        text += "_"
      }
      text += letter.lowercased()
    }
    return keywords.contains(text) ? "r#\(text)" : text
  }
}

extension Signature {
  /// A name as Rust writes it.
  public static func rustName(_ name: String) -> String { RustTemplate.snake(name) }
}
