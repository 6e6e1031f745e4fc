// Idea: goes through all intervals for every query. Time O(n · m).
class Solution {
  func minInterval(_ intervals: [[Int]], _ queries: [Int]) -> [Int] {
    queries.map { query in
      let fitting = intervals.filter { $0[0] <= query && query <= $0[1] }
      return fitting.map { $0[1] - $0[0] + 1 }.min() ?? -1
    }
  }
}
