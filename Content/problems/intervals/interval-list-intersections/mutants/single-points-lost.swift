// Bug: drops intersections of a single point.
class Solution {
  func intervalIntersection(_ firstList: [[Int]], _ secondList: [[Int]]) -> [[Int]] {
    firstList.flatMap { one in
      secondList.map { [max(one[0], $0[0]), min(one[1], $0[1])] }.filter { $0[0] < $0[1] }
    }
  }
}
