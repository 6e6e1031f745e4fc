// Bug: too slow: counts up to n and follows every step in the row that is turned around.
class Solution {
  func reverseBits(_ n: Int) -> Int {
    var result = 0
    var number = 0
    while number < n {
      number += 1
      // Adding 1 from the other end: ones in front become zeros, the next 0 becomes 1.
      var digit = 1 << 31
      while result & digit != 0 {
        result ^= digit
        digit >>= 1
      }
      result ^= digit
    }
    return result
  }
}
