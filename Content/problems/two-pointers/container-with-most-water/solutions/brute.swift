// Idea: compute the area of every pair.
class Solution {
  func maxArea(_ height: [Int]) -> Int {
    var best = 0
    for left in height.indices {
      for right in height.indices.dropFirst(left + 1) {
        best = max(best, (right - left) * min(height[left], height[right]))
      }
    }
    return best
  }
}
