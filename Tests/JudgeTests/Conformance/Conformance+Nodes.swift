import Domain

extension Conformance {
  static let cycle = Conformance(
    name: "a list joined to a cycle",
    problem: .made(
      .function(
        FunctionSignature(
          name: "hasCycle",
          parameters: [
            Parameter(name: "head", type: .listNode),
            Parameter(name: "pos", type: .int, role: .cycle(of: "head")),
          ], returns: .bool))),
    sources: [
      .swift: """
      class Solution {
          func hasCycle(_ head: ListNode?) -> Bool {
              var slow = head, fast = head
              while let next = fast?.next {
                  slow = slow?.next
                  fast = next.next
                  if slow != nil && slow === fast { return true }
              }
              return false
          }
      }
      """,
      .python: """
      class Solution:
          def hasCycle(self, head: Optional[ListNode]) -> bool:
              seen = set()
              while head:
                  if head in seen: return True
                  seen.add(head)
                  head = head.next
              return False
      """,
      .cpp: """
      class Solution {
      public:
          bool hasCycle(ListNode *head) {
              ListNode *slow = head, *fast = head;
              while (fast && fast->next) {
                  slow = slow->next; fast = fast->next->next;
                  if (slow == fast) return true;
              }
              return false;
          }
      };
      """,
      .java: """
      public class Solution {
          public boolean hasCycle(ListNode head) {
              Set<ListNode> seen = new HashSet<>();
              for (; head != null; head = head.next) if (!seen.add(head)) return true;
              return false;
          }
      }
      """,
      .javascript: """
      var hasCycle = function(head) {
          const seen = new Set();
          for (; head; head = head.next) { if (seen.has(head)) return true; seen.add(head); }
          return false;
      };
      """,
      .go: """
      func hasCycle(head *ListNode) bool {
      \tseen := map[*ListNode]bool{}
      \tfor ; head != nil; head = head.Next {
      \t\tif seen[head] { return true }
      \t\tseen[head] = true
      \t}
      \treturn false
      }
      """,
    ],
    cases: [
      ([[3, 2, 0, -4], 1], true), ([[1, 2], 0], true), ([[1], -1], false), ([[], -1], false),
      ([[1, 2], 1], true), ([[7], 0], true),
    ])

  static let cloneGraph = Conformance(
    name: "identity, a graph",
    problem: .function("cloneGraph", [.graphNode], .graphNode, .identity),
    sources: [
      .swift: """
      class Solution {
          var copies = [Node: Node]()
          func cloneGraph(_ node: Node?) -> Node? {
              guard let node = node else { return nil }
              if let copy = copies[node] { return copy }
              let copy = Node(node.val)
              copies[node] = copy
              copy.neighbors = node.neighbors.map { cloneGraph($0) }
              return copy
          }
      }
      """,
      .python: """
      class Solution:
          def cloneGraph(self, node: 'Node') -> 'Node':
              copies = {}
              def copy(node):
                  if node not in copies:
                      copies[node] = Node(node.val)
                      copies[node].neighbors = [copy(other) for other in node.neighbors]
                  return copies[node]
              return copy(node) if node else None
      """,
      .cpp: """
      class Solution {
          map<Node*, Node*> copies;
      public:
          Node* cloneGraph(Node* node) {
              if (!node) return nullptr;
              if (copies.count(node)) return copies[node];
              Node* copy = copies[node] = new Node(node->val);
              for (Node* other : node->neighbors) copy->neighbors.push_back(cloneGraph(other));
              return copy;
          }
      };
      """,
      .java: """
      class Solution {
          private Map<Node, Node> copies = new HashMap<>();
          public Node cloneGraph(Node node) {
              if (node == null) return null;
              if (copies.containsKey(node)) return copies.get(node);
              Node copy = new Node(node.val);
              copies.put(node, copy);
              for (Node other : node.neighbors) copy.neighbors.add(cloneGraph(other));
              return copy;
          }
      }
      """,
      .javascript: """
      var cloneGraph = function(node) {
          const copies = new Map();
          const copy = node => {
              if (!copies.has(node)) {
                  copies.set(node, new Node(node.val));
                  copies.get(node).neighbors = node.neighbors.map(copy);
              }
              return copies.get(node);
          };
          return node ? copy(node) : null;
      };
      """,
      .go: """
      func cloneGraph(node *Node) *Node {
      \tcopies := map[*Node]*Node{}
      \tvar clone func(*Node) *Node
      \tclone = func(node *Node) *Node {
      \t\tif node == nil { return nil }
      \t\tif found, ok := copies[node]; ok { return found }
      \t\tcopies[node] = &Node{Val: node.Val}
      \t\tfor _, other := range node.Neighbors {
      \t\t\tcopies[node].Neighbors = append(copies[node].Neighbors, clone(other))
      \t\t}
      \t\treturn copies[node]
      \t}
      \treturn clone(node)
      }
      """,
    ],
    cases: [([[[2, 4], [1, 3], [2, 4], [1, 3]]], nil), ([[[]]], nil), ([[]], nil)])

