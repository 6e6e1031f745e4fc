// Idea: in ascending order, groups that wait for a number get its cards first. Time O(n log n).
class Solution {
  func isNStraightHand(_ hand: [Int], _ groupSize: Int) -> Bool {
    var counts: [Int: Int] = [:]
    for card in hand { counts[card, default: 0] += 1 }
    var begun: [Int: Int] = [:]
    var waiting = 0
    var awaited = 0
    for card in counts.keys.sorted() {
      if waiting > 0, card != awaited { return false }
      let count = counts[card, default: 0]
      if count < waiting { return false }
      begun[card] = count - waiting
      waiting = count - begun[card - groupSize + 1, default: 0]
      awaited = card + 1
    }
    return waiting == 0
  }
}
