// Bug: in one order, keeps the end of the interval before instead of the farthest one.
class Solution {
  func intervalIntersection(_ firstList: [[Int]], _ secondList: [[Int]]) -> [[Int]] {
    var shared: [[Int]] = []
    var last = -1
    for interval in (firstList + secondList).sorted(by: { $0[0] < $1[0] }) {
      if interval[0] <= last { shared.append([interval[0], min(interval[1], last)]) }
      last = interval[1]
    }
    return shared
  }
}
