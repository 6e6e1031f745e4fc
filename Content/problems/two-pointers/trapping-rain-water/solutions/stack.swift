// Idea: a stack of falling columns; a higher one closes the basins on top in layers.
class Solution {
  func trap(_ height: [Int]) -> Int {
    var falling: [Int] = []
    var water = 0
    for (column, top) in height.enumerated() {
      while let floor = falling.last, height[floor] < top {
        falling.removeLast()
        guard let wall = falling.last else { break }
        water += (min(height[wall], top) - height[floor]) * (column - wall - 1)
      }
      falling.append(column)
    }
    return water
  }
}
