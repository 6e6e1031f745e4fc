// Bug: puts the interval aside that starts first instead of the one that ends first.
class Solution {
  func intervalIntersection(_ firstList: [[Int]], _ secondList: [[Int]]) -> [[Int]] {
    var shared: [[Int]] = []
    var (one, two) = (0, 0)
    while one < firstList.count, two < secondList.count {
      let start = max(firstList[one][0], secondList[two][0])
      let end = min(firstList[one][1], secondList[two][1])
      if start <= end { shared.append([start, end]) }
      if firstList[one][0] < secondList[two][0] { one += 1 } else { two += 1 }
    }
    return shared
  }
}
