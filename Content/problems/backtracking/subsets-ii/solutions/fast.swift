// Idea: for each different number take none, one, … or all of its copies.
class Solution {
  func subsetsWithDup(_ nums: [Int]) -> [[Int]] {
    var copies: [Int: Int] = [:]
    for number in nums { copies[number, default: 0] += 1 }
    var found: [[Int]] = [[]]
    for (number, most) in copies {
      found = found.flatMap { subset in
        (0...most).map { subset + [Int](repeating: number, count: $0) }
      }
    }
    return found
  }
}
