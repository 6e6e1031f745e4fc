import Catalogue
import Domain
import TestSupport
import Testing

struct GoStarterTests {
  private func text(_ signature: Signature) -> String {
    var problem = Problem.twoSum
    problem.signature = signature
    return starter(for: problem, in: .go)
  }

  private func function(
    _ parameters: [Parameter], _ returns: ValueType, inPlace: Int? = nil, oracle: Oracle? = nil
  ) -> Signature {
    .function(
      FunctionSignature(
        name: "solve", parameters: parameters, returns: returns, inPlace: inPlace, oracle: oracle))
  }

  @Test func `a function gets LeetCode's signature and an answer that is wrong`() {
    #expect(
      starter(for: .twoSum, in: .go) == """
        func twoSum(nums []int, target int) []int {
            return nil
        }

        """)
  }

  @Test(
    arguments: [
      (ValueType.bool, "bool", "false"), (.char, "byte", "' '"), (.string, "string", "\"\""),
      (.double, "float64", "0"), (.long, "int64", "0"), (.list(.list(.char)), "[][]byte", "nil"),
    ])
  func `each type has its name and its wrong answer`(type: ValueType, name: String, answer: String)
  {
    #expect(
      text(function([Parameter(name: "range", type: type)], type)) == """
        func solve(range_ \(name)) \(name) {
            return \(answer)
        }

        """)
  }

  @Test(
    arguments: [
      (ValueType.listNode, "ListNode", ["Val int", "Next *ListNode"]),
      (.treeNode, "TreeNode", ["Val int", "Left *TreeNode", "Right *TreeNode"]),
      (.graphNode, "Node", ["Val int", "Neighbors []*Node"]),
      (.randomNode, "Node", ["Val int", "Next *Node", "Random *Node"]),
    ])
  func `a node's definition stands above as a comment`(
    type: ValueType, name: String, fields: [String]
  ) {
    #expect(
      text(function([Parameter(name: "root", type: type)], type)) == """
        // The judge defines:
        // type \(name) struct {
        \(fields.map { "//     \($0)" }.joined(separator: "\n"))
        // }
        func solve(root *\(name)) *\(name) {
            return nil
        }

        """)
  }

  @Test func `an argument is changed in place, and an oracle is a function`() {
    #expect(
      text(
        function(
          [Parameter(name: "matrix", type: .list(.list(.int)))], .void, inPlace: 0,
          oracle: Oracle(name: "isBad", host: "Control", callLimit: 1))) == """
          // The judge defines:
          // func isBad(n int) bool
          func solve(matrix [][]int) {
              // Change matrix in place.
          }

          """)
  }

  @Test func `a type of its own gets its constructor and capital methods`() {
    let cache = Signature.design(
      DesignSignature(
        className: "LRUCache", constructor: [Parameter(name: "capacity", type: .int)],
        methods: [
          .init(name: "get", parameters: [Parameter(name: "key", type: .int)], returns: .int),
          .init(
            name: "put",
            parameters: [
              Parameter(name: "key", type: .int), Parameter(name: "value", type: .int),
            ], returns: .void),
          .init(name: "serialize", parameters: [], returns: .string),
        ]))
    #expect(
      text(cache) == """
        type LRUCache struct {
        }

        func Constructor(capacity int) LRUCache {
            return LRUCache{}
        }

        func (this *LRUCache) Get(key int) int {
            return 0
        }

        func (this *LRUCache) Put(key int, value int) {
        }

        func (this *LRUCache) serialize() string {
            return ""
        }

        """)
  }
}
