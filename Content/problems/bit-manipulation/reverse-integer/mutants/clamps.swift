// Bug: returns the nearest number that fits instead of 0.
class Solution {
  func reverse(_ x: Int) -> Int {
    var rest = x
    var turned = 0
    while rest != 0 {
      turned = turned * 10 + rest % 10
      rest /= 10
    }
    return Int(Int32(clamping: turned))
  }
}
