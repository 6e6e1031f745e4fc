internal import Domain

struct PythonStarter: StarterStyle {
  func function(_ function: FunctionSignature) -> String {
    let inPlace = inPlaceHint(function, in: .python).map { $0 + "\n        " } ?? ""
    return """
      class Solution:
          \(function.declaration(in: .python))
              \(inPlace)pass
      """
  }

  func design(_ design: DesignSignature) -> String {
    let members =
      [design.constructorDeclaration(in: .python)]
      + design.methods.map { design.declaration(of: $0, in: .python) }
    let texts = members.map { "    \($0)\n        pass" }
    return "class \(design.className):\n\(texts.joined(separator: "\n\n"))"
  }

  func node(_ type: ValueType) -> String {
    switch type {
    case .listNode: node("ListNode", "val=0, next=None")
    case .treeNode: node("TreeNode", "val=0, left=None, right=None")
    case .graphNode: node("Node", "val=0, neighbors=None")
    default: node("Node", "x: int, next=None, random=None")
    }
  }

  func oracle(_ oracle: Oracle) -> String { "def \(oracle.name)(n: int) -> bool: ..." }

  private func node(_ name: String, _ parameters: String) -> String {
    "class \(name):\n    def __init__(self, \(parameters)): ..."
  }
}
