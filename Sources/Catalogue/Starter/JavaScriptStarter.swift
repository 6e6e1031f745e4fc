internal import Domain

struct JavaScriptStarter: StarterStyle {
  func function(_ function: FunctionSignature) -> String {
    if let oracle = function.oracle { return self.function(function, asking: oracle) }
    let body = inPlaceHint(function, in: .javascript) ?? answer(function.returns)
    let remark = function.inPlace.map {
      "Do not return anything, modify \(function.parameters[$0].name) in-place instead."
    }
    return documentation(function.arguments, function.returns, remark)
      + frame(function.declaration(in: .javascript), body)
  }

  func design(_ design: DesignSignature) -> String {
    let methods = design.methods.map {
      documentation($0.parameters, $0.returns)
        + frame(design.declaration(of: $0, in: .javascript), answer($0.returns))
    }
    // LeetCode's round trips are two functions without a class.
    if design.className == "Codec" {
      let call = design.methods.reduce(design.methods.first?.parameters.first?.name ?? "") {
        "\($1.name)(\($0))"
      }
      return (methods + [comment([call + ";"])]).joined(separator: "\n\n")
    }
    let constructor =
      documentation(design.constructor, .void)
      + frame(design.constructorDeclaration(in: .javascript), "")
    let calls = comment(design.calls("var obj = new "))
    return ([constructor] + methods + [calls]).joined(separator: "\n\n")
  }

  /// How the judge calls it.
  private func comment(_ calls: [String]) -> String {
    let lines = ["It is called as such:"] + calls
    return "/**\n\(lines.map { " * \($0)\n" }.joined()) */"
  }

  func node(_ type: ValueType) -> String {
    switch type {
    case .listNode: node("ListNode", ["val": "0", "next": "null"])
    case .treeNode: node("TreeNode", ["val": "0", "left": "null", "right": "null"])
    case .interval: node("Interval", ["start": nil, "end": nil])
    case .graphNode: node("_Node", ["val": "0", "neighbors": "[]"])
    default: node("_Node", ["val": nil, "next": "null", "random": "null"])
    }
  }

  func oracle(_ oracle: Oracle) -> String {
    "\(oracle.name) = function(number) { /* gives true or false */ }"
  }

  /// LeetCode's form: the oracle is given, and the function is returned.
  private func function(_ function: FunctionSignature, asking oracle: Oracle) -> String {
    let names = function.arguments.map(\.name).joined(separator: ", ")
    let inner =
      documentation(function.arguments, function.returns)
      + "return \(frame("function(\(names))", answer(function.returns)))"
    let body = inner.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      /**
       * @param {function} \(oracle.name)
       * @return {function}
       */
      var solution = function(\(oracle.name)) {
      \(body.map { "    \($0)" }.joined(separator: "\n"))
      };
      """
  }

  private func documentation(
    _ parameters: [Parameter], _ returns: ValueType, _ remark: String? = nil
  ) -> String {
    var lines = parameters.map { "@param {\($0.type.spelling(in: .javascript))} \($0.name)" }
    if returns != .void || remark != nil {
      lines.append("@return {\(returns.spelling(in: .javascript))}\(remark.map { " \($0)" } ?? "")")
    }
    guard !lines.isEmpty else { return "" }
    return "/**\n\(lines.map { " * \($0)\n" }.joined()) */\n"
  }

  private func frame(_ declaration: String, _ body: String) -> String {
    "\(declaration) {\n\(body.isEmpty ? "" : "    \(body)\n")};"
  }

  /// A node's function as LeetCode shows it; each field with its value where none is given.
  private func node(_ name: String, _ fields: KeyValuePairs<String, String?>) -> String {
    let lines = fields.map { field, absent in
      let value = absent.map { "(\(field)===undefined ? \($0) : \(field))" } ?? field
      return "    this.\(field) = \(value)"
    }
    let names = fields.map(\.key).joined(separator: ", ")
    return (["function \(name)(\(names)) {"] + lines + ["}"]).joined(separator: "\n")
  }

  /// An answer of the right type; a wrong one for any test worth its name.
  private func answer(_ type: ValueType) -> String {
    switch type {
    case .void: ""
    case .bool: "return false;"
    case .char: "return ' ';"
    case .string: "return '';"
    case .int, .long, .double: "return 0;"
    case .list: "return [];"
    case .listNode, .treeNode, .graphNode, .randomNode, .interval: "return null;"
    }
  }
}
