internal import Domain

struct CppStarter: StarterStyle {
  func function(_ function: FunctionSignature) -> String {
    let body = inPlaceHint(function, in: .cpp) ?? answer(function.returns)
    return frame("Solution", [(function.declaration(in: .cpp), body)])
  }

  func design(_ design: DesignSignature) -> String {
    let methods = design.methods.map { method in
      (design.declaration(of: method, in: .cpp), answer(method.returns))
    }
    return frame(design.className, [(design.constructorDeclaration(in: .cpp), "")] + methods)
  }

  func node(_ type: ValueType) -> String {
    switch type {
    case .listNode:
      """
      struct ListNode {
          int val;
          ListNode *next;
          ListNode() : val(0), next(nullptr) {}
          ListNode(int x) : val(x), next(nullptr) {}
          ListNode(int x, ListNode *next) : val(x), next(next) {}
      };
      """
    case .treeNode:
      """
      struct TreeNode {
          int val;
          TreeNode *left;
          TreeNode *right;
          TreeNode() : val(0), left(nullptr), right(nullptr) {}
          TreeNode(int x) : val(x), left(nullptr), right(nullptr) {}
          TreeNode(int x, TreeNode *left, TreeNode *right) : val(x), left(left), right(right) {}
      };
      """
    case .interval:
      """
      class Interval {
      public:
          int start;
          int end;
          Interval() {}
          Interval(int _start, int _end) { start = _start; end = _end; }
      };
      """
    case .graphNode:
      """
      class Node {
      public:
          int val;
          vector<Node*> neighbors;
          Node() { val = 0; }
          Node(int _val) { val = _val; }
          Node(int _val, vector<Node*> _neighbors) { val = _val; neighbors = _neighbors; }
      };
      """
    default:
      """
      class Node {
      public:
          int val;
          Node* next;
          Node* random;
          Node(int _val) { val = _val; next = NULL; random = NULL; }
      };
      """
    }
  }

  func oracle(_ oracle: Oracle) -> String { "bool \(oracle.name)(int version);" }

  private func frame(_ name: String, _ members: [(declaration: String, body: String)]) -> String {
    let texts = members.map { declaration, body in
      "    \(declaration) {\n\(body.isEmpty ? "" : "        \(body)\n")    }"
    }
    return "class \(name) {\npublic:\n\(texts.joined(separator: "\n\n"))\n};"
  }

  /// An answer of the right type; a wrong one for any test worth its name.
  private func answer(_ type: ValueType) -> String {
    switch type {
    case .void: ""
    case .bool: "return false;"
    case .char: "return ' ';"
    case .string: "return \"\";"
    case .int, .long, .double: "return 0;"
    case .list, .interval: "return {};"
    case .listNode, .treeNode, .graphNode, .randomNode: "return nullptr;"
    }
  }
}
