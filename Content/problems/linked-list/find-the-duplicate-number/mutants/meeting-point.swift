// Bug: returns where the two walkers meet, which is anywhere in the circle.
class Solution {
  func findDuplicate(_ nums: [Int]) -> Int {
    var slow = nums[0]
    var fast = nums[nums[0]]
    while slow != fast {
      slow = nums[slow]
      fast = nums[nums[fast]]
    }
    return slow
  }
}
