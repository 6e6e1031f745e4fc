// Bug: begins a new window at the repeated character instead of behind its last place.
class Solution {
  func lengthOfLongestSubstring(_ s: String) -> Int {
    var inside = Set<Character>()
    var longest = 0
    for character in s {
      if inside.contains(character) { inside = [] }
      inside.insert(character)
      longest = max(longest, inside.count)
    }
    return longest
  }
}
