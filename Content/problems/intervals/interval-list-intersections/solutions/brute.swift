// Idea: takes every interval of the one list with every one of the other. Time O(n · m).
class Solution {
  func intervalIntersection(_ firstList: [[Int]], _ secondList: [[Int]]) -> [[Int]] {
    firstList.flatMap { one in
      secondList.map { [max(one[0], $0[0]), min(one[1], $0[1])] }.filter { $0[0] <= $0[1] }
    }
  }
}
