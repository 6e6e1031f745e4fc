// Bug: too slow: adds up the weights anew for each draw.
class Solution {
  private let weights: [Int]

  init(_ w: [Int]) {
    weights = w
  }

  func pickIndex() -> Int {
    var left = Int.random(in: 0..<weights.reduce(0, +))
    var index = 0
    while left >= weights[index] {
      left -= weights[index]
      index += 1
    }
    return index
  }
}
