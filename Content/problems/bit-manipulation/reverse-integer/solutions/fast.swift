// Idea: appends digit after digit and looks before each whether there is room in 32 bits.
class Solution {
  func reverse(_ x: Int) -> Int {
    var rest = x.magnitude
    var turned: UInt = 0
    while rest > 0 {
      // The tenth digit is 1 or 2, so it needs no look of its own.
      if turned > 214_748_364 { return 0 }
      turned = turned * 10 + rest % 10
      rest /= 10
    }
    return x < 0 ? -Int(turned) : Int(turned)
  }
}
