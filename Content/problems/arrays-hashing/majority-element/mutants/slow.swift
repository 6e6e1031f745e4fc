// Bug: too slow: counts every number in the whole list until one has the majority.
class Solution {
  func majorityElement(_ nums: [Int]) -> Int {
    for candidate in nums where nums.filter({ $0 == candidate }).count > nums.count / 2 {
      return candidate
    }
    return 0
  }
}
