// Bug: returns what two overlapping intervals cover together instead of what they share.
class Solution {
  func intervalIntersection(_ firstList: [[Int]], _ secondList: [[Int]]) -> [[Int]] {
    firstList.flatMap { one in
      secondList.filter { max(one[0], $0[0]) <= min(one[1], $0[1]) }
        .map { [min(one[0], $0[0]), max(one[1], $0[1])] }
    }
  }
}
