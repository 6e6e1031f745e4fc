import Domain
import Testing

/// What right solutions do on LeetCode must work here.
struct LearnerCodeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var language: Language
    var problem: Problem
    var source: String
    var cases: [(input: [Value], expected: Value?)]
    var testDescription: String { name }
  }

  private static let number = Problem.function("f", [.int], .int)
  private static let list = Problem.function("f", [.listNode], .int)

  static let rows: [Row] = [
    Row(
      name: "own ListNode, uncommented from the template", language: .swift,
      problem: .function("f", [.listNode], .listNode),
      source: """
        public class ListNode {
            public var val: Int
            public var next: ListNode?
            public init(_ val: Int) { self.val = val; self.next = nil }
        }
        class Solution { func f(_ a: ListNode?) -> ListNode? { a?.next } }
        """, cases: [([[1, 2, 3]], [2, 3])]),
    Row(
      name: "own TreeNode and own graph Node", language: .swift,
      problem: .function("f", [.graphNode, .treeNode], .graphNode),
      source: """
        class Node { var val: Int; var neighbors: [Node?]
          init(_ val: Int) { self.val = val; neighbors = [] } }
        class TreeNode { var val: Int; var left: TreeNode?; var right: TreeNode?
          init(_ val: Int) { self.val = val } }
        class Solution { func f(_ a: Node?, _ b: TreeNode?) -> Node? { a } }
        """, cases: [([[[2], [1]], [1, 2]], [[2], [1]])]),
    Row(
      name: "nodes made hashable by the learner", language: .swift, problem: list,
      source: """
        extension ListNode: Hashable {
            public static func == (l: ListNode, r: ListNode) -> Bool { l === r }
            public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        class Solution { func f(_ a: ListNode?) -> Int { Set([a, a?.next]).count } }
        """, cases: [([[1, 1]], 2)]),
    Row(
      name: "Foundation without an import", language: .swift, problem: number,
      source: """
        class Solution {
            func f(_ a: Int) -> Int {
                let text = String(format: "%03d", a) + "4 5"
                return Int(sqrt(pow(Double(a), 2))) + text.components(separatedBy: " ").count
            }
        }
        """, cases: [([4], 6)]),
    Row(
      name: "regular expressions and async without an import", language: .swift, problem: number,
      source: """
        actor Store { var count = 0; func add() { count += 1 } }
        class Solution {
            func f(_ a: Int) -> Int {
                let found = "a12b".firstMatch(of: /\\d+/).map { Int($0.0) ?? 0 } ?? 0
                return found + a
            }
        }
        """, cases: [([4], 16)]),
    Row(
      name: "tasks that wait for each other", language: .swift, problem: number,
      source: """
        import Dispatch
        class Solution {
            func f(_ a: Int) -> Int {
                let done = DispatchSemaphore(value: 0)
                nonisolated(unsafe) var sum = 0
                Task.detached {
                    sum = await withTaskGroup(of: Int.self) { group in
                        for i in 1...a { group.addTask { await Task.yield(); return i } }
                        return await group.reduce(0, +)
                    }
                    done.signal()
                }
                done.wait()
                return sum
            }
        }
        """, cases: (1...40).map { ([.int($0)], .int($0 * ($0 + 1) / 2)) }),
    Row(
      name: "helpers, a struct and globals beside the class", language: .swift, problem: number,
      source: """
        struct Pair { var a = 1 }
        let offset = 2
        func helper(_ n: Int) -> Int { n + offset }
        final class Solution { func f(_ a: Int) -> Int { helper(a) + Pair().a } }
        """, cases: [([4], 7)]),
    Row(
      name: "Swift 5 manners: shared mutable state", language: .swift, problem: number,
      source: """
        var calls = 0
        class Solution { static var seen = 0
          func f(_ a: Int) -> Int { calls += 1; Solution.seen = calls; return a } }
        """, cases: [([4], 4), ([5], 5)]),
    Row(
      name: "C's atexit, which no shared library offers", language: .swift, problem: number,
      source: """
        import Glibc
        class Solution { func f(_ a: Int) -> Int {
          atexit { print("late") }; at_quick_exit {}; return a } }
        """, cases: [([4], 4), ([5], 5)]),
    Row(
      name: "10,000 deep in Swift", language: .swift, problem: number,
      source: """
        class Solution { func f(_ a: Int) -> Int { a == 0 ? 0 : 1 + f(a - 1) } }
        """, cases: [([10_000], 10_000), ([100_000], 100_000)]),
    Row(
      name: "a list of 10,000 nodes, reversed recursively", language: .swift,
      problem: .function("f", [.listNode], .listNode),
      source: """
        class Solution { func f(_ a: ListNode?) -> ListNode? {
          guard let next = a?.next else { return a }
          let head = f(next); next.next = a; a?.next = nil; return head } }
        """,
      cases: [
        (
          [.array((0..<10_000).map { Value.int($0) })],
          .array((0..<10_000).reversed().map { Value.int($0) })
        )
      ]),
    Row(
      name: "10,000 deep in Python", language: .python, problem: number,
      source: """
        class Solution:
            def f(self, a):
                return 0 if a == 0 else 1 + self.f(a - 1)
        """, cases: [([10_000], 10_000), ([100_000], 100_000)]),
    Row(
      name: "the modules that LeetCode preloads", language: .python, problem: number,
      source: """
        class Solution:
            @lru_cache(None)
            def g(self, a):
                return inf
            def f(self, a: int) -> Optional[int]:
                d: DefaultDict[int, List[int]] = defaultdict(list)
                d[a].append(1)
                q = deque([a]); heapify(h := [3, 1]); heapq.heappush(h, 0)
                assert Counter("aa")["a"] == 2 and bisect_left([1, 2], 2) == 1
                assert math.gcd(4, 6) == 2 and list(accumulate([1, 2])) == [1, 3]
                assert reduce(lambda x, y: x * y, [2, 3]) == 6 and self.g(1) == float("inf")
                assert re.findall("a", "aa") and string.ascii_lowercase[0] == "a"
                assert random.randint(1, 1) == 1 and copy.deepcopy([1]) == [1]
                assert itertools.chain and functools.reduce and operator.add(1, 1) == 2
                assert collections.OrderedDict and bisect.bisect([1], 1) == 1
                return q[0]
        """, cases: [([4], 4)]),
    Row(
      name: "own ListNode in Python", language: .python, problem: list,
      source: """
        class ListNode:
            def __init__(self, val=0, next=None):
                self.val = val; self.next = next; self.mine = True
        class Solution:
            def f(self, a): return a.val if a.mine else 0
        """, cases: [([[3]], 3)]),
    Row(
      name: "a data class and a main guard", language: .python, problem: number,
      source: """
        @dataclass
        class Pair:
            a: int = 1
        class Solution:
            def f(self, a): return a + Pair().a
        if __name__ == "__main__":
            raise SystemExit(Solution().f(1))
        """, cases: [([4], 5)]),
    Row(
      name: "not a number and infinity", language: .python,
      problem: .function("f", [.list(.double)], .list(.string)),
      source: """
        class Solution:
            def f(self, a): return [str(x) for x in a]
        """, cases: [([[1, 2.5]], ["1.0", "2.5"])]),
  ]

  @Test(arguments: rows)
  func `it is accepted`(row: Row) async throws {
    let verdict = try await live.verdict(row.problem, row.language, row.source, row.cases)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }
}
