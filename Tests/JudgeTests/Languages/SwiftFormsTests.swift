import Domain
import Testing

@testable import Judge

/// Sources as LeetCode accepts them, whatever shape their authors gave them.
struct SwiftFormsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var problem: Problem = .function("f", [.int], .int)
    var source: String
    var input: [Value] = [1]
    var expected: Value = 2
    /// What a warning says; nil where there is none.
    var warning: String?
    var testDescription: String { name }
  }

  private static let next = "func f(_ a: Int) -> Int { a + 1 }"
  private static let tree = Problem.function("f", [.treeNode], .treeNode)
  private static let list = Problem.function("f", [.listNode], .listNode)
  private static let graph = Problem.function("f", [.graphNode], .graphNode)
  private static let same = "class Solution { func f(_ n: %?) -> %? { n } }"
  private static let clone = """
    public class Solution {
      private var seen: [Node: Node] = [:]
      public func f(_ node: Node?) -> Node? {
        guard let node else { return nil }
        if let copy = seen[node] { return copy }
        let copy = Node(node.val)
        seen[node] = copy
        copy.neighbors = node.neighbors.map { f($0) }
        return copy
      }
    }
    """
  private static let hashable = """
    extension Node: Hashable {
      public static func == (one: Node, other: Node) -> Bool { one.val == other.val }
      public func hash(into hasher: inout Hasher) { hasher.combine(val) }
    }
    """

  private static func returning(_ type: String) -> String { same.replacing("%", with: type) }

  static let plain = [
    Row(name: "structure", source: "struct Solution { \(next) }"),
    Row(
      name: "a structure that changes itself",
      source: "struct Solution { var n = 1; mutating func f(_ a: Int) -> Int { n += a; return n } }"
    ),
    Row(
      name: "a design that is a structure", problem: .made(.counter, .replay),
      source: """
        struct Counter {
          var past: [Int] = [], all = 0
          init(_ start: Int) { all = start }
          mutating func add(_ amount: Int, _ label: String) { all += amount; past.append(all) }
          func total() -> Int { all }
          func history() -> [Int] { past }
        }
        """,
      input: [["Counter", "add", "total"], [[5], [2, "a"], []]], expected: [nil, nil, 7]),
    Row(name: "final class", source: "final class Solution { \(next) }"),
    Row(name: "public", source: "public class Solution { public init() {}; public \(next) }"),
    Row(name: "extension", source: "class Solution {}\nextension Solution { \(next) }"),
    Row(
      name: "helpers beside it",
      source: """
        private class Helper { static let one = 1 }
        fileprivate func helped(_ a: Int) -> Int { a + Helper.one }
        let limit = 5
        var calls = 0
        class Solution { func f(_ a: Int) -> Int { calls += limit; return helped(a) } }
        """),
    Row(
      name: "a byte order mark, tabs, CRLF",
      source: "\u{FEFF}import Foundation\r\nclass Solution {\r\n\t\(next)\r\n}\r\n"),
    Row(
      name: "calls at the end",
      source: """
        class Solution { \(next) }
        let solution = Solution()
        print(solution.f(1))
        for number in 0..<2 { print(number) }
        """, warning: "it doesn't run"),
    Row(
      name: "a main type at the end",
      source: "class Solution { \(next) }\n@main struct Main { static func main() { print(1) } }"),
    Row(
      name: "a class without an initializer",
      problem: .made(.codec, .roundTrip(encode: "serialize", decode: "deserialize")),
      source: """
        class Codec {
          func serialize(_ root: TreeNode?) -> String { root.map { "\\($0.val)" } ?? "" }
          func deserialize(_ data: String) -> TreeNode? { Int(data).map { TreeNode($0) } }
        }
        """, input: [[7]], expected: [7]),
  ]

  static let nodes = [
    Row(
      name: "an own tree node", problem: tree,
      source: """
        public class TreeNode {
          public var val: Int
          public var left: TreeNode?
          public var right: TreeNode?
          public init() { self.val = 0; self.left = nil; self.right = nil; }
          public init(_ val: Int) { self.val = val; self.left = nil; self.right = nil; }
        }
        """ + "\n" + returning("TreeNode"), input: [[1, 2]], expected: [1, 2]),
    Row(
      name: "a tree node made hashable", problem: tree,
      source: """
        extension TreeNode: Hashable {
          public static func == (one: TreeNode, other: TreeNode) -> Bool { one === other }
          public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        """ + "\n" + returning("TreeNode"), input: [[1, 2]], expected: [1, 2]),
    Row(
      name: "a list node with a description", problem: list,
      source: """
        extension ListNode: CustomStringConvertible {
          public var description: String { "\\(val)" }
          convenience init(twice val: Int) { self.init(2 * val) }
        }
        """ + "\n" + returning("ListNode"), input: [[1, 2]], expected: [1, 2]),
    Row(name: "public", problem: graph, source: clone, input: [[[2], [1]]], expected: [[2], [1]]),
    Row(
      name: "a node made hashable", problem: graph, source: clone + "\n" + hashable,
      input: [[[2], [1]]], expected: [[2], [1]]),
    Row(
      name: "a node with a member more", problem: graph,
      source: clone + "\nextension Node { var twice: Int { 2 * val } }", input: [[[2], [1]]],
      expected: [[2], [1]]),
  ]

  @Test(arguments: plain + nodes)
  func `a solution may have any of these forms`(_ row: Row) async throws {
    let verdict = try await live.verdict(
      row.problem, .swift, row.source, [(row.input, row.expected)],
      isOptimised: true)
    #expect(verdict.verdict == .accepted, "\(verdict)")
    let said = verdict.diagnostics.map(\.message)
    #expect(said.count == (row.warning == nil ? 0 : 1), "\(said)")
    if let warning = row.warning { #expect(said.first?.contains(warning) == true, "\(said)") }
  }

  @Test(arguments: [
    ("let any: Any = a\nreturn (any as! String).count", "Could not cast value of type 'Int' to", 2),
    ("unowned let b = B()\nreturn b.a", "an object was already destroyed", 2),
    (
      "let b = B()\nchange(&b.list) { b.list[0] }\nreturn 0",
      "Simultaneous accesses to one variable", 2
    ),
    ("let line = readLine()!\nreturn line.count", "found nil while unwrapping", 1),
    ("let b: Int? = a > 0 ? nil : 1\nreturn b!", "found nil while unwrapping", 2),
  ])
  func `a trap is told with its line`(_ body: String, _ words: String, _ line: Int) async throws {
    let source = """
      class B { var a = 1; var list = [1] }
      func change(_ b: inout [Int], _ body: () -> Int) { b[0] = body() }
      class Solution { func f(_ a: Int) -> Int {
      \(body)
      } }
      """
    let verdict = try await live.verdict(
      .function("f", [.int], .int), .swift, source, [([1], 2)])
    #expect(verdict.verdict == .runtimeError)
    let note = verdict.cases.first?.note ?? ""
    #expect(note.contains(words), "\(note)")
    #expect(note.contains("(line \(line + 3))"), "\(note)")
    #expect(!note.contains("0x"))
    let isReading = verdict.diagnostics.contains { $0.message.contains("arrive as parameters") }
    #expect(isReading == body.contains("readLine"))
  }

  @Test(arguments: [false, true])
  func `recursion goes as deep as LeetCode's largest inputs`(_ isOptimised: Bool) async throws {
    let source = """
      final class Chain { var rest: Chain?; init(_ rest: Chain?) { self.rest = rest } }
      class Solution {
        var grid = [[Int]](repeating: [Int](repeating: 1, count: 300), count: 300)
        func length(_ node: ListNode?) -> Int { node.map { 1 + length($0.next) } ?? 0 }
        func flood(_ row: Int, _ column: Int) -> Int {
          guard grid.indices.contains(row), grid[row].indices.contains(column),
            grid[row][column] == 1 else { return 0 }
          grid[row][column] = 0
          return 1 + [(0, 1), (1, 0), (0, -1), (-1, 0)].map { flood(row + $0, column + $1) }
            .reduce(0, +)
        }
        func f(_ a: Int) -> Int {
          var chain: Chain?
          for _ in 0..<a { chain = Chain(chain) }
          chain = nil
          var head = ListNode(0)
          for number in 1..<a { head = ListNode(number, head) }
          let text = String(repeating: "ab,C d9.", count: a / 4)
          return length(head) + flood(0, 0) + text.replacing(/[^a-z0-9]/, with: "").count
        }
      }
      """
    let verdict = try await live.verdict(
      .function("f", [.int], .int, limits: Limits(cpuMilliseconds: 5000)), .swift, source,
      [([100_000], 290_000)], isOptimised: isOptimised)
    #expect(verdict.verdict == .accepted, "\(verdict)")
  }
}
