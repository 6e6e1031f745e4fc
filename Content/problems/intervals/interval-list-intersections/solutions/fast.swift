// Idea: a position in each list; the interval that ends first is put aside. Time O(n + m).
class Solution {
  func intervalIntersection(_ firstList: [[Int]], _ secondList: [[Int]]) -> [[Int]] {
    var shared: [[Int]] = []
    var one = 0
    var two = 0
    while one < firstList.count, two < secondList.count {
      let start = max(firstList[one][0], secondList[two][0])
      let end = min(firstList[one][1], secondList[two][1])
      if start <= end { shared.append([start, end]) }
      if firstList[one][1] == end { one += 1 } else { two += 1 }
    }
    return shared
  }
}
