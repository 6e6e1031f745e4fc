// Idea: from each bar to the right, with the lowest height so far. Time O(n²).
class Solution {
  func largestRectangleArea(_ heights: [Int]) -> Int {
    heights.indices.map { start in
      var (lowest, area) = (heights[start], 0)
      for end in start..<heights.count {
        lowest = min(lowest, heights[end])
        area = max(area, lowest * (end - start + 1))
      }
      return area
    }.max()!
  }
}
