// Idea: extend only beginnings that can still become right.
class Solution {
  func generateParenthesis(_ n: Int) -> [String] {
    var found: [String] = []
    var path: [UInt8] = []

    func extend(_ toOpen: Int, _ toClose: Int) {
      if toClose == 0 { found.append(String(decoding: path, as: UTF8.self)) }
      if toOpen > 0 {
        path.append(UInt8(ascii: "("))
        extend(toOpen - 1, toClose)
        path.removeLast()
      }
      if toClose > toOpen {
        path.append(UInt8(ascii: ")"))
        extend(toOpen, toClose - 1)
        path.removeLast()
      }
    }

    extend(n, n)
    return found
  }
}
