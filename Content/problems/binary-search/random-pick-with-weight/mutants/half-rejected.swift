// Bug: draws the index first and then throws it away half of the time when it is light.
class Solution {
  private let weights: [Int]
  private let heaviest: Int

  init(_ w: [Int]) {
    weights = w
    heaviest = w.max()!
  }

  func pickIndex() -> Int {
    let index = Int.random(in: weights.indices)
    let isKept = weights[index] == heaviest || Bool.random()
    return isKept ? index : Int.random(in: weights.indices)
  }
}
