// Idea: all intervals by start; each shares with the farthest end before it. Time O(n log n).
class Solution {
  func intervalIntersection(_ firstList: [[Int]], _ secondList: [[Int]]) -> [[Int]] {
    var shared: [[Int]] = []
    var farthest = -1
    for interval in (firstList + secondList).sorted(by: { $0[0] < $1[0] }) {
      if interval[0] <= farthest { shared.append([interval[0], min(interval[1], farthest)]) }
      farthest = max(farthest, interval[1])
    }
    return shared
  }
}
