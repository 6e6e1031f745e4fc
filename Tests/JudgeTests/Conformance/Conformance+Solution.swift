import Domain

extension Conformance {
  /// Some of LeetCode's design classes have the name that functions stand in elsewhere.
  static let solutionClass = Conformance(
    name: "a design class called Solution",
    problem: .made(
      .design(
        DesignSignature(
          className: "Solution", constructor: [Parameter(name: "w", type: .list(.int))],
          methods: [
            .init(name: "pickIndex", parameters: [Parameter(name: "at", type: .int)], returns: .int)
          ])), .replay),
    sources: [
      .swift: """
      class Solution {
          private let w: [Int]
          init(_ w: [Int]) { self.w = w }
          func pickIndex(_ at: Int) -> Int { w[at] }
      }
      """,
      .python: """
      class Solution:
          def __init__(self, w: List[int]): self.w = w
          def pickIndex(self, at: int) -> int: return self.w[at]
      """,
      .cpp: """
      class Solution {
          vector<int> w;
      public:
          Solution(vector<int>& w) : w(w) {}
          int pickIndex(int at) { return w[at]; }
      };
      """,
      .java: """
      class Solution {
          private final int[] w;
          public Solution(int[] w) { this.w = w; }
          public int pickIndex(int at) { return w[at]; }
      }
      """,
      .javascript: """
      var Solution = function(w) { this.w = w; };
      Solution.prototype.pickIndex = function(at) { return this.w[at]; };
      """,
      .go: """
      type Solution struct{ w []int }
      func Constructor(w []int) Solution { return Solution{w} }
      func (this *Solution) PickIndex(at int) int { return this.w[at] }
      """,
      .rust: """
      struct Solution { w: Vec<i32> }
      impl Solution {
          fn new(w: Vec<i32>) -> Self { Solution { w } }
          fn pick_index(&self, at: i32) -> i32 { self.w[at as usize] }
      }
      """,
    ],
    cases: [([["Solution", "pickIndex", "pickIndex"], [[[5, 7]], [1], [0]]], [nil, 7, 5])])
}
