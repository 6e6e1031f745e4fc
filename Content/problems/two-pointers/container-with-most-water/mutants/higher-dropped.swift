// Bug: drops the higher wall instead of the lower one.
class Solution {
  func maxArea(_ height: [Int]) -> Int {
    var (left, right) = (0, height.count - 1)
    var best = 0
    while left < right {
      best = max(best, (right - left) * min(height[left], height[right]))
      if height[left] > height[right] { left += 1 } else { right -= 1 }
    }
    return best
  }
}
