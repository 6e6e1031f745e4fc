// Bug: turns the negative part round and puts it before the rest, without merging.
class Solution {
  func sortedSquares(_ nums: [Int]) -> [Int] {
    let negative = nums.filter { $0 < 0 }.reversed()
    return (negative + nums.filter { $0 >= 0 }).map { $0 * $0 }
  }
}