  static let copyRandomList = Conformance(
    name: "identity, a random list",
    problem: .function("copyRandomList", [.randomNode], .randomNode, .identity),
    sources: [
      .swift: """
      class Solution {
          func copyRandomList(_ head: Node?) -> Node? {
              var copies = [Node: Node]()
              var node = head
              while let old = node { copies[old] = Node(old.val); node = old.next }
              for (old, copy) in copies {
                  copy.next = old.next.flatMap { copies[$0] }
                  copy.random = old.random.flatMap { copies[$0] }
              }
              return head.flatMap { copies[$0] }
          }
      }
      """,
      .python: """
      class Solution:
          def copyRandomList(self, head: 'Optional[Node]') -> 'Optional[Node]':
              copies, node = {None: None}, head
              while node:
                  copies[node] = Node(node.val)
                  node = node.next
              node = head
              while node:
                  copies[node].next = copies[node.next]
                  copies[node].random = copies[node.random]
                  node = node.next
              return copies[head]
      """,
      .cpp: """
      class Solution {
      public:
          Node* copyRandomList(Node* head) {
              map<Node*, Node*> copies;
              for (Node* node = head; node; node = node->next) copies[node] = new Node(node->val);
              for (auto [old, copy] : map(copies)) {
                  copy->next = copies[old->next];
                  copy->random = copies[old->random];
              }
              return copies[head];
          }
      };
      """,
      .java: """
      class Solution {
          public Node copyRandomList(Node head) {
              Map<Node, Node> copies = new HashMap<>();
              for (Node node = head; node != null; node = node.next)
                  copies.put(node, new Node(node.val));
              for (Node old : copies.keySet()) {
                  copies.get(old).next = copies.get(old.next);
                  copies.get(old).random = copies.get(old.random);
              }
              return copies.get(head);
          }
      }
      """,
      .javascript: """
      var copyRandomList = function(head) {
          const copies = new Map([[null, null]]);
          for (let node = head; node; node = node.next) copies.set(node, new Node(node.val));
          for (let node = head; node; node = node.next) {
              copies.get(node).next = copies.get(node.next);
              copies.get(node).random = copies.get(node.random);
          }
          return copies.get(head);
      };
      """,
      .go: """
      func copyRandomList(head *Node) *Node {
      \tcopies := map[*Node]*Node{}
      \tfor node := head; node != nil; node = node.Next { copies[node] = &Node{Val: node.Val} }
      \tfor old, made := range copies {
      \t\tmade.Next, made.Random = copies[old.Next], copies[old.Random]
      \t}
      \treturn copies[head]
      }
      """,
    ],
    cases: [([[[7, nil], [13, 0], [11, 4], [10, 2], [1, 0]]], nil), ([[]], nil)])
}
