// Bug: loses the sign.
class Solution {
  func reverse(_ x: Int) -> Int {
    let text = String(String(abs(x)).reversed())
    return Int(Int32(text) ?? 0)
  }
}
