import Domain

extension Conformance {
  static let interactive = Conformance(
    name: "an oracle outside", problem: .firstBad(calls: 40),
    sources: [
      .swift: """
      class Solution : VersionControl {
          func firstBadVersion(_ n: Int) -> Int {
              var low = 1, high = n
              while low < high {
                  let middle = low + (high - low) / 2
                  if isBadVersion(middle) { high = middle } else { low = middle + 1 }
              }
              return low
          }
      }
      """,
      .python: """
      class Solution:
          def firstBadVersion(self, n: int) -> int:
              low, high = 1, n
              while low < high:
                  middle = (low + high) // 2
                  if isBadVersion(middle): high = middle
                  else: low = middle + 1
              return low
      """,
      .cpp: """
      class Solution {
      public:
          int firstBadVersion(int n) {
              int low = 1, high = n;
              while (low < high) {
                  int middle = low + (high - low) / 2;
                  if (isBadVersion(middle)) high = middle; else low = middle + 1;
              }
              return low;
          }
      };
      """,
      .java: """
      public class Solution extends VersionControl {
          public int firstBadVersion(int n) {
              int low = 1, high = n;
              while (low < high) {
                  int middle = low + (high - low) / 2;
                  if (isBadVersion(middle)) high = middle; else low = middle + 1;
              }
              return low;
          }
      }
      """,
      .javascript: """
      var solution = function(isBadVersion) {
          return function(n) {
              let low = 1, high = n;
              while (low < high) {
                  const middle = Math.floor((low + high) / 2);
                  if (isBadVersion(middle)) high = middle; else low = middle + 1;
              }
              return low;
          };
      };
      """,
      .go: """
      func firstBadVersion(n int) int {
      \tlow, high := 1, n
      \tfor low < high {
      \t\tmiddle := low + (high-low)/2
      \t\tif isBadVersion(middle) { high = middle } else { low = middle + 1 }
      \t}
      \treturn low
      }
      """,
      .rust: """
      impl Solution {
          pub fn first_bad_version(&self, n: i32) -> i32 {
              let (mut low, mut high) = (1, n);
              while low < high {
                  let middle = low + (high - low) / 2;
                  if self.isBadVersion(middle) { high = middle } else { low = middle + 1 }
              }
              low
          }
      }
      """,
    ],
    cases: [([5, 4], 4), ([1, 1], 1), ([2_126_753_390, 1_702_766_719], nil)])

  static let codecs: [Language: String] = [
    .swift: """
    class Codec {
        func serialize(_ root: TreeNode?) -> String {
            guard let root = root else { return "#" }
            return "\\(root.val),\\(serialize(root.left)),\\(serialize(root.right))"
        }
        func deserialize(_ data: String) -> TreeNode? {
            var parts = data.split(separator: ",").makeIterator()
            func next() -> TreeNode? {
                guard let part = parts.next(), let value = Int(part) else { return nil }
                let node = TreeNode(value)
                node.left = next()
                node.right = next()
                return node
            }
            return next()
        }
    }
    """,
    .python: """
    class Codec:
        def serialize(self, root):
            if not root: return "#"
            return f"{root.val},{self.serialize(root.left)},{self.serialize(root.right)}"
        def deserialize(self, data):
            parts = iter(data.split(","))
            def next_node():
                part = next(parts)
                if part == "#": return None
                node = TreeNode(int(part))
                node.left, node.right = next_node(), next_node()
                return node
            return next_node()
    """,
    .cpp: """
    class Codec {
    public:
        string serialize(TreeNode* root) {
            if (!root) return "# ";
            return to_string(root->val) + " " + serialize(root->left) + serialize(root->right);
        }
        TreeNode* deserialize(string data) { istringstream in(data); return next(in); }
    private:
        TreeNode* next(istream& in) {
            string part;
            if (!(in >> part) || part == "#") return nullptr;
            TreeNode* node = new TreeNode(stoi(part));
            node->left = next(in); node->right = next(in);
            return node;
        }
    };
    """,
    .java: """
    public class Codec {
        public String serialize(TreeNode root) {
            if (root == null) return "#";
            return root.val + "," + serialize(root.left) + "," + serialize(root.right);
        }
        public TreeNode deserialize(String data) {
            return next(new ArrayDeque<>(Arrays.asList(data.split(","))));
        }
        private TreeNode next(Deque<String> parts) {
            String part = parts.poll();
            if (part.equals("#")) return null;
            TreeNode node = new TreeNode(Integer.parseInt(part));
            node.left = next(parts); node.right = next(parts);
            return node;
        }
    }
    """,
    .javascript: """
    var serialize = function(root) {
        return root ? [root.val, serialize(root.left), serialize(root.right)].join() : '#';
    };
    var deserialize = function(data) {
        const parts = data.split(',');
        const next = () => {
            const part = parts.shift();
            return part === '#' ? null : new TreeNode(Number(part), next(), next());
        };
        return next();
    };
    """,
    .go: """
    import ("fmt"; "strconv"; "strings")
    type Codec struct{}
    func Constructor() Codec { return Codec{} }
    func (this *Codec) serialize(root *TreeNode) string {
    \tif root == nil { return "#" }
    \treturn fmt.Sprint(root.Val) + "," + this.serialize(root.Left) + "," + this.serialize(root.Right)
    }
    func (this *Codec) deserialize(data string) *TreeNode {
    \tparts := strings.Split(data, ",")
    \tvar next func() *TreeNode
    \tnext = func() *TreeNode {
    \t\tpart := parts[0]
    \t\tparts = parts[1:]
    \t\tif part == "#" { return nil }
    \t\tvalue, _ := strconv.Atoi(part)
    \t\tnode := &TreeNode{Val: value}
    \t\tnode.Left = next()
    \t\tnode.Right = next()
    \t\treturn node
    \t}
    \treturn next()
    }
    """,
    .rust: """
    use std::cell::RefCell;
    use std::rc::Rc;
    struct Codec {}
    impl Codec {
        fn new() -> Self { Codec {} }
        fn serialize(&self, root: Option<Rc<RefCell<TreeNode>>>) -> String {
            match root {
                None => "#".to_string(),
                Some(node) => {
                    let node = node.borrow();
                    let (left, right) = (node.left.clone(), node.right.clone());
                    format!("{},{},{}", node.val, self.serialize(left), self.serialize(right))
                }
            }
        }
        fn deserialize(&self, data: String) -> Option<Rc<RefCell<TreeNode>>> {
            fn next<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Rc<RefCell<TreeNode>>> {
                let value = parts.next()?.parse().ok()?;
                let mut node = TreeNode::new(value);
                node.left = next(parts);
                node.right = next(parts);
                Some(Rc::new(RefCell::new(node)))
            }
            next(&mut data.split(','))
        }
    }
    """,
  ]
}
