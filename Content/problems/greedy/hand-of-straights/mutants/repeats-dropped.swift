// Bug: looks at each number once, however many cards bear it.
class Solution {
  func isNStraightHand(_ hand: [Int], _ groupSize: Int) -> Bool {
    if hand.count % groupSize != 0 { return false }
    let numbers = Set(hand).sorted()
    var length = 0
    for (index, number) in numbers.enumerated() {
      if length > 0, numbers[index - 1] + 1 != number { return false }
      length = (length + 1) % groupSize
    }
    return length == 0
  }
}
