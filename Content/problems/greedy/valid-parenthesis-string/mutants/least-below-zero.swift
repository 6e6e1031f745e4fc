// Bug: lets the least count fall below 0 and asks for 0 in between at the end.
class Solution {
  func checkValidString(_ s: String) -> Bool {
    var least = 0
    var greatest = 0
    for sign in s {
      least += sign == "(" ? 1 : -1
      greatest += sign == ")" ? -1 : 1
      if greatest < 0 { return false }
    }
    return least <= 0
  }
}
