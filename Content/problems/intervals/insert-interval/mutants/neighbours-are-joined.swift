// Bug: takes [1, 2] and [3, 4] for neighbours that have to be joined.
class Solution {
  func insert(_ intervals: [[Int]], _ newInterval: [Int]) -> [[Int]] {
    var (start, end) = (newInterval[0], newInterval[1])
    let before = intervals.filter { $0[1] + 1 < start }
    let after = intervals.filter { $0[0] - 1 > end }
    for interval in intervals[before.count..<(intervals.count - after.count)] {
      start = min(start, interval[0])
      end = max(end, interval[1])
    }
    return before + [[start, end]] + after
  }
}
