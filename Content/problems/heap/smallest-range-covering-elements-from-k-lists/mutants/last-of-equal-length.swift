// Bug: of equally long ranges returns the one that begins last.
class Solution {
  func smallestRange(_ nums: [[Int]]) -> [Int] {
    var best: [Int]?
    for begin in Set(nums.joined()).sorted() {
      let needed = nums.compactMap { list in list.first { $0 >= begin } }
      guard needed.count == nums.count, let end = needed.max() else { continue }
      if best.map({ end - begin <= $0[1] - $0[0] }) ?? true { best = [begin, end] }
    }
    return best!
  }
}
