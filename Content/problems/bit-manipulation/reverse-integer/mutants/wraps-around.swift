// Bug: lets the result wrap around instead of returning 0.
class Solution {
  func reverse(_ x: Int) -> Int {
    var rest = Int32(x)
    var turned: Int32 = 0
    while rest != 0 {
      turned = turned &* 10 &+ rest % 10
      rest /= 10
    }
    return Int(turned)
  }
}
