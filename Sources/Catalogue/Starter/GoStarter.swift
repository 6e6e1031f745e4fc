internal import Domain

struct GoStarter: StarterStyle {
  func function(_ function: FunctionSignature) -> String {
    let body = inPlaceHint(function, in: .go) ?? answer(function.returns)
    return frame(function.declaration(in: .go), body)
  }

  func design(_ design: DesignSignature) -> String {
    let name = design.className
    let methods = design.methods.map {
      frame(design.declaration(of: $0, in: .go), answer($0.returns))
    }
    let constructor = frame(design.constructorDeclaration(in: .go), "return \(name){}")
    return (["type \(name) struct {\n}", constructor] + methods).joined(separator: "\n\n")
  }

  func node(_ type: ValueType) -> String {
    switch type {
    case .listNode: node("ListNode", ["Val int", "Next *ListNode"])
    case .treeNode: node("TreeNode", ["Val int", "Left *TreeNode", "Right *TreeNode"])
    case .interval: node("Interval", ["Start int", "End int"])
    case .graphNode: node("Node", ["Val int", "Neighbors []*Node"])
    default: node("Node", ["Val int", "Next *Node", "Random *Node"])
    }
  }

  func oracle(_ oracle: Oracle) -> String { "func \(oracle.name)(n int) bool" }

  private func frame(_ declaration: String, _ body: String) -> String {
    "\(declaration) {\n\(body.isEmpty ? "" : "    \(body)\n")}"
  }

  private func node(_ name: String, _ fields: [String]) -> String {
    (["type \(name) struct {"] + fields.map { "    \($0)" } + ["}"]).joined(separator: "\n")
  }

  /// An answer of the right type; a wrong one for any test worth its name.
  private func answer(_ type: ValueType) -> String {
    switch type {
    case .void: ""
    case .bool: "return false"
    case .char: "return ' '"
    case .string: "return \"\""
    case .int, .long, .double: "return 0"
    case .list, .listNode, .treeNode, .graphNode, .randomNode, .interval: "return nil"
    }
  }
}
