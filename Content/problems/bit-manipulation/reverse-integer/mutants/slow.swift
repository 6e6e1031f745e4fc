// Bug: too slow: counts up until a number is found that reads backwards as x.
class Solution {
  func reverse(_ x: Int) -> Int {
    var wanted = abs(x)
    if wanted == 0 { return 0 }
    while wanted % 10 == 0 { wanted /= 10 }
    for candidate in 1...2_147_483_647 {
      var rest = candidate
      var turned = 0
      while rest > 0 {
        turned = turned * 10 + rest % 10
        rest /= 10
      }
      if turned == wanted { return x < 0 ? -candidate : candidate }
    }
    return 0
  }
}
