// Bug: lets the higher of both walls hold the water.
class Solution {
  func trap(_ height: [Int]) -> Int {
    var levels = height
    for column in height.indices.dropFirst() {
      levels[column] = max(levels[column - 1], height[column])
    }
    var (water, wall) = (0, 0)
    for column in height.indices.reversed() {
      wall = max(wall, height[column])
      water += max(wall, levels[column]) - height[column]
    }
    return water
  }
}
