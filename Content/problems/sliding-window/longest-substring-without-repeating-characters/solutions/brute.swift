// Idea: from every beginning go right until a character repeats.
class Solution {
  func lengthOfLongestSubstring(_ s: String) -> Int {
    let characters = Array(s)
    return characters.indices.map { start in
      var seen = Set<Character>()
      return characters[start...].prefix { seen.insert($0).inserted }.count
    }.max() ?? 0
  }
}
