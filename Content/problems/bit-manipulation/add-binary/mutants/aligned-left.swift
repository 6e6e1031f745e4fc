// Bug: puts the zeros behind the shorter text instead of in front of it.
class Solution {
  func addBinary(_ a: String, _ b: String) -> String {
    let count = max(a.count, b.count)
    let one = Array(a) + Array(repeating: "0", count: count - a.count)
    let other = Array(b) + Array(repeating: "0", count: count - b.count)
    var digits: [Character] = []
    var carry = 0
    for place in (0..<count).reversed() {
      let sum = (one[place] == "1" ? 1 : 0) + (other[place] == "1" ? 1 : 0) + carry
      digits.append(sum % 2 == 1 ? "1" : "0")
      carry = sum / 2
    }
    if carry > 0 { digits.append("1") }
    return String(digits.reversed())
  }
}
