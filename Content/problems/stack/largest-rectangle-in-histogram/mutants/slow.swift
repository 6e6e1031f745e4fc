// Bug: too slow: walks to both sides from each bar.
class Solution {
  func largestRectangleArea(_ heights: [Int]) -> Int {
    var largest = 0
    for bar in heights.indices {
      var (first, last) = (bar, bar)
      while first > 0, heights[first - 1] >= heights[bar] { first -= 1 }
      while last + 1 < heights.count, heights[last + 1] >= heights[bar] { last += 1 }
      largest = max(largest, heights[bar] * (last - first + 1))
    }
    return largest
  }
}
