import Catalogue
import Domain
import TestSupport
import Testing

struct JavaStarterTests {
  private func text(_ signature: Signature) -> String {
    var problem = Problem.twoSum
    problem.signature = signature
    return starter(for: problem, in: .java)
  }

  @Test func `a function gets LeetCode's signature and an answer that is wrong`() {
    #expect(
      starter(for: .twoSum, in: .java) == """
        class Solution {
            public int[] twoSum(int[] nums, int target) {
                return new int[0];
            }
        }

        """)
  }

  @Test func `an empty grid has one length`() {
    let grid = text(
      .function(FunctionSignature(name: "f", parameters: [], returns: .list(.list(.string)))))
    #expect(grid.contains("public String[][] f() {\n        return new String[0][];"))
  }

  @Test func `a list stands where LeetCode's Java has one`() {
    var function = FunctionSignature(
      name: "f",
      parameters: [
        Parameter(name: "a", type: .list(.list(.string)), isCollection: true),
        Parameter(name: "b", type: .list(.int)),
      ], returns: .list(.list(.int)))
    function.returnsCollection = true
    #expect(
      text(.function(function)).contains(
        "public List<List<Integer>> f(List<List<String>> a, int[] b) {\n"
          + "        return new ArrayList<>();"))
  }

  @Test func `a node's definition stands above, the oracle's class is the superclass`() {
    let function = FunctionSignature(
      name: "first", parameters: [Parameter(name: "head", type: .listNode)], returns: .int,
      oracle: Oracle(name: "isBad", host: "Versions", callLimit: 9))
    #expect(
      text(.function(function)) == """
        // The judge defines:
        // public class ListNode {
        //     public int val;
        //     public ListNode next;
        //     ListNode()
        //     ListNode(int val)
        //     ListNode(int val, ListNode next)
        // }
        // public class Versions {
        //     boolean isBad(int number);
        // }
        public class Solution extends Versions {
            public int first(ListNode head) {
                return 0;
            }
        }

        """)
  }

  @Test func `a design has its constructor and methods`() {
    let design = DesignSignature(
      className: "Store", constructor: [Parameter(name: "size", type: .int)],
      methods: [
        .init(name: "put", parameters: [Parameter(name: "key", type: .string)], returns: .void),
        .init(name: "get", parameters: [], returns: .bool),
      ])
    #expect(
      text(.design(design)) == """
        class Store {
            public Store(int size) {
            }

            public void put(String key) {
            }

            public boolean get() {
                return false;
            }
        }

        """)
  }
}
