import Catalogue
import Domain
import TestSupport
import Testing

struct RustStarterTests {
  private func text(_ signature: Signature) -> String {
    var problem = Problem.twoSum
    problem.signature = signature
    return starter(for: problem, in: .rust)
  }

  @Test func `a function gets LeetCode's signature and an answer that is wrong`() {
    #expect(
      starter(for: .twoSum, in: .rust) == """
        impl Solution {
            pub fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> {
                vec![]
            }
        }

        """)
  }

  @Test func `a tree's types are imported, and its definition stands above as a comment`() {
    let invert = text(
      .function(
        FunctionSignature(
          name: "invertTree", parameters: [Parameter(name: "root", type: .treeNode)],
          returns: .treeNode)))
    #expect(
      invert == """
        // The judge defines:
        // #[derive(Debug, PartialEq, Eq)]
        // pub struct TreeNode {
        //     pub val: i32,
        //     pub left: Option<Rc<RefCell<TreeNode>>>,
        //     pub right: Option<Rc<RefCell<TreeNode>>>,
        // }
        // impl TreeNode {
        //     pub fn new(val: i32) -> Self
        // }
        use std::cell::RefCell;
        use std::rc::Rc;

        impl Solution {
            pub fn invert_tree(root: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {
                None
            }
        }

        """)
  }

  @Test func `an oracle is asked through the solution itself`() {
    let firstBad = text(
      .function(
        FunctionSignature(
          name: "firstBadVersion",
          parameters: [
            Parameter(name: "n", type: .int), Parameter(name: "bad", type: .int, role: .secret),
          ], returns: .int,
          oracle: Oracle(name: "isBadVersion", host: "VersionControl", callLimit: 64))))
    #expect(
      firstBad == """
        // The judge defines:
        // impl Solution {
        //     pub fn isBadVersion(&self, n: i32) -> bool
        // }
        impl Solution {
            pub fn first_bad_version(&self, n: i32) -> i32 {
                0
            }
        }

        """)
  }

  @Test func `a design struct gets its constructor and every method`() {
    let cache = text(
      .design(
        DesignSignature(
          className: "LRUCache", constructor: [Parameter(name: "capacity", type: .int)],
          methods: [
            .init(
              name: "getAll", parameters: [Parameter(name: "key", type: .int)],
              returns: .list(.string))
          ])))
    #expect(
      cache == """
        struct LRUCache {
        }

        impl LRUCache {
            fn new(capacity: i32) -> Self {
                LRUCache {}
            }

            fn get_all(&self, key: i32) -> Vec<String> {
                vec![]
            }
        }

        """)
  }
}
