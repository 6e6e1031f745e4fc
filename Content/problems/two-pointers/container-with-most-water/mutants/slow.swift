// Bug: too slow: computes the area of every pair.
class Solution {
  func maxArea(_ height: [Int]) -> Int {
    var best = 0
    for left in 0..<height.count {
      var right = height.count - 1
      while right > left {
        best = max(best, (right - left) * min(height[left], height[right]))
        right -= 1
      }
    }
    return best
  }
}
