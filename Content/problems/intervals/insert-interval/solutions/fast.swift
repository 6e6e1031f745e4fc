// Idea: keeps what lies before and behind, and melts all in between into the new one. Time O(n).
class Solution {
  func insert(_ intervals: [[Int]], _ newInterval: [Int]) -> [[Int]] {
    var (start, end) = (newInterval[0], newInterval[1])
    var before: [[Int]] = []
    var after: [[Int]] = []
    for interval in intervals {
      if interval[1] < start {
        before.append(interval)
      } else if interval[0] > end {
        after.append(interval)
      } else {
        start = min(start, interval[0])
        end = max(end, interval[1])
      }
    }
    return before + [[start, end]] + after
  }
}
