// Bug: too slow: searches both sides for every column.
class Solution {
  func trap(_ height: [Int]) -> Int {
    var water = 0
    for column in 0..<height.count {
      var (left, right) = (0, 0)
      for other in 0...column { left = max(left, height[other]) }
      for other in column..<height.count { right = max(right, height[other]) }
      water += min(left, right) - height[column]
    }
    return water
  }
}
