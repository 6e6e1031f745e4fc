internal import Domain

struct SwiftStarter: StarterStyle {
  func function(_ function: FunctionSignature) -> String {
    let host = function.oracle.map { " : \($0.host)" } ?? ""
    return """
      class Solution\(host) {
          \(function.declaration(in: .swift)) {
              \(inPlaceHint(function, in: .swift) ?? answer(function.returns))
          }
      }
      """
  }

  func design(_ design: DesignSignature) -> String {
    // LeetCode's Codec is made without a word.
    let constructor =
      design.className == "Codec" && design.constructor.isEmpty
      ? [] : [(design.constructorDeclaration(in: .swift), ValueType.void)]
    let members =
      constructor
      + design.methods.map { (design.declaration(of: $0, in: .swift), $0.returns) }
    let texts = members.map { declaration, type in
      let answer = answer(type)
      return "    \(declaration) {\n\(answer.isEmpty ? "" : "        \(answer)\n")    }"
    }
    return "class \(design.className) {\n\(texts.joined(separator: "\n\n"))\n}"
  }

  func node(_ type: ValueType) -> String {
    switch type {
    case .listNode:
      node("ListNode", fields: ["val: Int", "next: ListNode?"], parameters: ["val", "next"])
    case .treeNode:
      node(
        "TreeNode", fields: ["val: Int", "left: TreeNode?", "right: TreeNode?"],
        parameters: ["val", "left", "right"])
    case .interval:
      """
      public class Interval {
          public var start: Int
          public var end: Int
          public init(_ start: Int, _ end: Int)
      }
      """
    case .graphNode:
      node("Node", fields: ["val: Int", "neighbors: [Node?]"], parameters: ["val"])
    default:
      node("Node", fields: ["val: Int", "next: Node?", "random: Node?"], parameters: ["val"])
    }
  }

  func oracle(_ oracle: Oracle) -> String {
    "class \(oracle.host) {\n    func \(oracle.name)(_ n: Int) -> Bool\n}"
  }

  private func node(_ name: String, fields: [String], parameters: [String]) -> String {
    let list = fields.filter { field in
      parameters.contains { field.hasPrefix("\($0):") }
    }
    let initialiser = "    public init(\(list.map { "_ \($0)" }.joined(separator: ", ")))"
    let shorter =
      parameters.count > 1 ? ["    public init()", "    public init(_ val: Int)"] : []
    return
      (["public class \(name) {"] + fields.map { "    public var \($0)" } + shorter + [
        initialiser, "}",
      ]).joined(separator: "\n")
  }

  /// An answer of the right type; a wrong one for any test worth its name.
  private func answer(_ type: ValueType) -> String {
    switch type {
    case .void: ""
    case .bool: "return false"
    case .char: "return \" \""
    case .string: "return \"\""
    case .int, .long, .double: "return 0"
    case .list: "return []"
    case .interval: "return Interval(0, 0)"
    case .listNode, .treeNode, .graphNode, .randomNode: "return nil"
    }
  }
}
