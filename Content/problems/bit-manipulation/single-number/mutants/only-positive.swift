// Bug: takes the XOR of magnitudes, so the sign is lost.
class Solution {
  func singleNumber(_ nums: [Int]) -> Int {
    nums.reduce(0) { $0 ^ abs($1) }
  }
}
