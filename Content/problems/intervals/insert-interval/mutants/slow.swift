// Bug: too slow: adds the intervals one by one and compares each with all that are there.
class Solution {
  func insert(_ intervals: [[Int]], _ newInterval: [Int]) -> [[Int]] {
    var answer: [(start: Int, end: Int)] = []
    for interval in intervals + [newInterval] {
      var merged = (start: interval[0], end: interval[1])
      var others: [(start: Int, end: Int)] = []
      for other in answer {
        if other.end < merged.start || other.start > merged.end {
          others.append(other)
        } else {
          merged = (min(merged.start, other.start), max(merged.end, other.end))
        }
      }
      answer = others + [merged]
    }
    return answer.sorted { $0.start < $1.start }.map { [$0.start, $0.end] }
  }
}
