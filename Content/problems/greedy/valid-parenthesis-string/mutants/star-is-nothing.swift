// Bug: leaves all stars out.
class Solution {
  func checkValidString(_ s: String) -> Bool {
    var depth = 0
    for sign in s where sign != "*" {
      depth += sign == "(" ? 1 : -1
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
