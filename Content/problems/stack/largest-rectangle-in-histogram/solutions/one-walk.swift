// Idea: a stack of rising bars; a lower bar ends those on top and measures them.
class Solution {
  func largestRectangleArea(_ heights: [Int]) -> Int {
    var largest = 0
    var rising: [Int] = []
    for (place, height) in (heights + [0]).enumerated() {
      while let top = rising.last, heights[top] >= height {
        rising.removeLast()
        let before = rising.last ?? -1
        largest = max(largest, heights[top] * (place - before - 1))
      }
      rising.append(place)
    }
    return largest
  }
}
