// Bug: too slow: looks through the whole second list for every interval of the first.
class Solution {
  func intervalIntersection(_ firstList: [[Int]], _ secondList: [[Int]]) -> [[Int]] {
    var shared: [[Int]] = []
    for one in firstList {
      for two in secondList {
        let start = max(one[0], two[0])
        let end = min(one[1], two[1])
        if start <= end { shared.append([start, end]) }
      }
    }
    return shared
  }
}
