// Bug: ends the merged interval where the last absorbed one ends, even if the new one is longer.
class Solution {
  func insert(_ intervals: [[Int]], _ newInterval: [Int]) -> [[Int]] {
    var (start, end) = (newInterval[0], newInterval[1])
    let before = intervals.filter { $0[1] < start }
    let after = intervals.filter { $0[0] > end }
    let absorbed = intervals[before.count..<(intervals.count - after.count)]
    if let first = absorbed.first, let last = absorbed.last {
      start = min(start, first[0])
      end = last[1]
    }
    return before + [[start, end]] + after
  }
}
