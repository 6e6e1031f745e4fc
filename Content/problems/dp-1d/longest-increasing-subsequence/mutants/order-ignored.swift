// Bug: counts the different numbers, as if their order did not matter.
class Solution {
  func lengthOfLIS(_ nums: [Int]) -> Int { Set(nums).count }
}
