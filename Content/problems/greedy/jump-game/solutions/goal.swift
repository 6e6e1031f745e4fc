// Idea: from the right, the nearest position that leads to the end. Time O(n), space O(1).
class Solution {
  func canJump(_ nums: [Int]) -> Bool {
    var goal = nums.count - 1
    for place in nums.indices.reversed() where place + nums[place] >= goal { goal = place }
    return goal == 0
  }
}
