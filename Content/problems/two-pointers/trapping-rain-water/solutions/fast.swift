// Idea: two pointers; the side with the lower wall knows its level.
class Solution {
  func trap(_ height: [Int]) -> Int {
    var (left, right) = (0, height.count - 1)
    var (leftWall, rightWall) = (0, 0)
    var water = 0
    while left <= right {
      if leftWall < rightWall {
        leftWall = max(leftWall, height[left])
        water += leftWall - height[left]
        left += 1
      } else {
        rightWall = max(rightWall, height[right])
        water += rightWall - height[right]
        right -= 1
      }
    }
    return water
  }
}
