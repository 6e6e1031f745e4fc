// Idea: looks for the smallest card and takes it away with its successors. Time O(n²).
class Solution {
  func isNStraightHand(_ hand: [Int], _ groupSize: Int) -> Bool {
    var rest = hand
    while let first = rest.min() {
      for card in first..<(first + groupSize) {
        guard let place = rest.firstIndex(of: card) else { return false }
        rest.remove(at: place)
      }
    }
    return true
  }
}
