// Bug: too slow: counts the cards of a number anew, in the whole hand, whenever one is wanted.
class Solution {
  func isNStraightHand(_ hand: [Int], _ groupSize: Int) -> Bool {
    var used: [Int: Int] = [:]
    for first in hand.sorted() {
      if hand.filter({ $0 == first }).count == used[first, default: 0] { continue }
      for card in first..<(first + groupSize) {
        let count = hand.filter { $0 == card }.count
        if count == used[card, default: 0] { return false }
        used[card, default: 0] += 1
      }
    }
    return true
  }
}
