// Bug: begins groups in the order of the hand instead of with the smallest card.
class Solution {
  func isNStraightHand(_ hand: [Int], _ groupSize: Int) -> Bool {
    var left: [Int: Int] = [:]
    for card in hand { left[card, default: 0] += 1 }
    for first in hand where left[first, default: 0] > 0 {
      for card in first..<(first + groupSize) {
        guard let count = left[card], count > 0 else { return false }
        left[card] = count - 1
      }
    }
    return true
  }
}
