// Bug: stops a group one card early.
class Solution {
  func isNStraightHand(_ hand: [Int], _ groupSize: Int) -> Bool {
    if hand.count % groupSize != 0 { return false }
    var left: [Int: Int] = [:]
    for card in hand { left[card, default: 0] += 1 }
    for first in hand.sorted() where left[first, default: 0] > 0 {
      for card in first..<max(first + 1, first + groupSize - 1) {
        guard let count = left[card], count > 0 else { return false }
        left[card] = count - 1
      }
    }
    return true
  }
}
