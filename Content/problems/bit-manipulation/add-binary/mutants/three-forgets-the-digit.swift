// Bug: writes 0 whenever something is carried, although 1 + 1 with a carry gives 1.
class Solution {
  func addBinary(_ a: String, _ b: String) -> String {
    var one = Array(a)
    var other = Array(b)
    var digits: [Character] = []
    var carry = 0
    while !one.isEmpty || !other.isEmpty || carry > 0 {
      let sum = (one.popLast() == "1" ? 1 : 0) + (other.popLast() == "1" ? 1 : 0) + carry
      digits.append(sum == 1 ? "1" : "0")
      carry = sum >= 2 ? 1 : 0
    }
    return String(digits.reversed())
  }
}
