// Idea: adds digit by digit from the end with a carry. Time O(n), space O(n).
class Solution {
  func addBinary(_ a: String, _ b: String) -> String {
    let zero = UInt8(ascii: "0")
    var one = Array(a.utf8)
    var other = Array(b.utf8)
    var digits: [UInt8] = []
    var carry: UInt8 = 0
    while !one.isEmpty || !other.isEmpty || carry > 0 {
      let sum = (one.popLast() ?? zero) - zero + (other.popLast() ?? zero) - zero + carry
      digits.append(sum % 2 + zero)
      carry = sum / 2
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }
}
