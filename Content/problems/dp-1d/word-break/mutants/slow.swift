// Bug: too slow: searches the same rest of the text again and again.
class Solution {
  func wordBreak(_ s: String, _ wordDict: [String]) -> Bool {
    let letters = Array(s.utf8)
    let words = wordDict.map { Array($0.utf8) }

    func canEnd(_ rest: ArraySlice<UInt8>) -> Bool {
      rest.isEmpty
        || words.contains { rest.starts(with: $0) && canEnd(rest.dropFirst($0.count)) }
    }

    return canEnd(letters[...])
  }
}
