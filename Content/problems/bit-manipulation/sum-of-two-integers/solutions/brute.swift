// Idea: one place after another with two digits and a carry, as on paper. Time O(width).
class Solution {
  func getSum(_ a: Int, _ b: Int) -> Int {
    var sum: UInt32 = 0
    var carry: UInt32 = 0
    for place in 0..<32 {
      let one = UInt32(truncatingIfNeeded: a >> place) & 1
      let other = UInt32(truncatingIfNeeded: b >> place) & 1
      sum |= (one ^ other ^ carry) << UInt32(place)
      carry = one & other | one & carry | other & carry
    }
    return Int(Int32(bitPattern: sum))
  }
}
