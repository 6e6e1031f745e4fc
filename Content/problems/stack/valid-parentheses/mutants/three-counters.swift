// Bug: keeps a counter for each kind: interleaved pairs like "([)]" slip through.
class Solution {
  func isValid(_ s: String) -> Bool {
    var round = 0
    var square = 0
    var curly = 0
    for bracket in s {
      switch bracket {
      case "(": round += 1
      case ")": round -= 1
      case "[": square += 1
      case "]": square -= 1
      case "{": curly += 1
      default: curly -= 1
      }
      if min(round, square, curly) < 0 { return false }
    }
    return round == 0 && square == 0 && curly == 0
  }
}
