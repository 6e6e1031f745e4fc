internal import Domain

/// What the judge defines beside the learner's code, as a comment; nil for nothing.
func definitions(of signature: Signature, in language: Language) -> String? {
  let found = Set(types(of: signature).map(innermost))
  let texts =
    [ValueType.listNode, .treeNode, .graphNode, .randomNode].filter(found.contains)
    .map { nodeDefinition($0, in: language) } + oracleDefinition(of: signature, in: language)
  guard !texts.isEmpty else { return nil }
  let mark = language == .swift ? "//" : "#"
  let lines = ["The judge defines:"] + texts.flatMap { $0.split(separator: "\n").map(String.init) }
  return lines.map { "\(mark) \($0)" }.joined(separator: "\n")
}

private func oracleDefinition(of signature: Signature, in language: Language) -> [String] {
  guard case .function(let function) = signature, let oracle = function.oracle else { return [] }
  switch language {
  case .swift: return ["class \(oracle.host) {\n    func \(oracle.name)(_ n: Int) -> Bool\n}"]
  case .python: return ["def \(oracle.name)(n: int) -> bool: ..."]
  }
}

private func types(of signature: Signature) -> [ValueType] {
  switch signature {
  case .function(let function): function.parameters.map(\.type) + [function.returns]
  case .design(let design):
    design.constructor.map(\.type)
      + design.methods.flatMap { $0.parameters.map(\.type) + [$0.returns] }
  }
}

private func innermost(_ type: ValueType) -> ValueType {
  if case .list(let element) = type { return innermost(element) }
  return type
}

private func nodeDefinition(_ type: ValueType, in language: Language) -> String {
  switch (type, language) {
  case (.listNode, .swift):
    swift("ListNode", fields: ["val: Int", "next: ListNode?"], parameters: ["val", "next"])
  case (.treeNode, .swift):
    swift(
      "TreeNode", fields: ["val: Int", "left: TreeNode?", "right: TreeNode?"],
      parameters: ["val", "left", "right"])
  case (.graphNode, .swift):
    swift("Node", fields: ["val: Int", "neighbors: [Node?]"], parameters: ["val"])
  case (_, .swift):
    swift("Node", fields: ["val: Int", "next: Node?", "random: Node?"], parameters: ["val"])
  case (.listNode, .python): python("ListNode", "val=0, next=None")
  case (.treeNode, .python): python("TreeNode", "val=0, left=None, right=None")
  case (.graphNode, .python): python("Node", "val=0, neighbors=None")
  case (_, .python): python("Node", "x: int, next=None, random=None")
  }
}

private func swift(_ name: String, fields: [String], parameters: [String]) -> String {
  let list = fields.filter { field in
    parameters.contains { field.hasPrefix("\($0):") }
  }
  let initialiser = "    public init(\(list.map { "_ \($0)" }.joined(separator: ", ")))"
  let shorter = parameters.count > 1 ? ["    public init(_ val: Int)"] : []
  return
    (["public class \(name) {"] + fields.map { "    public var \($0)" } + shorter + [
      initialiser, "}",
    ]).joined(separator: "\n")
}

private func python(_ name: String, _ parameters: String) -> String {
  "class \(name):\n    def __init__(self, \(parameters)): ..."
}
