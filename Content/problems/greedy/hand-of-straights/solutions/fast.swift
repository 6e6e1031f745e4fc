// Idea: counts the numbers; the smallest card left always begins a group. Time O(n log n).
class Solution {
  func isNStraightHand(_ hand: [Int], _ groupSize: Int) -> Bool {
    var left: [Int: Int] = [:]
    for card in hand { left[card, default: 0] += 1 }
    for first in hand.sorted() where left[first, default: 0] > 0 {
      for card in first..<(first + groupSize) {
        guard let count = left[card], count > 0 else { return false }
        left[card] = count - 1
      }
    }
    return true
  }
}
