// Idea: takes the digits off the end and puts each behind the result. Time O(width).
class Solution {
  func reverseBits(_ n: Int) -> Int {
    var rest = n
    var result = 0
    for _ in 0..<32 {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
