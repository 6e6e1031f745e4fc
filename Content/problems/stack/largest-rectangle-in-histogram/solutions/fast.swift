// Idea: for each bar the number of bars to both sides that are at least as high, by a stack.
class Solution {
  func largestRectangleArea(_ heights: [Int]) -> Int {
    let toTheLeft = widths(heights)
    let toTheRight = widths(heights.reversed())
    var largest = 0
    for (bar, height) in heights.enumerated() {
      let width = toTheLeft[bar] + toTheRight[heights.count - 1 - bar] - 1
      largest = max(largest, height * width)
    }
    return largest
  }

  private func widths(_ heights: [Int]) -> [Int] {
    var blocks: [(height: Int, width: Int)] = []
    return heights.map { height in
      var width = 1
      while let last = blocks.last, last.height >= height {
        width += last.width
        blocks.removeLast()
      }
      blocks.append((height, width))
      return width
    }
  }
}
