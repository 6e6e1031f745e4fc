// Bug: compares each number with itself as well.
class Solution {
  func containsDuplicate(_ nums: [Int]) -> Bool {
    for number in nums where nums.contains(number) { return true }
    return false
  }
}
