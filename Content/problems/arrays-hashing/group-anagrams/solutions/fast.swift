// Idea: the counts of the 26 letters are the key of a group.
class Solution {
  func groupAnagrams(_ strs: [String]) -> [[String]] {
    var groups: [[UInt8]: [String]] = [:]
    for word in strs {
      var counts = [UInt8](repeating: 0, count: 26)
      for letter in word.utf8 { counts[Int(letter - UInt8(ascii: "a"))] += 1 }
      groups[counts, default: []].append(word)
    }
    return Array(groups.values)
  }
}
