internal import Domain

struct JavaStarter: StarterStyle {
  private static let empty = "return new ArrayList<>();"

  func function(_ function: FunctionSignature) -> String {
    let host = function.oracle.map { " extends \($0.host)" } ?? ""
    let body =
      inPlaceHint(function, in: .java)
      ?? (function.returnsCollection ? Self.empty : answer(function.returns))
    let access = function.oracle == nil ? "" : "public "
    return
      "\(access)class Solution\(host) {\n\(member(function.declaration(in: .java), body))\n}"
  }

  func design(_ design: DesignSignature) -> String {
    let members =
      [member(design.constructorDeclaration(in: .java), "")]
      + design.methods.map {
        member(
          design.declaration(of: $0, in: .java),
          $0.returnsCollection ? Self.empty : answer($0.returns))
      }
    return "class \(design.className) {\n\(members.joined(separator: "\n\n"))\n}"
  }

  func node(_ type: ValueType) -> String {
    switch type {
    case .listNode: node("ListNode", ["int val", "ListNode next"])
    case .treeNode: node("TreeNode", ["int val", "TreeNode left", "TreeNode right"])
    case .interval:
      """
      class Interval {
          public int start;
          public int end;
          public Interval() {}
          public Interval(int _start, int _end) { start = _start; end = _end; }
      }
      """
    case .graphNode: node("Node", ["int val", "List<Node> neighbors"], shortest: 0)
    default: node("Node", ["int val", "Node next", "Node random"], shortest: 1, longest: 1)
    }
  }

  func oracle(_ oracle: Oracle) -> String {
    "public class \(oracle.host) {\n    boolean \(oracle.name)(int number);\n}"
  }

  private func member(_ declaration: String, _ body: String) -> String {
    "    \(declaration) {\n\(body.isEmpty ? "" : "        \(body)\n")    }"
  }

  /// With the constructors that take the first fields, from `shortest` on.
  private func node(
    _ name: String, _ fields: [String], shortest: Int = 0, longest: Int? = nil
  ) -> String {
    let counts = [0, 1, fields.count].filter { $0 >= shortest && $0 <= longest ?? fields.count }
    let constructors = counts.map { "    \(name)(\(fields[..<$0].joined(separator: ", ")))" }
    return (["public class \(name) {"] + fields.map { "    public \($0);" } + constructors + ["}"])
      .joined(separator: "\n")
  }

  /// An answer of the right type; a wrong one for any test worth its name.
  private func answer(_ type: ValueType) -> String {
    switch type {
    case .void: ""
    case .bool: "return false;"
    case .char: "return ' ';"
    case .string: "return \"\";"
    case .int, .long, .double: "return 0;"
    case .interval: "return new Interval();"
    case .list:
      "return new \(type.spelling(in: .java).replacing("[]", with: "[0]", maxReplacements: 1));"
    case .listNode, .treeNode, .graphNode, .randomNode: "return null;"
    }
  }
}
