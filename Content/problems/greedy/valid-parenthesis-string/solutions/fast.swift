// Idea: keeps the least and the greatest number of brackets that may be open. Time O(n), space
// O(1).
class Solution {
  func checkValidString(_ s: String) -> Bool {
    var least = 0
    var greatest = 0
    for sign in s {
      least = max(0, least + (sign == "(" ? 1 : -1))
      greatest += sign == ")" ? -1 : 1
      if greatest < 0 { return false }
    }
    return least == 0
  }
}
