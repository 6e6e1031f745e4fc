// Idea: take a letter of one or two digits off the beginning, and read the rest in every way.
class Solution {
  func numDecodings(_ s: String) -> Int { ways(s[...]) }

  private func ways(_ rest: Substring) -> Int {
    if rest.isEmpty { return 1 }
    if rest.first == "0" { return 0 }
    let single = ways(rest.dropFirst())
    guard rest.count > 1, let pair = Int(rest.prefix(2)), pair <= 26 else { return single }
    return single + ways(rest.dropFirst(2))
  }
}
