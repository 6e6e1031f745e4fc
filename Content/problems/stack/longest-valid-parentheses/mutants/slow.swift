// Bug: too slow: begins anew at every place.
class Solution {
  func longestValidParentheses(_ s: String) -> Int {
    let steps = s.utf8.map { $0 == UInt8(ascii: "(") ? 1 : -1 }
    var longest = 0
    for start in steps.indices {
      var depth = 0
      var end = start
      while end < steps.count, depth >= 0 {
        depth += steps[end]
        end += 1
        if depth == 0, end - start > longest { longest = end - start }
      }
    }
    return longest
  }
}
