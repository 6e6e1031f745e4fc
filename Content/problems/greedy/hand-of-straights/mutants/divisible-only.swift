// Bug: asks only whether the cards can be divided into groups of that size.
class Solution {
  func isNStraightHand(_ hand: [Int], _ groupSize: Int) -> Bool {
    hand.count % groupSize == 0
  }
}
