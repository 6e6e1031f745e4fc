// Bug: collects each group in a set, so a word that occurs twice is returned once.
class Solution {
  func groupAnagrams(_ strs: [String]) -> [[String]] {
    var groups: [[UInt8]: Set<String>] = [:]
    for word in strs { groups[word.utf8.sorted(), default: []].insert(word) }
    return groups.values.map(Array.init)
  }
}
