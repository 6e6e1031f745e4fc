// Bug: too slow: sorts by length, then looks for the first that contains the query, for each query.
class Solution {
  func minInterval(_ intervals: [[Int]], _ queries: [Int]) -> [Int] {
    let ordered = intervals.sorted { $0[1] - $0[0] < $1[1] - $1[0] }
    return queries.map { query in
      ordered.first { $0[0] <= query && query <= $0[1] }.map { $0[1] - $0[0] + 1 } ?? -1
    }
  }
}
