// Bug: takes the interval that begins last among those that contain the query.
class Solution {
  func minInterval(_ intervals: [[Int]], _ queries: [Int]) -> [Int] {
    queries.map { query in
      let fitting = intervals.filter { $0[0] <= query && query <= $0[1] }
      return fitting.max { $0[0] < $1[0] }.map { $0[1] - $0[0] + 1 } ?? -1
    }
  }
}
