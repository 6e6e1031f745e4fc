// Bug: compares only the highest bar alone with the lowest height over all bars.
class Solution {
  func largestRectangleArea(_ heights: [Int]) -> Int {
    max(heights.max()!, heights.min()! * heights.count)
  }
}
