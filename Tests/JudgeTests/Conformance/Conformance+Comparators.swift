import Domain

extension Conformance {
  static let comparators: [Conformance] = [
    Conformance(
      name: "multiset(1)", problem: .function("f", [.list(.int)], .list(.int), .multiset(depth: 1)),
      swift: "class Solution { func f(_ a: [Int]) -> [Int] { a.reversed() } }",
      python: "class Solution:\n def f(self, a):\n  return a[::-1]",
      cases: [([[1, 2, 2]], [2, 1, 2])]),
    Conformance(
      name: "multiset(2)",
      problem: .function("f", [.list(.list(.int))], .list(.list(.int)), .multiset(depth: 2)),
      swift: "class Solution { func f(_ a: [[Int]]) -> [[Int]] { a.reversed() } }",
      python: "class Solution:\n def f(self, a):\n  return a[::-1]",
      cases: [([[[1, 2], [3]]], [[2, 1], [3]])]),
    Conformance(
      name: "float",
      problem: .function("f", [.double], .double, .float(absolute: 1e-5, relative: 1e-5)),
      swift: "class Solution { func f(_ a: Double) -> Double { a / 3 } }",
      python: "class Solution:\n def f(self, a):\n  return a / 3",
      cases: [([1], 0.333_333_3), ([.double(2)], 0.666_666_7)]),
    Conformance(
      name: "in place, a grid",
      problem: .function("f", [.list(.list(.int))], .void, inPlace: 0),
      swift: """
        class Solution { func f(_ a: inout [[Int]]) { for i in a.indices { a[i].reverse() } } }
        """,
      python: """
        class Solution:
            def f(self, a: List[List[int]]) -> None:
                for row in a: row.reverse()
        """,
      cases: [([[[1, 2], [3, 4]]], [[2, 1], [4, 3]])]),
    Conformance(
      name: "in place, a list of nodes",
      problem: .function("f", [.listNode], .void, inPlace: 0),
      swift: "class Solution { func f(_ a: ListNode?) { a?.next = a?.next?.next } }",
      python: "class Solution:\n def f(self, a):\n  a.next = a.next.next",
      cases: [([[1, 2, 3]], [1, 3])]),
    cycle, interactive, cloneGraph, copyRandomList, lruLike, codec,
  ]

  private static let cycle = Conformance(
    name: "a list joined to a cycle",
    problem: .made(
      .function(
        FunctionSignature(
          name: "hasCycle",
          parameters: [
            Parameter(name: "head", type: .listNode),
            Parameter(name: "pos", type: .int, role: .cycle(of: "head")),
          ], returns: .bool))),
    swift: """
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
    python: """
      class Solution:
          def hasCycle(self, head: Optional[ListNode]) -> bool:
              seen = set()
              while head:
                  if head in seen: return True
                  seen.add(head)
                  head = head.next
              return False
      """,
    cases: [
      ([[3, 2, 0, -4], 1], true), ([[1, 2], 0], true), ([[1], -1], false), ([[], -1], false),
      ([[1, 2], 1], true), ([[7], 0], true),
    ])

  static let interactive = Conformance(
    name: "an oracle outside", problem: .firstBad(calls: 40),
    swift: """
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
    python: """
      class Solution:
          def firstBadVersion(self, n: int) -> int:
              low, high = 1, n
              while low < high:
                  middle = (low + high) // 2
                  if isBadVersion(middle): high = middle
                  else: low = middle + 1
              return low
      """,
    cases: [([5, 4], 4), ([1, 1], 1), ([2_126_753_390, 1_702_766_719], nil)])

  static let cloneGraph = Conformance(
    name: "identity, a graph",
    problem: .function("cloneGraph", [.graphNode], .graphNode, .identity),
    swift: """
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
    python: """
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
    cases: [([[[2, 4], [1, 3], [2, 4], [1, 3]]], nil), ([[[]]], nil), ([[]], nil)])

  static let copyRandomList = Conformance(
    name: "identity, a random list",
    problem: .function("copyRandomList", [.randomNode], .randomNode, .identity),
    swift: """
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
    python: """
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
    cases: [([[[7, nil], [13, 0], [11, 4], [10, 2], [1, 0]]], nil), ([[]], nil)])

  private static let lruLike = Conformance(
    name: "replay of a class", problem: .made(.counter, .replay),
    swift: """
      class Counter {
          private var count: Int
          init(_ start: Int) { count = start }
          func add(_ amount: Int, _ label: String) { count += amount; print(label) }
          func total() -> Int { count }
          func history() -> [Int] { [count, count] }
      }
      """,
    python: """
      class Counter:
          def __init__(self, start: int):
              self.count = start
          def add(self, amount: int, label: str) -> None:
              self.count += amount
              print(label)
          def total(self) -> int:
              return self.count
          def history(self) -> List[int]:
              return [self.count] * 2
      """,
    cases: [
      (
        [["Counter", "add", "total", "add", "history"], [[5], [2, "a"], [], [-1, "b\"]"], []]],
        [nil, nil, 7, nil, [6, 6]]
      ), ([["Counter"], [[0]]], [nil]),
    ])

  static let codec = Conformance(
    name: "round trip",
    problem: .made(.codec, .roundTrip(encode: "serialize", decode: "deserialize")),
    swift: """
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
    python: """
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
    cases: [([[1, 2, 3, nil, nil, 4, 5]], nil), ([[]], nil), ([[-1]], nil)])
}
