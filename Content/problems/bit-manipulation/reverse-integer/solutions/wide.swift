// Idea: takes the digits off by computing, in wider numbers, and looks at the end whether it fits.
class Solution {
  func reverse(_ x: Int) -> Int {
    var rest = x
    var turned = 0
    while rest != 0 {
      turned = turned * 10 + rest % 10
      rest /= 10
    }
    return Int32(exactly: turned) == nil ? 0 : turned
  }
}
