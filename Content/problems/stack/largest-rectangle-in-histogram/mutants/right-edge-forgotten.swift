// Bug: measures only bars that a lower one ends, so those that reach the right edge are lost.
class Solution {
  func largestRectangleArea(_ heights: [Int]) -> Int {
    var largest = 0
    var rising: [Int] = []
    for (place, height) in heights.enumerated() {
      while let top = rising.last, heights[top] >= height {
        rising.removeLast()
        largest = max(largest, heights[top] * (place - (rising.last ?? -1) - 1))
      }
      rising.append(place)
    }
    return largest
  }
}
