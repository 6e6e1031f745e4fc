import Catalogue
import Domain
import TestSupport
import Testing

struct StarterTests {
  private func problem(_ signature: Signature) -> Problem {
    var problem = Problem.twoSum
    problem.signature = signature
    return problem
  }

  @Test func `a function gets LeetCode's signature and an answer that is wrong`() {
    #expect(
      starter(for: .twoSum, in: .swift) == """
        class Solution {
            func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
                return []
            }
        }

        """)
    #expect(
      starter(for: .twoSum, in: .python) == """
        class Solution:
            def twoSum(self, nums: List[int], target: int) -> List[int]:
                pass

        """)
  }

  @Test func `an argument that is changed in place is inout in Swift`() {
    let rotate = problem(
      .function(
        FunctionSignature(
          name: "rotate", parameters: [Parameter(name: "matrix", type: .list(.list(.int)))],
          returns: .void, inPlace: 0)))
    #expect(
      starter(for: rotate, in: .swift) == """
        class Solution {
            func rotate(_ matrix: inout [[Int]]) {
                // Change matrix in place.
            }
        }

        """)
    #expect(
      starter(for: rotate, in: .python) == #"""
        class Solution:
            def rotate(self, matrix: List[List[int]]) -> None:
                """
                Do not return anything, modify matrix in-place instead.
                """
                pass

        """#)
  }

  @Test func `a node's definition stands above as a comment, and roles stay out`() {
    let cycle = problem(
      .function(
        FunctionSignature(
          name: "hasCycle",
          parameters: [
            Parameter(name: "head", type: .listNode),
            Parameter(name: "pos", type: .int, role: .cycle(of: "head")),
          ], returns: .bool)))
    #expect(
      starter(for: cycle, in: .swift) == """
        // The judge defines:
        // public class ListNode {
        //     public var val: Int
        //     public var next: ListNode?
        //     public init()
        //     public init(_ val: Int)
        //     public init(_ val: Int, _ next: ListNode?)
        // }
        class Solution {
            func hasCycle(_ head: ListNode?) -> Bool {
                return false
            }
        }

        """)
    #expect(
      starter(for: cycle, in: .python) == """
        # The judge defines:
        # class ListNode:
        #     def __init__(self, val=0, next=None):
        #         self.val = val
        #         self.next = next
        class Solution:
            def hasCycle(self, head: Optional[ListNode]) -> bool:
                pass

        """)
  }

  static let older = [
    ("goodNodes", "def goodNodes(self, root: TreeNode) -> Optional[TreeNode]:"),
    ("lowestCommonAncestor", "def lowestCommonAncestor(self, root: 'TreeNode') -> 'TreeNode':"),
    ("invertTree", "def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:"),
  ]

  @Test(arguments: older)
  func `Python's older templates know no Optional`(name: String, declaration: String) {
    let function = FunctionSignature(
      name: name, parameters: [Parameter(name: "root", type: .treeNode)], returns: .treeNode)
    #expect(function.declaration(in: .python) == declaration)
  }

  @Test func `an oracle is a superclass in Swift and a function in Python`() {
    let firstBad = problem(
      .function(
        FunctionSignature(
          name: "firstBadVersion",
          parameters: [
            Parameter(name: "n", type: .int), Parameter(name: "bad", type: .int, role: .secret),
          ], returns: .int,
          oracle: Oracle(name: "isBadVersion", host: "VersionControl", callLimit: 64))))
    #expect(
      starter(for: firstBad, in: .swift) == """
        // The judge defines:
        // class VersionControl {
        //     func isBadVersion(_ n: Int) -> Bool
        // }
        class Solution : VersionControl {
            func firstBadVersion(_ n: Int) -> Int {
                return 0
            }
        }

        """)
    #expect(
      starter(for: firstBad, in: .python) == """
        # The judge defines:
        # def isBadVersion(version: int) -> bool:
        class Solution:
            def firstBadVersion(self, n: int) -> int:
                pass

        """)
  }

  @Test func `a design class gets its constructor and every method`() {
    let cache = problem(
      .design(
        DesignSignature(
          className: "LRUCache", constructor: [Parameter(name: "capacity", type: .int)],
          methods: [
            .init(
              name: "get", parameters: [Parameter(name: "key", type: .int)], returns: .int),
            .init(
              name: "put",
              parameters: [
                Parameter(name: "key", type: .int), Parameter(name: "value", type: .int),
              ], returns: .void),
          ])))
    #expect(
      starter(for: cache, in: .swift) == """
        class LRUCache {
            init(_ capacity: Int) {
            }

            func get(_ key: Int) -> Int {
                return 0
            }

            func put(_ key: Int, _ value: Int) {
            }
        }

        """)
    #expect(
      starter(for: cache, in: .python) == """
        class LRUCache:
            def __init__(self, capacity: int):
                pass

            def get(self, key: int) -> int:
                pass

            def put(self, key: int, value: int) -> None:
                pass


        # It is called as such:
        # obj = LRUCache(capacity)
        # param_1 = obj.get(key)
        # obj.put(key, value)

        """)
  }

  @Test func `a codec in Swift begins without an initializer`() {
    var codec = Problem.twoSum
    codec.signature = .design(
      DesignSignature(
        className: "Codec", constructor: [],
        methods: [
          .init(
            name: "encode", parameters: [Parameter(name: "strs", type: .list(.string))],
            returns: .string)
        ]))
    #expect(
      starter(for: codec, in: .swift) == """
        class Codec {
            func encode(_ strs: [String]) -> String {
                return ""
            }
        }

        """)
  }
}
