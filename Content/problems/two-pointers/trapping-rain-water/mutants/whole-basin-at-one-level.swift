// Bug: closes a basin at the first column as high as its left wall, and loses the basins that never get that high again.
class Solution {
  func trap(_ height: [Int]) -> Int {
    var (water, waiting, wall) = (0, 0, 0)
    for column in height {
      if column >= wall {
        water += waiting
        waiting = 0
        wall = column
      } else {
        waiting += wall - column
      }
    }
    return water
  }
}
