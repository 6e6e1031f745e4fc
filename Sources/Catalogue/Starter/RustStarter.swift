internal import Domain

struct RustStarter: StarterStyle {
  func function(_ function: FunctionSignature) -> String {
    let body = inPlaceHint(function, in: .rust) ?? answer(function.returns)
    let types = function.parameters.map(\.type) + [function.returns]
    return imports(types) + frame("Solution", [(function.declaration(in: .rust), body)])
  }

  func design(_ design: DesignSignature) -> String {
    let methods = design.methods.map { method in
      (design.declaration(of: method, in: .rust), answer(method.returns))
    }
    let constructor = design.constructorDeclaration(in: .rust)
    return imports(Signature.design(design).declaredTypes)
      + "struct \(design.className) {\n}\n\n"
      + frame(design.className, [(constructor, "\(design.className) {}")] + methods)
  }

  func node(_ type: ValueType) -> String {
    switch type {
    case .treeNode:
      """
      #[derive(Debug, PartialEq, Eq)]
      pub struct TreeNode {
          pub val: i32,
          pub left: Option<Rc<RefCell<TreeNode>>>,
          pub right: Option<Rc<RefCell<TreeNode>>>,
      }
      impl TreeNode {
          pub fn new(val: i32) -> Self
      }
      """
    case .interval:
      """
      #[derive(PartialEq, Eq, Clone, Copy, Debug)]
      pub struct Interval {
          pub start: i32,
          pub end: i32,
      }
      impl Interval {
          pub fn new(start: i32, end: i32) -> Self
      }
      """
    default:
      """
      #[derive(PartialEq, Eq, Clone, Debug)]
      pub struct ListNode {
          pub val: i32,
          pub next: Option<Box<ListNode>>,
      }
      impl ListNode {
          pub fn new(val: i32) -> Self
      }
      """
    }
  }

  func oracle(_ oracle: Oracle) -> String {
    "impl Solution {\n    pub fn \(oracle.name)(&self, n: i32) -> bool\n}"
  }

  /// What a tree's type is written with.
  private func imports(_ types: [ValueType]) -> String {
    types.contains { "\($0)".hasPrefix("TreeNode") }
      ? "use std::cell::RefCell;\nuse std::rc::Rc;\n\n" : ""
  }

  private func frame(_ name: String, _ members: [(declaration: String, body: String)]) -> String {
    let texts = members.map { declaration, body in
      "    \(declaration) {\n\(body.isEmpty ? "" : "        \(body)\n")    }"
    }
    return "impl \(name) {\n\(texts.joined(separator: "\n\n"))\n}"
  }

  /// An answer of the right type; a wrong one for any test worth its name.
  private func answer(_ type: ValueType) -> String {
    switch type {
    case .void: ""
    case .bool: "false"
    case .char: "' '"
    case .string: "String::new()"
    case .int, .long: "0"
    case .double: "0.0"
    case .list: "vec![]"
    case .interval: "Interval::new(0, 0)"
    case .listNode, .treeNode, .graphNode, .randomNode: "None"
    }
  }
}
