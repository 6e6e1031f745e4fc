// Bug: asks only whether there are enough stars for the surplus of one kind of bracket.
class Solution {
  func checkValidString(_ s: String) -> Bool {
    let opening = s.filter { $0 == "(" }.count
    let closing = s.filter { $0 == ")" }.count
    return abs(opening - closing) <= s.count - opening - closing
  }
}
