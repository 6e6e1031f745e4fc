// Bug: a star is one of the two brackets, never nothing.
class Solution {
  func checkValidString(_ s: String) -> Bool {
    var least = 0
    var greatest = 0
    for sign in s {
      least += sign == "(" ? 1 : -1
      greatest += sign == ")" ? -1 : 1
      if greatest < 0 { return false }
      if least < 0 { least += 2 }
    }
    return least == 0 && s.count % 2 == 0
  }
}
