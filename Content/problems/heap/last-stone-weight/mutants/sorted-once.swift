// Bug: sorts once; what is left of a stone stays on top even if others are heavier.
class Solution {
  func lastStoneWeight(_ stones: [Int]) -> Int {
    var left = stones.sorted()
    while left.count > 1 {
      let first = left.removeLast()
      let second = left.removeLast()
      if first != second { left.append(abs(first - second)) }
    }
    return left.first ?? 0
  }
}
