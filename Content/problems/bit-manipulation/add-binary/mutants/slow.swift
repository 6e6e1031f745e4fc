// Bug: too slow: puts each digit in front of the answer, which moves all others.
class Solution {
  func addBinary(_ a: String, _ b: String) -> String {
    var one = Array(a)
    var other = Array(b)
    var digits: [Character] = []
    var carry = 0
    while !one.isEmpty || !other.isEmpty || carry > 0 {
      let sum = (one.popLast() == "1" ? 1 : 0) + (other.popLast() == "1" ? 1 : 0) + carry
      digits.insert(sum % 2 == 1 ? "1" : "0", at: 0)
      carry = sum / 2
    }
    return String(digits)
  }
}
