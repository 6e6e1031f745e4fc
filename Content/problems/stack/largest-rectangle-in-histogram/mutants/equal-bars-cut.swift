// Bug: equally high bars end each other on both sides.
class Solution {
  func largestRectangleArea(_ heights: [Int]) -> Int {
    func widths(_ heights: [Int]) -> [Int] {
      var blocks: [(height: Int, width: Int)] = []
      return heights.map { height in
        var width = 1
        while let last = blocks.last, last.height > height {
          width += last.width
          blocks.removeLast()
        }
        blocks.append((height, width))
        return width
      }
    }
    let left = widths(heights)
    let right = Array(widths(heights.reversed()).reversed())
    return heights.indices.map { heights[$0] * (left[$0] + right[$0] - 1) }.max()!
  }
}
