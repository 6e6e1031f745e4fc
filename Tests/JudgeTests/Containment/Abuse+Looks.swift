import Domain

@testable import Judge

extension Abuse {
  /// 57, 59 and 61: wrong answers that hope for a weak comparison.
  static let looks: [Abuse] = [
    Abuse(
      57, "looks for the expected answer in its own memory", [.wrongAnswer],
      MemorySearch.sources.mapValues { .whole($0) }
    ) {
      $0.problem = .function("f", [.int], .string)
      $0.cases = [([1], .string(MemorySearch.secret))]
      $0.cpuMilliseconds = 4000
    },
    Abuse(
      59, "changes its input to agree with the answer", [.wrongAnswer],
      [
        .swift: .whole("class Solution { func f(_ a: inout [Int]) -> Int { a = [0]; return 0 } }"),
        .python: .whole("class Solution:\n def f(self, a):\n  a[:] = [0]\n  return 0"),
        .cpp: .whole("class Solution { public: int f(vector<int>& a) { a = {0}; return 0; } };"),
        .rust: .whole("impl Solution { pub fn f(mut a: Vec<i32>) -> i32 { a[0] = 0; 0 } }"),
        .go: .whole("func f(a []int) int { a[0] = 0; return 0 }"),
        .java: .whole("class Solution { public int f(int[] a) { a[0] = 0; return 0; } }"),
        .javascript: .whole("var f = function(a) { a[0] = 0; a.length = 1; return 0; };"),
      ]
    ) {
      $0.problem = .function("f", [.list(.int)], .int)
      $0.cases = [([[3, 4]], 7)]
      $0.alsoKinds = [.swift: [.compileError]]
    },
    Abuse(
      59, "gives the changed input back as a copy", [.wrongAnswer],
      [
        .swift: .whole(
          """
          class Solution { func cloneGraph(_ node: Node?) -> Node? {
            guard let node = node else { return nil }
            let copy = Node(node.val)
            copy.neighbors = node.neighbors
            for other in node.neighbors {
              other?.neighbors = other?.neighbors.map { $0 === node ? copy : $0 } ?? []
            }
            node.neighbors = []
            node.val = -1
            return copy } }
          """),
        .python: .whole(
          """
          class Solution:
              def cloneGraph(self, node):
                  copy = Node(node.val, node.neighbors)
                  for other in node.neighbors:
                      other.neighbors = [copy if x is node else x for x in other.neighbors]
                  node.neighbors, node.val = [], -1
                  return copy
          """),
        .cpp: .whole(
          """
          class Solution { public: Node* cloneGraph(Node* node) {
            Node* copy = new Node(node->val);
            copy->neighbors = node->neighbors;
            for (Node* other : node->neighbors)
              for (Node*& back : other->neighbors) if (back == node) back = copy;
            node->neighbors.clear();
            return copy; } };
          """),
        .java: .whole(
          """
          class Solution { public Node cloneGraph(Node node) {
            Node copy = new Node(node.val);
            copy.neighbors = new ArrayList<>(node.neighbors);
            for (Node other : copy.neighbors) other.neighbors.replaceAll(x -> x == node ? copy : x);
            node.neighbors.clear();
            return copy; } }
          """),
        .javascript: .whole(
          """
          var cloneGraph = function(node) {
            const copy = new Node(node.val, node.neighbors);
            for (const other of node.neighbors)
              other.neighbors = other.neighbors.map(x => x === node ? copy : x);
            node.neighbors = [];
            return copy;
          };
          """),
        .go: .whole(
          """
          func cloneGraph(node *Node) *Node {
            copied := &Node{Val: node.Val, Neighbors: node.Neighbors}
            for _, other := range node.Neighbors {
              for i, back := range other.Neighbors { if back == node { other.Neighbors[i] = copied } }
            }
            return copied
          }
          """),
      ]
    ) {
      $0.problem = .function("cloneGraph", [.graphNode], .graphNode, .identity)
      $0.cases = [([[[2, 4], [1, 3], [2, 4], [1, 3]]], nil)]
    },
    number("no number", of: "0.0 / zero"),
    number("an endless number", of: "1.0 / zero"),
  ]

  private static func number(_ name: String, of term: String) -> Abuse {
    Abuse(
      61, name, [.wrongAnswer, .runtimeError],
      [
        .swift: .whole("class Solution { func f(_ zero: Double) -> Double { \(term) } }"),
        .python: .whole(
          """
          class Solution:
              def f(self, zero):
                  return float('\(term.hasPrefix("0") ? "nan" : "inf")')
          """),
        .cpp: .whole("class Solution { public: double f(double zero) { return \(term); } };"),
        .rust: .whole("impl Solution { pub fn f(zero: f64) -> f64 { \(term) } }"),
        .go: .whole("func f(zero float64) float64 { one := 1.0 - zero; return (\(term)) * one }"),
        .java: .whole("class Solution { public double f(double zero) { return \(term); } }"),
        .javascript: .whole("var f = function(zero) { return \(term); };"),
      ]
    ) {
      $0.problem = .function("f", [.double], .double, .float(absolute: 1e-5, relative: 1e-5))
      $0.cases = [([.double(0)], .double(0.5)), ([0], 1)]
    }
  }
}
