// Idea: writes the number as a text of 32 binary digits and turns the text around. Time O(width).
class Solution {
  func reverseBits(_ n: Int) -> Int {
    let digits = String(n, radix: 2)
    let zeros = String(repeating: "0", count: 32 - digits.count)
    return Int(String((zeros + digits).reversed()), radix: 2)!
  }
}
