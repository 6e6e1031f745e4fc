// Bug: leaves out both ends where leaving out one of them is enough.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    if nums.count <= 3 { return nums.max()! }
    var (skipped, taken) = (0, 0)
    for money in nums.dropFirst().dropLast() {
      (skipped, taken) = (max(skipped, taken), skipped + money)
    }
    return max(skipped, taken)
  }
}
