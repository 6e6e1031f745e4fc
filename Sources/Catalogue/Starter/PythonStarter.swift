internal import Domain

struct PythonStarter: StarterStyle {
  func function(_ function: FunctionSignature) -> String {
    let remark = function.inPlace.map { place in
      let name = function.parameters[place].name
      return "\"\"\"\nDo not return anything, modify \(name) in-place instead.\n\"\"\"\n"
    }
    return """
      class Solution:
          \(function.declaration(in: .python))
      \(indented((remark ?? "") + "pass", by: 8))
      """
  }

  func design(_ design: DesignSignature) -> String {
    let members =
      [design.constructorDeclaration(in: .python)]
      + design.methods.map { design.declaration(of: $0, in: .python) }
    let texts = members.map { "    \($0)\n        pass" }
    let calls = design.calls("obj = ").map { "# \($0)" }
    return "class \(design.className):\n\(texts.joined(separator: "\n\n"))\n\n\n"
      + (["# It is called as such:"] + calls).joined(separator: "\n")
  }

  func node(_ type: ValueType) -> String {
    switch type {
    case .listNode: node("ListNode", "val=0, next=None", ["val", "next"])
    case .treeNode: node("TreeNode", "val=0, left=None, right=None", ["val", "left", "right"])
    case .interval:
      node("Interval", "start: int = None, end: int = None", ["start", "end"])
    case .graphNode:
      node(
        "Node", "val = 0, neighbors = None", ["val"],
        last: "self.neighbors = neighbors if neighbors is not None else []")
    default:
      node(
        "Node", "x: int, next: 'Node' = None, random: 'Node' = None", ["next", "random"],
        first: "self.val = int(x)")
    }
  }

  func oracle(_ oracle: Oracle) -> String { "def \(oracle.name)(version: int) -> bool:" }

  /// A node's class as LeetCode shows it.
  private func node(
    _ name: String, _ parameters: String, _ fields: [String], first: String? = nil,
    last: String? = nil
  ) -> String {
    let lines =
      [first].compactMap(\.self) + fields.map { "self.\($0) = \($0)" } + [last].compactMap(\.self)
    return "class \(name):\n    def __init__(self, \(parameters)):\n"
      + indented(lines.joined(separator: "\n"), by: 8)
  }

  private func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }
}
