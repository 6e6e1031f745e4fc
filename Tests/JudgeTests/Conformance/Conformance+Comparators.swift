import Domain

extension Conformance {
  static let comparators: [Conformance] = [
    Conformance(
      name: "multiset(1)", problem: .function("f", [.list(.int)], .list(.int), .multiset(depth: 1)),
      sources: [
        .swift: "class Solution { func f(_ a: [Int]) -> [Int] { a.reversed() } }",
        .python: "class Solution:\n def f(self, a):\n  return a[::-1]",
        .cpp: """
        class Solution { public: vector<int> f(vector<int>& a) { return {a.rbegin(), a.rend()}; } };
        """,
        .java: """
        class Solution { public int[] f(int[] a) {
          int[] b = a.clone();
          for (int i = 0; i < a.length; i++) b[i] = a[a.length - 1 - i];
          return b; } }
        """,
        .javascript: "var f = function(a) { return a.reverse(); };",
        .go: """
        func f(a []int) []int {
        \tfor i, j := 0, len(a)-1; i < j; i, j = i+1, j-1 { a[i], a[j] = a[j], a[i] }
        \treturn a
        }
        """,
        .rust:
          "impl Solution { pub fn f(a: Vec<i32>) -> Vec<i32> { a.into_iter().rev().collect() } }",
      ],
      cases: [([[1, 2, 2]], [2, 1, 2]), ([[]], [])]),
    Conformance(
      name: "multiset(2)",
      problem: .function("f", [.list(.list(.int))], .list(.list(.int)), .multiset(depth: 2)),
      sources: [
        .swift: "class Solution { func f(_ a: [[Int]]) -> [[Int]] { a.reversed() } }",
        .python: "class Solution:\n def f(self, a):\n  return a[::-1]",
        .cpp: """
        class Solution { public: vector<vector<int>> f(vector<vector<int>>& a) {
          return {a.rbegin(), a.rend()}; } };
        """,
        .java: """
        class Solution { public int[][] f(int[][] a) {
          int[][] all = new int[a.length][];
          for (int i = 0; i < a.length; i++) all[a.length - 1 - i] = a[i];
          return all; } }
        """,
        .javascript: "var f = function(a) { return a.reverse(); };",
        .go: """
        func f(a [][]int) [][]int {
        \tif len(a) > 1 { a[0], a[1] = a[1], a[0] }
        \treturn a
        }
        """,
        .rust: """
        impl Solution { pub fn f(a: Vec<Vec<i32>>) -> Vec<Vec<i32>> { a.into_iter().rev().collect() } }
        """,
      ],
      cases: [([[[1, 2], [3]]], [[2, 1], [3]])]),
    Conformance(
      name: "float",
      problem: .function("f", [.double], .double, .float(absolute: 1e-5, relative: 1e-5)),
      sources: [
        .swift: "class Solution { func f(_ a: Double) -> Double { a / 3 } }",
        .python: "class Solution:\n def f(self, a):\n  return a / 3",
        .cpp: "class Solution { public: double f(double a) { return a / 3; } };",
        .java: "class Solution { public double f(double a) { return a / 3; } }",
        .javascript: "var f = function(a) { return a / 3; };",
        .go: "func f(a float64) float64 { return a / 3 }",
        .rust: "impl Solution { pub fn f(a: f64) -> f64 { a / 3.0 } }",
      ],
      cases: [([1], 0.333_333_3), ([.double(2)], 0.666_666_7)]),
    Conformance(
      name: "in place, a grid",
      problem: .function("f", [.list(.list(.int))], .void, inPlace: 0),
      sources: [
        .swift: """
        class Solution { func f(_ a: inout [[Int]]) { for i in a.indices { a[i].reverse() } } }
        """,
        .python: """
        class Solution:
            def f(self, a: List[List[int]]) -> None:
                for row in a: row.reverse()
        """,
        .cpp: """
        class Solution { public: void f(vector<vector<int>>& a) {
          for (auto& row : a) reverse(row.begin(), row.end()); } };
        """,
        .java: """
        class Solution { public void f(int[][] a) {
          for (int[] row : a) { int x = row[0]; row[0] = row[1]; row[1] = x; } } }
        """,
        .javascript: "var f = function(a) { for (const row of a) row.reverse(); };",
        .go: "func f(a [][]int) { for _, row := range a { row[0], row[1] = row[1], row[0] } }",
        .rust: """
        impl Solution { pub fn f(a: &mut Vec<Vec<i32>>) { for row in a.iter_mut() { row.reverse() } } }
        """,
      ],
      cases: [([[[1, 2], [3, 4]]], [[2, 1], [4, 3]]), ([[]], [])]),
    Conformance(
      name: "in place, a list of nodes",
      problem: .function("f", [.listNode], .void, inPlace: 0),
      sources: [
        .swift: "class Solution { func f(_ a: ListNode?) { a?.next = a?.next?.next } }",
        .python: "class Solution:\n def f(self, a):\n  a.next = a.next.next",
        .cpp: "class Solution { public: void f(ListNode* a) { a->next = a->next->next; } };",
        .java: "class Solution { public void f(ListNode a) { a.next = a.next.next; } }",
        .javascript: "var f = function(a) { a.next = a.next.next; };",
        .go: "func f(a *ListNode) { a.Next = a.Next.Next }",
        .rust: """
        impl Solution { pub fn f(a: &mut Option<Box<ListNode>>) {
          let node = a.as_mut().unwrap();
          let rest = node.next.take().unwrap();
          node.next = rest.next; } }
        """,
      ],
      cases: [([[1, 2, 3]], [1, 3])]),
    Conformance(
      name: "a checker",
      problem: .function(
        "f", [.string], .string, .checker(name: "longest-palindromic-substring")),
      sources: [
        .swift: "class Solution { func f(_ s: String) -> String { String(s.suffix(3)) } }",
        .python: "class Solution:\n def f(self, s): return s[-3:]",
        .cpp: "class Solution { public: string f(string s) { return s.substr(s.size() - 3); } };",
        .java: """
        class Solution { public String f(String s) { return s.substring(s.length() - 3); } }
        """,
        .javascript: "var f = function(s) { return s.slice(-3); };",
        .go: "func f(s string) string { return s[len(s)-3:] }",
        .rust: "impl Solution { pub fn f(s: String) -> String { s[s.len() - 3..].to_string() } }",
      ],
      cases: [(["bab-cdc"], "bab"), (["abc.aba"], nil)]),
    cycle, interactive, cloneGraph, copyRandomList, counter, solutionClass, codec, randomizedSet,
  ]
}
