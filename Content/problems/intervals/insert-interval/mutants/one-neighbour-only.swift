// Bug: merges with the first interval that it meets and leaves the following ones as they are.
class Solution {
  func insert(_ intervals: [[Int]], _ newInterval: [Int]) -> [[Int]] {
    var answer: [[Int]] = []
    var (start, end) = (newInterval[0], newInterval[1])
    var isPlaced = false
    for interval in intervals {
      if isPlaced || interval[1] < start {
        answer.append(interval)
      } else if interval[0] > end {
        answer += [[start, end], interval]
        isPlaced = true
      } else {
        start = min(start, interval[0])
        end = max(end, interval[1])
        answer.append([start, end])
        isPlaced = true
      }
    }
    return isPlaced ? answer : answer + [[start, end]]
  }
}
