// Bug: too slow: sorts the stones anew in each round.
class Solution {
  func lastStoneWeight(_ stones: [Int]) -> Int {
    var left = stones
    while left.count > 1 {
      var sorted = Array(left.reversed())
      sorted.sort()
      let first = sorted.removeLast()
      let second = sorted.removeLast()
      left = sorted
      left.append(first - second)
    }
    return left[0]
  }
}
