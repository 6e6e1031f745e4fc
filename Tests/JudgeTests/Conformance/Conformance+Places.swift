import Domain

extension Conformance {
  /// No node for a `p` that is the root, so that an answer without one is told too.
  static let nodesOfTree = Conformance(
    name: "nodes of a tree", problem: .ancestor,
    sources: [
      .swift: """
      class Solution {
          func f(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
              if root === p { return nil }
              func find(_ node: TreeNode?) -> TreeNode? {
                  guard let node, node !== p, node !== q else { return node }
                  let (left, right) = (find(node.left), find(node.right))
                  return left == nil ? right : right == nil ? left : node
              }
              return find(root)
          }
      }
      """,
      .python: """
      class Solution:
          def f(self, root: 'TreeNode', p: 'TreeNode', q: 'TreeNode') -> 'TreeNode':
              if root is p: return None
              def find(node):
                  if node is None or node is p or node is q: return node
                  left, right = find(node.left), find(node.right)
                  return node if left and right else left or right
              return find(root)
      """,
      .cpp: """
      class Solution {
          TreeNode* find(TreeNode* node, TreeNode* p, TreeNode* q) {
              if (!node || node == p || node == q) return node;
              TreeNode *left = find(node->left, p, q), *right = find(node->right, p, q);
              return left && right ? node : left ? left : right;
          }
      public:
          TreeNode* f(TreeNode* root, TreeNode* p, TreeNode* q) {
              return root == p ? nullptr : find(root, p, q);
          }
      };
      """,
      .java: """
      class Solution {
          private TreeNode find(TreeNode node, TreeNode p, TreeNode q) {
              if (node == null || node == p || node == q) return node;
              TreeNode left = find(node.left, p, q), right = find(node.right, p, q);
              return left != null && right != null ? node : left != null ? left : right;
          }
          public TreeNode f(TreeNode root, TreeNode p, TreeNode q) {
              return root == p ? null : find(root, p, q);
          }
      }
      """,
      .javascript: """
      var f = function(root, p, q) {
          if (root === p) return null;
          const find = node => {
              if (!node || node === p || node === q) return node;
              const [left, right] = [find(node.left), find(node.right)];
              return left && right ? node : left || right;
          };
          return find(root);
      };
      """,
      .go: """
      func find(node, p, q *TreeNode) *TreeNode {
      \tif node == nil || node == p || node == q { return node }
      \tleft, right := find(node.Left, p, q), find(node.Right, p, q)
      \tif left == nil { return right }
      \tif right == nil { return left }
      \treturn node
      }
      func f(root *TreeNode, p *TreeNode, q *TreeNode) *TreeNode {
      \tif root == p { return nil }
      \treturn find(root, p, q)
      }
      """,
      .rust: """
      use std::rc::Rc;
      use std::cell::RefCell;
      type Tree = Option<Rc<RefCell<TreeNode>>>;
      fn same(a: &Tree, b: &Tree) -> bool {
          match (a, b) { (Some(a), Some(b)) => Rc::ptr_eq(a, b), _ => false }
      }
      fn find(node: &Tree, p: &Tree, q: &Tree) -> Tree {
          if node.is_none() || same(node, p) || same(node, q) { return node.clone(); }
          let inner = node.as_ref().unwrap().borrow();
          let (left, right) = (find(&inner.left, p, q), find(&inner.right, p, q));
          match (&left, &right) {
              (Some(_), Some(_)) => node.clone(), (Some(_), None) => left, _ => right,
          }
      }
      impl Solution {
          pub fn f(root: Tree, p: Tree, q: Tree) -> Tree {
              if same(&root, &p) { return None; }
              find(&root, &p, &q)
          }
      }
      """,
    ],
    cases: [
      ([[6, 2, 8, 0, 4, 7, 9, nil, nil, 3, 5], 2, 8], 6),
      ([[6, 2, 8, 0, 4, 7, 9, nil, nil, 3, 5], 3, 5], 4),
      ([[6, 2, 8, 0, 4, 7, 9, nil, nil, 3, 5], 2, 4], 2), ([[2, 1], 1, 2], 2),
      ([[-1, -2, -3], -3, -2], -1), ([[6, 2, 8], 6, 2], nil),
    ])

  /// Gives a new node with the right value, which is not the tree's.
  static let newNode: [Language: String] = [
    .swift: """
    class Solution { func f(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
      TreeNode(root!.val) } }
    """,
    .python: "class Solution:\n def f(self, root, p, q):\n  return TreeNode(root.val)",
    .cpp: """
    class Solution { public: TreeNode* f(TreeNode* root, TreeNode* p, TreeNode* q) {
      return new TreeNode(root->val); } };
    """,
    .java: """
    class Solution { public TreeNode f(TreeNode root, TreeNode p, TreeNode q) {
      return new TreeNode(root.val); } }
    """,
    .javascript: "var f = function(root, p, q) { return new TreeNode(root.val); };",
    .go: "func f(root, p, q *TreeNode) *TreeNode { return &TreeNode{Val: root.Val} }",
    .rust: """
    use std::rc::Rc;
    use std::cell::RefCell;
    impl Solution { pub fn f(root: Option<Rc<RefCell<TreeNode>>>,
      p: Option<Rc<RefCell<TreeNode>>>, q: Option<Rc<RefCell<TreeNode>>>)
      -> Option<Rc<RefCell<TreeNode>>> {
      Some(Rc::new(RefCell::new(TreeNode::new(root.unwrap().borrow().val)))) } }
    """,
  ]
}

extension Problem {
  fileprivate static let ancestor = Problem.made(
    .function(
      FunctionSignature(
        name: "f",
        parameters: [
          Parameter(name: "root", type: .treeNode),
          Parameter(name: "p", type: .treeNode, role: .node(of: "root")),
          Parameter(name: "q", type: .treeNode, role: .node(of: "root")),
        ], returns: .treeNode)))
}
