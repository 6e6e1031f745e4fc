// Bug: takes the middle of the list as it is given, without sorting.
class Solution {
  func majorityElement(_ nums: [Int]) -> Int { nums[nums.count / 2] }
}
