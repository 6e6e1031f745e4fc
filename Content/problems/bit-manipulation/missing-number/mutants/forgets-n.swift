// Bug: looks for 0 to n − 1 only, so a missing n is not noticed.
class Solution {
  func missingNumber(_ nums: [Int]) -> Int {
    let present = Set(nums)
    return nums.indices.first { !present.contains($0) } ?? 0
  }
}
