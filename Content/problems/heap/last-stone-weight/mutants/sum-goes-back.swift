// Bug: counts on nothing but odd and even: returns what is left of the sum of all weights.
class Solution {
  func lastStoneWeight(_ stones: [Int]) -> Int {
    if stones.count == 1 { return stones[0] }
    return stones.reduce(0, +) % 2
  }
}
