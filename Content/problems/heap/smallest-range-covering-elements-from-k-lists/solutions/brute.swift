// Idea: each number as the beginning; the end is what the other lists need at least.
class Solution {
  func smallestRange(_ nums: [[Int]]) -> [Int] {
    var best = [0, Int.max]
    for begin in Set(nums.joined()).sorted() {
      let needed = nums.map { list in list.first { $0 >= begin } ?? Int.max }
      let end = needed.max()!
      if end < Int.max, best[1] == Int.max || end - begin < best[1] - best[0] {
        best = [begin, end]
      }
    }
    return best
  }
}
