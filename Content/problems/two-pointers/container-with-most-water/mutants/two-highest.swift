// Bug: takes the two highest walls.
class Solution {
  func maxArea(_ height: [Int]) -> Int {
    let order = height.indices.sorted { (height[$0], $0) > (height[$1], $1) }
    return abs(order[0] - order[1]) * height[order[1]]
  }
}
