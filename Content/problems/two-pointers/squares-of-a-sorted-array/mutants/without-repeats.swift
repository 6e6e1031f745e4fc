// Bug: collects the squares in a set, so repeats are lost.
class Solution {
  func sortedSquares(_ nums: [Int]) -> [Int] { Set(nums.map { $0 * $0 }).sorted() }
}
